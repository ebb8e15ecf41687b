"""Tables of Small World drawn at random: any number of players, own rows, any house rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kit.conformance import draw
from kit.own_rows import OWN, drawn_rows
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.state import SmallWorldState


def any_options(rng: random.Random) -> dict[str, Any]:
    """Options of a game: every choice a table has is drawn."""
    options: dict[str, Any] = {"players": rng.choice(list(GAME.seats))}
    rows = rng.choice([None, OWN, drawn_rows(rng), drawn_rows(rng)])
    if rows:
        options["content"] = rows
    house = {rule.key: rng.choice(rule.choices) for rule in GAME.house_rules}
    return {**options, "house": house} if house else options


def any_positions(seed: int, games: int, apart: int) -> Iterator[SmallWorldState]:
    """Positions of random games at tables drawn at random, about so many moves apart; they move on when asked again."""
    rng = random.Random(seed)
    for _ in range(games):
        state = GAME.new(**any_options(rng))
        until = rng.randrange(2 * apart)
        while not state.over:
            state.play(draw(state, rng))
            until -= 1
            if until < 0:
                yield state
                until = rng.randrange(2 * apart)
