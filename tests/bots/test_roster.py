"""Bots by name: those that ship, those one adds, those other packages bring, and those nobody knows."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.bots import Seat, roster
from mikrokosmos.bots.search_bot import LEVELS

SHIPPED = ["adept", "champion", "expert", "greedy", "novice", "random", "reference"]

Install = Callable[[str, str], None]


class First:
    """Takes the first thing on the list."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        return seat.actions()[0]


def forget() -> None:
    """Look for the bots of other packages anew."""
    roster._elsewhere.cache_clear()
    roster._loaded.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package that has some code and brings some bots, for one test."""

    def installed(code: str, points: str) -> None:
        (tmp_path / "foreign_bots.py").write_text(code, encoding="utf-8")
        info = tmp_path / "foreign_bots-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign-bots\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[{roster.GROUP}]\n{points}\n", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        forget()

    yield installed
    monkeypatch.undo()
    sys.modules.pop("foreign_bots", None)
    forget()


def test_the_shipped_bots_are_there_by_name() -> None:
    assert bots.names() == SHIPPED
    assert isinstance(bots.bot("random", 7), bots.RandomBot)
    for name in roster.JUDGES:
        made = bots.bot(name, 7)
        assert isinstance(made, bots.JudgeBot) and made.name == name
    for name in roster.SEARCHES:
        searching = bots.bot(name, 7)
        assert isinstance(searching, bots.SearchBot) and searching.level == LEVELS[name]


def test_a_bot_of_ones_own_is_made_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_makers", dict(roster._makers))
    bots.register("first", First)
    made = bots.bot("first", 5)
    assert isinstance(made, First) and made.seed == 5
    assert bots.names() == sorted([*SHIPPED, "first"])
    assert not bots.portable("first") and bots.portable("random") and bots.origin("first") is None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Random", "did you mean 'random'?"),
        ("greddy", "did you mean 'greedy'?"),
        ("nobody", "available: adept, champion, expert, greedy, novice, random, reference"),
    ],
)
def test_an_unknown_bot_is_refused_with_those_there_are(name: str, told: str) -> None:
    with pytest.raises(bots.UnknownBot, match="unknown bot") as error:
        bots.bot(name)
    assert told in str(error.value) and isinstance(error.value, mk.MikrokosmosError)


def test_another_package_brings_a_bot(install: Install) -> None:
    install("def make(seed):\n    return ('made', seed)\n", "stranger = foreign_bots:make")
    assert bots.names() == sorted([*SHIPPED, "stranger"])
    made: object = bots.bot("stranger", 3)
    assert made == ("made", 3)


def test_the_package_of_a_bot_is_not_imported_until_it_is_wanted(install: Install) -> None:
    install("raise RuntimeError('no licence')\n", "stranger = foreign_bots:make")
    assert "stranger" in bots.names()
    with pytest.raises(bots.BrokenBot, match=r"'stranger' \(foreign_bots:make\) cannot be loaded: no licence"):
        bots.bot("stranger")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("make = 7\n", "is not a function or class"),
        ("", "cannot be loaded"),
        ("import nowhere_at_all", "nowhere_at_all"),
    ],
)
def test_a_broken_bot_says_what_is_wrong(install: Install, code: str, told: str) -> None:
    install(code, "stranger = foreign_bots:make")
    with pytest.raises(bots.BrokenBot) as error:
        bots.bot("stranger")
    assert told in str(error.value) and isinstance(error.value, mk.MikrokosmosError)


def test_shipped_names_stay_ours(install: Install) -> None:
    install("def make(seed):\n    return 'an impostor'\n", "random = foreign_bots:make")
    assert bots.names() == SHIPPED
    assert isinstance(bots.bot("random"), bots.RandomBot)


def test_a_bot_can_be_named_by_its_module() -> None:
    made = bots.bot("kit.players:first", 5)
    assert type(made).__name__ == "First"
    assert bots.portable("kit.players:first") and bots.origin("kit.players:first") == "kit.players"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("no.such.module:make", "'no.such.module:make' cannot be loaded: No module named 'no'"),
        ("kit.players:nobody", "has no attribute 'nobody'"),
        ("kit.players:not_a_bot", "it is not a function or class"),
        (":", "cannot be loaded"),
    ],
)
def test_a_module_without_such_a_bot_is_refused(name: str, told: str) -> None:
    with pytest.raises(bots.BrokenBot, match="the bot") as error:
        bots.maker(name)
    assert told in str(error.value)


def test_a_bot_may_lie_in_the_folder_one_works_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot_of_mine.py").write_text("class Make:\n    def __init__(self, seed): self.seed = seed\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    assert getattr(bots.bot("bot_of_mine:Make", 3), "seed", None) == 3


def test_bots_of_other_packages_say_where_they_come_from(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("far", "kit.players:first", roster.GROUP)
    monkeypatch.setattr(roster, "_elsewhere", lambda: {"far": point})
    assert "far" in bots.names() and bots.origin("far") == "kit.players" and bots.portable("far")
    assert type(bots.bot("far", 1)).__name__ == "First"


def test_a_judge_plays_the_games_that_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = mk.game("toy")
    assert bots.plays("random", toy) and not bots.plays("greedy", toy)
    monkeypatch.setattr(type(toy), "judges", ("greedy",), raising=False)
    monkeypatch.setattr(type(toy), "judge", lambda *_: None, raising=False)
    assert bots.plays("greedy", toy) and not bots.plays("adept", toy)


@pytest.mark.parametrize("name", roster.SEARCHES)
def test_a_bot_that_searches_plays_the_games_with_a_judge_and_learned_weights(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = mk.game("toy")
    assert all(bots.plays(name, mk.game(game)) for game in ("smallworld", "creation")) and not bots.plays(name, toy)
    monkeypatch.setattr(type(toy), "judges", ("greedy",), raising=False)
    assert not bots.plays(name, toy), "a judge alone does not do"
    monkeypatch.setattr(type(toy), "learned", True, raising=False)
    assert bots.plays(name, toy)
    monkeypatch.setattr(type(toy), "judges", ("adept",), raising=False)
    assert not bots.plays(name, toy), "nor does learning alone"
