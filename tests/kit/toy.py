"""Lanterns, a toy game with everything the interface knows: unequal chances, secrets, knowledge of them, options.

Everybody holds a secret card worth 0 to 3. On your turn you bank a coin, or show your card for its worth and get a new
one; before that you may swap your card once, or pay a coin to peek at another's. After everybody's turn a die moves the
clock; at the goal the game is over and most coins win.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, NotRequired, Self, TypedDict

from mikrokosmos import CHANCE, OVER, Game, IllegalAction, Json, OptionError, RecordError, sample
from mikrokosmos.core.types import Sees

CARDS = [4, 3, 2, 1]
"""How many cards of worth 0, 1, 2, 3 there are."""

DIE = {1: 3, 2: 2, 3: 1}
"""How often each number of steps is on the die."""

BANK, SHOW, SWAP, PEEK = 0, 1, 2, 3
NONE = -1


class Said(TypedDict):
    """An action or outcome in words."""

    type: str
    card: NotRequired[int]
    steps: NotRequired[int]
    at: NotRequired[int]


class Happened(Said):
    """An event."""

    sees: Sees
    seat: NotRequired[int]


class Reason(TypedDict):
    """Why something costs or earns so much."""

    reason: str
    amount: int


class Total(TypedDict):
    """What something costs or earns."""

    total: int
    terms: list[Reason]


class Refused(TypedDict):
    """Why not."""

    reason: str


class Toy(Game):
    """The game."""

    id = "toy"
    rules = 1
    seats = range(2, 5)
    action_count = PEEK + 4
    chance_count = len(CARDS) + len(DIE)

    def new(self, players: int = 2, **options: Any) -> Lanterns:
        """Start: everybody is still to be dealt a card."""
        goal = options.pop("goal", 7)
        if type(players) is not int or players not in self.seats:
            raise OptionError(f"players should be 2 to 4, not {players!r}")
        if type(goal) is not int or not 1 <= goal <= 99:
            raise OptionError(f"goal should be 1 to 99, not {goal!r}")
        if options:
            raise OptionError(f"there is no option {min(options)!r}")
        return Lanterns(players, goal)

    def options(self, state: Any) -> Json:
        """What `new` was given."""
        return {"players": state.players, "goal": state.goal}

    def renew(self, options: Mapping[str, Any]) -> Lanterns:
        """Start a game from stored options."""
        return self.new(**options)

    def upgrade_options(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """There have been no other rules."""
        return dict(options)

    def from_line(self, text: str, **options: Any) -> Lanterns:
        """Read a state back from its line."""
        try:
            return self.from_json(json.loads(text))
        except ValueError as error:
            raise RecordError(f"not a line of this toy: {error}") from None

    def from_json(self, data: Mapping[str, Any]) -> Lanterns:
        """Read a state back, or say that it cannot be."""
        try:
            if data["game"] != self.id or data["format"] != 1:
                raise RecordError("not a state of this toy")
            state = self.new(data["players"], goal=data["goal"])
            state.turn, state.clock, state.swapped, state.done = map(_number, (data[k] for k in _PLAIN))
            state.hands, state.coins = ([_number(n) for n in data[k]] for k in ("hands", "coins"))
            state.knows = [{_number(seat) for seat in seats} for seats in data["knows"]]
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError(f"not a state of this toy: {error}") from None
        return state


_PLAIN = ("turn", "clock", "swapped", "done")


def _number(value: Any) -> int:
    if type(value) is not int:
        raise RecordError(f"{value!r} is not a number")
    return value


TOY = Toy()


class Lanterns:
    """A state of the game."""

    def __init__(self, players: int, goal: int) -> None:
        self.players, self.goal = players, goal
        self.turn = 0
        self.clock = 0
        self.swapped = 0
        self.done = 0  # everybody has had a turn, and the die is to be rolled
        self.hands = [NONE] * players
        self.coins = [0] * players
        self.knows: list[set[int]] = [{seat} for seat in range(players)]
        self.noted: list[Happened] = []

    @property
    def game(self) -> Game:
        """The game this is a state of."""
        return TOY

    @property
    def over(self) -> bool:
        """Whether the clock has reached the goal."""
        return self.clock >= self.goal

    @property
    def player(self) -> int:
        """Chance deals and rolls; otherwise it is the turn's seat."""
        return OVER if self.over else CHANCE if self.done or NONE in self.hands else self.turn

    def actions(self) -> list[int]:
        """Everything that is not refused."""
        return [] if self.player < 0 else [x for x in range(TOY.action_count) if self.refusal(x) is None]

    def chances(self) -> list[tuple[int, int]]:
        """The deck for the first empty hand, or the die."""
        if self.player != CHANCE:
            return []
        if NONE in self.hands:
            return [(card, left) for card in range(4) if (left := CARDS[card] - self.hands.count(card)) > 0]
        return [(3 + steps, weight) for steps, weight in DIE.items()]

    def play(self, x: int) -> None:
        """Play an action or outcome."""
        legal = [outcome for outcome, _ in self.chances()] or self.actions()
        if x not in legal:
            raise IllegalAction(f"{x} is not legal now")
        self.noted = []
        if self.player == CHANCE:
            self._happen(x)
        else:
            self._act(x)

    def _happen(self, x: int) -> None:
        if NONE in self.hands:
            seat = self.hands.index(NONE)
            self.hands[seat] = x
            self._note("dealt", seat=seat)
            self._note("card", [seat], seat=seat, card=x)
        else:
            self.clock += x - 3
            self.done = 0
            self._note("rolled", steps=x - 3)

    def _act(self, x: int) -> None:
        seat, card = self.turn, self.hands[self.turn]
        if x >= PEEK:
            self.coins[seat] -= 1
            self.knows[seat].add(x - PEEK)
            self._note("peeked", seat=seat, at=x - PEEK)
            self._note("learnt", [seat], seat=x - PEEK, card=self.hands[x - PEEK])
            return
        if x != BANK:
            self.hands[seat] = NONE
            for other in range(self.players):
                self.knows[other] -= {seat} - {other}
        if x == SWAP:
            self.swapped = 1
            self._note("swapped", seat=seat)
            return
        if x == SHOW:
            self.coins[seat] += card
            self._note("showed", seat=seat, card=card)
        else:
            self.coins[seat] += 1
            self._note("banked", seat=seat)
        self.swapped = 0
        self.turn = (seat + 1) % self.players
        self.done = int(self.turn == 0)

    def _note(self, kind: str, sees: Sees = "all", **facts: Any) -> None:
        event: Any = {"type": kind, "sees": sees, **facts}
        self.noted.append(event)

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self)(self.players, self.goal)
        twin.turn, twin.clock, twin.swapped, twin.done = self.turn, self.clock, self.swapped, self.done
        twin.hands, twin.coins = self.hands.copy(), self.coins.copy()
        twin.knows = [seats.copy() for seats in self.knows]
        twin.noted = self.noted.copy()
        return twin

    def scores(self) -> list[int]:
        """The coins."""
        return self.coins.copy()

    def winners(self) -> list[int]:
        """Everybody with most coins, at the end."""
        return [seat for seat, coins in enumerate(self.coins) if self.over and coins == max(self.coins)]

    def describe(self, x: int) -> Said:
        """An action or outcome in words."""
        if self.player == CHANCE:
            return {"type": "deal", "card": x} if x < 4 else {"type": "roll", "steps": x - 3}
        return {"type": "peek", "at": x - PEEK} if x >= PEEK else {"type": ("bank", "show", "swap")[x]}

    def encode(self, words: Mapping[str, Any]) -> int:
        """The action or outcome of these words."""
        ids = range(TOY.chance_count if self.player == CHANCE else TOY.action_count)
        for x in ids:
            if self.describe(x) == words:
                return x
        raise IllegalAction(f"{dict(words)} is not an action")

    def explain(self, x: int) -> Total:
        """Peeking costs a coin."""
        cost = int(x >= PEEK)
        return {"total": cost, "terms": [{"reason": "peek", "amount": 1}] * cost}

    def refusal(self, x: int) -> Refused | None:
        """Why not."""
        if self.player < 0 or not 0 <= x < TOY.action_count:
            return {"reason": "no-such-action"}
        if x == SWAP and self.swapped:
            return {"reason": "once-a-turn"}
        if x >= PEEK:
            if x - PEEK >= self.players or x - PEEK in self.knows[self.turn]:
                return {"reason": "nothing-to-learn"}
            if not self.coins[self.turn]:
                return {"reason": "no-coin"}
        return None

    def income(self, seat: int) -> Total:
        """What showing the card would bring."""
        worth = max(self.hands[seat], 0)
        return {"total": worth, "terms": [{"reason": "card", "amount": worth}]}

    def events(self) -> list[Happened]:
        """What the last play did."""
        return list(self.noted)

    def view(self, seat: int | None) -> Json:
        """The table, and the cards this seat knows."""
        known = set() if seat is None else self.knows[seat]
        return {
            "clock": self.clock,
            "goal": self.goal,
            "player": self.player,
            "swapped": self.swapped,
            "coins": self.coins.copy(),
            "hands": [card if card == NONE or at in known else None for at, card in enumerate(self.hands)],
        }

    def imagine(self, seat: int, rng: random.Random) -> Self:
        """Unknown cards are drawn anew from all that the seat does not know to be elsewhere."""
        twin = self.copy()
        twin.noted = []
        unknown = [at for at, card in enumerate(self.hands) if card != NONE and at not in self.knows[seat]]
        for at in unknown:
            twin.hands[at] = NONE - 1
        for at in unknown:
            left = [(card, CARDS[card] - twin.hands.count(card)) for card in range(4)]
            twin.hands[at] = sample(left, rng)
        # What others know of each other is theirs; that somebody peeked was seen by all.
        return twin

    def to_line(self) -> str:
        """Everything, on one line."""
        return json.dumps(self.to_json(), separators=(",", ":"))

    def to_json(self) -> Json:
        """Everything."""
        return {
            "format": 1,
            "game": "toy",
            "players": self.players,
            "goal": self.goal,
            **{name: getattr(self, name) for name in _PLAIN},
            "hands": self.hands.copy(),
            "coins": self.coins.copy(),
            "knows": [sorted(seats) for seats in self.knows],
        }
