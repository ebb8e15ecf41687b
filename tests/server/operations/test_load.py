"""How busy a process is: what was counted in the last minute, and how long it took."""

from __future__ import annotations

from mikrokosmos.server.operations.load import KEPT, Load, quantile
from mikrokosmos.server.operations.metrics import Metrics

BOUNDS = (0.01, 0.1, 1.0)


def test_a_quantile_lies_within_its_bounds() -> None:
    assert quantile([0, 0, 0, 0], BOUNDS, 0.5) is None
    assert quantile([10, 0, 0, 0], BOUNDS, 0.5) == 5.0
    assert quantile([0, 100, 0, 0], BOUNDS, 0.5) == 55.0
    assert quantile([98, 0, 2, 0], BOUNDS, 0.99) == 550.0
    assert quantile([0, 0, 0, 3], BOUNDS, 0.99) == 1000.0, "beyond the last bound nothing is known"


def test_what_is_long_ago_is_forgotten() -> None:
    metrics = Metrics()
    load = Load(metrics)
    assert load.figures()["command_p50"] is None
    metrics.command_seconds.observe(3.0)
    slow = load.figures()["command_p50"]
    assert slow is not None and slow > 2_000
    for _ in range(KEPT):
        load.look()
    assert load.figures()["command_p50"] is None
    metrics.command_seconds.observe(0.0001)
    quick = load.figures()["command_p50"]
    assert quick is not None and quick <= 1.0


def test_failed_writes_are_told() -> None:
    metrics = Metrics()
    metrics.database_failures.add("written")
    metrics.database_failures.add("read")
    metrics.show("writes_fail", lambda: 1)
    figures = Load(metrics).figures()
    assert figures["failed_writes"] == 1 and figures["writes_fail"] is True
    assert figures["memory"] is None or figures["memory"] > 1_000_000
