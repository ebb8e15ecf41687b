"""Keys of positions: everything on the table is in them, nothing else is, and a million states have a million keys."""

from __future__ import annotations

import marshal
import random
from collections.abc import Callable, Iterator
from hashlib import blake2b
from operator import attrgetter
from typing import Any

import pytest

from kit.conformance import draw
from kit.fields import fields_of
from kit.lines import GameOf, S, walked
from kit.long import many
from mikrokosmos.core.game_state import GameState
from mikrokosmos.games import creation, smallworld
from mikrokosmos.games.smallworld.ids import BADGES, BANNERS

GAMES: dict[str, GameOf[GameState]] = {"smallworld": smallworld.GAME, "creation": creation.GAME}

DISTINCT = many(5_000, whole=125_000, interpreted=400)
"""Different states of each game and number of players: a million in all in the long run."""

LATER = {"after", "after_moving"}
"""Where play goes on after chance has turned a card over: of no meaning at any other time."""


def table(game: str) -> Callable[[GameState], bytes]:
    """What reads a table of this game as bytes, without the code that makes keys: the same exactly for equal tables."""
    names = fields_of(game)
    plainly, later = attrgetter(*(name for name in names if name not in LATER)), set(names) >= LATER

    def read(it: Any) -> bytes:
        saved = (it.after, it.after_moving) if later and it.stage in (BANNERS, BADGES) else None
        return marshal.dumps((plainly(it), saved), 2)

    return read


def wandering(game: GameOf[S], players: int, rng: random.Random) -> Iterator[S]:
    """States of one random game and of short side steps from it, by which some are met again in another way."""
    state = game.new(players=players, first="random")
    while not state.over:
        state.play(draw(state, rng))
        yield state
        if rng.random() < 0.1:
            for _ in range(4):
                aside = state.copy()
                for _ in range(4):
                    if not aside.over:
                        aside.play(draw(aside, rng))
                        yield aside


@pytest.mark.campaign
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_equal_states_and_no_others_have_equal_keys(name: str, players: int) -> None:
    rng = random.Random(f"{name} {players}")
    read = table(name)
    keys: dict[bytes, int] = {}
    again = 0
    while len(keys) < DISTINCT:
        for state in wandering(GAMES[name], players, rng):
            text, key = blake2b(read(state), digest_size=12).digest(), state.fingerprint()
            again += text in keys
            assert keys.setdefault(text, key) == key, "equal states have different keys"
    assert len(set(keys.values())) == len(keys), "different states have one key"
    assert again > len(keys) // 100, "hardly any state was met twice: the test proves nothing of equal ones"


@pytest.mark.campaign
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", GAMES)
def test_every_bit_of_a_key_is_as_often_set_as_not(name: str, players: int) -> None:
    rng = random.Random(f"bits {name} {players}")
    keys = {state.fingerprint() for _ in range(20) for state in wandering(GAMES[name], players, rng)}
    for bit in range(64):
        share = sum(key >> bit & 1 for key in keys) / len(keys)
        assert abs(share - 0.5) < 4 * 0.5 / len(keys) ** 0.5, f"bit {bit} is set in {share:.3f}"


def changed(value: int | list[int]) -> Iterator[int | list[int]]:
    """A field changed a little, in every place it has."""
    if isinstance(value, int):
        yield value ^ 1
        return
    for at in range(len(value)):
        yield [*value[:at], value[at] ^ 1, *value[at + 1 :]]


@pytest.mark.parametrize("steps", [0, 3, 40, 90])
@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_in_the_key_and_nothing_else_is(name: str, steps: int) -> None:
    state: Any = walked(GAMES[name], 5, steps, players=3)
    revealing = name == "smallworld" and state.stage in (BANNERS, BADGES)
    keys = {state.fingerprint()}
    places = 1
    for field in fields_of(name):
        kept = getattr(state, field)
        for value in changed(kept):
            setattr(state, field, value)
            if field in LATER and not revealing:
                assert state.fingerprint() in keys
            else:
                keys.add(state.fingerprint())
                places += 1
        setattr(state, field, kept)
    assert len(keys) == places > 100, "two of these changes have one key, or one has none"
    before = state.fingerprint()
    for beside in ("noting", "explaining", "listed"):
        if hasattr(state, beside):
            setattr(state, beside, 1 - getattr(state, beside))
    assert state.fingerprint() == before
