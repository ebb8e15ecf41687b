"""Whether an analysis calls itself calibrated follows from figures that were measured."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mikrokosmos as mk
from kit.sources import ROOT
from mikrokosmos.analysis import calibration
from mikrokosmos.analysis.calibration import EXPERT, MASTER, Measured, good, kind_of, tables, version_of

TABLES = [(game, players) for game in ("smallworld", "creation") for players in (2, 3, 4, 5)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_ships_was_measured_with_the_weights_that_ship(game: str, players: int) -> None:
    assert good(game, players, kind_of(game, players), version_of(mk.game(game).weights(players)))


def test_the_figures_that_ship_are_those_of_the_bench() -> None:
    found: dict[tuple[object, ...], Any] = {}
    for name, key in (("calibration.json", "tables"), ("analysis.json", "calibration")):
        told = json.loads((ROOT / "bench" / "results" / name).read_text(encoding="utf-8"))[key]
        found |= {(line["game"], line["players"], line["table"], line["brier"]): line for line in told}
    for line in tables():
        measured = found[line.game, line.players, line.table, line.brier]
        assert (line.games, line.worst) == (measured["games"], measured["worst"]) and line.games >= 2000


def test_too_few_games_a_bad_tenth_or_other_weights_are_not_good(monkeypatch: pytest.MonkeyPatch) -> None:
    fine = Measured("toy", 2, "expert", 2000, 0.2, 0.02, "abc")
    for line, expected in (
        (fine, True),
        (fine._replace(games=1999), False),
        (fine._replace(worst=0.031), False),
        (fine._replace(worst=None), False),
        (fine._replace(weights="other"), False),
    ):
        monkeypatch.setattr(calibration, "tables", lambda line=line: (line,))
        assert good("toy", 2, EXPERT, "abc") is expected
    assert kind_of("toy", 3) == MASTER and not good("toy", 3, MASTER)
