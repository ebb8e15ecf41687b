"""The way to a table: invitations, what they say, and friendly pages for those that lead nowhere."""

from __future__ import annotations

from kit.axe import by_day_and_by_night
from kit.clicks import table
from kit.visitor import LANGUAGES, PHONE, Visit, Visitor

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


def invitation(host: Visitor, made: str) -> str:
    """A new invitation, as it could be sent."""
    return str(host.api("POST", f"tables/{made}/invitations")["address"]).replace("localhost", "127.0.0.1")


def test_an_invitation_says_who_invites_to_what_and_one_press_takes_a_seat(visit: Visit) -> None:
    host, guest, late = visit(), visit(size=PHONE), visit()
    made = table(host, "smallworld", [{"kind": "me"}, {"kind": "open"}], name="Olena")
    link = invitation(host, made)
    page = guest.page
    page.goto(link)
    page.wait_for_selector("[data-join]")
    assert page.inner_text("h1") == "Olena invites you to Small World"
    assert "#" not in page.url, "the key of a link does not stay in the address"
    assert page.locator("main button").count() == 1
    assert page.input_value("main input") != "", "nobody has to think of a name"
    assert by_day_and_by_night(page) == []
    for language in LANGUAGES:
        guest.speak(language)
        assert page.evaluate(TOO_WIDE) <= 0, language
    guest.speak("en")
    page.fill("main input", "Petr")
    page.click("[data-join]")
    page.wait_for_selector("li:has-text('Petr'):has-text('you')")
    seats = host.api("GET", f"tables/{made}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Olena", "Petr"]

    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector("li:has-text('Petr'):has-text('you')")  # who sits there is there at once
    late.page.goto(link)
    late.page.wait_for_selector("[data-join]:text('Watch')")


def test_a_worthless_link_and_an_unknown_table_say_what_to_do(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.forgiven = "404"
    made = table(host, "smallworld", [{"kind": "me"}, {"kind": "open"}])
    link = invitation(host, made)
    host.api("DELETE", f"tables/{made}/invitations")
    page = guest.page
    said = set()
    for address in (link, f"{guest.address}/tables/{made}", f"{guest.address}/tables/nowhere"):
        page.goto(address)
        page.wait_for_selector("main h1")
        said.add(page.inner_text("main h1"))
        ways = page.eval_on_selector_all("main a", "all => all.map(it => it.getAttribute('href'))")
        assert {"/lobby", "/new", "/"} == set(ways)
        assert "Ask" in page.inner_text("main")
    assert len(said) == 2, "a link is not a table"
    assert by_day_and_by_night(page) == []
    page.goto(f"{guest.address}/tables/{made}")
    page.wait_for_selector("main a[href='/lobby']")
    page.goto(invitation(host, made))  # a new key for the door one stands before
    page.wait_for_selector("[data-join]")
    host.go(f"/tables/{made}")
    host.page.click("main button.plain:text-matches('table', 'i')")
    host.page.wait_for_url(f"{host.address}/")
    host.go(f"/tables/{made}")
    host.page.wait_for_selector("main a[href='/lobby']")


def test_a_link_that_only_this_computer_can_open_says_so(visit: Visit) -> None:
    host = visit()
    made = table(host, "creation", [{"kind": "me"}, {"kind": "open"}])
    page = host.go(f"/tables/{made}")
    page.click("section button:not(.primary, .plain, li *)")
    page.wait_for_selector("[data-warning]")
    assert "--host" in page.inner_text("[data-warning]") and "public_url" in page.inner_text("[data-warning]")


def test_a_pasted_link_of_another_server_is_not_opened_as_a_table_of_this_one(visit: Visit) -> None:
    page = visit().go("/")
    page.fill("#link", "https://elsewhere.example/tables/abc#invite=mkinvite_x")
    page.keyboard.press("Enter")
    way = page.wait_for_selector("main a[href='https://elsewhere.example/tables/abc#invite=mkinvite_x']")
    assert way is not None and "elsewhere.example" in way.inner_text()
    assert page.url.endswith("/"), "nobody is taken anywhere without being asked"
    page.fill("#link", f"{page.url}lobby")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=alert]:not([hidden])")
    assert page.locator("main a[href^='https://elsewhere']").count() == 0
