"""Plays the sets of an arena. A set of games depends on the settings and its number alone, whoever plays it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import NamedTuple

import mikrokosmos as mk
from mikrokosmos import bots as roster
from mikrokosmos.bots import Bot, Seat
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.lab.game_loop import Leave, finish, never
from mikrokosmos.lab.history import History
from mikrokosmos.lab.pairing import Seating, Slot
from mikrokosmos.lab.seeds import seed_of
from mikrokosmos.lab.settings import Settings


class Ended(NamedTuple):
    """How one game ended: points by seat, the winners, the seat that decided first, and how often seats decided."""

    scores: list[int]
    winners: list[int]
    began: int
    decisions: int


@dataclass
class Thinking:
    """How often a bot decided, and how long it took."""

    decisions: int = 0
    seconds: float = 0.0


@dataclass
class PlayedSet:
    """The games of a set, one for each rotation, and how long each bot thought."""

    number: int
    games: list[Ended] = field(default_factory=list)
    thinking: dict[str, Thinking] = field(default_factory=dict)


class BotFailed(MikrokosmosError):
    """A bot raised an error or played something illegal; the message has all it takes to see it again."""

    def __init__(self, bot: str, seat: int, game: int, seed: int, why: str) -> None:
        super().__init__(bot, seat, game, seed, why)  # what it is rebuilt from in another process
        self.bot, self.seat, self.game, self.seed, self.why = bot, seat, game, seed, why
        """The seat and the game are numbered from 1."""

    def __str__(self) -> str:
        return f"the bot {self.bot!r} failed in seat {self.seat} of game {self.game}, seed {self.seed}: {self.why}"


class SetPlayer:
    """Plays sets of one arena."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.plan = settings.plan
        self.game = mk.game(settings.game)
        self.start = self.game.renew(settings.options)
        self.makers = {name: roster.maker(name) for name in settings.bots}

    def play(self, number: int, leave: Leave = never) -> PlayedSet | None:
        """The games of a set; `None` if asked to leave before its end."""
        deal, table = self.plan.set_at(number)
        played = PlayedSet(number)
        for rotation in range(self.plan.players):
            game = ArenaGame(self, Slot(deal, table, rotation))
            if not game.finish(leave):
                return None
            played.games.append(game.ended())
            for name, thinking in zip(game.seating, game.thinking, strict=True):
                total = played.thinking.setdefault(name, Thinking())
                total.decisions += thinking.decisions
                total.seconds += thinking.seconds
        return played

    def again(self, number: int) -> mk.Record:
        """The record of one game, by its number from 0: played once more, and the same."""
        deal, rest = divmod(number, self.plan.games_per_deal)
        game = ArenaGame(self, Slot(deal, *divmod(rest, self.plan.players)))
        game.finish()
        record = mk.Record(self.game, self.settings.options)
        for x in game.history.moves:
            record.play(x)
        return record


class ArenaGame:
    """One game. Chance draws from a stream of its own, the same in all games of a deal; every bot has another."""

    def __init__(self, arena: SetPlayer, slot: Slot) -> None:
        self.arena = arena
        self.slot = slot
        self.seating: Seating = arena.plan.seating(slot)
        self.state = arena.start.copy()
        self.history = History(arena.start, len(self.seating))
        self.thinking = [Thinking() for _ in self.seating]
        self.began = -1
        self.dice = Dice(seed_of(arena.settings.seed, slot.deal))

    def finish(self, leave: Leave = never) -> bool:
        """Play to the end; False if asked to leave before it."""
        bots = [self._seated(seat) for seat in range(len(self.seating))]
        told = [partial(self.history.told, seat) for seat in range(len(self.seating))]

        def choose(seat: int) -> int:
            return self._decided(seat, bots[seat], Seat(self.state, told[seat]))

        return finish(self.state, choose, self.dice, self._play, leave) is not None

    def ended(self) -> Ended:
        """How it ended."""
        decisions = sum(thinking.decisions for thinking in self.thinking)
        return Ended(self.state.scores(), self.state.winners(), self.began, decisions)

    def _seated(self, seat: int) -> Bot:
        name = self.seating[seat]
        try:
            return self.arena.makers[name](seed_of(self.arena.settings.seed, *self.slot, seat))
        except Exception as error:  # whatever a foreign bot does
            raise self._failed(seat, f"it cannot be made: {_told(error)}") from error

    def _decided(self, seat: int, bot: Bot, knows: Seat) -> int:
        if self.began < 0:
            self.began = seat
        thinking = self.thinking[seat]
        begin = perf_counter()
        try:
            x = bot.choose(knows)
        except Exception as error:  # whatever a foreign bot does
            raise self._failed(seat, _told(error)) from error
        thinking.seconds += perf_counter() - begin
        thinking.decisions += 1
        return x

    def _play(self, x: int) -> None:
        seat = self.state.player
        try:
            self.state.play(x)
        except mk.IllegalAction as error:
            raise self._failed(seat, f"it chose {x!r:.60}: {error}") from None
        self.history.moves.append(int(x))

    def _failed(self, seat: int, why: str) -> BotFailed:
        number = self.arena.plan.number(self.slot)
        return BotFailed(self.seating[seat], seat + 1, number + 1, self.arena.settings.seed, why)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
