"""What goes between server and client about the daily deal."""

from __future__ import annotations

from pydantic import Field

from mikrokosmos.server.wire import Milliseconds, Sent


class DealResultSeen(Sent):
    """One line of the table of results."""

    rank: int
    name: str
    score: int
    place: int = Field(description="At the person's own table, among the bots.")
    mine: bool


class DealSeen(Sent):
    """A daily deal, as far as one may know it."""

    day: str = Field(description="By UTC, such as 2026-11-18.")
    ends: Milliseconds
    over: bool
    players: int
    bot: str = Field(description="The bot at all other seats.")
    seat: int = Field(description="Where the person sits.")
    commitment: str = Field(description="The SHA-256 of the seed.")
    seed: str | None = Field(description="Told when the day is over.")
    table: str | None = Field(description="One's own game that counts.")
    finished: bool = Field(description="Whether that game is over.")
    count: int | None = Field(description="How many have finished; told with the results.")
    results: list[DealResultSeen] | None = Field(
        description="The best, and oneself; told to whoever has finished, and to everybody when the day is over."
    )


class DailySeen(Sent):
    """Today's deal of a game, and yesterday's if there was one."""

    game: str
    now: Milliseconds
    today: DealSeen
    yesterday: DealSeen | None


class DealTable(Sent):
    """The table of one's game."""

    table: str
    counts: bool


SENT = (DailySeen, DealTable)
RECEIVED = ()
