"""The bench of chances to win: what it works out, and that its table has a place."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import pytest

from kit.sources import ROOT

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


def test_a_chance_that_comes_true_is_reliable(calibration: ModuleType) -> None:
    fair = [calibration.Guess(1, 0.25, share) for share in (1.0, 0.0, 0.0, 0.0)] * 300
    assert calibration.measured(fair)["worst"] == 0 and calibration.measured(fair)["brier"] == pytest.approx(0.1875)
    proud = [calibration.Guess(1, 0.95, 0.5)] * 1500 + [calibration.Guess(1, 0.1, 1.0)] * 10  # too few to be judged
    assert calibration.measured(proud)["worst"] == pytest.approx(0.45)
    assert [each["positions"] for each in calibration.measured(proud)["bins"]] == [0, 10, *[0] * 7, 1500]


def test_every_turn_is_asked_about(calibration: ModuleType) -> None:
    found = calibration.play(calibration.Batch("smallworld", 2, "greedy", 1, 1))
    assert len(found) == 40 and {guess.round for guess in found} == set(range(1, 11))
    assert sum(guess.chance for guess in found) == pytest.approx(20)
