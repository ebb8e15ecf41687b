"""The games of a fixture: who plays what, and for which moments of a game a seed is looked for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import mikrokosmos as mk
from compat.content import NAMES, OWN_ROWS, POWERS, RACES, own_tiles
from mikrokosmos import bots
from mikrokosmos.core.fair_dice import FairDice

SMALLWORLD, CREATION = "smallworld", "creation"
MOST_SEEDS = 2_000
"""So many games are tried for one in which everything wanted happens."""

RARE: tuple[tuple[frozenset[str], dict[str, Any]], ...] = (
    (frozenset({"two-dice-in-a-turn"}), {"final_die": "race"}),
    (frozenset({"own-declined-conquered"}), {"own_tokens": "ignore"}),
    (frozenset({"declined-march-stopped"}), {"own_immune": "others"}),
    (frozenset({"wealthy-twice"}), {}),
    (frozenset({"action:ally", "action:dragon"}), {"late_abandon": True}),
    (frozenset({"action:convert", "action:hero"}), {"wealthy": "game"}),
    (frozenset({"action:fort", "action:camp"}), {}),
)
"""What is looked for (see `seen`) in games with chosen races and powers, and the house rules of those games."""


class NotFound(Exception):
    """No game showed what was wanted."""


@dataclass(frozen=True)
class Case:
    """A game to be recorded."""

    name: str
    what: str
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...] = ("random",)
    dice: bool = False
    stop: str | None = None
    """The stage in which it is left; `None` is played to the end."""
    after: int = 0
    """It is not left before so many moves."""
    wants: frozenset[str] = field(default_factory=frozenset)
    """What must happen in it; see `seen`."""


def cases() -> Iterator[Case]:
    """All games of a fixture, small ones and strange ones."""
    for game in (SMALLWORLD, CREATION):
        for players in range(2, 6):
            options = {"players": players, "names": list(NAMES[:players])}
            for bot in ("greedy", "random"):
                yield Case(f"{game}-{players}-{bot}", f"{players} players, all {bot}", game, options, (bot,))
        options = {"players": 3, "first": "random"}
        yield Case(f"{game}-dice", "fair dice, the seed shown", game, options, ("novice", "random"), dice=True)
        options = {"players": 5, "first": 2}
        yield Case(f"{game}-never-begun", "left before the first move", game, options, stop="")
    yield from small_world_cases()
    yield from creation_cases()


def small_world_cases() -> Iterator[Case]:
    """What Small World has beside."""
    own = {"players": 3, "names": list(NAMES[:3]), "coins": "open", "content": OWN_ROWS}
    wants = frozenset({"race:kobolds", "race:moss_folk", "power:stormy", "power:hoarding"})
    yield Case("smallworld-own", "own races and powers, open coins", SMALLWORLD, own, ("adept", "random"), wants=wants)
    chosen = {"players": 2, "races": RACES, "powers": POWERS, "first": "random"}
    for number, (wanted, house) in enumerate(RARE, 1):
        name, what = f"smallworld-chosen-{number}", f"chosen races and powers: {', '.join(sorted(wanted))}"
        yield Case(name, what, SMALLWORLD, {**chosen, "house": house}, wants=wanted)
    stages = ("pick", "conquest", "attempt", "roll", "rolled", "give-up", "redeployment", "peace", "last-word")
    for number, stage in enumerate((*stages, "withdrawal", "banners", "badges")):
        options = {"players": 2 + number % 4, "names": list(NAMES[: 2 + number % 4])}
        what = f"left in the stage {stage}"
        yield Case(f"smallworld-left-{stage}", what, SMALLWORLD, options, dice=number % 2 == 0, stop=stage, after=60)


def creation_cases() -> Iterator[Case]:
    """What Creation has beside."""
    for players in (2, 5):
        own = {"players": players, "names": list(NAMES[:players]), "tiles": own_tiles(), "first": "random"}
        yield Case(f"creation-own-{players}", "own tiles", CREATION, own, ("greedy", "random"), dice=players == 5)
    stages = {"laying": 3, "dealing": 1, "first-seat": 1, "choose": 30, "place": 40, "draw": 50, "turning": 60}
    for number, (stage, after) in enumerate(stages.items()):
        options = {"players": 2 + number % 4, "first": "random" if stage == "first-seat" else 0}
        what = f"left in the stage {stage}"
        yield Case(f"creation-left-{stage}", what, CREATION, options, dice=number % 2 == 0, stop=stage, after=after)


def recorded(case: Case) -> mk.Record:
    """The first game, by its seed, in which everything wanted happens."""
    for seed in count(1):
        record = played(case, seed)
        if record is not None and (not case.wants or case.wants <= seen(record)):
            return record
        if seed == MOST_SEEDS:
            raise NotFound(f"{case.name}: {', '.join(sorted(case.wants)) or case.stop} in none of {seed} games")
    raise AssertionError


def played(case: Case, seed: int) -> mk.Record | None:
    """A game of this seed; `None` if it ended before the stage in which it should be left."""
    rng = random.Random(f"{case.name} {seed}")
    players = case.options["players"]
    dice = FairDice(rng.randbytes(32), [rng.randbytes(16) for _ in range(players)]) if case.dice else None
    record = mk.Record.start(mk.game(case.game), dice=dice, **case.options)
    seats = [bots.bot(case.bots[seat % len(case.bots)], rng.getrandbits(32)) for seat in range(players)]
    while not record.state.over:
        state = record.state
        if case.stop is not None and len(record.moves) >= case.after and case.stop in ("", stage_of(state)):
            return record
        if state.player != mk.CHANCE:
            record.play(seats[state.player].choose(bots.Seat(state)))
        elif dice is None:
            record.play(mk.sample(state.chances(), rng))
        else:
            record.roll()
    return record if case.stop is None else None


def stage_of(state: mk.State) -> str:
    """The stage a position is in, as the line tells it."""
    return state.to_line().split()[3].partition(":")[0]


def seen(record: mk.Record) -> set[str]:
    """What happened in a game: actions, events, races and powers; of Small World also what is rare."""
    found: set[str] = set()
    wealthy = 0
    walk = record.walk()
    before = next(walk).to_json()
    attempts: set[str] = set()
    for move, state in zip(record.moves, walk, strict=True):
        found.add(f"action:{move.words['type']}")
        if record.game.id == SMALLWORLD:
            found |= rarely_seen(before, move, attempts)
            before = state.to_json()
        events: list[Any] = [*state.events()]
        for event in events:
            found.add(f"event:{event['type']}")
            if event["type"] == "turn":
                attempts.clear()
            if event["type"] == "picked":
                found |= {f"race:{event['race']}", f"power:{event['power']}"}
                wealthy += event["power"] == "wealthy"
    return found | ({"wealthy-twice"} if wealthy > 1 else set())


def rarely_seen(before: mk.Json, move: Any, attempts: set[str]) -> set[str]:
    """Where the books differ: what a marching race in decline does, and what is done to one's own."""
    found: set[str] = set()
    words, march = move.words, before["march"]["race"]
    seats = {people["race"]: people["seat"] for people in before["peoples"]}
    declined = {people["race"] for people in before["peoples"] if people["standing"] == "declined"}
    if words["type"] in ("conquer", "attempt"):
        race = before["regions"][words["region"] - 1]["race"]
        if race is not None and seats[race] == move.who:
            found.add("own-declined-conquered")
    if words["type"] == "attempt":
        attempts.add(march)
        if len(attempts) > 1:
            found.add("two-dice-in-a-turn")
    if words["type"] == "stop" and march in declined:
        found.add("declined-march-stopped")
    return found
