"""Deleting one's data, and what one is told before one sits down."""

from __future__ import annotations

from kit.axe import by_day_and_by_night
from kit.clicks import table
from kit.visitor import PHONE, Visit


def test_one_deletes_ones_data_if_one_is_sure(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.called("Olena")
    made = table(visitor, "creation", [{"kind": "me"}, {"kind": "open"}], public=True)
    page = visitor.go("/mine")
    page.click("[data-erase] button")
    assert by_day_and_by_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.keyboard.press("Enter")  # the safe answer has the focus
    page.wait_for_selector("[data-erase-do]", state="detached")
    assert visitor.api("GET", "me")["name"] == "Olena"
    page.click("[data-erase] button")
    page.click("[data-erase-do]")
    page.wait_for_selector("[data-erase]", state="detached")
    assert page.evaluate("localStorage.getItem('mikrokosmos.name')") is None
    assert visitor.context.request.get(f"{visitor.address}/api/me").status == 401
    assert visitor.api("GET", f"tables/{made}")["table"]["status"] == "abandoned"


def test_whoever_is_invited_is_told_that_the_host_may_replace_who_is_idle(visit: Visit) -> None:
    host, guest, other = visit(), visit(size=PHONE), visit()
    host.called("Olena")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for agreed in (True, False):
        made = table(host, "creation", seats, replace_idle=agreed)
        link = host.api("POST", f"tables/{made}/invitations")["address"]
        page = guest.go(link.removeprefix(guest.address))
        page.wait_for_selector("[data-join]")
        assert page.locator("[data-replace-idle]").count() == agreed
        if agreed:
            assert by_day_and_by_night(page) == []
        page = host.go(f"/tables/{made}")
        page.wait_for_selector("main ol li")
        assert page.locator("[data-replace-idle]").count() == agreed
    page = other.go("/new")
    page.click("summary:has-text('Options')")
    assert page.locator("label:has-text('five minutes')").count() == 1
    page.select_option(".clock select", index=1)
    assert page.locator("label:has-text('five minutes')").count() == 0, "the clock decides then"
