# cython: annotation_typing=False
"""Creation's judge: what a push, a god or a placement is worth, and why, from what the seat to act may know alone."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.position import Position
from mikrokosmos.games.creation.ids import *
from mikrokosmos.games.creation.judge.prospects import Prospects
from mikrokosmos.games.creation.judge.temptation import Temptation
from mikrokosmos.games.creation.judge.weights import DENIAL
from mikrokosmos.games.creation.rules.casting import *
from mikrokosmos.games.creation.rules.faith import cell_of, favours, pushes
from mikrokosmos.games.creation.rules.legal import stacks
from mikrokosmos.games.creation.rules.position import CreationPosition
from mikrokosmos.games.creation.rules.tile_set import TileSet

REASONS = (
    "why-creation-score-now",
    "why-creation-growth",
    "why-creation-statues-to-come",
    "why-creation-tiles-to-come",
    "why-creation-largest-group",
    "why-creation-god-kept",
    "why-creation-left-to-next",
)
"""The texts of the reasons, in the order of their numbers."""

NOVICE = 0
ADEPT = 1
GREEDY = 2
LEVELS = ("novice", "adept", "greedy")
"""How far a judge sees: the points on the table; what its world may become; and what it leaves to others."""


class CreationJudge(Judge):
    """Advice for one table. How far it sees is its `level`."""

    def __init__(self, world: TileSet, level: str) -> None:
        Judge.__init__(self)
        self.world = world
        self.level = LEVELS.index(level)
        self.denial = DENIAL[world.players]
        self.table = CreationPosition(world)  # a copy of the position asked about
        self.own = Prospects(world)
        self.temptation = Temptation(world)

    def routine(self, position: Position) -> int:
        """All stacks are alike."""
        return is_routine(position)

    def knows(self, position: Position) -> bool:
        """Whether the position is of the world this judge was made for."""
        return getattr(position, "world", None) is self.world

    def terms(self) -> tuple[str, ...]:
        """The texts of the reasons."""
        return REASONS

    def consider(self, position: Position) -> None:
        """Note every legal action with its value."""
        become(self.table, position)
        self.own.assess(self.table, self.table.turn)
        self.own.count_supply(self.table)
        if self.table.stage == CHOOSING:
            self.consider_tiles()
        elif self.table.stage == PLACING:
            self.consider_placements()
        else:
            self.consider_stacks()

    def consider_tiles(self) -> None:
        """Every push, and every tile the god may take."""
        if self.level == GREEDY:
            self.temptation.assess(self.table, self.table.god[self.table.turn])
        mask = pushes(self.table)
        while mask:
            at = lowest(mask)
            left = 0
            if self.level == GREEDY and not self.is_last():
                left = self.temptation.after_push(self.table, at // 3, at % 3)
            self.take(
                PUSH_AT + at,
                self.table.map[cell_of(at // 3, at % 3, 2)],
                left,
                self.table.shown & bit(self.table.turn) == 0,
            )
            mask &= mask - 1
        mask = favours(self.table)
        while mask:
            cell = lowest(mask)
            left = 0
            if self.level == GREEDY and not self.is_last():
                left = self.temptation.after_god(self.table, cell)
            self.take(GOD_AT + cell, self.table.map[cell], left, 0)
            mask &= mask - 1

    def is_last(self) -> int:
        """1 if nobody moves after this turn."""
        following = self.table.turn + 1 if self.table.turn + 1 < self.table.world.players else 0
        return 1 if self.table.round == 9 and following == self.table.first else 0

    def take(self, action: int, tile: int, left: int, kept: int) -> None:
        """Note a way to get a tile: what it brings at its best place, what it leaves, and whether the god is kept."""
        if self.level == NOVICE:
            self.own.best_as_it_lies(tile)
            self.own.recall()
        else:
            self.own.best_of(tile)
        cost = left * self.denial // 100
        option = self.own.god_kept() if kept and self.level == GREEDY else 0
        self.note(action, self.reckon(action) + option - cost)
        self.because(action, 5, option)
        self.because(action, 6, -cost)

    def consider_placements(self) -> None:
        """Every place for the tile in hand, turned every way."""
        spots = self.own.spots
        while spots:
            cell = lowest(spots)
            for turns in range(4):
                self.own.weigh_with(self.table.held, cell, turns)
                self.note(PLACE_AT + cell * 4 + turns, self.reckon(PLACE_AT + cell * 4 + turns))
            spots &= spots - 1

    def consider_stacks(self) -> None:
        """All stacks are alike: nobody knows what lies in them."""
        mask = stacks(self.table)
        while mask:
            self.own.weigh_now()
            self.note(DRAW_AT + lowest(mask), self.reckon(DRAW_AT + lowest(mask)))
            mask &= mask - 1

    def reckon(self, action: int) -> int:
        """The value of the world weighed last, as far as this judge sees, with its reasons."""
        self.because(action, 0, self.own.points)
        if self.level == NOVICE:
            return self.own.points
        self.because(action, 1, self.own.growth)
        self.because(action, 2, self.own.hope)
        self.because(action, 3, self.own.average)
        self.because(action, 4, self.own.tie_break)
        return self.own.total()

    def worth(self, position: Position, seat: int) -> int:
        """How far ahead the seat can expect to be at the end: its own prospects, less the best of the others'."""
        become(self.table, position)
        self.own.count_supply(self.table)
        mine = self.expects(seat)
        lead = mine
        first = 1
        for other in range(self.table.world.players):
            if other != seat:
                ahead = mine - self.expects(other)
                if first or ahead < lead:
                    lead = ahead
                first = 0
        return lead

    def expects(self, seat: int) -> int:
        """What the seat can expect to score: with the tile in hand, and with its god if not shown."""
        self.own.assess(self.table, seat)
        option = self.own.god_kept() if self.table.shown & bit(seat) == 0 else 0
        if self.table.stage == PLACING and seat == self.table.turn:
            return self.own.best_with(self.table.held) + option
        return self.own.weigh_now() + option
