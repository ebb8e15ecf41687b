"""A table: who sits where, whether the game has begun, and its match. The fold of the table's log, nothing else.

Every command is a method: it returns the entries to append or raises `Refused`, and changes nothing; `fold` makes an
entry so once it is on the disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import mikrokosmos as mk
from mikrokosmos.bots.personas import persona
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.fair_dice import NO_NONCE, FairDice, promise
from mikrokosmos.core.interface import Searchable
from mikrokosmos.core.record import Record
from mikrokosmos.core.types import Event
from mikrokosmos.server.daily.days import end_of
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.tables.log_room import LONGEST, LogRoom
from mikrokosmos.server.tables.match import Match, Moves
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.seat_state import SeatState, names_of
from mikrokosmos.server.tables.setup import Setup, able_bot
from mikrokosmos.server.tables.what_if import begun as begun_from

OPEN, PLAYING, OVER, ABANDONED = "open", "playing", "over", "abandoned"

PATIENCE = 5 * 60 * 1000
"""Milliseconds after which the owner may let a bot play for somebody who does not move, where that was agreed."""


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
        self.seats = [SeatState(order=setup.order)] * setup.players
        self.match: Match | None = None
        self.asked: int | None = None
        """The seat of the person the table waits for, if it does not wait for a bot."""
        self.asked_since = 0
        """Since when, in milliseconds: the time of the entry that asked it."""
        self.asked_for: tuple[int, int] | None = None
        """The seat that was asked last, and in which of its turns: who hands over and comes back wins no time."""
        self.closed: str | None = None
        """Why the admin of the site has ended the game, if that was so."""
        self.room = LogRoom()
        """How much of the log was used, and by whom."""
        self._tried: tuple[Entry, Moves] | None = None
        """The last play that was tried since an entry was folded: if it is stored, it need not be played again."""

    @property
    def deadline(self) -> int | None:
        """When the clock of the person the table waits for runs out, in milliseconds; `None` without a clock."""
        clock = self.setup.clock
        return None if clock is None or self.asked is None else self.asked_since + clock * 1000

    # Commands.

    def sit(self, seat: int, identity: str, name: str) -> list[Entry]:
        """A person takes an open seat, or takes back the own one from the bot that plays for it.

        Whoever shares the screen takes further seats under other names.
        """
        current = self.at(seat)
        if current.identity == identity and current.bot is not None:
            self.must_have_room(seat, identity)
            return [self.seated(seat, replace(current, bot=None))]
        if not current.open:
            raise Refused("seat-taken", seat=seat)
        self.must_have_room(seat, identity)
        return [self.seated(seat, replace(current, identity=identity, name=name))]

    def give_nonce(self, seat: int, identity: str, nonce: str) -> list[Entry]:
        """Before the start: a person adds to the dice what the host could not have known."""
        current = self.own(seat, identity)
        if self.status != OPEN:
            raise Refused("already-started")
        if self.setup.deal is not None:  # its dice are the same for everybody, so nobody adds to them
            return []
        if current.nonce not in (None, nonce):
            raise Refused("nonce-given", seat=seat)
        if current.nonce == nonce:
            return []
        self.must_have_room(seat, identity)
        return [self.seated(seat, replace(current, nonce=nonce))]

    def seat_bot(self, seat: int, identity: str, bot: str) -> list[Entry]:
        """The owner of the table gives an open seat to a bot, or one bot's to another."""
        self.must_own(identity)
        current = self.at(seat)
        if current.identity is not None:
            raise Refused("seat-taken", seat=seat)
        if not current.open:
            self.must_be_no_deal()
        self.must_have_room(seat, identity)
        able = able_bot(self.state(), bot)
        name = current.name or persona([state.name for state in self.seats], f"{self.commitment} {seat}")
        return [self.seated(seat, replace(current, bot=able, name=name))]

    def clear(self, seat: int, identity: str) -> list[Entry]:
        """Before the start: a person gets up, or the owner of the table asks somebody to."""
        current = self.at(seat)
        if self.status != OPEN:
            raise Refused("already-started")
        if identity not in (current.identity, self.owner):
            raise Refused("not-your-seat", seat=seat)
        self.must_be_no_deal()
        if current.identity != identity:  # who sits can always get up: that is done once for each time one sat down
            self.must_have_room(seat, identity)
        return [self.seated(seat, SeatState(order=self.setup.order))]

    def hand_over(self, seat: int, identity: str, bot: str | None = None, now: int = 0) -> list[Entry]:
        """During the game: a person leaves the seat to a bot, and may take it back at any time.

        Where everybody sat down knowing it, the owner may do it for somebody who has kept the others waiting for long.
        """
        current = self.at(seat)
        if self.status != PLAYING:
            raise Refused("not-playing")
        if current.identity != identity and current.asked and identity == self.owner:
            if not self.setup.replace_idle:
                raise Refused("not-agreed", seat=seat)
            if self.asked != seat or now < self.asked_since + PATIENCE:
                raise Refused("be-patient", seat=seat, seconds=PATIENCE // 1000)
        else:
            self.own(seat, identity)
        self.must_be_no_deal()
        substitute = able_bot(self.state(), self.setup.substitute if bot is None else bot)
        return [self.seated(seat, replace(current, bot=substitute))]

    def time_out(self, now: int) -> list[Entry]:
        """The clock has run out: the substitute plays for the seat until the person takes it back."""
        if self.asked is None or self.deadline is None or now < self.deadline:
            raise Refused("not-yet")
        current = self.seats[self.asked]
        return [
            Entry("clock", {"since": self.asked_since, "until": self.deadline}, self.asked),
            self.seated(self.asked, replace(current, bot=self.setup.substitute)),
        ]

    def leave_order(self, seat: int, identity: str, order: str | None) -> list[Entry]:
        """Say what is to be done with withdrawn troops; `None` is to be asked every time."""
        current = self.own(seat, identity)
        if order is not None and order not in self.game.orders:
            raise Refused("no-such-order", order=order)
        if order == current.order:
            return []
        self.must_have_room(seat, identity)
        entries = [self.seated(seat, replace(current, order=order))]
        if self.match is not None:  # perhaps it is just what the table waits for
            others = {other: left for other, left in self.orders().items() if other != seat}
            tried = self.match.settle(others | ({seat: order} if order else {}), seat)
            if tried.steps:
                entries += [tried.entry, *self.ending(tried.match)]
        return entries

    def give_up(self, identity: str) -> list[Entry]:
        """The owner gives up a table at which nothing has begun."""
        self.must_own(identity)
        if self.status != OPEN:
            raise Refused("already-started" if self.status == PLAYING else "game-over")
        return [Entry("end", {"abandoned": True})]

    def close(self, reason: str) -> list[Entry]:
        """The admin of the site ends the game, or the waiting for it."""
        if self.status in (OVER, ABANDONED):
            raise Refused("game-over")
        return [Entry("end", {"abandoned": True, "closed": reason})]

    def set_aside(self, identity: str) -> list[Entry]:
        """A person was banned: as if it had gone, but the seats in a game stay its own, in case it comes back."""
        if self.status != PLAYING:
            return self.forget(identity)
        return [
            self.seated(seat, replace(current, bot=self.setup.substitute))
            for seat, current in enumerate(self.seats)
            if current.identity == identity and current.bot is None
        ]

    def forget(self, identity: str) -> list[Entry]:
        """A person goes for good: a table of its own that has not begun is given up, and in a game bots play on."""
        if self.status == OPEN and identity == self.owner:
            return [Entry("end", {"abandoned": True})]
        entries = []
        for seat, current in enumerate(self.seats):
            if current.identity == identity and self.status == OPEN:
                entries.append(self.seated(seat, SeatState(order=self.setup.order)))
            elif current.identity == identity and self.status == PLAYING:
                names = [state.name for state in self.seats]
                bot, name = current.bot or self.setup.substitute, persona(names, f"{self.commitment} {seat}")
                entries.append(self.seated(seat, SeatState(None, name, bot, current.order)))
        return entries

    def start(self, identity: str) -> list[Entry]:
        """Everybody sits: begin. Seats that sent no nonce for the dice, and bots, have the public constant."""
        self.must_own(identity)
        if self.status != OPEN:
            raise Refused("already-started")
        empty = [seat for seat, state in enumerate(self.seats) if state.open]
        if empty:
            raise Refused("seats-open", seats=empty)
        nonces = [bytes.fromhex(state.nonce) if state.nonce else NO_NONCE for state in self.seats]
        dice = FairDice(self.secret(), nonces)
        body = {
            "commitment": dice.commitment,
            "nonces": [nonce.hex() for nonce in nonces],
            "names": names_of(self.seats),
            **({} if self.setup.deal is None else {"deal": self.setup.deal}),
        }
        opening = self.begun(DiceProof.of(dice, self.setup.deal), body["names"]).settle(self.orders())
        return [Entry("start", body), opening.entry, *self.ending(opening.match)]

    def play(self, seat: int, identity: str, moves: Sequence[int]) -> list[Entry]:
        """A person plays: all of the moves or none, up to the first event of chance."""
        self.own(seat, identity)
        return self.played(seat, moves)

    def play_bot(self, seat: int, move: int) -> list[Entry]:
        """The bot of a seat plays."""
        if self.at(seat).bot is None:
            raise Refused("not-a-bot", seat=seat)
        return self.played(seat, [move])

    def undo(self, seat: int, identity: str, turn: bool = False) -> list[Entry]:
        """A person takes back the last message, or the whole turn; not beyond the own turn, a roll or a secret."""
        self.own(seat, identity)
        self.must_have_room(seat, identity)
        return [self.running().undo(seat, turn)]

    # The fold.

    def fold(self, entry: Entry) -> list[Event]:
        """Make an entry of the log so; returns the events of a play (each says who may see it)."""
        events: list[Event] = []
        tried, self._tried = self._tried, None
        before = None if entry.seat is None else self.seats[entry.seat].identity
        self.room.count(entry, before, self.status != OPEN)
        if entry.kind == "seat":
            assert entry.seat is not None
            self.seats[entry.seat] = SeatState.from_json(entry.body)
        elif entry.kind == "start":
            proof = DiceProof.from_json({**entry.body, "seed": self.seed.hex() if self.seed else None})
            self.match = self.begun(proof, entry.body["names"])
            self.status = PLAYING
        elif tried is not None and tried[0].body is entry.body:
            self.match, events = tried[1].match, tried[1].events
        elif entry.kind in ("play", "undo"):
            events = self.running().fold(entry)
        elif entry.kind == "end":
            self.status = ABANDONED if entry.body.get("abandoned") else OVER
            self.closed = entry.body.get("closed")
        self.ask(entry.at)
        return events

    def ask(self, at: int) -> None:
        """See whom the table waits for; the clock of whoever was asked before runs on."""
        match = self.match
        seat = match.state.player if match is not None and self.status == PLAYING else -1
        asked = seat if seat >= 0 and self.seats[seat].asked else None
        self.asked = asked
        if asked is not None and match is not None:
            asked_for = asked, match.turn_changes
            if asked_for != self.asked_for:
                self.asked_for, self.asked_since = asked_for, at

    # What the commands share.

    def played(self, seat: int, moves: Sequence[int]) -> list[Entry]:
        """The entries of a play, and of the end if it comes."""
        tried = self.running().play(seat, moves, self.orders())
        entry = tried.entry
        self._tried = entry, tried
        return [entry, *self.ending(tried.match)]

    def ending(self, match: Match) -> list[Entry]:
        """The last entry, if a match is over."""
        if not match.state.over:
            return []
        return [Entry("end", {"scores": match.state.scores(), "winners": match.state.winners()})]

    def begun(self, dice: DiceProof, names: Sequence[str]) -> Match:
        """The match before its first move."""
        options = {**self.setup.options, "names": list(names)}
        if self.setup.what_if is not None:
            return Match(begun_from(self.game, options, self.setup.what_if.moves, dice))
        state = self.game.renew(options)
        return Match(Record(self.game, self.game.options(state), dice=dice))

    def orders(self) -> dict[int, str]:
        """The standing orders by seat."""
        return {seat: state.order for seat, state in enumerate(self.seats) if state.order is not None}

    def seated(self, seat: int, now: SeatState) -> Entry:
        """The entry for who has a seat now."""
        return Entry("seat", now.to_json(), seat)

    def at(self, seat: int) -> SeatState:
        """Who has a seat; `Refused` if the table has no such seat."""
        if not 0 <= seat < len(self.seats):
            raise Refused("no-such-seat", seat=seat)
        if self.status in (OVER, ABANDONED):
            raise Refused("game-over")
        return self.seats[seat]

    def must_have_room(self, seat: int, identity: str) -> None:
        """Refuse a change of a seat, or an undo, for which the log has no room: it is the game's."""
        if self.status == OPEN:
            self.room.must_fit_before_start(identity, identity == self.owner)
        else:
            state = self.state()
            self.room.must_fit(seat, self.setup.players, state.longest if isinstance(state, Searchable) else LONGEST)

    def own(self, seat: int, identity: str) -> SeatState:
        """The seat of this person, who plays it himself."""
        current = self.at(seat)
        if current.identity != identity:
            raise Refused("not-your-seat", seat=seat)
        if current.bot is not None:
            raise Refused("a-bot-plays-for-you", seat=seat)
        return current

    def must_own(self, identity: str) -> None:
        """Refuse anybody but the owner of the table."""
        if identity != self.owner:
            raise Refused("not-the-owner")

    def must_be_no_deal(self) -> None:
        """Refuse to change who plays in a daily deal: it would not be the same for everybody."""
        if self.setup.deal is not None:
            raise Refused("deal-fixed")

    def seed_hidden(self, now: int) -> bool:
        """Whether nobody may know the seed of the dice yet, though the game be over: others still play with it."""
        return self.setup.deal is not None and now < end_of(self.setup.deal)

    def running(self) -> Match:
        """The match under way."""
        if self.match is None:
            raise Refused("not-playing")
        return self.match

    def state(self) -> mk.State:
        """The game as it stands, or as it would begin."""
        return self.game.renew(self.setup.options) if self.match is None else self.match.state

    def secret(self) -> bytes:
        """The seed of the dice, where the game is hosted."""
        if self.seed is None:
            raise Refused("not-hosted-here")
        return self.seed
