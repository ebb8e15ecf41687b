"""What goes between server and client about puzzles."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, Field, StringConstraints

from mikrokosmos.server.wire import GameEvent, Received, Sent, TableId, TableSeen, whole_number

MOST_ACTIONS = 200
"""No turn has so many."""

PuzzleId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{12}$")]


class PuzzleListed(Sent):
    """A puzzle, before one has looked at it."""

    puzzle: str
    players: int
    difficulty: int = Field(description="1 to 3.")
    themes: list[str]


class PuzzleList(Sent):
    """The puzzles of a game, the easier ones first."""

    game: str
    puzzles: list[PuzzleListed]


class PuzzleTry(Received):
    """A puzzle and the actions played so far: one of a game's collection, or a turn of a finished game of one's own."""

    game: Annotated[str, Field(max_length=64)] | None = None
    puzzle: PuzzleId | None = None
    table: TableId | None = None
    step: Annotated[int, Field(strict=True, ge=0, le=20_000), BeforeValidator(whole_number)] | None = None
    moves: list[Annotated[int, Field(strict=True, ge=0), BeforeValidator(whole_number)]] = Field(
        default=[], max_length=MOST_ACTIONS
    )


class PuzzleVerdict(Sent):
    """What a finished plan is worth."""

    solved: bool
    share: float
    best: float


class PuzzleNow(Sent):
    """The position after these actions; the verdict once the turn is over, or chance comes in."""

    table: TableSeen
    events: list[GameEvent] = Field(description="What the last of the actions brought about.")
    moves: int = Field(description="How many actions were played, with those that came by themselves.")
    done: bool
    verdict: PuzzleVerdict | None


class PuzzleHint(Sent):
    """What to do next."""

    action: int | None = Field(description="The next action of the best plan; null if one has left it.")


class PuzzleSolution(Sent):
    """The best plan."""

    moves: list[int] = Field(description="What is to be asked for, one after another.")
    best: float


SENT = (PuzzleList, PuzzleNow, PuzzleHint, PuzzleSolution)
RECEIVED = (PuzzleTry,)
