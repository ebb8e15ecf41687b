"""Compiled against interpreted: every state of hundreds of games, and random games inside the engine."""

from __future__ import annotations

from typing import Any

from kit.differential import Duel, needs_both
from kit.house import some_house
from mikrokosmos.games.smallworld import GAME


def options(players: int, seed: int) -> dict[str, Any]:
    """Every seat begins now and then, or chance chooses; coins are open, and house rules others, now and then."""
    first = "random" if seed % 5 == 0 else seed % players
    coins = "open" if seed % 3 == 0 else "hidden"
    return {"first": first, "coins": coins, "house": some_house(seed), "rules": 1 + (seed % 7 != 0)}


DUEL = Duel(GAME, __file__, options)


@needs_both
def test_compiled_and_interpreted_rules_agree_state_by_state() -> None:
    DUEL.states_agree("tokens", "held", "coins", "stage")


@needs_both
def test_compiled_and_interpreted_playouts_agree() -> None:
    DUEL.playouts_agree()


def test_a_game_is_told_the_same_way_twice_and_differently_for_another_seed() -> None:
    game = list(DUEL.steps(2, 1))
    assert game == list(DUEL.steps(2, 1)) != list(DUEL.steps(2, 2))
    assert len(game) > 100


if __name__ == "__main__":
    DUEL.main()
