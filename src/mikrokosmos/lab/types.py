"""What an arena tells: the types of its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from mikrokosmos.core.types import Json


class AsPlayed(TypedDict):
    """The settings of an arena, as the journal has them."""

    game: str
    rules: int
    options: Json
    bots: list[str]
    players: int
    seed: int
    games: int


class Victories(TypedDict):
    """Victories among games: a share for each seat taken, and its interval."""

    games: int
    seats: int
    wins: float
    share: float
    low: float
    high: float


class ByOrder(Victories):
    """The victories of a bot before whom so many seats began."""

    order: int


class Performed(Victories):
    """How one bot did."""

    bot: str
    points: float
    spread: float
    place: float
    by_order: list[ByOrder]
    curve: list[list[float]]
    """How many games there were, and the share of victories by then."""


class Standing(Performed):
    """The same, with its strength."""

    elo: float | None
    elo_low: float | None
    elo_high: float | None
    one_sided: Literal["won", "lost"] | None
    """Every meeting was won, or lost: the rating rests on the half game it was given."""


class Met(TypedDict):
    """One bot against another, seat by seat."""

    meetings: int
    wins: int
    draws: int
    losses: int
    share: float | None
    difference: float | None


class NamedPair(Met):
    """The same, with their names."""

    bot: str
    other: str


class Histogram(TypedDict):
    """How often each bot had how many points."""

    start: int
    width: int
    counts: dict[str, Sequence[int]]


class BotTiming(TypedDict):
    """How long a bot thought."""

    decisions: int
    seconds: float
    microseconds_per_decision: float


class Timing(TypedDict):
    """How long it took: the part of a result that differs from time to time."""

    seconds: float
    processes: int
    bots: dict[str, BotTiming]


class Result(AsPlayed):
    """What the games of an arena come to."""

    format: int
    asked: int
    planned: int
    complete: bool
    deals: int
    tables: list[list[str]]
    games_per_deal: int
    decisions_per_game: float
    fair: float
    anchor: str | None
    standings: list[Standing]
    pairs: list[NamedPair]
    histogram: Histogram


class TimedResult(Result):
    """The same, with how long it took."""

    timing: Timing
