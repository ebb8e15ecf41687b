"""The one interface behind which every game stands: what a `Game` and a `State` can be asked."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, runtime_checkable

from mikrokosmos.core.errors import UnknownJudge, WeightsError
from mikrokosmos.core.judge import Judge
from mikrokosmos.core.learned.deep_search import DeepSearch
from mikrokosmos.core.learned.features import Encoder
from mikrokosmos.core.learned.forecast import Forecast
from mikrokosmos.core.learned.search import Search
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.learned.weights import Weights
from mikrokosmos.core.types import Event, Json, Parsed, Refusal, Sum, View, Words

__all__ = ["Game", "HouseRule", "Json", "State"]


@runtime_checkable
class State(Protocol):
    """A game under way. Nothing random happens inside it: chance is a player whose outcomes are played like actions."""

    @property
    def game(self) -> Game:
        """The game this is a state of."""

    @property
    def player(self) -> int:
        """The seat to act (from 0), or `CHANCE`, or `OVER`."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def actions(self) -> list[int]:
        """Every legal action, ascending; never empty while a seat is to act, empty otherwise."""

    def chances(self) -> list[tuple[int, int]]:
        """Every outcome with its integer weight while chance is to act, ascending; empty otherwise."""

    def play(self, x: int) -> None:
        """Play an action (or an outcome of chance); `IllegalAction` if it is not listed, and nothing has changed."""

    def copy(self) -> Self:
        """An independent copy, cheap."""

    def scores(self) -> list[int]:
        """Points as they stand, by seat."""

    def winners(self) -> list[int]:
        """The seats that have won (several share a victory); empty until the game is over."""

    def describe(self, x: int) -> Words:
        """An action (or, while chance is to act, an outcome) in words: `{"type": "conquer", "region": 12}`."""

    def encode(self, words: Parsed) -> int:
        """The inverse of `describe`; `IllegalAction` for words that name no action."""

    def explain(self, x: int) -> Sum:
        """Why a legal action costs what it costs: `{"total": 4, "terms": [...]}`, from the rules' own arithmetic."""

    def refusal(self, x: int) -> Refusal | None:
        """Why an action is not allowed now: `{"reason": "out-of-reach", ...}`; `None` if it is allowed."""

    def income(self, seat: int) -> Sum:
        """What the seat would earn if it scored now: `{"total": 6, "terms": [...]}`."""

    def events(self) -> Sequence[Event]:
        """What the last `play` did, in order. An event's `"sees"` is `"all"` or the list of seats that may know it."""

    def view(self, seat: int | None) -> View:
        """All that this seat may see and nothing more, JSON-ready; `None` is a spectator."""

    def imagine(self, seat: int, rng: random.Random) -> Self:
        """A full state this seat must consider possible: whatever it cannot know is drawn anew."""

    def to_line(self) -> str:
        """The position as one short line of text, like chess's FEN; `game.from_line` is the inverse.

        Equal positions have equal lines and different ones different lines: digests are made of it.
        """

    def to_json(self) -> Json:
        """The whole state, versioned; `game.from_json` is the inverse."""


@runtime_checkable
class Searchable(State, Protocol):
    """What search, environments and learned judges ask for besides; every `core.game_state.GameState` answers.

    The same answers can be had without the interpreter's lock from `core.position.Position`.
    """

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def longest(self) -> int:
        """No game at this table has more moves than this, those of chance included."""

    def shares(self) -> list[int]:
        """Each seat's part of the victory in sixtieths, so that up to five can share it; all 0 until the end."""

    def fingerprint(self) -> int:
        """A number of 64 bits, equal for equal states of a table and only for those; secrets are in it."""


@dataclass(frozen=True)
class Selection:
    """What an option that takes a selection can be chosen from."""

    rows: tuple[str, ...]
    """All there is to choose from."""
    least: int
    """How many must take part, or a game could run out of them."""


@dataclass(frozen=True)
class HouseRule:
    """A point on which the rulebooks differ, so that the table decides."""

    key: str
    """Its name in `new(house={key: choice})`."""
    choices: tuple[str | bool, ...]
    """What may be chosen; the first is the default."""
    rule: str
    """The id of the rule it changes."""
    books: tuple[tuple[str, ...], ...] = ()
    """For each choice, the rulebooks that say so, by their language; some say nothing about it."""

    @property
    def default(self) -> str | bool:
        """What holds where the table has chosen nothing."""
        return self.choices[0]


class Game(ABC):
    """A game one can start: its sizes, how to make a state, and what else it offers.

    What a game must fill in is abstract. The rest has an answer that is right for a game without the feature, so that
    nobody need ask whether a game has it.
    """

    id: ClassVar[str]
    """The name used in `mikrokosmos.game(...)` and in records."""
    rules: ClassVar[int]
    """The number of the rules. A rule that changes is an option, or a new number: see `upgrade_options`."""
    notation: ClassVar[int] = 1
    """The number of what `to_line` writes; a record names the one its digest is of."""
    seats: ClassVar[range]
    """How many may play."""
    action_count: ClassVar[int]
    """Actions are 0 … action_count − 1, on every board and with any number of players."""
    chance_count: ClassVar[int]
    """Outcomes of chance are 0 … chance_count − 1, with ids of their own."""

    # Starting and reading.

    @abstractmethod
    def new(self, players: int = 2, **options: object) -> State:
        """Start a game; further keywords are the game's own options, and bad ones raise `OptionError`."""

    @abstractmethod
    def renew(self, options: Parsed) -> State:
        """Start a game from stored options. Unlike in `new`, nothing in them is taken for the name of a file."""

    @abstractmethod
    def options(self, state: Any) -> Json:
        """The options a state was started with, JSON-ready, such that `renew(options)` starts the same game."""

    @abstractmethod
    def from_line(self, text: str, **options: object) -> State:
        """Read back what `to_line` wrote; what a line does not hold (names, content) may be given as options."""

    @abstractmethod
    def from_json(self, data: Parsed) -> State:
        """Read back what `to_json` wrote; `RecordError` if it cannot be."""

    def upgrade_options(self, options: Parsed, rules: int) -> Json:
        """Stored options of a game begun under an older number of rules, such that it ends as it would have ended.

        Called with `rules` below today's; what has changed since becomes an option that says how it was then.
        """
        return dict(options)

    # Where the rulebooks differ.

    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    """What the table may decide."""

    # What is in the box.

    own_content: ClassVar[str | None] = None
    """The option that takes content of a player's own, which is written as TOML."""

    @property
    def selections(self) -> Mapping[str, Sequence[str]]:
        """The options that take a selection of what is in the box, each with all there is to choose from."""
        return {}

    def selections_with(self, options: Parsed) -> Mapping[str, Selection]:
        """The same with these options: what own content brings too, and how many must take part."""
        return {}

    # Chance.

    dice: ClassVar[frozenset[str]] = frozenset()
    """The types of outcomes that are rolled; all others are drawn."""

    # Secrets.

    hides: ClassVar[bool] = True
    """Whether anything happens that only some may see."""
    actions_hide: ClassVar[bool] = True
    """Whether what a seat does may have an event that only some may see."""
    reveals: ClassVar[frozenset[str]] = frozenset()
    """The types of events by which everybody gets to know a secret."""

    def may_reveal(self, action: int) -> bool:
        """Whether somebody may get to know a secret by this action; `False` only if that can never be."""
        return self.actions_hide or bool(self.reveals)

    def views(self, state: Any, seats: Sequence[int | None]) -> Sequence[View]:
        """The views of several seats, to be read only: they may share what all may see."""
        return [state.view(seat) for seat in seats]

    def shared_and_private(self, state: Any) -> tuple[View, Sequence[View]]:
        """What everybody sees, and for each seat the keys it sees otherwise; to be read only."""
        everybody: View = state.view(None)
        own = self.views(state, range(len(state.scores())))
        return everybody, [
            {key: value for key, value in view.items() if key not in everybody or everybody[key] != value}
            for view in own
        ]

    # Decisions that fall to a seat while another has its turn.

    orders: ClassVar[tuple[str, ...]] = ()
    """The names of the orders a seat may leave for them; the first is the usual one."""

    def obey(self, state: Any, order: str) -> int | None:
        """What the seat to act does by this order; `None` if the order does not speak of this decision."""
        return None

    # Playing it well.

    judges: ClassVar[tuple[str, ...]] = ()
    """The names of its judges; `greedy` is the strongest, `reference` the one that never changes."""

    panel: ClassVar[tuple[str, ...]] = ()
    """Judges to measure others by, which never change and which nothing that is tuned or trained may use."""

    def judge(self, name: str, state: Any) -> Judge:
        """A new judge of this name, for games like this state's and for one thread alone; `UnknownJudge` if none."""
        raise UnknownJudge(f"{self.id} has no judge {name!r}; available: {', '.join(self.judges) or 'none'}")

    # Learned values.

    learned: ClassVar[bool] = False
    """Whether learned weights come with the game, so that bots can search and chances to win can be told."""

    def encoder(self, state: Any) -> Encoder:
        """A new encoder for games like this state's, for one thread alone: the inputs that values are learnt of."""
        raise NotImplementedError(f"{self.id} has no encoder")

    def weights(self, players: int) -> Weights:
        """The learned weights that come with the game; `WeightsError` if there are none for so many players."""
        raise WeightsError(f"{self.id} has no learned weights for {players} players")

    def value(self, state: Any) -> Value:
        """A new learned value for games like this state's, for one thread alone."""
        return Value(self.encoder(state), self.weights(state.seats))

    def rounds_ahead(self, players: int) -> int:
        """Rounds that a search lets the judge play on after its turn: more where the value of a table sees less."""
        return 0

    def playouts(self, players: int) -> int:
        """How often a simulation is played out: more where hidden things and others' turns decide much."""
        return 1

    def search(self, state: Any, simulations: int, width: int, value: Value | None = None) -> Search:
        """A new search for games like this state's, for one thread alone; `value` in place of the shipped one."""
        judge = self.judge("greedy", state)
        playouts = simulations * self.playouts(state.seats)
        search = Search(judge, value or self.value(state), state.copy(), playouts, width)
        search.look_ahead(self.rounds_ahead(state.seats))
        return search

    def deep_search(self, state: Any, simulations: int, width: int, deep: int, replies: int) -> DeepSearch:
        """The same with so many playouts that go on with the others' answers, each found by a search of its own."""
        judge = self.judge("greedy", state)
        reply = self.search(state, replies, 4)
        reply.rounds = 0  # an answer looks at its own turn alone: no worse, and three times as fast
        reply.simulations = replies
        search = DeepSearch(judge, self.value(state), state.copy(), simulations, width, deep, reply)
        search.look_ahead(self.rounds_ahead(state.seats))
        if search.rounds:
            search.ahead = 1  # rounds follow anyway
        return search

    def forecast(self, state: Any, experts: Iterable[int] | None = None, weights: Weights | None = None) -> Forecast:
        """A new forecast of who will win games like this state's, for one thread alone.

        `experts` are the seats that are taken to play like Expert, the others like Master; without them, all are.
        `weights` are others than those that ship.
        """
        value = self.value(state) if weights is None else Value(self.encoder(state), weights)
        seats = range(state.seats) if experts is None else set(experts)
        value.experts = mask_of(seats)
        value.sharpen(value.weights.sharpness_with(len(seats)))
        return Forecast(self.judge("greedy", state), value, state.copy(), self.hides)


def mask_of(seats: Iterable[int]) -> int:
    """A bit for every one of these seats."""
    return sum(1 << seat for seat in seats)
