"""Creation as a game one can start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mikrokosmos.core.interface import Game
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.weights import Weights, shipped
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.core.upgrades import Upgrade, climb
from mikrokosmos.games.creation import options as game_options
from mikrokosmos.games.creation.content.table import Tiles
from mikrokosmos.games.creation.features import CreationEncoder
from mikrokosmos.games.creation.ids import ACTIONS, CHANCES, GOD_AT, PLACE_AT
from mikrokosmos.games.creation.io import notation, storage, view
from mikrokosmos.games.creation.judge.judge import CreationJudge
from mikrokosmos.games.creation.judge.panel import PANEL, Temper
from mikrokosmos.games.creation.judge.reference import Reference
from mikrokosmos.games.creation.options import Options
from mikrokosmos.games.creation.rules.tile_set import TileSet
from mikrokosmos.games.creation.state import CreationState, start
from mikrokosmos.games.creation.types.view import Own, View

SINCE: dict[int, Upgrade] = {}
"""What each number of rules says otherwise than the next one, written into the options: `{1: from_rules_1}`."""


class Creation(Game):
    """The game: push a row of the shared map, take the tile that falls off, build a world of three by three."""

    id = "creation"
    rules = 1
    seats = game_options.SEATS
    action_count = ACTIONS
    chance_count = CHANCES
    judges = ("greedy", "adept", "novice", "reference")
    learned = True
    panel = tuple(PANEL)
    own_content = "tiles"
    actions_hide = False
    """What a seat does is seen by all: only chance deals secrets."""
    reveals = frozenset({"shown"})
    """The event by which everybody gets to know a secret."""

    def new(self, players: int = 2, **options: object) -> CreationState:
        """Start a game. Options: names, first (seat or "random"), tiles (a set of your own)."""
        given: Parsed = {"players": players, **options}
        return self.start(game_options.read(**given))

    def renew(self, options: Parsed) -> CreationState:
        """Start a game from stored options."""
        return self.start(game_options.stored(options))

    def upgrade_options(self, options: Parsed, rules: int) -> Json:
        """Options of a game begun under older rules, such that it goes on under those."""
        return climb(f"{self.id} rules number", options, rules, self.rules, SINCE)

    def start(self, options: Options) -> CreationState:
        """Start a game with options that were checked."""
        return start(world(options.tiles, options.players), options)

    def options(self, state: CreationState) -> Json:
        """The options a state was started with."""
        return state.options.to_json()

    def may_reveal(self, action: int) -> bool:
        """Only gods are hidden, and a seat shows its own to take a tile."""
        return GOD_AT <= action < PLACE_AT

    def views(self, state: CreationState, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats, to be read only: they share what all may see."""
        return view.views(state, seats)

    def shared_and_private(self, state: CreationState) -> tuple[View, list[Own]]:
        """What everybody sees, and for each seat what it sees otherwise; to be read only."""
        return view.common(state), [view.own(state, seat) for seat in range(state.world.players)]

    def from_line(self, text: str, **options: object) -> CreationState:
        """Read back what `to_line` wrote; names and own tiles are options."""
        return notation.read(text, **options)

    def from_json(self, data: Parsed) -> CreationState:
        """Read back what `to_json` wrote."""
        return storage.from_json(data)

    def judge(self, name: str, state: CreationState) -> Judge:
        """A new judge of this name, for games on the table of this state and for one thread alone."""
        if name in PANEL:
            return with_temper(CreationJudge(state.world, "greedy"), PANEL[name])
        if name not in self.judges:
            return super().judge(name, state)
        return Reference(state.world) if name == "reference" else CreationJudge(state.world, name)

    def encoder(self, state: CreationState) -> CreationEncoder:
        """A new encoder for the table of this state."""
        return CreationEncoder(state.world)

    def rounds_ahead(self, players: int) -> int:
        """Who gets the next tiles decides, which a table as it lies does not tell: less so between two."""
        return 2 if players == 2 else 3

    def playouts(self, players: int) -> int:
        """With three and more, two thirds of the map have changed before one's next turn, by tiles nobody knows yet."""
        return 1 if players == 2 else 4

    def weights(self, players: int) -> Weights:
        """The learned weights for so many players."""
        return shipped(__package__, players)


def with_temper(judge: CreationJudge, temper: Temper) -> CreationJudge:
    """A judge with other numbers. What tempts others it reckons as `greedy` did when the panel was made."""
    judge.own.weights, judge.own.patience = temper.weights(), temper.patience()
    judge.temptation.prospects.weights = Temper().weights()
    judge.denial = temper.denies(judge.world.players)
    return judge


@lru_cache(maxsize=64)
def world(tiles: Tiles, players: int) -> TileSet:
    """The world of a set of tiles and a number of players, made once."""
    return TileSet(tiles, players)


GAME = Creation()
