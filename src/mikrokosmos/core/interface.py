"""The one interface behind which every game stands: what a `Game` and a `State` can be asked."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol, Self, runtime_checkable

from mikrokosmos.core.judge import Judge

Json = dict[str, Any]
"""A JSON object: what views, events, terms and stored states are made of."""


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

    def describe(self, x: int) -> Json:
        """An action (or, while chance is to act, an outcome) in words: `{"type": "conquer", "region": 12}`."""

    def encode(self, words: Mapping[str, Any]) -> int:
        """The inverse of `describe`; `IllegalAction` for words that name no action."""

    def explain(self, x: int) -> Json:
        """Why a legal action costs what it costs: `{"total": 4, "terms": [...]}`, from the rules' own arithmetic."""

    def refusal(self, x: int) -> Json | None:
        """Why an action is not allowed now: `{"reason": "out-of-reach", ...}`; `None` if it is allowed."""

    def income(self, seat: int) -> Json:
        """What the seat would earn if it scored now: `{"total": 6, "terms": [...]}`."""

    def events(self) -> list[Json]:
        """What the last `play` did, in order. An event's `"sees"` is `"all"` or the list of seats that may know it."""

    def view(self, seat: int | None) -> Json:
        """All that this seat may see and nothing more, JSON-ready; `None` is a spectator."""

    def imagine(self, seat: int, rng: random.Random) -> Self:
        """A full state this seat must consider possible: whatever it cannot know is drawn anew."""

    def to_line(self) -> str:
        """The position as one short line of text, like chess's FEN; `game.from_line` is the inverse."""

    def to_json(self) -> Json:
        """The whole state, versioned; `game.from_json` is the inverse."""


@runtime_checkable
class Game(Protocol):
    """A game one can start: its name, its sizes, and how to make a state."""

    @property
    def id(self) -> str:
        """The name used in `mikrokosmos.game(...)` and in records."""

    @property
    def rules(self) -> int:
        """The version of the rules; a record names the one it was played under."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def action_count(self) -> int:
        """Actions are 0 … action_count − 1, on every board and with any number of players."""

    @property
    def chance_count(self) -> int:
        """Outcomes of chance are 0 … chance_count − 1, with ids of their own."""

    def new(self, players: int = 2, **options: Any) -> State:
        """Start a game; further keywords are the game's own options, and bad ones raise `OptionError`."""

    def renew(self, options: Mapping[str, Any]) -> State:
        """Start a game from stored options. Unlike in `new`, nothing in them is taken for the name of a file."""

    def options(self, state: State) -> Json:
        """The options a state was started with, JSON-ready, such that `renew(options)` starts the same game."""

    def from_line(self, text: str, **options: Any) -> State:
        """Read back what `to_line` wrote; what a line does not hold (names, content) may be given as options."""

    def from_json(self, data: Mapping[str, Any]) -> State:
        """Read back what `to_json` wrote; `RecordError` if it cannot be."""


@runtime_checkable
class JudgedGame(Game, Protocol):
    """A game that also knows how to play itself well."""

    @property
    def judges(self) -> tuple[str, ...]:
        """The names of its judges; `greedy` is the strongest, `reference` the yardstick."""

    def judge(self, name: str, state: State) -> Judge:
        """A new judge of this name, for games on the table of this state and for one thread alone."""


@runtime_checkable
class OrderedGame(Game, Protocol):
    """A game in which some decisions fall to a seat while another has its turn; orders can be left for them."""

    @property
    def orders(self) -> tuple[str, ...]:
        """The names of the orders a seat may leave; the first is the usual one."""

    def obey(self, state: State, order: str) -> int | None:
        """What the seat to act does by this order; `None` if the order does not speak of this decision."""
