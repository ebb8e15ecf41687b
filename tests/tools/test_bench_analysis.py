"""`make bench-analysis`: the page tells what was measured."""

from __future__ import annotations

import json
from types import ModuleType

import pytest

from kit.sources import ROOT


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import analysis

    return analysis


def test_the_page_tells_what_was_measured(bench: ModuleType) -> None:
    found = json.loads(bench.RESULTS.read_text(encoding="utf-8"))
    page = bench.PAGE.read_text(encoding="utf-8")
    assert bench.put_into(page, bench.as_markdown(found)) == page


def test_analyses_are_as_fast_as_wanted_where_they_were_measured(bench: ModuleType) -> None:
    for line in json.loads(bench.RESULTS.read_text(encoding="utf-8"))["time"]:
        assert line["longest"] <= {2: 10, 5: 40}.get(line["players"], 40)
