"""A record: everything needed to see a game again. It is the save file, the replay and the bug report.

record = Record.start(game, players=3)
while not record.state.over:
    record.play(...)
record.save("evening.json")

record = Record.load("evening.json")
record.replay(upto=10)       # the state after ten moves
record = record.shorten(10)  # take back all after the tenth

record = Record.start(game, dice=FairDice(seed, nonces), players=3)
record.roll()                # chance as the dice fall, and anyone can check it
record.from_here(dice)       # what if it went on from here, by other dice?
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from itertools import starmap
from pathlib import Path
from typing import Self

from mikrokosmos.core import registry
from mikrokosmos.core.chance import CHANCE
from mikrokosmos.core.dice_proof import DiceProof, Weights
from mikrokosmos.core.errors import IllegalAction, MikrokosmosError, OptionError, RecordError, UnknownGame
from mikrokosmos.core.fair_dice import FairDice
from mikrokosmos.core.interface import Game, State
from mikrokosmos.core.interning import interned
from mikrokosmos.core.move import Move, field, move_from_json
from mikrokosmos.core.record_format import FORMAT, WITH_GIVEN, Remark, claimed, digest, upgraded
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.core.upgrades import options_of


class Record:
    """A game, its options and its moves so far, chance included."""

    def __init__(
        self,
        game: Game,
        options: Json,
        moves: Sequence[Move] = (),
        digest: str | None = None,
        remark: Remark | None = None,
        dice: FairDice | DiceProof | None = None,
        state: State | None = None,
        given: int = 0,
    ) -> None:
        """Usually made by `start` or `load`. `digest` is the claimed end, `None` if it is yet to be found.

        `remark` says why there is none to compare with, of a record that was loaded.
        `state` is where the moves lead, for whoever knows it: it spares the replay, and so its checks.
        `given` is how many of the first moves were not rolled by the dice, since the game was taken over there.
        """
        self.game = game
        self.options = options
        self.moves = list(moves)
        self.dice = DiceProof.of(dice) if isinstance(dice, FairDice) else dice
        self.remark = remark
        """Why the end of a loaded record cannot be compared with its digest; `None` if it can, see `Remark`."""
        self.given = given
        self._digest = digest
        self._state = state

    @classmethod
    def start(cls, game: Game, *, dice: FairDice | DiceProof | None = None, **options: object) -> Self:
        """Begin a game and its record; `dice` are those `roll` plays by, the other keywords are those of `game.new`."""
        given: Parsed = options
        state = game.new(**given)
        record = cls(game, game.options(state), dice=dice)
        record._check_dice(state)
        record._state = state
        return record

    @property
    def state(self) -> State:
        """Where the game stands now. Play through the record, not on this state, or the move is not noted."""
        if self._state is None:
            self._state = self.replay()
        return self._state

    def play(self, x: int) -> None:
        """Play an action or an outcome of chance and note it; `IllegalAction` if it is not on the list.

        Where there are dice and their seed is known, the only outcome of chance that may be played is the one rolled.
        """
        weights = self._weights() if self.dice else None
        if weights and self.dice and self.dice.seed and x != self._rolled(weights):
            raise IllegalAction(f"{x} is not what the dice rolled: roll() plays what they did")
        self._play(x, weights)

    def roll(self) -> int:
        """Play the next event of chance as the dice fall, and say which outcome it was.

        The event is numbered by the chance moves before it. So a record shortened to before a roll rolls the same
        again (over the weights of then): whoever lets players take moves back must not let them go back beyond a roll.
        """
        outcome = self.next_roll()
        self._play(outcome, self._weights())
        return outcome

    def next_roll(self) -> int:
        """What `roll` would play now."""
        if (weights := self._weights()) is None:
            raise IllegalAction("nothing is to be rolled now")
        return self._rolled(weights)

    def copy(self) -> Self:
        """An independent record of the same moves, to try things on."""
        other = type(self)(self.game, self.options, self.moves, dice=self.dice, given=self.given)
        other._state = self.state.copy()
        return other

    @property
    def digest(self) -> str:
        """SHA-256 of the position after the last move, by its line: the same game ends alike, or it is not the same."""
        if self._digest is None:
            self._digest = digest(self.state)
        return self._digest

    def replay(self, upto: int | None = None) -> State:
        """A fresh state after the first `upto` moves (all, if not given); every move is checked, and so is the end.

        Where there are dice, a chance move must have the weights of the rules and, if the seed is known, be the roll.
        """
        *_, state = self.walk(upto)
        return state

    def walk(self, upto: int | None = None) -> Iterator[State]:
        """The state at the beginning and after every move, checked as by `replay`: one fresh state that moves on."""
        state = self._begin()
        self._check_dice(state)
        yield state
        rolls = 0
        for number, move in enumerate(self.moves[: self._length(upto)], 1):
            _check(state, move, number)
            if self.dice and move.who == CHANCE and number > self.given:
                _check_roll(self.dice, rolls, state, move, number)
                rolls += 1
            state.play(move.id)
            yield state
        if upto in (None, len(self.moves)) and self._digest not in (None, found := digest(state)):
            raise RecordError(f"the end does not match: the record says {self._digest}, the replay gives {found}")

    def shorten(self, n: int) -> Self:
        """A record of the first `n` moves: undo is a shorter record."""
        length = self._length(n)
        return type(self)(self.game, self.options, self.moves[:length], dice=self.dice, given=min(length, self.given))

    def from_here(self, dice: FairDice | DiceProof | None, options: Json | None = None) -> Self:
        """The same moves as the given beginning of another game, which goes on by these dice.

        `options` are those of this record otherwise named: the moves must be legal with them too.
        """
        moves = [move._replace(weights=None) for move in self.moves]
        given = len(moves) if dice else 0
        options = self.options if options is None else options
        return type(self)(self.game, options, moves, dice=dice, given=given)

    def to_json(self) -> Json:
        """The whole record as JSON, secrets and the seed of its dice included; `from_json` is the inverse."""
        return {**self._head(), "moves": [move.to_json() for move in self.moves], "digest": self.digest}

    def given_to(self, seat: int | None) -> Json:
        """The record as a seat (or a spectator, `None`) may have it: whole once the game is over, before that redacted.

        Of a move with a secret in it only its type is told, and there is no digest: few enough states could be tried
        to find the secret behind it. Nor is there a seed, and weights are told only up to the first move with a secret:
        later ones may tell what has left the bag.
        """
        if self.state.over:
            return self.to_json()
        state = self._begin()
        moves = []
        knows_all = True
        for move in self.moves:
            state.play(move.id)
            told = move.told_to(seat, state.events())
            knows_all = knows_all and told["id"] is not None
            if "weights" in told and not knows_all:
                told["weights"] = None
            moves.append(told)
        dice = {"dice": self.dice.hidden().to_json()} if self.dice else {}
        return {**self._head(), **dice, "moves": moves, "digest": None}

    @classmethod
    def from_json(cls, data: Parsed) -> Self:
        """Read what `to_json` wrote; `RecordError` says in one line what is wrong. `replay` checks the moves."""
        data = upgraded(data)
        try:
            game = registry.game(field(data, "game", str))
        except UnknownGame as error:
            raise RecordError(str(error)) from None
        dice = DiceProof.from_json(data["dice"]) if "dice" in data else None
        given = _given(data, dice)
        moves = [
            move_from_json(move, number, dice is not None and number > given)
            for number, move in enumerate(field(data, "moves", list), 1)
        ]
        options = options_of(game, field(data, "options", dict), field(data, "rules", int))
        return cls(game, options, moves, *claimed(data, game), dice, given=given)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all: a crash midway leaves an older file as it was."""
        path = Path(path)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(self._text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Read a record from a file; `RecordError` if the file is cut off, damaged or something else altogether."""
        try:
            return cls.from_json(json.loads(Path(path).read_text(encoding="utf-8"), parse_constant=_no_number))
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None
        except (ValueError, RecursionError) as error:  # bad JSON, bad UTF-8, nested without end
            raise RecordError(f"{path}: not a record: {error}") from None

    def _head(self) -> Json:
        game = self.game
        written = WITH_GIVEN if self.given else FORMAT
        numbers = {"format": written, "game": game.id, "rules": game.rules, "notation": game.notation}
        head = {**numbers, "options": self.options}
        if self.given:
            head["given"] = self.given
        return {**head, "dice": self.dice.to_json()} if self.dice else head

    def _text(self) -> str:
        """The file: valid JSON with one move to a line, so that two records can be compared by eye."""
        head = "".join(f' "{key}": {_line(value)},\n' for key, value in self._head().items())
        moves = ",\n".join(f"  {_line(move.to_json())}" for move in self.moves)
        return f'{{\n{head} "moves": [\n{moves}\n ],\n "digest": "{self.digest}"\n}}\n'

    def _begin(self) -> State:
        try:
            return self.game.renew(self.options)
        except (OptionError, TypeError) as error:
            raise RecordError(f"the options do not start a game of {self.game.id}: {error}") from None

    def _play(self, x: int, weights: Weights | None) -> None:
        before = self.state.copy()
        self.state.play(x)
        self.moves.append(Move(int(x), before.player, before.describe(x), weights))
        self._digest = None

    def _weights(self) -> Weights | None:
        """The weights of the event of chance that is to come; `None` if it is a seat's turn."""
        return tuple(starmap(_pair, self.state.chances())) if self.state.player == CHANCE else None

    def _rolled(self, weights: Weights) -> int:
        if self.dice is None:
            raise RecordError("the record has no dice to roll")
        if (dice := self.dice.dice) is None:
            raise RecordError("the seed of the dice is not known here, so they cannot be rolled")
        return dice.draw([move.who for move in self.moves[self.given :]].count(CHANCE), weights)

    def _check_dice(self, state: State) -> None:
        if self.dice is None:
            return
        if len(self.dice.nonces) != (seats := len(state.scores())):
            raise RecordError(f"dice: {len(self.dice.nonces)} nonces, but {seats} seats")
        self.dice.check()

    def _length(self, n: int | None) -> int:
        if n is None:
            return len(self.moves)
        if not 0 <= n <= len(self.moves):
            raise RecordError(f"there is no move {n}; the record has {len(self.moves)} moves")
        return n


def _given(data: Parsed, dice: DiceProof | None) -> int:
    """How many of the first moves of a file were given."""
    given = field(data, "given", int) if "given" in data else 0
    if not 0 <= given <= len(field(data, "moves", list)):
        raise RecordError(f"'given' should be a number of moves of the record, not {given}")
    if given and dice is None:
        raise RecordError("'given' is only where there are dice: the others were not rolled either")
    return given


@interned
def _pair(outcome: int, weight: int) -> tuple[int, int]:
    """An outcome and its weight: records have thousands of them, and few are different."""
    return outcome, weight


def _check(state: State, move: Move, number: int) -> None:
    """Refuse a move that is not the mover's, not legal, or does not say what it does."""
    if state.player != move.who:
        raise RecordError(f"move {number} is by {_name(move.who)}, but it is the turn of {_name(state.player)}")
    legal = [x for x, _ in state.chances()] if state.player == CHANCE else state.actions()
    if move.id not in legal:
        raise RecordError(
            f"move {number} is {move.id} {_line(move.words)}, which is not legal; {_rightly(state, move)}"
        )
    words: Parsed = state.describe(move.id)
    if words != move.words:
        raise RecordError(f"move {number} is {move.id} and says {_line(move.words)}, but {move.id} is {_line(words)}")


def _check_roll(proof: DiceProof, index: int, state: State, move: Move, number: int) -> None:
    """Refuse an outcome of chance that the dice did not roll, or that was rolled over other weights."""
    if move.weights != (weights := tuple(state.chances())):
        raise RecordError(f"move {number} was rolled over weights that are not those of the rules")
    if (dice := proof.dice) and move.id != (rolled := dice.draw(index, weights)):
        raise RecordError(f"move {number} is {move.id} {_line(move.words)}, but the dice rolled {rolled}")


def _rightly(state: State, move: Move) -> str:
    """What the words would be now: the id they should have had, or that they name nothing."""
    try:
        return f"by its words it would be {state.encode(move.words)}"
    except MikrokosmosError as error:
        return f"nor are its words: {error}"


def _name(who: int) -> str:
    return {CHANCE: "chance"}.get(who, f"seat {who}") if who >= CHANCE else "nobody: the game is over"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _no_number(name: str) -> object:
    raise ValueError(f"{name} is not a number a record may hold")
