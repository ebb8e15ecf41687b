"""The page of learned inputs is what the encoders say."""

from __future__ import annotations

import subprocess
import sys

import feature_table
import pytest

import mikrokosmos as mk
from kit.sources import ROOT

PAGE = (ROOT / feature_table.TARGET).read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/feature_table.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_every_number_of_players_has_its_digest(game: str) -> None:
    for players in mk.game(game).seats:
        encoder = feature_table.encoder_of(game, players)
        assert f"{encoder.size():,} inputs, digest `{encoder.digest()}`." in PAGE


def test_weights_that_ship_were_learnt_of_these_inputs() -> None:
    shipped = list((ROOT / "src" / "mikrokosmos" / "games").rglob("*.weights"))
    assert shipped
    for path in shipped:
        weights = mk.game(path.parts[-3]).weights(int(path.stem))
        assert f"digest `{weights.layout}`." in PAGE
