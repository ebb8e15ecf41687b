"""Golden playthroughs: a change of any rule, event or view shows here as a readable difference (see `make golden`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.golden import GOLDEN, text


@pytest.mark.parametrize("name", GOLDEN)
def test_the_game_goes_as_it_was_written_down(name: str) -> None:
    kept = (Path(__file__).parent / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert text(name).splitlines() == kept.splitlines(), "if the change is meant: make golden, and read the difference"
