"""The finder of tactics: what it writes it reads again, and what does not hold is dropped."""

from __future__ import annotations

from pathlib import Path

import find_tactics
import pytest
from find_tactics import Finder, Tactic, holds, read, recheck, write

import mikrokosmos as mk
from kit.learned import use_drawn_weights

pytestmark = pytest.mark.skipif(not mk.compiled(), reason="interpreted games are slow")

SURE = "smallworld 2 10.0.1 conquest:1 30,27 humans+hill:1=h2;12:1 orcs+swamp:0=;7:2 gone=13 march=humans rules=2"
"""The last turn, in which only the hill wins (kit/tactics.py)."""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files lie in a folder of their own, and no learned weights are needed."""
    monkeypatch.setattr(find_tactics, "path_of", lambda game: tmp_path / f"{game}.toml")
    use_drawn_weights(monkeypatch)


def test_what_is_written_is_read_again() -> None:
    tactics = [
        Tactic("creation 2 …", {"type": "place", "x": -1, "y": 2, "turns": 0}, {"type": "push"}, (0.125, 0.5, 1.0)),
        Tactic('a "line"', {"type": "stop"}, {"type": "conquer", "region": 3}, (0.081, 0.09, 0.1)),
    ]
    assert read("creation") == []
    write("creation", tactics)
    assert read("creation") == tactics


def test_the_arbiters_see_which_move_wins() -> None:
    state = mk.game("smallworld").from_line(SURE)
    hill, forest = state.encode({"type": "conquer", "region": 18}), state.encode({"type": "stop"})
    finder = Finder("smallworld", 2)
    assert finder.gain(finder.judge, state, hill, forest, range(4)) == [1.0] * 4
    assert finder.proved(state, forest, hill, range(70)) is None, "what loses is given up"
    gains = finder.proved(state, hill, forest, range(70))
    assert gains is not None and min(gains) == 1


def test_what_greedy_finds_is_no_tactic_and_is_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    found = Tactic(SURE, {"type": "stop"}, {"type": "conquer", "region": 18}, (1.0, 1.0, 1.0))
    assert not holds(mk.game("smallworld"), found)
    write("smallworld", [found])
    recheck("smallworld", 10, arbiters=False)
    assert read("smallworld") == [] and "0 of 1 hold" in capsys.readouterr().out


def test_candidates_are_positions_in_which_the_searches_agree_against_greedy() -> None:
    finder = Finder("creation", 2)
    for state, found, missed in finder.candidates(1):
        assert missed == finder.judge.advice(state) != found and {found, missed} <= set(state.actions())
        assert finder.agreed(state) == found
