"""How a table was set up: the game, its options, and what else its owner chose."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Self

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.core.errors import MikrokosmosError, RecordError, UnknownGame
from mikrokosmos.core.upgrades import options_of
from mikrokosmos.server.tables.bounds import must_be_bounded
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.what_if import WhatIf

CLOCK = range(5, 14 * 24 * 3600 + 1)
"""Seconds of a clock: from a hasty move to a fortnight by post."""
PACE = range(5001)
LONGEST_REASON = 500
"""Characters of what is said against options."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What never changes once the table is there."""

    game: str
    options: mk.Json
    players: int
    substitute: str
    """The bot that plays for a person who is away."""
    order: str | None
    """The order every seat begins with."""
    hints: bool
    """Whether seats may ask for hints."""
    clock: int | None = None
    """Seconds a person has each time the table waits for it; then the substitute plays until it comes back."""
    pace: int = 0
    """Milliseconds a bot takes at least for a move, for people who watch."""
    win_chance: bool = False
    """Whether everybody is shown the chances to win, each by what that seat may know."""
    replace_idle: bool = False
    """Whether the owner may let the substitute play for somebody who does not move, at a table without a clock."""
    what_if: WhatIf | None = None
    """Which game goes on here, and from where; `None` at a table that begins at the beginning."""
    deal: str | None = None
    """The day of whose daily deal this is a game: seats, bots and dice are given then."""

    @classmethod
    def of(
        cls,
        game: str,
        options: mk.Json,
        substitute: str = "adept",
        order: str | None = "spread",
        hints: bool = True,
        clock: int | None = None,
        pace: int = 0,
        win_chance: bool = False,
        replace_idle: bool = False,
        what_if: WhatIf | None = None,
        deal: str | None = None,
    ) -> Self:
        """Check what a person asked for; `Refused` says what is wrong."""
        with checking(options):
            found = mk.game(game)
            state = found.renew(dict(options))
            started = found.options(state)
        able_bot(state, substitute)
        if not found.orders:
            order = None
        elif order is not None and order not in found.orders:
            raise Refused("no-such-order", order=order)
        if clock is not None and clock not in CLOCK:
            raise Refused("bad-clock", least=CLOCK[0], most=CLOCK[-1])
        if pace not in PACE:
            raise Refused("bad-pace", most=PACE[-1])
        replace_idle = replace_idle and clock is None  # where there is a clock, it decides
        players = int(started["players"])
        return cls(
            game, started, players, substitute, order, hints, clock, pace, win_chance, replace_idle, what_if, deal
        )

    def to_json(self) -> mk.Json:
        """As it is stored."""
        return {
            "game": self.game,
            "options": self.options,
            "players": self.players,
            "substitute": self.substitute,
            "order": self.order,
            "hints": self.hints,
            "clock": self.clock,
            "pace": self.pace,
            "win_chance": self.win_chance,
            "replace_idle": self.replace_idle,
            **({} if self.what_if is None else {"what_if": self.what_if.to_json()}),
            **({} if self.deal is None else {"deal": self.deal}),
        }

    @classmethod
    def from_json(cls, data: mk.Json, rules: int) -> Self:
        """Read what `to_json` wrote when the game had these rules; `Refused` if there is no such game or rules yet."""
        # Older tables lack the newest; at those without a clock the owner may always replace who is idle.
        known = {"replace_idle": data.get("clock") is None, **data}
        if known.get("what_if") is not None:
            known["what_if"] = WhatIf.from_json(known["what_if"])
        found = cls(**{name: known[name] for name in cls.__slots__ if name in known})
        try:
            return replace(found, options=options_of(mk.game(found.game), found.options, rules))
        except (RecordError, UnknownGame) as error:
            raise Refused("too-new", why=str(error)) from None


@contextmanager
def checking(options: mk.Json, longest: int = LONGEST_REASON) -> Iterator[None]:
    """Whatever a game says against these options is a `Refused`."""
    must_be_bounded(options)
    try:
        yield
    except (MikrokosmosError, TypeError, ValueError, LookupError, ArithmeticError, RecursionError) as error:
        raise Refused("bad-options", why=str(error)[:longest]) from None


def able_bot(state: mk.State, bot: str) -> str:
    """The bot, if there is one of that name and it can play at the table of this state; otherwise `Refused`."""
    if bot not in bots.names() or not bots.plays(bot, state.game):
        raise Refused("no-such-bot", bot=bot)
    if not bots.able(bot, state):
        raise Refused("bot-not-trained", bot=bot)
    return bot
