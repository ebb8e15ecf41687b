"""Whole games during which everybody comes back at every ply, the server is restarted again and again, orders are
obeyed and bots help out: nobody ever sees anything else than those who stayed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kit import services
from kit.long import each_game_on_its_database
from kit.people import Player, Who, person
from mikrokosmos.server.live import autoplay, table_service
from mikrokosmos.server.tables.match import ORDER
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table

SEED = bytes(range(3, 35))
LUCK = {"creation": 2, "smallworld": 4}
"""Games in which everything happens that these tests wait for."""
PLAYERS = {"creation": 2, "smallworld": 3}
RESTART = 10
"""After so many plies the server is closed and opened again."""
ORDERS: tuple[str | None, ...] = ("spread", "nearest", None)
"""What the seats of Small World leave to be done; the last wants to be asked."""


class Game:
    """A game whose people stay at their sockets as long as the server runs."""

    def __init__(self, url: str, folder: Path, game: str, players: int) -> None:
        self.url, self.folder, self.game = url, folder, game
        self.names = ["Ann", "Ben", "Cat"][:players]
        self.rng = random.Random(LUCK[game])
        self.who: dict[str, Who] = {}
        self.stayed: dict[str, Player] = {}
        self.happened: Counter[str] = Counter()
        self.plies = 0

    def set_up(self) -> None:
        """A table with everybody seated."""
        with services.opened(self.url, self.folder) as app:
            self.who = {name: person(app, name) for name in self.names} | {"Dan": person(app, "Dan")}
            wanted = {
                "game": self.game,
                "options": {"players": len(self.names)},
                "seats": [{"kind": "me"}],
                "public": True,
                "clock": 3600,
            }
            made = app.post("/api/tables", json=wanted, headers=self.who["Ann"])
            self.table = made.json()["table"]
            with self.sockets(app):
                for seat, name in enumerate(self.names):
                    if seat:
                        self.stayed[name].command("sit", seat=seat)
                    if self.game == "smallworld":
                        self.stayed[name].command("order", seat=seat, order=ORDERS[seat])
                self.stayed["Ann"].command("start")
                self.everybody_hears()

    @contextmanager
    def socket(self, app: TestClient, name: str) -> Iterator[Player]:
        """Somebody at a socket."""
        with app.websocket_connect(f"/api/tables/{self.table}/socket", headers=dict(self.who[name])) as ws:
            player = Player(ws)
            self.happened["connections"] += 1
            player.number = 1_000 * self.happened["connections"]
            yield player

    @contextmanager
    def sockets(self, app: TestClient) -> Iterator[None]:
        """Everybody comes, and stays until the server is closed. They find what they had when it was."""
        with ExitStack() as stack:
            before = {name: (player.seq, player.seen) for name, player in self.stayed.items()}
            self.stayed = {name: stack.enter_context(self.socket(app, name)) for name in self.who}
            for name, player in self.stayed.items():
                assert before.get(name, (player.seq, player.seen)) == (player.seq, player.seen), name
            yield

    @property
    def over(self) -> bool:
        return bool(self.stayed["Dan"].seen["status"] == "over")

    @property
    def seat(self) -> int:
        """The seat to act."""
        return int(self.stayed["Dan"].match["player"])

    @property
    def actor(self) -> Player:
        return self.stayed[self.names[self.seat]]

    def everybody_hears(self) -> None:
        """All have heard of the last entry."""
        latest = max(player.seq for player in self.stayed.values())
        for player in self.stayed.values():
            player.catch_up(latest)

    def come_back(self, app: TestClient) -> None:
        """Whoever comes anew sees what those see who stayed."""
        for name, stayed in self.stayed.items():
            with self.socket(app, name) as fresh:
                assert (fresh.seq, fresh.seen) == (stayed.seq, stayed.seen), name

    def ply(self, app: TestClient) -> None:
        """One move, sometimes taken back; everybody comes back after each."""
        self.plies += 1
        actor, seat, before = self.actor, self.seat, self.actor.match
        view = before["views"][str(seat)]
        if view.get("stage") == "withdrawal":
            self.happened[f"seat {seat} was asked where to withdraw to"] += 1
        actor.step(self.rng)
        self.everybody_hears()
        self.come_back(app)
        if actor.match["undo"] and self.rng.random() < 0.2:
            self.take_back(before)

    def take_back(self, before: Any) -> None:
        """What was played is undone: all is as before."""
        self.actor.command("undo", seat=self.seat)
        self.everybody_hears()
        assert self.actor.match == before
        self.happened["undo"] += 1

    def idle(self, app: TestClient) -> None:
        """Wait until no bot has anything to do."""
        assert app.portal is not None
        seq = app.portal.call(self._idle, app)
        for player in self.stayed.values():
            player.catch_up(seq)

    async def _idle(self, app: TestClient) -> int:
        found = services.inside(app)
        found.autoplay.wake(self.table)
        await found.autoplay.idle()
        return (await found.table_service.read(self.table))[1]

    def leave_to_a_bot(self) -> tuple[int, int]:
        """The seat to act is handed to a bot; which one, and when."""
        seat, moves = self.seat, self.actor.match["moves"]
        self.actor.command("hand-over", seat=seat, bot="novice")
        return seat, moves

    def take_seat_back(self, app: TestClient, seat: int, moves: int) -> None:
        """The bot has played until somebody else is to act; the person sits down again."""
        self.idle(app)
        player = self.stayed[self.names[seat]]
        assert player.match["moves"] > moves, "the bot has played"
        if not self.over:
            assert self.seat != seat and player.seen["seats"][seat]["bot"] == "novice"
            self.come_back(app)
            player.command("sit", seat=seat)
            self.everybody_hears()
            assert player.seen["seats"][seat]["bot"] is None
            self.happened["a bot helped out"] += 1

    def play(self) -> None:
        """To the end, with a restart after every few plies."""
        self.set_up()
        left: tuple[int, int] | None = None
        undone: Any = None
        while not self.over:
            with services.opened(self.url, self.folder) as app, self.opened_again(app, left is not None):
                if left is not None:
                    self.take_seat_back(app, *left)
                    self.happened["a bot helped out after a restart"] += 1
                    left = None
                if undone is not None and not self.over:
                    self.take_back(undone)
                    self.happened["undo after a restart"] += 1
                for _ in range(RESTART):
                    if self.over:
                        return
                    undone, seat = self.actor.match, self.seat
                    self.ply(app)
                if self.over:
                    return
                # What was just played, and not taken back, can be taken back after the restart too.
                if not (self.seat == seat and self.actor.match["undo"] and self.actor.match != undone):
                    undone = None
                if self.plies % 30 == 0:
                    self.take_seat_back(app, *self.leave_to_a_bot())
                    undone = None
                elif self.plies % 40 == 0:  # the server is closed while the bot thinks, and the next one asks it again
                    left, undone = self.leave_to_a_bot(), None

    @contextmanager
    def opened_again(self, app: TestClient, bot_plays: bool) -> Iterator[None]:
        """Everybody at the table; if a bot was to play, it may have done so already."""
        if bot_plays:
            self.stayed = {}
        with self.sockets(app):
            yield


@pytest.mark.campaign
@each_game_on_its_database
def test_whoever_comes_back_sees_what_those_see_who_stayed(
    url: str, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_service, "new_seed", lambda: SEED)
    monkeypatch.setattr(autoplay, "seed_of", lambda secret, table_id, seq: seq)  # the same game every time
    played = Game(url, tmp_path, game, PLAYERS[game])
    played.play()
    assert played.happened["undo"] and played.happened["undo after a restart"] and played.happened["a bot helped out"]
    assert played.happened["a bot helped out after a restart"]
    if game == "smallworld":
        assert played.happened["seat 2 was asked where to withdraw to"]
        obeyed = orders_obeyed(url, tmp_path, played.table)
        assert set(obeyed) == {0, 1}, "two have left orders, the third is asked"


def orders_obeyed(url: str, folder: Path, table_id: str) -> Counter[int]:
    """How often the order of each seat was obeyed, by the log; it was always that seat's own."""
    with services.opened(url, folder) as app:
        store = services.inside(app).store
        assert app.portal is not None
        row = app.portal.call(store.load, table_id).table
        entries = app.portal.call(store.entries, table_id, 0)
    table = Table(row.owner, Setup.from_json(row.setup, row.rules), SEED)
    obeyed: Counter[int] = Counter()
    for entry in entries:
        if entry.kind == "play":
            trial = table.running().record.copy()
            for move, how in entry.body["moves"]:
                if how == ORDER:
                    seat = trial.state.player
                    order = ORDERS[seat]
                    assert order is not None and move == table.game.obey(trial.state, order)
                    obeyed[seat] += 1
                trial.play(move)
        table.fold(entry)
    return obeyed
