"""Visibility: what a person at a table may see and do. The one gate through which a table leaves the server.

A person may have several seats (everybody on one screen) or none (a spectator). What a seat sees is the game's own
`view` of it, and of a move the events it may see; choices are told to whoever has to choose. Nobody is told who another
person is, only names.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

import mikrokosmos as mk
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.types import Refusal, View
from mikrokosmos.server.delta import ReplacedList, WrittenJson, json_text
from mikrokosmos.server.tables.chances import Chances, plays_strongly
from mikrokosmos.server.tables.match import Match
from mikrokosmos.server.tables.seat_state import SeatState
from mikrokosmos.server.tables.table import OVER, Table


class Audience(NamedTuple):
    """All that decides what a person may see of a table: those who have the same are told the same."""

    seats: tuple[int, ...]
    owner: bool


def seats_of(table: Table, identity: str | None) -> list[int]:
    """The seats a person has at a table."""
    return [seat for seat, state in enumerate(table.seats) if identity is not None and state.identity == identity]


def audience(table: Table, identity: str | None) -> Audience:
    """The audience a person belongs to; `None` is a stranger."""
    return Audience(tuple(seats_of(table, identity)), identity is not None and identity == table.owner)


def table_seen(table: Table, identity: str | None) -> mk.Json:
    """All that a person may know of a table now; parts of it are shown to others too, so it is not to be changed."""
    visibility = Visibility(table)
    mine = visibility.mine(audience(table, identity))
    written: WrittenJson | None = mine["choices"]
    listed = None if written is None else json.loads(written.text)
    return {**visibility.for_all, "mine": {**mine, "choices": listed}}


class Visibility:
    """A table as it stands: what everybody sees, worked out once, and what each audience has for itself.

    To be thrown away when the table changes, and what it shows is not to be changed.
    """

    def __init__(self, table: Table, before: Visibility | None = None) -> None:
        """`before` is the table as it was earlier: what has stayed is the same object then, and not made again."""
        self.table = table
        self.seats = tuple(table.seats)
        self.seats_seen: list[mk.Json] = (
            before.seats_seen if before and before.seats == self.seats else seats_seen(self.seats)
        )
        proof = None if table.match is None else table.match.record.dice
        self.proof = proof, table.status == OVER and table.setup.deal is None  # that of a deal is told with the day
        """The dice, and whether their seed may be known."""
        self.dice: mk.Json | None = before.dice if before and before.proof == self.proof else dice_seen(*self.proof)
        self.mines: dict[Audience, mk.Json] = {}
        """What every audience that has asked has for itself."""
        self.before: Mapping[Audience, mk.Json] = {} if before is None else before.mines
        self.chances: Chances = Chances() if before is None else before.chances
        self.strong = plays_strongly(seat.bot for seat in table.seats)
        self.chances_seen: dict[int | None, ReplacedList | None] = {}
        """The chances to win, by the seat that may know so much; of a spectator by `None`."""

    @cached_property
    def for_all(self) -> mk.Json:
        """What everybody sees who may see the table at all."""
        table = self.table
        return {
            "game": table.setup.game,
            "players": table.setup.players,
            "status": table.status,
            "public": table.public,
            "options": table.setup.options,
            "hints": table.setup.hints,
            "win_chance": table.setup.win_chance,
            "clock": table.setup.clock,
            "replace_idle": table.setup.replace_idle,
            "deal": table.setup.deal,
            "substitute": table.setup.substitute,
            "commitment": table.commitment,
            "deadline": table.deadline,
            "closed": table.closed,
            "what_if": None if table.setup.what_if is None else table.setup.what_if.seen,
            "seats": self.seats_seen,
            "match": None if table.match is None else self.match(table.match),
        }

    def match(self, match: Match) -> mk.Json:
        """The game as everybody sees it."""
        state = match.state
        return {
            "moves": match.length,
            "player": None if state.over else state.player,
            "view": self.views[0],
            "scores": state.scores() if state.over else None,
            "winners": state.winners(),
            "dice": self.dice,
        }

    def mine(self, who: Audience) -> mk.Json:
        """What an audience has for itself; it must depend on nothing else about the person."""
        if (mine := self.mines.get(who)) is None:
            mine = self.mines[who] = self._mine(who, self.before.get(who))
        return mine

    def _mine(self, who: Audience, before: mk.Json | None) -> mk.Json:
        table, match = self.table, self.table.match
        asked = match is not None and table.asked in who.seats
        orders = _orders(tuple([(seat, self.seats[seat].order) for seat in who.seats]))
        private = {} if match is None else self.private(who.seats, before)
        chances = self.win_chance(who.seats)
        idle = not asked and before is not None and before["choices"] is None
        if (
            before is not None
            and idle
            and before["private"] is private
            and before["orders"] is orders
            and before["win_chance"] == chances
        ):
            return before  # so it is with most audiences after most actions
        return {
            "owner": who.owner,
            "seats": _numbers(who.seats),
            "orders": orders,
            "private": private,
            "choices": choices(table, match) if match is not None and asked else None,
            "income": match.state.income(match.state.player) if match is not None and asked else None,
            "undo": match is not None and asked and bool(match.undo_points),
            "undo_turn": match is not None and asked and len(match.undo_points) > 1,
            "win_chance": chances,
        }

    def win_chance(self, seats: tuple[int, ...]) -> ReplacedList | None:
        """The chances to win, where the table wants them shown.

        Each seat's come from what that seat may know. Who has several seats shares a screen with others: there it is
        what everybody may know.
        """
        table = self.table
        if table.match is None or not table.setup.win_chance:
            return None
        seat = seats[0] if len(seats) == 1 else None
        if seat not in self.chances_seen:
            self.chances_seen[seat] = self.chances.of(table.match.state, seat, self.strong)
        return self.chances_seen[seat]

    def private(self, seats: tuple[int, ...], before: mk.Json | None) -> mk.Json:
        """What seats see otherwise than everybody: for each the keys of the view, instead of theirs."""
        own = self.views[1]
        then: mk.Json = {} if before is None else before["private"]
        if len(then) == len(seats) and all(then.get(str(seat)) is own[seat] for seat in seats):
            return then
        return {str(seat): own[seat] for seat in seats}

    @cached_property
    def views(self) -> tuple[View, Sequence[View]]:
        """The view of everybody, and for each seat what it sees otherwise."""
        return self.table.game.shared_and_private(self.table.running().state)


# What stays the same from move to move is the same object each time, so that nobody need compare it.


@lru_cache(1024)
def seats_seen(seats: tuple[SeatState, ...]) -> list[mk.Json]:
    """Who sits where."""
    return [_seat(state) for state in seats]


def _seat(state: SeatState) -> mk.Json:
    kind = "open" if state.open else "person" if state.identity else "bot"
    return {"kind": kind, "name": state.name, "bot": state.bot, "nonce": state.nonce}


@lru_cache(1024)
def _numbers(seats: tuple[int, ...]) -> list[int]:
    return list(seats)


@lru_cache(1024)
def _orders(orders: tuple[tuple[int, str | None], ...]) -> mk.Json:
    return {str(seat): order for seat, order in orders}


def dice_seen(dice: DiceProof | None, over: bool) -> mk.Json | None:
    """What may be known of the dice: before the end, not their seed."""
    return None if dice is None else {"deal": None, **(dice if over else dice.hidden()).to_json()}


def choices(table: Table, match: Match) -> WrittenJson:
    """What the seat to act may do: each action in words, what it costs and why, and whether it closes undo."""
    state = match.state
    orders = table.orders()
    return WrittenJson(
        json_text(
            [
                {
                    "action": move,
                    "words": state.describe(move),
                    "cost": state.explain(move),
                    "closes_undo": match.closes_undo(move, orders),
                }
                for move in state.actions()
            ]
        )
    )


def why_not(table: Table, seat: int, identity: str, words: mk.Json) -> Refusal | mk.Json | None:
    """Why what these words say is not allowed to the person's seat now, in the rules' own words; `None` if it is."""
    table.own(seat, identity)
    match = table.running()
    match.must_act(seat)
    try:
        return match.state.refusal(match.state.encode(words))
    except mk.IllegalAction as error:
        return {"reason": "no-such-action", "why": str(error)}
