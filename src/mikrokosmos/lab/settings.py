"""What is asked of an arena; whatever has the same settings has the same result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

import mikrokosmos as mk
from mikrokosmos import bots as roster
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.types import Parsed
from mikrokosmos.lab.pairing import Plan
from mikrokosmos.lab.types import AsPlayed


class ArenaError(MikrokosmosError):
    """The arena cannot be held as it was asked for; the message says what would be right."""


@dataclass(frozen=True)
class Settings:
    """The settings of an arena, JSON-ready, so that any process can take part."""

    game: str
    rules: int
    options: mk.Json = field(hash=False)
    bots: tuple[str, ...]
    players: int
    seed: int
    games: int

    @classmethod
    def of(
        cls,
        game: mk.Game,
        bots: Sequence[str],
        games: int,
        players: int | None = None,
        seed: int = 1,
        options: Parsed | None = None,
    ) -> Self:
        """Check what was asked; `ArenaError` (or the game's or the roster's own error) says what is wrong."""
        _check_bots(game, bots)
        if players is None:
            players = len(bots) if len(bots) in game.seats else game.seats[0]
        if games < 1:
            raise ArenaError(f"an arena has at least 1 game, not {games}")
        start = game.new(players=players, **(options or {}))
        return cls(game.id, game.rules, game.options(start), tuple(bots), players, seed, games)

    @property
    def plan(self) -> Plan:
        """Who meets whom."""
        return Plan(self.bots, self.players)

    def to_json(self) -> AsPlayed:
        """As the journal and the result have them."""
        return {
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "games": self.games,
        }


def _check_bots(game: mk.Game, bots: Sequence[str]) -> None:
    for name in bots:
        roster.maker(name)  # an unknown one is refused before anything is played
        if not roster.plays(name, game):
            able = ", ".join(each for each in roster.names() if roster.plays(each, game))
            raise ArenaError(f"the bot {name!r} cannot play {game.id}; these can: {able}")
    twice = next((name for name in bots if bots.count(name) > 1), None)
    if twice is not None:
        raise ArenaError(f"the bot {twice!r} is named twice: name it once, and seats are filled by --players")
    if len(bots) < 2:
        raise ArenaError("an arena needs at least two different bots; to play a bot against itself, use “simulate”")
