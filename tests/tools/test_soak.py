"""The soak: it tells memory that grows from memory that rests, and a short one ends by itself."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from soak.memory import Sample, judge, slope_of

from kit.sources import ROOT


def run_of(slope: float, noise: float = 0.0, warm_up: float = 50.0, seed: int = 1) -> list[Sample]:
    """Twenty minutes of samples: memory fills up for five of them, then it grows by the slope."""
    rng = random.Random(seed)
    minutes = [number / 12 for number in range(240)]
    return [
        Sample(minute, 200 + warm_up * min(1, minute / 5) + slope * max(0, minute - 5) + rng.uniform(-noise, noise))
        for minute in minutes
    ]


def test_the_slope_is_that_of_the_line() -> None:
    samples = [Sample(minute, 100 + 3 * minute) for minute in range(10)]
    assert slope_of(samples) == pytest.approx((3, 3, 3))


def test_a_few_samples_that_stand_out_move_the_slope_little() -> None:
    samples = [Sample(minute, 100 + (500 if minute in (17, 18, 19) else 0)) for minute in range(20)]
    assert slope_of(samples).likeliest == 0


def test_the_interval_holds_the_true_slope_in_most_runs_but_is_not_endless() -> None:
    found = [judge(run_of(1.0, noise=3.0, seed=seed), warm_up=10, most=0.5).slope for seed in range(60)]
    assert sum(slope.low <= 1.0 <= slope.high for slope in found) >= 51
    assert all(slope.high - slope.low < 1.0 for slope in found)


@pytest.mark.parametrize(("slope", "flat"), [(0.0, True), (-2.0, True), (0.2, True), (0.8, False), (5.0, False)])
def test_memory_that_grows_is_told_from_memory_that_rests(slope: float, flat: bool) -> None:
    verdict = judge(run_of(slope, noise=3.0), warm_up=6, most=0.5)
    assert verdict.flat is flat and verdict.slope.likeliest == pytest.approx(slope, abs=0.2)


def test_memory_that_may_have_grown_has_not_come_to_rest() -> None:
    verdict = judge(run_of(0.0, noise=60.0), warm_up=10, most=0.5)
    assert verdict.slope.low < 0 < 0.5 < verdict.slope.high and not verdict.flat


def test_what_fills_up_in_the_warm_up_is_not_judged() -> None:
    assert judge(run_of(0.0), warm_up=6, most=0.5).flat
    assert not judge(run_of(0.0), warm_up=0, most=0.5).flat


def test_too_few_samples_say_nothing() -> None:
    with pytest.raises(ValueError, match="too few"):
        judge(run_of(0.0), warm_up=19.9, most=0.5)


def test_a_short_soak_plays_and_ends_by_itself() -> None:
    words = [sys.executable, "tools/soak/run.py", "--minutes", "0.15", "--warm-up", "0.02", "--most", "100000"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=180, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    assert "flat (at most" in told.stdout and " visits" in told.stdout


def test_a_soak_that_is_all_warm_up_is_refused() -> None:
    words = [sys.executable, "tools/soak/run.py", "--minutes", "1", "--warm-up", "2"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 2 and "--warm-up must be" in told.stderr
