"""Scenes of Creation: a position in a line or two, and words instead of ids. What a scene leaves open is filled in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import mikrokosmos as mk
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import box
from mikrokosmos.games.creation.state import CreationState

YARD = ["0,0", "1,0", "1,1", "0,1", "-1,1", "-1,0", "-1,-1", "0,-1", "1,-1"]
"""Where the tiles of a world go that a scene leaves open, in this order."""

EXAMPLE = "D3@-1,-1;H4@0,-1r1;G1@1,-1r1;A3@-1,0r2;A0@0,0r2;H0@1,0r2;F1@-1,1;I4@0,1r1;B0@1,1r1"
"""The world of the rulebook's scoring example: 25 points."""


def position(
    players: int = 2,
    *,
    round: int = 0,
    turn: int = 0,
    first: int = 0,
    stage: str = "choose",
    map: str = "",
    faith: str = "2222",
    gods: str = "",
    hand: str = "",
    gap: int = 0,
    stacks: str = "",
    worlds: dict[int, str] | None = None,
) -> CreationState:
    """A position. The first tiles of the map may be named, `.` is any; other worlds and the stacks come by themselves.

    Worlds by seat are in the notation of a line, and so are the markers (north, east, south, west) and the gods. If it
    is not said, it is the first round, or the fourth when markers have moved.
    """
    round = round or (1 if faith == "2222" else 4)
    named = worlds or {}
    said = " ".join([map.replace(",", " "), hand, *(world.replace(";", " ") for world in named.values())])
    used = {word.partition("@")[0] for word in said.split()}
    spare = iter([tile.id for tile in box() if tile.mark <= players and tile.id not in used])
    cells = [*(map.split(",") if map else []), *"........."][:9]
    if gap:
        cells[gap - 1] = "-"
    words = [
        f"creation {players} {round}.{first}.{turn} {stage}:{'over' if stage == 'finished' else turn}",
        "map=" + ",".join(next(spare) if cell == "." else cell for cell in cells),
        f"faith={faith} gods={gods or '01234'[:players].replace('', ',')[1:-1]}",
        *([f"gap={gap}"] if gap else []),
        *([f"hand={hand}"] if hand else []),
    ]
    for seat in range(players):
        early = (seat - first) % players < (turn - first) % players
        done = early or stage == "finished" or (seat == turn and stage == "draw")
        if seat in named:
            words.append(f"w{seat}={named[seat]}")
        else:
            words.append(f"w{seat}=" + ";".join(f"{next(spare)}@{at}" for at in YARD[: round - 1 + done]))
    left = len(list(spare))
    sizes = stacks or ".".join(str(left // 3 + (at < left % 3)) for at in range(3))
    return GAME.from_line(" ".join([*words, f"stacks={sizes}"]))


def dealt(players: int = 2, seed: int = 1, **options: Any) -> CreationState:
    """A new game in which chance has set the table."""
    state = GAME.new(players=players, **options)
    settle(state, random.Random(seed))
    return state


def settle(state: CreationState, rng: random.Random) -> None:
    """Let chance act until a seat is to move or the game is over."""
    while state.player == mk.CHANCE:
        state.play(mk.sample(state.chances(), rng))


def do(state: CreationState, kind: str, **words: Any) -> list[dict[str, Any]]:
    """Play an action, or let an outcome of chance come up, given in words; its events."""
    state.play(state.encode({"type": kind, **words}))
    told: list[Any] = [*state.events()]
    return told


def can(state: CreationState, kind: str, **words: Any) -> bool:
    """Whether an action given in words is allowed."""
    return state.encode({"type": kind, **words}) in state.actions()


def why_not(state: CreationState, kind: str, **words: Any) -> dict[str, Any] | None:
    """Why an action given in words is refused."""
    refused: Any = state.refusal(state.encode({"type": kind, **words}))
    return None if refused is None else {**refused}


def choices(state: CreationState, kind: str) -> list[dict[str, Any]]:
    """What may be done of one kind, without its type."""
    told = [state.describe(x) for x in state.actions()]
    return [{word: it for word, it in words.items() if word != "type"} for words in told if words["type"] == kind]


def pushes(state: CreationState) -> set[tuple[str, int]]:
    """Every push that is allowed, as side and line."""
    return {(words["side"], words["line"]) for words in choices(state, "push")}


def favours(state: CreationState) -> list[int]:
    """The cells whose tile the god token may take."""
    return [words["cell"] for words in choices(state, "god")]


def places(state: CreationState) -> set[tuple[int, int]]:
    """Where the tile in hand may go."""
    return {(words["x"], words["y"]) for words in choices(state, "place")}


def play_on(state: CreationState, seed: int = 1) -> Iterator[CreationState]:
    """Play at random to the end; the state before each move."""
    rng = random.Random(seed)
    while not state.over:
        yield state
        state.play(mk.sample(state.chances(), rng) if state.player == mk.CHANCE else rng.choice(state.actions()))


def score(world: str) -> dict[str, tuple[int, int, int]]:
    """What a world earns with five players: by terrain its largest group, the statues, and the points."""
    size = world.count("@")
    state = position(5, worlds={0: world}, round=min(9, size + 1), stage="finished" if size == 9 else "choose")
    terms = state.income(0)["terms"]
    assert sum(term["amount"] for term in terms) == state.income(0)["total"] == state.scores()[0]
    return {term["of"]: (term["group"], term["statues"], term["amount"]) for term in terms}
