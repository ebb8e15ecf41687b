"""The bench of chances to win: what it works out, and that its table has a place."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import numpy as np
import pytest

from kit.sources import ROOT
from mikrokosmos.train.foretelling import foretell

RESULTS = ROOT / "bench" / "results" / "calibration.json"
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.fixture
def calibration(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(ROOT / "bench"), *sys.path])
    import calibration

    return calibration


def test_the_page_tells_what_was_measured(calibration: ModuleType) -> None:
    table = calibration.as_markdown(json.loads(RESULTS.read_text(encoding="utf-8"))) if RESULTS.exists() else ""
    assert calibration.put_into(PAGE, table).replace("\n\n<!-- end of", "\n<!-- end of") == PAGE


def pairs(chance: float, shares: list[float], times: int) -> tuple[np.ndarray, np.ndarray]:
    """What two seats were promised and what they got, so many times."""
    promised = np.array([[chance, 1 - chance] for _ in shares] * times)
    return promised, np.array([[share, 1 - share] for share in shares] * times)


def test_a_chance_that_comes_true_is_reliable(calibration: ModuleType) -> None:
    found = calibration.measured(*pairs(0.25, [1.0, 0.0, 0.0, 0.0], 2000))
    assert found["worst"] == 0 and found["brier"] == pytest.approx(0.1875)


def test_a_bin_that_luck_alone_could_move_is_not_judged(calibration: ModuleType) -> None:
    many, few = pairs(0.95, [0.5], 5000), pairs(0.85, [0.0], 100)
    found = calibration.measured(*(np.concatenate(both) for both in zip(many, few, strict=True)))
    assert found["worst"] == pytest.approx(0.45)
    assert [each["positions"] for each in found["bins"]] == [5000, 100, *[0] * 6, 100, 5000]
    assert calibration.measured(*few)["worst"] is None


def test_every_kind_of_table_is_played_by_those_it_names(calibration: ModuleType) -> None:
    expert, greedy, panel = (calibration.wanted_batches("smallworld", 3, each, 60, 1) for each in calibration.TABLES)
    assert [batch.seats for batch in expert] == [("search",) * 3] * 3
    assert [batch.seats for batch in greedy] == [("greedy",) * 3] * 3
    assert len({batch.seats for batch in panel}) == 3 and all(
        who.startswith("panel-") for b in panel for who in b.seats
    )
    assert len({batch.seed for batch in (*expert, *greedy, *panel)}) == 9


def test_every_turn_is_asked_about(calibration: ModuleType) -> None:
    (batch, *_) = calibration.wanted_batches("smallworld", 2, "greedy", 20, 1)
    told = calibration.told("smallworld", 2, "greedy", 20, foretell(batch))
    assert told["positions"] == 20 * 40 and list(told["rounds"]) == [str(at) for at in range(1, 11)]
