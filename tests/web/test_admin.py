"""The admin's page: in by the key, an announcement for everybody, a game ended, a person banned; and off by default."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.admin import ADMIN_KEY
from kit.axe import by_day_and_by_night
from kit.clicks import table
from kit.serving import Server
from kit.visitor import LANGUAGES, PHONE, Visit, Visitor

ME_AND_NOVICE = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]


@pytest.fixture
def admin_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with an admin."""
    server = Server(tmp_path, ADMIN_KEY=ADMIN_KEY)
    server.choose_dice(request.node.name)
    server.start()
    yield server
    server.stop()


def logged_in(visitor: Visitor) -> None:
    """Tell the key."""
    page = visitor.go("/admin")
    page.fill("#admin-key", ADMIN_KEY)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-part='tables']")


def test_the_admin_announces_ends_a_game_and_bans(admin_server: Server, visit: Visit) -> None:
    admin, olena, phone = visit(admin_server), visit(admin_server), visit(admin_server, size=PHONE)
    olena.called("Olena")
    made = table(olena, "creation", ME_AND_NOVICE, public=True)
    playing = olena.go(f"/tables/{made}")
    playing.wait_for_selector("main")
    elsewhere = phone.go("/lobby")

    logged_in(admin)
    page = admin.page
    page.click("[data-part='site']")
    page.fill("[data-announce]", "Back at <b>eight</b>.")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-announcement]:has-text('Back at <b>eight</b>.')")
    playing.wait_for_selector("[data-announcement]:has-text('Back at <b>eight</b>.')")  # by its socket
    elsewhere.reload()
    elsewhere.wait_for_selector("[data-announcement]")
    assert elsewhere.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    elsewhere.click("[data-announcement] button")
    elsewhere.wait_for_selector("[data-announcement]", state="detached")

    page.click("[data-part='tables']")
    page.click(f"[data-table='{made}'] [data-end]")
    page.keyboard.type("The club closes.")
    page.keyboard.press("Enter")
    playing.wait_for_selector("h1:has-text('ended this game')")
    assert "The club closes." in playing.inner_text("main")
    page.wait_for_selector(f"[data-table='{made}'] [data-end]", state="detached")

    other = table(olena, "creation", ME_AND_NOVICE, public=True)
    playing = olena.go(f"/tables/{other}")
    playing.wait_for_selector("main")
    page.click("[data-part='people']")
    page.click("[data-person='Olena'] [data-ban]")
    page.click("[data-confirm]")
    playing.wait_for_selector("[data-banned]")
    olena.forgiven = "403"
    playing = olena.go("/lobby")
    playing.wait_for_selector("[data-banned]")
    page.click("[data-person='Olena'] [data-unban]")
    page.wait_for_selector("[data-person='Olena'] [data-ban]")
    playing = olena.go("/mine")
    playing.wait_for_selector("[data-erase]")


def test_a_table_is_deleted_if_one_is_sure_and_who_is_there_is_told(admin_server: Server, visit: Visit) -> None:
    admin, olena = visit(admin_server, size=PHONE), visit(admin_server)
    olena.called("Olena")
    made = table(olena, "creation", ME_AND_NOVICE, public=True)
    playing = olena.go(f"/tables/{made}")
    playing.wait_for_selector("main")
    logged_in(admin)
    page = admin.page
    page.click(f"[data-table='{made}'] [data-delete]")
    page.keyboard.press("Enter")  # the safe answer has the focus
    page.wait_for_selector("dialog", state="detached")
    page.click(f"[data-table='{made}'] [data-delete]")
    page.click("[data-confirm]")
    playing.wait_for_selector("h1:has-text('deleted')")
    playing.click("main a[href='/']")
    page.wait_for_selector(f"[data-table='{made}']", state="detached")


def test_who_is_not_invited_makes_no_table_until_the_link_is_opened(admin_server: Server, visit: Visit) -> None:
    admin, olena = visit(admin_server), visit(admin_server, size=PHONE)
    logged_in(admin)
    page = admin.page
    page.click("[data-part='site']")
    page.check("[data-invite-only]")
    page.click("section:has([data-invite-only]) button")
    link = page.input_value("section:has([data-invite-only]) input[readonly]")
    home = olena.go("/")
    home.wait_for_selector("[role=note]:has-text('invite-only')")
    home = olena.go(link.removeprefix(admin_server.address))
    home.fill("#invited-name", "Olena")
    home.click("[data-invited] button")
    home.wait_for_selector("[data-invited]", state="detached")
    home.wait_for_selector("[role=note]", state="detached")
    assert "mksite" not in home.url
    assert olena.api("GET", "site")["may_make_tables"] is True


def test_the_page_is_for_everyone_who_has_the_key(admin_server: Server, visit: Visit) -> None:
    """On a phone, in every language, by day and by night, and by the keyboard."""
    admin, olena = visit(admin_server, size=PHONE), visit(admin_server)
    olena.called("Žofie z Dlouhého Jména")
    table(olena, "smallworld", [{"kind": "me"}, {"kind": "open"}], name="Žofie z Dlouhého Jména")
    page = admin.go("/admin")
    page.wait_for_selector("#admin-key")
    assert by_day_and_by_night(page) == []
    logged_in(admin)
    for language in LANGUAGES:
        admin.speak(language)
        for part in ("tables", "people", "load", "site"):
            page.focus(f"[data-part='{part}']")
            page.keyboard.press("Enter")
            page.wait_for_selector({"load": "[data-process]", "site": "[data-announce]"}.get(part, ".rows tbody tr"))
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (language, part)
            if language == "en":
                assert by_day_and_by_night(page) == [], part


def test_a_wrong_key_is_told_so(admin_server: Server, visit: Visit) -> None:
    visitor = visit(admin_server)
    visitor.forgiven = "405"
    page = visitor.go("/admin")
    page.fill("#admin-key", "a key that is none of theirs")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=alert]:not([hidden]):has-text('isn’t right')")
    assert page.input_value("#admin-key") == ""


def test_without_a_key_there_is_no_such_page_and_nobody_downloads_it(visit: Visit) -> None:
    visitor = visit()
    files: list[str] = []
    visitor.page.on("request", lambda request: files.append(request.url))
    visitor.go("/")
    assert files and not any("dmin" in name for name in files)
    visitor.forgiven = "404"
    page = visitor.go("/admin")
    page.wait_for_selector("h1")
    assert page.locator("#admin-key").count() == 0
