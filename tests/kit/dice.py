"""Games whose chance is rolled by dice that anyone can check."""

from __future__ import annotations

import random
from typing import Any

from mikrokosmos import CHANCE, Game, Record
from mikrokosmos.core.fair_dice import NO_NONCE, FairDice

SEED = bytes.fromhex("c0ffee" + "5eed" * 14 + "07")


def dice_for(players: int, seed: bytes = SEED) -> FairDice:
    """Dice with a nonce of its own for every seat but the last, which is a bot's."""
    return FairDice(seed, [*(bytes([17 * seat + 1] * 16) for seat in range(players - 1)), NO_NONCE])


def rolled(game: Game, players: int = 2, moves: int | None = None, choices: int = 1, **options: Any) -> Record:
    """A record of random choices and rolled chance, to the end if no number of moves is given."""
    record, rng = Record.start(game, dice=dice_for(players), players=players, **options), random.Random(choices)
    while not record.state.over and (moves is None or len(record.moves) < moves):
        if record.state.player == CHANCE:
            record.roll()
        else:
            record.play(rng.choice(record.state.actions()))
    return record
