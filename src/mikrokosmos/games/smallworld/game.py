"""Small World as a game one can start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mikrokosmos.core.house_rules import Choice
from mikrokosmos.core.interface import Game, Selection
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.weights import Weights, shipped
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.core.upgrades import Upgrade, climb
from mikrokosmos.games.smallworld import options as game_options
from mikrokosmos.games.smallworld.content.boards import board
from mikrokosmos.games.smallworld.content.table import Content, box
from mikrokosmos.games.smallworld.features import SmallWorldEncoder
from mikrokosmos.games.smallworld.house import HOUSE_RULES, RULES
from mikrokosmos.games.smallworld.ids import ACTIONS, CHANCES
from mikrokosmos.games.smallworld.io import notation, storage, view
from mikrokosmos.games.smallworld.io.orders import ORDERS, obey
from mikrokosmos.games.smallworld.judge.judge import SmallWorldJudge
from mikrokosmos.games.smallworld.judge.panel import PANEL
from mikrokosmos.games.smallworld.judge.reference import Reference
from mikrokosmos.games.smallworld.judge.weights import LEVELS
from mikrokosmos.games.smallworld.options import Options
from mikrokosmos.games.smallworld.rules.world import World
from mikrokosmos.games.smallworld.state import SmallWorldState, start
from mikrokosmos.games.smallworld.types.view import Own, View

REFERENCE = "reference"
"""The judge others are measured by; those are levels of one."""

SINCE: dict[int, Upgrade] = {1: game_options.from_rules_1}
"""What each number of rules says otherwise than the next one, written into the options."""


class SmallWorld(Game):
    """The game: 14 races, 20 powers, two to five players on four boards."""

    id = "smallworld"
    rules = RULES
    seats = game_options.SEATS
    action_count = ACTIONS
    chance_count = CHANCES
    judges = (*LEVELS, REFERENCE)
    learned = True
    panel = tuple(PANEL)
    orders = ORDERS
    house_rules = HOUSE_RULES
    own_content = "content"
    dice = frozenset({"die"})
    hides = False
    actions_hide = False
    """Every event is seen by all: coins are out of sight, but they can be counted."""

    @property
    def selections(self) -> dict[str, list[str]]:
        """The races and powers of the box."""
        return {"races": [row.id for row in box().races], "powers": [row.id for row in box().powers]}

    def selections_with(self, options: Parsed) -> dict[str, Selection]:
        """Races and powers with these options."""
        return game_options.selections(**game_options.without_files(options))

    def new(self, players: int = 2, **options: object) -> SmallWorldState:
        """Start a game. Options: names, first (seat or "random"), coins ("hidden", "open"), races, powers, content,
        house (choices by name, see `house_rules`), rules (1: as games were played before there was a choice).
        """
        given: Parsed = {"players": players, **options}
        return self.start(game_options.read(**given))

    def renew(self, options: Parsed) -> SmallWorldState:
        """Start a game from stored options."""
        return self.start(game_options.stored(options))

    def upgrade_options(self, options: Parsed, rules: int) -> Json:
        """Options of a game begun under older rules, such that it goes on under those."""
        return climb(f"{self.id} rules number", options, rules, self.rules, SINCE)

    def start(self, options: Options) -> SmallWorldState:
        """Start a game with options that were checked."""
        house = tuple(options.house.items())
        return start(world(options.players, WholeContent(options.content), house, options.rules), options)

    def options(self, state: SmallWorldState) -> Json:
        """The options a state was started with."""
        return state.options.to_json()

    def views(self, state: SmallWorldState, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats, to be read only: they share what all may see."""
        return view.views(state, seats)

    def shared_and_private(self, state: SmallWorldState) -> tuple[View, list[Own]]:
        """What everybody sees, and for each seat what it sees otherwise; to be read only."""
        return view.common(state), [view.own(state, seat) for seat in range(state.world.players)]

    def obey(self, state: SmallWorldState, order: str) -> int | None:
        """Where withdrawn troops go by a standing order; `None` when the seat to act must decide itself."""
        return obey(state, order)

    def from_line(self, text: str, **options: object) -> SmallWorldState:
        """Read back what `to_line` wrote; names, open coins and own content are options."""
        return notation.read(text, **options)

    def from_json(self, data: Parsed) -> SmallWorldState:
        """Read back what `to_json` wrote."""
        return storage.from_json(data)

    def judge(self, name: str, state: SmallWorldState) -> Judge:
        """A new judge of this name for the table of this state; `UnknownJudge` if there is none."""
        if name in PANEL:
            return SmallWorldJudge(state.copy(), PANEL[name])
        if name not in self.judges:
            return super().judge(name, state)
        return Reference(state.world) if name == REFERENCE else SmallWorldJudge(state.copy(), LEVELS[name])

    def encoder(self, state: SmallWorldState) -> SmallWorldEncoder:
        """A new encoder for the table of this state."""
        return SmallWorldEncoder(state.world)

    def weights(self, players: int) -> Weights:
        """The learned weights for so many players."""
        return shipped(__package__, players)


class WholeContent:
    """A content table that can be a key: equal if it names the same rows (worlds are kept for reuse)."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.key = (content.races, content.powers, content.markers)

    def __hash__(self) -> int:
        """By the names alone; equality looks closer."""
        return hash((tuple(row.id for row in self.content.races), tuple(row.id for row in self.content.powers)))

    def __eq__(self, other: object) -> bool:
        """Whether all rows are the same."""
        return isinstance(other, WholeContent) and self.key == other.key


@lru_cache(maxsize=64)
def world(players: int, content: WholeContent, house: tuple[tuple[str, Choice], ...], rules: int) -> World:
    """The world of a board, a content table and house rules, made once."""
    return World(board(players), content.content, dict(house), rules)


GAME = SmallWorld()
