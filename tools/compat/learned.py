"""Files of learned weights, and what the version made of some positions with them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import mikrokosmos as mk
from mikrokosmos.core.game_state import GameState

GAMES = ("smallworld", "creation")
PLAYERS = 2
POSITIONS = 6
"""Positions of a game that are valued, spread over it."""


def write_weights(folder: Path, manifest: dict[str, Any]) -> None:
    """The weights for two players of each game that has learned some."""
    (folder / "weights").mkdir()
    manifest["weights"] = {}
    for name in GAMES:
        weights = mk.game(name).weights(PLAYERS)
        file = f"weights/{name}-{PLAYERS}.weights"
        (folder / file).write_bytes(weights.to_bytes())
        manifest["weights"][file] = {
            "game": weights.game,
            "players": weights.players,
            "layout": weights.layout,
            "digest": weights.digest(),
            "values": {line: list(value) for line, value in values(name).items()},
        }


def values(name: str) -> dict[str, tuple[list[int], list[int]]]:
    """What the value says of positions where a turn begins, as seat 0 sees them."""
    rng = random.Random(name)
    state: Any = mk.game(name).new(players=PLAYERS)
    value = mk.game(name).value(state)
    found = []
    while not state.over:
        if state.at_turn_start():
            found.append(state.to_line())
        legal = state.actions() or [outcome for outcome, _ in state.chances()]
        state.play(rng.choice(legal))
    chosen = found[:: max(1, len(found) // POSITIONS)]
    return {line: value.of(cast(GameState, mk.game(name).from_line(line)), 0) for line in chosen}
