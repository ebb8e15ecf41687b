"""All 280 combos are played to the end, and every word of the content table is seen to change something.

A word is proved by what would be without it: the same state in a world whose table lacks just that word. `-s` shows the
table of how often each word made a difference to the legal actions, to a cost, to a coin, or to what the next move did.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache, cached_property
from typing import Any

import pytest

import mikrokosmos as mk
from kit.scene import POWERS, RACES, action, people, reveal
from mikrokosmos.games.smallworld import GAME, ids
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.content.table import Content, Row, box
from mikrokosmos.games.smallworld.io.soundness import faults
from mikrokosmos.games.smallworld.rules.world import World
from mikrokosmos.games.smallworld.state import SmallWorldState

Ability = tuple[str, str, str]
"""Sort of row (race, power, marker), row, word."""

KINDS = ("actions", "costs", "coins", "table")

ENOUGH = 2
"""A word that has made a difference so often is not looked at again; every word but needs to make one."""


def words(row: Row) -> Iterator[str]:
    """The words of a race or power."""
    yield from sorted([*row.flags, *row.numbers, *row.masks])


def abilities() -> list[Ability]:
    """Every word of every row but the numbers of tokens."""
    content = box()
    return [
        *(("race", row.id, word) for row in content.races for word in words(row)),
        *(("power", row.id, word) for row in content.powers for word in words(row)),
        *(
            ("marker", m.id, f.name)
            for m in content.markers
            for f in fields(m)
            if f.name != "id" and getattr(m, f.name)
        ),
    ]


def speechless(row: Row, word: str) -> Row:
    """A row without one of its words."""
    numbers = {name: number for name, number in row.numbers.items() if name != word}
    masks = {name: kinds for name, kinds in row.masks.items() if name != word}
    return replace(row, flags=row.flags - {word}, numbers=numbers, masks=masks)


def without(ability: Ability) -> Content:
    """The content table without one word."""
    sort, name, word = ability
    content = box()
    if sort == "marker":
        nothing: dict[str, Any] = {word: 0}  # which field of a marker it is, only the table knows
        return replace(content, markers=tuple(replace(m, **nothing) if m.id == name else m for m in content.markers))
    rows = content.races if sort == "race" else content.powers
    changed = tuple(speechless(row, word) if row.id == name else row for row in rows)
    return replace(content, races=changed) if sort == "race" else replace(content, powers=changed)


@cache
def poorer_world(players: int, ability: Ability) -> World:
    """The board of so many players with a table that lacks a word."""
    return World(board(players), without(ability))


@cache
def words_of(row: str) -> tuple[Ability, ...]:
    """The abilities of a race, power or marker."""
    return tuple(ability for ability in abilities() if ability[1] == row)


PLACED_BY = {"lair": "lairs", "fort": "forts"}
"""Markers with a common supply, and the word that puts them down."""


def in_play(state: SmallWorldState, move: int) -> set[str]:
    """The rows whose words matter: races and badges before the seats or just picked, and the markers they have."""
    content = state.world.content
    banners = [at for at, seat in enumerate(state.seat_of) if seat != ids.NONE]
    badges = [row for row in state.power_of if row != ids.NO_POWER]
    if state.player >= 0 and ids.PICK_AT <= move < ids.ALLY_AT:
        banners.append(state.column_race[move - ids.PICK_AT])
        badges.append(state.column_power[move - ids.PICK_AT])
    rows = [*(content.races[at] for at in banners), *(content.powers[row - ids.RACES] for row in badges)]
    markers = [marker.id for marker, mask in zip(content.markers, state.marks, strict=True) if mask]
    markers += [marker for marker, word in PLACED_BY.items() if any(word in words(row) for row in rows)]
    return {*(row.id for row in rows), *markers, *(["camp"] if any(state.camps) else [])}


def now(state: SmallWorldState) -> Iterator[tuple[str, object]]:
    """What can be seen of a state before the next move, by kind."""
    yield "actions", (state.actions(), state.chances())
    yield "coins", [state.income(seat) for seat in range(state.world.players)]
    yield "costs", [state.explain(action) for action in state.actions()]


class Moment:
    """A state and the move that was played in it."""

    def __init__(self, state: SmallWorldState, move: int) -> None:
        self.state, self.move = state.copy(), move

    @cached_property
    def facts(self) -> list[tuple[str, object]]:
        """What is seen here."""
        return list(now(self.state))

    @cached_property
    def after(self) -> dict[str, object]:
        """The whole state after the move."""
        later = self.state.copy()
        later.play(self.move)
        return later.to_json()

    def difference(self, world: World) -> str | None:
        """What would be different in another world: now, or after the move. None if nothing."""
        other = self.state.copy()
        other.world = world
        other.listed = 0
        for fact, (kind, seen) in zip(now(other), self.facts, strict=False):
            if fact != (kind, seen):
                return kind
        other.play(self.move)
        return "table" if other.to_json() != self.after else None


class Census:
    """Plays games and counts what each word changed."""

    def __init__(self) -> None:
        self.looked: Counter[Ability] = Counter()
        self.changed: dict[str, Counter[Ability]] = {kind: Counter() for kind in KINDS}
        self.total: Counter[Ability] = Counter()

    def game(self, race: str, power: str, players: int) -> SmallWorldState:
        """A game that seat 0 begins with this combo; everything else is left to chance."""
        state: SmallWorldState = GAME.new(players=players, first=0)
        reveal(state, race, power)
        self.play(state, action(state, "pick", 1))
        found = people(state, race)
        assert found is not None and (found["power"], found["seat"]) == (power, 0)
        rng = random.Random(f"{race} {power}")
        while not state.over:
            chances = state.chances()
            self.play(state, mk.sample(chances, rng) if chances else rng.choice(state.actions()))
        return state

    def play(self, state: SmallWorldState, move: int) -> None:
        """One move, looked at closely."""
        if abilities := self.wanted(state, move):
            self.look(Moment(state, move), abilities)
        state.play(move)

    def wanted(self, state: SmallWorldState, move: int) -> list[Ability]:
        """The words in play that have not made enough of a difference yet."""
        rows = sorted(in_play(state, move))
        return [ability for row in rows for ability in words_of(row) if self.total[ability] < ENOUGH]

    def look(self, moment: Moment, abilities: list[Ability]) -> None:
        """Ask of words what they changed."""
        for ability in abilities:
            self.looked[ability] += 1
            kind = moment.difference(poorer_world(moment.state.world.players, ability))
            if kind is not None:
                self.changed[kind][ability] += 1
                self.total[ability] += 1

    def table(self) -> str:
        """One line for each word."""
        lines = [f"{'word':<34}{'looked':>8}" + "".join(f"{kind:>9}" for kind in KINDS)]
        for ability in abilities():
            counts = "".join(f"{self.changed[kind][ability]:>9}" for kind in KINDS)
            lines.append(f"{'.'.join(ability):<34}{self.looked[ability]:>8}{counts}")
        return "\n".join(lines)


@pytest.mark.campaign
def test_all_combos_are_played_to_the_end_and_every_word_changes_something() -> None:
    census = Census()
    combos = [(race, power) for race in RACES for power in POWERS]
    assert len(combos) == 280
    for number, (race, power) in enumerate(combos):
        state = census.game(race, power, players=2 + number % 4)
        assert state.over and state.winners() and faults(state) == []
    print(f"\n{census.table()}")
    assert [".".join(ability) for ability in abilities() if not census.total[ability]] == []


def test_a_word_that_is_not_missing_changes_nothing() -> None:
    state: SmallWorldState = GAME.new(players=2, first=0)
    reveal(state, "trolls", "fortified")
    moment = Moment(state, state.actions()[0])
    assert moment.difference(World(board(2), box())) is None
    assert moment.difference(poorer_world(2, ("race", "elves", "unbroken"))) is None
