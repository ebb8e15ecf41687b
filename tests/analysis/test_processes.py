"""An analysis is the same by one process and by several, and tells how far it is."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.analysed import finished


@pytest.mark.skipif(not mk.compiled(), reason="too slow interpreted")
def test_one_process_and_two_find_the_same() -> None:
    record = finished("smallworld", 2)
    heard: list[tuple[int, int]] = []
    one = mk.analyse(record, seed=5, processes=1, progress=lambda done, total: heard.append((done, total)))
    two = mk.analyse(record, seed=5, processes=2)
    assert one.to_json() == two.to_json()
    assert heard == [(at + 1, len(one.parts)) for at in range(len(one.parts))]
