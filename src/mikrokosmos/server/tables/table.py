"""A table: who sits where, whether the game has begun, and its course. The fold of the table's log, nothing else.

Whoever wants something asks by a method named after the wish. It returns the entries to append or raises `Refused`, and
changes nothing; `fold` makes an entry so once it is on the disk.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.fair_dice import NO_NONCE, FairDice, promise
from mikrokosmos.core.record import Record
from mikrokosmos.server.tables.match import Match, Play
from mikrokosmos.server.tables.occupant import Occupant, names_of
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup, able_bot

OPEN, PLAYING, OVER, ABANDONED = "open", "playing", "over", "abandoned"

MOST_BEFORE_START = 1_000
"""Entries a table may have before its game begins: nobody shall fill a log by sitting down and getting up."""

PATIENCE = 5 * 60 * 1000
"""Milliseconds after which the owner of a table without a clock may let a bot play for somebody who does not move."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be appended to the log."""

    kind: str
    body: mk.Json
    seat: int | None = None
    play: Play | None = field(default=None, repr=False, compare=False)
    """How it was tried, where it was; spares `fold` to play it again."""


class Table:
    """A table as its log tells it."""

    def __init__(self, owner: str, setup: Setup, seed: bytes | None = None, public: bool = False) -> None:
        """`seed` is the secret of the dice, known where the game is hosted; without it a log can only be folded."""
        self.owner = owner
        self.setup = setup
        self.seed = seed
        self.public = public
        self.game = mk.game(setup.game)
        self.commitment = None if seed is None else promise(seed)
        """What was promised about the dice before anybody sat down."""
        self.status = OPEN
        self.seats = [Occupant(order=setup.order)] * setup.players
        self.course: Match | None = None
        self.asked: int | None = None
        """The seat of the person the table waits for, if it does not wait for a bot."""
        self.asked_since = 0
        """Since when, in milliseconds: the time of the entry that asked it."""
        self.asked_for: tuple[int, int] | None = None
        """The seat that was asked last, and in which stint: who hands over and comes back wins no time."""
        self.entries = 0
        """How many entries have been folded."""

    @property
    def deadline(self) -> int | None:
        """When the clock of the person the table waits for runs out, in milliseconds; `None` without a clock."""
        clock = self.setup.clock
        return None if clock is None or self.asked is None else self.asked_since + clock * 1000

    # Wishes.

    def sit(self, seat: int, identity: str, name: str) -> list[Draft]:
        """A person takes an open seat, or takes back the own one from the bot that plays for it.

        Whoever shares the screen takes further seats under other names.
        """
        there = self.at(seat)
        if there.identity == identity and there.bot is not None:
            return [self.seated(seat, replace(there, bot=None))]
        if not there.open:
            raise Refused("seat-taken", seat=seat)
        return [self.seated(seat, replace(there, identity=identity, name=name))]

    def give_nonce(self, seat: int, identity: str, nonce: str) -> list[Draft]:
        """Before the start: a person adds to the dice what the host could not have known."""
        there = self.own(seat, identity)
        if self.status != OPEN:
            raise Refused("already-started")
        if there.nonce not in (None, nonce):
            raise Refused("nonce-given", seat=seat)
        return [self.seated(seat, replace(there, nonce=nonce))] if there.nonce is None else []

    def seat_bot(self, seat: int, identity: str, bot: str) -> list[Draft]:
        """The owner of the table gives an open seat to a bot, or one bot's to another."""
        self.must_own(identity)
        there = self.at(seat)
        if there.identity is not None:
            raise Refused("seat-taken", seat=seat)
        return [self.seated(seat, replace(there, bot=able_bot(self.game, bot)))]

    def clear(self, seat: int, identity: str) -> list[Draft]:
        """Before the start: a person gets up, or the owner of the table asks somebody to."""
        there = self.at(seat)
        if self.status != OPEN:
            raise Refused("already-started")
        if identity not in (there.identity, self.owner):
            raise Refused("not-your-seat", seat=seat)
        return [self.seated(seat, Occupant(order=self.setup.order))]

    def hand_over(self, seat: int, identity: str, bot: str | None = None, now: int = 0) -> list[Draft]:
        """During the game: a person leaves the seat to a bot, and may take it back at any time.

        The owner of the table may do it for somebody who has kept the others waiting for long.
        """
        there = self.at(seat)
        if self.status != PLAYING:
            raise Refused("not-playing")
        if there.identity != identity and there.asked and identity == self.owner:
            if self.asked != seat or now < self.asked_since + PATIENCE:
                raise Refused("be-patient", seat=seat, seconds=PATIENCE // 1000)
        else:
            self.own(seat, identity)
        return [self.seated(seat, replace(there, bot=able_bot(self.game, bot or self.setup.substitute)))]

    def time_out(self, now: int) -> list[Draft]:
        """The clock has run out: the substitute plays for the seat until the person takes it back."""
        if self.asked is None or self.deadline is None or now < self.deadline:
            raise Refused("not-yet")
        there = self.seats[self.asked]
        return [
            Draft("clock", {"since": self.asked_since, "until": self.deadline}, self.asked),
            self.seated(self.asked, replace(there, bot=self.setup.substitute)),
        ]

    def leave_order(self, seat: int, identity: str, order: str | None) -> list[Draft]:
        """Say what is to be done with withdrawn troops; `None` is to be asked every time."""
        there = self.own(seat, identity)
        if order is not None and order not in self.game.orders:
            raise Refused("no-such-order", order=order)
        if order == there.order:
            return []
        drafts = [self.seated(seat, replace(there, order=order))]
        if self.course is not None:  # perhaps it is just what the table waits for
            orders = {other: left for other, left in self.orders().items() if other != seat}
            trial = self.course.copy()
            steps = trial.settle(orders | ({seat: order} if order else {}))
            if steps:
                drafts += [Draft("play", Play(seat, tuple(steps), trial).body(), seat), *self.ending(trial)]
        return drafts

    def give_up(self, identity: str) -> list[Draft]:
        """The owner gives up a table at which nothing has begun."""
        self.must_own(identity)
        if self.status != OPEN:
            raise Refused("already-started" if self.status == PLAYING else "game-over")
        return [Draft("end", {"abandoned": True})]

    def start(self, identity: str) -> list[Draft]:
        """Everybody sits: begin. Seats that sent no nonce for the dice, and bots, have the public constant."""
        self.must_own(identity)
        if self.status != OPEN:
            raise Refused("already-started")
        empty = [seat for seat, there in enumerate(self.seats) if there.open]
        if empty:
            raise Refused("seats-open", seats=empty)
        nonces = [bytes.fromhex(there.nonce) if there.nonce else NO_NONCE for there in self.seats]
        dice = FairDice(self.secret(), nonces)
        body = {
            "commitment": dice.commitment,
            "nonces": [nonce.hex() for nonce in nonces],
            "names": names_of(self.seats),
        }
        play = self.begun(DiceProof.of(dice), body["names"]).begin(self.orders())
        return [Draft("start", body), Draft("play", play.body()), *self.ending(play.after)]

    def play(self, seat: int, identity: str, moves: Sequence[int]) -> list[Draft]:
        """A person plays: all of the moves or none, up to the first event of chance."""
        self.own(seat, identity)
        return self.played(seat, moves)

    def play_bot(self, seat: int, move: int) -> list[Draft]:
        """The bot of a seat plays."""
        if self.at(seat).bot is None:
            raise Refused("not-a-bot", seat=seat)
        return self.played(seat, [move])

    def undo(self, seat: int, identity: str) -> list[Draft]:
        """A person takes back the last message, within the own turn and not beyond a roll or a secret."""
        self.own(seat, identity)
        return [Draft("undo", self.running().undo(seat), seat)]

    # The fold.

    def fold(
        self, kind: str, seat: int | None, body: Mapping[str, Any], at: int = 0, play: Play | None = None
    ) -> list[mk.Json]:
        """Make an entry written at that time so; returns the events of a play (each says who may see it).

        `play` is the trial the entry came from, if nothing has been folded since: it is taken over.
        """
        events: list[mk.Json] = []
        self.entries += 1
        if kind == "seat":
            assert seat is not None
            self.seats[seat] = Occupant.from_json(body)
        elif kind == "start":
            proof = DiceProof.from_json({**body, "seed": self.seed.hex() if self.seed else None})
            self.course = self.begun(proof, body["names"])
            self.status = PLAYING
        elif kind == "play" and play is not None and play.before is self.course:
            self.course, events = play.after, list(play.events)
        elif kind in ("play", "undo"):
            events = self.running().fold(kind, body)
        elif kind == "end":
            self.status = ABANDONED if body.get("abandoned") else OVER
        self.ask(at)
        return events

    def ask(self, at: int) -> None:
        """See whom the table waits for; the clock of whoever was asked before runs on."""
        course = self.course
        seat = course.state.player if course is not None and self.status == PLAYING else -1
        asked = seat if seat >= 0 and self.seats[seat].asked else None
        self.asked = asked
        if asked is not None and course is not None:
            asked_for = asked, course.stints
            if asked_for != self.asked_for:
                self.asked_for, self.asked_since = asked_for, at

    # What the wishes share.

    def played(self, seat: int, moves: Sequence[int]) -> list[Draft]:
        """The entries of a play, and of the end if it comes."""
        play = self.running().play(seat, moves, self.orders())
        return [Draft("play", play.body(), seat, play), *self.ending(play.after)]

    def ending(self, course: Match) -> list[Draft]:
        """The last entry, if a course is over."""
        if not course.state.over:
            return []
        return [Draft("end", {"scores": course.state.scores(), "winners": course.state.winners()})]

    def begun(self, dice: DiceProof, names: Sequence[str]) -> Match:
        """The course before its first move."""
        state = self.game.renew({**self.setup.options, "names": list(names)})
        return Match(Record(self.game, self.game.options(state), dice=dice))

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
        if self.status in (OVER, ABANDONED):
            raise Refused("game-over")
        if self.status == OPEN and self.entries >= MOST_BEFORE_START:
            raise Refused("log-full")
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

    def running(self) -> Match:
        """The course of a game under way."""
        if self.course is None:
            raise Refused("not-playing")
        return self.course

    def secret(self) -> bytes:
        """The seed of the dice, where the game is hosted."""
        if self.seed is None:
            raise Refused("not-hosted-here")
        return self.seed
