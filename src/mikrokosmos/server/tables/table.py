"""A table: who sits where, whether the game has begun, and its course. The fold of the table's log, nothing else.

Whoever wants something asks by a method named after the wish. It returns the entries to append or raises `Refused`, and
changes nothing; `fold` makes an entry so once it is on the disk.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.fair_dice import NO_NONCE, FairDice
from mikrokosmos.core.interface import OrderedGame
from mikrokosmos.core.record import Record
from mikrokosmos.server.tables.course import Course, Play
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup, able_bot

OPEN, PLAYING, OVER = "open", "playing", "over"


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who has a seat. A person's seat that a bot plays for now has both; the person can take it back."""

    identity: str | None = None
    name: str | None = None
    bot: str | None = None
    order: str | None = None
    """The standing order for what falls to the seat in the turns of others."""

    @property
    def open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.identity is None and self.bot is None

    def to_json(self) -> mk.Json:
        """As it stands in the log."""
        return {"identity": self.identity, "name": self.name, "bot": self.bot, "order": self.order}


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be appended to the log."""

    kind: str
    body: mk.Json
    seat: int | None = None


class Table:
    """A table as its log tells it."""

    def __init__(self, owner: str, setup: Setup, seed: bytes | None = None) -> None:
        """`seed` is the secret of the dice, known where the game is hosted; without it a log can only be folded."""
        self.owner = owner
        self.setup = setup
        self.seed = seed
        self.game = mk.game(setup.game)
        self.status = OPEN
        self.seats = [Occupant(order=setup.order)] * setup.players
        self.course: Course | None = None

    # Wishes.

    def sit(self, seat: int, identity: str, name: str) -> list[Draft]:
        """A person takes an open seat, or takes back the own one from the bot that plays for it."""
        there = self.at(seat)
        if there.identity == identity and there.bot is not None:
            return [self.seated(seat, replace(there, bot=None, name=name))]
        if not there.open:
            raise Refused("seat-taken", seat=seat)
        return [self.seated(seat, replace(there, identity=identity, name=name))]

    def seat_bot(self, seat: int, identity: str, bot: str) -> list[Draft]:
        """The owner of the table gives an open seat to a bot, or one bot's to another."""
        self.must_own(identity)
        there = self.at(seat)
        if there.identity is not None:
            raise Refused("seat-taken", seat=seat)
        return [self.seated(seat, replace(there, bot=able_bot(self.game, bot)))]

    def clear(self, seat: int, identity: str) -> list[Draft]:
        """Before the start: a person gets up, or the owner sends a bot away."""
        there = self.at(seat)
        if self.status != OPEN:
            raise Refused("already-started")
        if there.identity != identity and not (there.identity is None and identity == self.owner):
            raise Refused("not-your-seat", seat=seat)
        return [self.seated(seat, Occupant(order=self.setup.order))]

    def hand_over(self, seat: int, identity: str, bot: str | None = None) -> list[Draft]:
        """During the game: a person leaves the seat to a bot, and may take it back at any time."""
        there = self.own(seat, identity)
        if self.status != PLAYING:
            raise Refused("not-playing")
        return [self.seated(seat, replace(there, bot=able_bot(self.game, bot or self.setup.substitute)))]

    def leave_order(self, seat: int, identity: str, order: str | None) -> list[Draft]:
        """Say what is to be done with withdrawn troops; `None` is to be asked every time."""
        there = self.own(seat, identity)
        if order is not None and not (isinstance(self.game, OrderedGame) and order in self.game.orders):
            raise Refused("no-such-order", order=order)
        drafts = [self.seated(seat, replace(there, order=order))]
        if self.course is not None:  # perhaps it is just what the table waits for
            trial = self.course.copy()
            steps = trial.settle(self.orders() | ({seat: order} if order else {}))
            if steps:
                drafts.append(Draft("play", Play(seat, tuple(steps), trial).body(), seat))
        return drafts

    def start(self, identity: str, nonces: Mapping[int, bytes] | None = None) -> list[Draft]:
        """Everybody sits: begin. Seats that sent no nonce for the dice, and bots, have the public constant."""
        self.must_own(identity)
        if self.status != OPEN:
            raise Refused("already-started")
        empty = [seat for seat, there in enumerate(self.seats) if there.open]
        if empty:
            raise Refused("seats-open", seats=empty)
        sent = nonces or {}
        dice = FairDice(self.secret(), [sent.get(seat, NO_NONCE) for seat in range(self.setup.players)])
        body = {"commitment": dice.commitment, "nonces": [nonce.hex() for nonce in dice.nonces]}
        play = self.begun(DiceProof.of(dice)).begin(self.orders())
        return [Draft("start", body), Draft("play", play.body()), *self.ending(play.after)]

    def play(self, seat: int, identity: str, moves: Sequence[int]) -> tuple[list[Draft], int]:
        """A person plays; also how many of the moves were dropped because chance came before them."""
        self.own(seat, identity)
        return self.played(seat, moves)

    def play_bot(self, seat: int, move: int) -> list[Draft]:
        """The bot of a seat plays."""
        if self.at(seat).bot is None:
            raise Refused("not-a-bot", seat=seat)
        return self.played(seat, [move])[0]

    def undo(self, seat: int, identity: str) -> list[Draft]:
        """A person takes back the last message, within the own turn and not beyond a roll or a secret."""
        self.own(seat, identity)
        return [Draft("undo", self.running().undo(seat), seat)]

    # The fold.

    def fold(self, kind: str, seat: int | None, body: Mapping[str, Any]) -> list[mk.Json]:
        """Make an entry of the log so; returns the events of a play (each says who may see it)."""
        if kind == "seat":
            assert seat is not None
            self.seats[seat] = Occupant(body["identity"], body["name"], body["bot"], body["order"])
        elif kind == "start":
            proof = DiceProof.from_json({**body, "seed": self.seed.hex() if self.seed else None})
            self.course = self.begun(proof)
            self.status = PLAYING
        elif kind in ("play", "undo"):
            return self.running().fold(kind, body)
        elif kind == "end":
            self.status = OVER
        return []

    # What the wishes share.

    def played(self, seat: int, moves: Sequence[int]) -> tuple[list[Draft], int]:
        """The entries of a play, and of the end if it comes."""
        play = self.running().play(seat, moves, self.orders())
        return [Draft("play", play.body(), seat), *self.ending(play.after)], play.dropped

    def ending(self, course: Course) -> list[Draft]:
        """The last entry, if a course is over."""
        if not course.state.over:
            return []
        return [Draft("end", {"scores": course.state.scores(), "winners": course.state.winners()})]

    def begun(self, dice: DiceProof) -> Course:
        """The course before its first move."""
        state = self.game.renew(self.setup.options)
        return Course(Record(self.game, self.game.options(state), dice=dice))

    def orders(self) -> dict[int, str]:
        """The standing orders by seat."""
        return {seat: there.order for seat, there in enumerate(self.seats) if there.order is not None}

    def seated(self, seat: int, occupant: Occupant) -> Draft:
        """The entry for who has a seat now."""
        return Draft("seat", occupant.to_json(), seat)

    def at(self, seat: int) -> Occupant:
        """Who has a seat; `Refused` if the table has no such seat."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat)
        if self.status == OVER:
            raise Refused("game-over")
        return self.seats[seat]

    def own(self, seat: int, identity: str) -> Occupant:
        """The seat of this person, who plays it himself."""
        there = self.at(seat)
        if there.identity != identity:
            raise Refused("not-your-seat", seat=seat)
        if there.bot is not None:
            raise Refused("a-bot-plays-for-you", seat=seat)
        return there

    def must_own(self, identity: str) -> None:
        """Refuse anybody but the owner of the table."""
        if identity != self.owner:
            raise Refused("not-the-owner")

    def running(self) -> Course:
        """The course of a game under way."""
        if self.course is None:
            raise Refused("not-playing")
        return self.course

    def secret(self) -> bytes:
        """The seed of the dice, where the game is hosted."""
        if self.seed is None:
            raise Refused("not-hosted-here")
        return self.seed
