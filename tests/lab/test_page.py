"""The page: well-formed, complete, and sealed."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from html.parser import HTMLParser

import pytest

import mikrokosmos as mk
from mikrokosmos.bots import RandomBot, roster
from mikrokosmos.lab.arena import hold
from mikrokosmos.lab.page import page
from mikrokosmos.lab.settings import Settings
from mikrokosmos.lab.types import TimedResult
from mikrokosmos.report import plots
from mikrokosmos.texts import ENGLISH, Texts

TEXTS = Texts(ENGLISH, "cli", "arena")
NASTY = "<b>&\"evil'"
VOID = {"meta", "line", "circle", "rect", "polyline"}


class Reader(HTMLParser):
    """Checks that whatever is opened is closed, and keeps what was read."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def told(games: int = 30, leave: bool = False) -> TimedResult:
    settings = Settings.of(mk.game("toy"), ["random", "kit.players:first", NASTY], games=games)
    results = hold(settings, 1, leave=lambda: leave)
    return {**results.to_json(), "timing": results.timing(1.5, 1)}


@pytest.fixture(autouse=True)
def nasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_makers", {**roster._makers, NASTY: RandomBot})


@pytest.mark.parametrize("leave", [False, True])
def test_everything_opened_is_closed_and_every_bot_is_there(leave: bool) -> None:
    reader = Reader()
    reader.feed(page(told(leave=leave), TEXTS, "mikrokosmos arena <&>"))
    assert reader.open == []
    for name in ("random", "kit.players:first", NASTY):
        assert reader.text.count(name) >= 4
    assert "mikrokosmos arena <&>" in reader.text
    assert not {tag for tag, _ in reader.tags} & {"script", "b", "img", "link", "iframe", "a"}
    assert ("Not finished" in reader.text) == leave


def test_nothing_comes_from_elsewhere_and_nothing_runs() -> None:
    html = page(told(), TEXTS, "x")
    assert "http:" not in html and "https:" not in html and "url(" not in html and "@import" not in html
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)
    style = re.search(r"<style>(.*?)</style>", html, re.DOTALL)
    assert policy and style
    sealed = b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert policy[1].startswith(f"default-src 'none'; style-src 'sha256-{sealed}'")
    assert " style=" not in html and not re.search(r"\son\w+=", html)  # the policy would refuse them


def test_numbers_stay_inside_the_pictures() -> None:
    for place in re.findall(r'[xc][x12]?="(-?[\d.]+)%"', page(told(), TEXTS, "x")):
        assert 0 <= float(place) <= 100


def test_the_same_result_gives_the_same_page_but_for_the_time() -> None:
    def lasting(html: str) -> str:
        return re.sub(r'<section id="page-timing">.*?</section>', "", html, flags=re.DOTALL)

    first, second = told(), told()
    second["timing"]["seconds"] = 99.0
    assert page(first, TEXTS, "x") != page(second, TEXTS, "x")
    assert lasting(page(first, TEXTS, "x")) == lasting(page(second, TEXTS, "x"))


def test_marks_are_round_and_enclose() -> None:
    assert plots.ticks(-130, 270, 4) == [-200, 0, 200, 400] or plots.ticks(-130, 270, 4)[0] <= -130
    for low, high in ((0, 0.4), (-3, 900), (5, 5), (-0.2, 0.1)):
        marks = plots.ticks(low, high)
        assert marks[0] <= low + 1e-9 and marks[-1] >= high - 1e-9 and 1 <= len(marks) <= 8


def test_heat_grows_with_the_distance_from_even() -> None:
    assert [plots.heat(share) for share in (None, 0.5, 0.51, 1.0, 0.25, 0.0)] == [
        "heat", "heat", "heat up1", "heat up5", "heat down3", "heat down5",
    ]  # fmt: skip
