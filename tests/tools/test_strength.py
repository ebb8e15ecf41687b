"""The table of strength in docs/bots.md is what was measured, and what was wanted was reached."""

from __future__ import annotations

import json
import sys

import pytest

from kit.sources import ROOT

FOUND = json.loads((ROOT / "bench" / "results" / "strength.json").read_text(encoding="utf-8"))


def test_the_page_tells_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "bench"), *sys.path])
    import strength

    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert strength.put_into(page, strength.as_markdown(FOUND)) == page
    assert [strength.Meeting(*(line[name] for name in strength.Meeting._fields)) for line in FOUND["meetings"]] == list(
        strength.MEETINGS
    )


@pytest.mark.parametrize("line", [line for line in FOUND["meetings"] if line["wanted"]], ids=str)
def test_what_was_wanted_was_reached(line: dict[str, float]) -> None:
    assert line["games"] >= 1000 and line["low"] >= line["wanted"]
