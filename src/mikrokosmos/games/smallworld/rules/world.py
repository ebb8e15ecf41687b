# cython: annotation_typing=False
"""A board, a content table and house rules made ready for the rules: every fact a number or a set of regions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from mikrokosmos.core.bits import *
from mikrokosmos.core.house_rules import Choice
from mikrokosmos.games.smallworld.content import table
from mikrokosmos.games.smallworld.content.boards import Board
from mikrokosmos.games.smallworld.content.table import Content, Row
from mikrokosmos.games.smallworld.house import DEFAULTS, RULES
from mikrokosmos.games.smallworld.rules.length import longest

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.types.view import House


class World:
    """What never changes during a game. Rows 0 to 15 are races, 16 to 47 powers; row 48 does nothing."""

    def __init__(
        self, board: Board, content: Content, house: Mapping[str, Choice] = DEFAULTS, rules: int = RULES
    ) -> None:
        self.board = board
        self.content = content
        self.house = cast("House", house)
        self.ignores_own = house["own_tokens"] == "ignore"
        self.die_for_each = house["final_die"] == "race"
        self.pays_once = house["wealthy"] == "game"
        self.opens_to_own = house["own_immune"] == "others"
        self.leaves_late = house["late_abandon"]
        self.first_rules = rules == 1
        self.players = board.players
        self.rounds = board.rounds
        self.regions = len(board.regions)
        self.longest = longest(board.players, board.rounds, content)
        self.near = [0] * 48
        self.draw_board(board)
        self.number = [0] * 49
        self.abilities = [0] * 49
        self.income = [0] * 49
        self.discount = [0] * 49
        self.beside = [0] * 49
        self.stipend = [0] * 49
        self.windfall = [0] * 49
        self.spoils = [0] * 49
        self.raiders = [0] * 49
        self.recruits_per = [0] * 49
        self.holes = [0] * 49
        self.camps = [0] * 49
        self.heroes = [0] * 49
        self.forts = [0] * 49
        self.dragons = [0] * 49
        self.tray = [0] * 16
        for at, race in enumerate(content.races):
            self.write_row(at, race)
            self.tray[at] = race.tray
        for at, power in enumerate(content.powers):
            self.write_row(16 + at, power)
        self.supply = [0] * 6
        self.defends = [0] * 6
        self.earns = [0] * 6
        self.immune = [0] * 6
        self.lasts = [0] * 6
        self.returns = [0] * 6
        self.guards = [0] * 6
        for at, marker in enumerate(content.markers):
            self.supply[at] = marker.supply
            self.defends[at] = marker.defends
            self.earns[at] = marker.earns
            self.immune[at] = marker.immune
            self.lasts[at] = marker.lasts
            self.returns[at] = marker.returns
            self.guards[at] = marker.guards

    def draw_board(self, board: Board) -> None:
        """Turn the board's facts into sets of regions."""
        for at, region in enumerate(board.regions):
            self.near[at] = sum(bit(other - 1) for other in region.neighbors)
        everywhere = board.regions
        self.land = sum(bit(region.id - 1) for region in everywhere if not region.water)
        self.entry = sum(bit(region.id - 1) for region in everywhere if region.entry)
        self.mountains = self.regions_of(("mountain",))
        self.caverns = self.regions_of(("cavern",))
        self.tribes = sum(bit(region.id - 1) for region in everywhere if region.lost_tribe)

    def regions_of(self, kinds: tuple[str, ...]) -> int:
        """The regions that are of any of these kinds."""
        return sum(bit(region.id - 1) for region in self.board.regions if any(map(region.is_a, kinds)))

    def write_row(self, at: int, row: Row) -> None:
        """Write one race or power into the table."""
        self.number[at] = row.tokens
        self.abilities[at] = sum(bit(n) for n, word in enumerate(table.FLAGS) if word in row.flags)
        self.income[at] = self.regions_of(row.masks.get("income", ()))
        self.discount[at] = self.regions_of(row.masks.get("discount", ()))
        self.beside[at] = self.regions_of(row.masks.get("discount_beside", ()))
        self.stipend[at] = row.number("stipend")
        self.windfall[at] = row.number("windfall")
        self.spoils[at] = row.number("spoils")
        self.raiders[at] = row.number("raiders")
        self.recruits_per[at] = row.number("recruits_per")
        self.holes[at] = row.number("holes")
        self.camps[at] = row.number("camps")
        self.heroes[at] = row.number("heroes")
        self.forts[at] = row.number("forts")
        self.dragons[at] = row.number("dragons")
