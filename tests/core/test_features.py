"""What every encoder has: a layout with room for all its inputs, a digest of it, and nothing that is zero."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from kit.learned import TABLES, begun, decisions, played
from kit.long import many
from kit.own_rows import OWN, drawn_rows
from kit.own_tiles import own_tiles
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.features import Encoder, Group, offsets
from mikrokosmos.core.learned.inputs import put

GAMES = many(2, whole=30, interpreted=1)
"""Games for each table."""

EVERY = many(3, whole=1, interpreted=25)
"""Every so many positions are looked at."""

interpreted = pytest.mark.skipif(mk.compiled(), reason="compiled encoders call compiled methods only")


def own(game: str, seed: int) -> dict[str, object]:
    """Options with own content: rows drawn at random, or tiles."""
    if game == "creation":
        return {"tiles": own_tiles(54 + seed % 10, seed)}
    return {"content": drawn_rows(random.Random(seed)) if seed else OWN}


def limits(encoder: Encoder) -> list[int]:
    """The largest amount of every input, by its number."""
    return [group.most for group in encoder.layout() for _ in range(group.size)]


def fits(state: GameState, judge: str | None, seed: int) -> None:
    """All inputs of a game are within the layout, none is zero, and there is room for them."""
    encoder = state.game.encoder(state)
    most = limits(encoder)
    assert len(most) == encoder.size() < 2**16, "the numbers of inputs are kept in 16 bits"
    for step, at in enumerate(played(state, seed, judge)):
        if at.turns() < 0 or (step % EVERY and not at.at_turn_start()) or at.over:
            continue
        for seat in range(at.seats):
            found = encoder.inputs(at, seat)
            assert 0 < len(found) <= 1024
            for index, amount in found:
                assert 0 <= index < len(most) and 0 < abs(amount) <= most[index], (index, amount)


@pytest.mark.parametrize("judge", [None, "greedy"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_inputs_are_within_the_layout_in_whole_games(game: str, players: int, judge: str | None) -> None:
    for seed in range(GAMES):
        fits(begun(game, players, first="random"), judge, seed)


@pytest.mark.parametrize("judge", [None, "greedy"])
@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[1] in (2, 5)])
def test_inputs_are_within_the_layout_with_own_content(game: str, players: int, judge: str | None) -> None:
    for seed in range(GAMES):
        fits(begun(game, players, **own(game, seed)), judge, seed)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_groups_lie_one_after_the_other_and_have_names_of_their_own(game: str, players: int) -> None:
    encoder = mk.game(game).encoder(begun(game, players))
    layout, at = encoder.layout(), 0
    assert len({group.name for group in layout}) == len(layout)
    for group in layout:
        assert offsets(layout)[group.name] == at and group.size > 0 and 0 < group.most < 128
        at += group.size
    assert at == encoder.size()


def test_the_size_of_a_group_is_the_product_of_its_axes() -> None:
    assert Group("region-tokens", (("region", 23), ("holder", 4)), 6).size == 92
    assert Group("purse", (("coins", 1),)).size == 1


def test_every_table_has_a_digest_of_its_own_and_own_content_changes_none() -> None:
    digests = {table: mk.game(table[0]).encoder(begun(*table)).digest() for table in TABLES}
    assert len(set(digests.values())) == len(TABLES)
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests.values())
    for (game, players), digest in digests.items():
        assert mk.game(game).encoder(begun(game, players, **own(game, 0))).digest() == digest


class Made(Encoder):
    """An encoder with any layout."""

    def __init__(self, *groups: Group) -> None:
        Encoder.__init__(self)
        self.groups = groups

    def layout(self) -> tuple[Group, ...]:
        return self.groups


def test_the_digest_changes_with_whatever_changes_in_a_layout() -> None:
    one, two = Group("land", (("region", 4),)), Group("coins", (("seat", 2),), 9)
    layouts = [
        (one, two),
        (two, one),
        (one,),
        (one._replace(name="sea"), two),
        (one._replace(axes=(("region", 5),)), two),
        (one._replace(axes=(("cell", 4),)), two),
        (one, two._replace(most=8)),
    ]
    assert len({Made(*layout).digest() for layout in layouts}) == len(layouts)
    assert Made(one, two).digest() == Made(one, two).digest()


@interpreted
def test_what_is_zero_is_not_noted_and_every_position_begins_anew() -> None:
    class Puts(Encoder):
        def write(self, position: object, seat: int) -> None:
            put(self, 3, 0)
            put(self, 5, seat)
            put(self, 7, -2)

    encoder, state = Puts(), begun("creation", 2)
    assert encoder.inputs(state, 1) == [(5, 1), (7, -2)]
    assert encoder.inputs(state, 0) == [(7, -2)] and encoder.viewer(state, 1) == 1


@pytest.mark.parametrize(("game", "players"), [("smallworld", 2), ("smallworld", 4), ("creation", 3)])
def test_the_same_position_has_the_same_inputs_whatever_was_asked_before(game: str, players: int) -> None:
    states = decisions(game, players, 5, every=many(12, whole=4, interpreted=60))
    used = mk.game(game).encoder(states[0])
    for state in states:
        before = state.fingerprint()
        for seat in range(players):
            assert used.inputs(state, seat) == mk.game(game).encoder(state).inputs(state, seat)
        assert state.fingerprint() == before
