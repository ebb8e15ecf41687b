"""Secrets planted as canaries: every byte sent to anybody is searched for what others must not be told, in a game
under way, after a restart, in its records and replays; and what may be told when it is over, is.
"""

from __future__ import annotations

import base64
import io
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import mikrokosmos as mk
from kit import services
from kit.long import each_game_on_its_database
from kit.people import person
from kit.transcripts import Secret, Sockets, Transcripts
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.fair_dice import FairDice
from mikrokosmos.server.live import table_service
from mikrokosmos.server.security.links import new_key
from mikrokosmos.server.security.signing import from_text
from mikrokosmos.server.services import COOKIE
from mikrokosmos.server.storage.keys import hash_key
from mikrokosmos.server.tables import visibility
from mikrokosmos.server.tables.seat_state import SeatState

SEED = bytes.fromhex("5eedca9a" * 8)
PEOPLE = ("Ann", "Ben", "Dan", "Eve")
"""Ann and Ben play, Dan watches, Eve is a stranger without a cookie."""
MOVES = 30


class Planted:
    """A public game of Ann and Ben, a hidden table of Ann's, links to both, and every secret there is by its text."""

    def __init__(self, url: str, folder: Path, game: str) -> None:
        self.url, self.folder, self.game = url, folder, game
        self.rng = random.Random(7)
        self.secrets: list[Secret] = []

    def play(self, moves: int = MOVES, to_the_end: bool = True) -> Transcripts:
        """Set up, play for a while, close the server and open it again, play to the end; what was told to whom."""
        with services.opened(self.url, self.folder) as app:
            transcripts = self.plant(app)
            with Sockets(app, transcripts, self.table, PEOPLE) as sockets:
                players = sockets.players
                players["Ben"].command("sit", seat=1)
                players["Ann"].command("nonce", seat=0, nonce="0f" * 16)
                if self.game == "smallworld":
                    players["Ann"].command("order", seat=0, order="nearest")
                players["Ann"].command("start")
                self.go_on(sockets, moves)
                self.sweep(app, transcripts)
        with services.opened(self.url, self.folder) as app:
            with Sockets(app, transcripts, self.table, PEOPLE) as sockets:
                for player in sockets.players.values():
                    player.number = 10_000
                self.go_on(sockets, 10)
                self.sweep(app, transcripts)
            self.during = Transcripts(transcripts.who)
            self.during.told = {name: list(told) for name, told in transcripts.told.items()}
            if not to_the_end:
                return transcripts
            with Sockets(app, transcripts, self.table, PEOPLE) as sockets:
                for player in sockets.players.values():
                    player.number = 20_000
                self.go_on(sockets, 10_000)
            self.sweep(app, transcripts)
        return transcripts

    def plant(self, app: TestClient) -> Transcripts:
        """People, tables and links."""
        who = {name: person(app, name) if name != "Eve" else {} for name in PEOPLE}
        transcripts = Transcripts(who)
        made = {"game": self.game, "options": {"players": 2}, "public": True, "seats": [{"kind": "me"}]}
        self.table = transcripts.ask(app, "Ann", "POST", "/api/tables", made).json()["table"]
        hidden = {**made, "public": False, "seats": [{"kind": "me", "name": "CanaryName"}]}
        self.hidden = transcripts.ask(app, "Ann", "POST", "/api/tables", hidden).json()["table"]
        self.hide("the name at a hidden table", "CanaryName", "Ann")
        self.hide("a hidden table", self.hidden, "Ann")
        for path in (f"{self.hidden}/invitations", f"{self.table}/invitations", f"{self.table}/seats/0/link"):
            key = transcripts.ask(app, "Ann", "POST", f"/api/tables/{path}").json()["key"]
            self.hide("the key of a link", key, "Ann")
            self.hide("the hash of a key", hash_key(key))
        for name in PEOPLE[:3]:
            cookie = who[name]["cookie"].removeprefix(f"{COOKIE}=")
            payload = cookie.split(".")[1]
            self.hide(f"the cookie of {name}", cookie, name)
            self.hide(f"the identity of {name}, signed", payload, name)
            self.hide(f"the identity of {name}", (from_text(payload) or b"").decode())
        for line in (self.folder / "keys").read_text().split():
            self.hide("the signing key", line)
        if self.game == "smallworld":
            self.hide("the order of Ann", "nearest", "Ann")
        return transcripts

    def hide(self, what: str, text: str, *known_to: str) -> None:
        assert len(text) > 6, "too short to be found by its looks"
        self.secrets.append(Secret(what, text, frozenset(known_to)))

    @property
    def dice(self) -> list[Secret]:
        """The seed in every writing, and every 8 bytes of it; a secret until the end."""
        parts = {SEED[at : at + 8].hex() for at in range(len(SEED) - 7)}
        parts |= {base64.b64encode(SEED).decode()[:12], repr(SEED)[2:14]}
        return [Secret("the seed", part) for part in parts]

    def go_on(self, sockets: Sockets, moves: int) -> None:
        """So many moves, or to the end; nobody is told the coins of another."""
        for _ in range(moves):
            if (actor := sockets.actor) is None:
                break
            coins_stay_hidden(sockets)
            actor.step(self.rng)
            if self.rng.random() < 0.1 and actor.match["undo"]:
                actor.command("undo", seat=PEOPLE.index(next(n for n, p in sockets.players.items() if p is actor)))
            if self.rng.random() < 0.1:
                for seat in (0, 1):
                    actor.ask("hints", seat=seat)
                    actor.ask("why-not", seat=seat, words={"type": "done"})

    def sweep(self, app: TestClient, transcripts: Transcripts) -> None:
        """Everybody asks for everything."""
        for name in PEOPLE:
            for table in (self.table, self.hidden, "A" * 22):
                for path in ("", "/record", "/show", "/show?seat=0", "/show?seat=1", "/log", "/invitations"):
                    transcripts.ask(app, name, "GET", f"/api/tables/{table}{path}")
                transcripts.ask(app, name, "POST", "/api/replays", {"table": table})
                if name != "Ann":
                    for method, path in (
                        ("POST", "/invitations"),
                        ("DELETE", "/invitations"),
                        ("POST", "/seats/0/link"),
                    ):
                        transcripts.ask(app, name, method, f"/api/tables/{table}{path}")
                if name != "Ann" and table != self.table:
                    transcripts.refused_socket(app, name, table)
            for path in ("tables", "tables?status=over", "my/tables", "my/history", "my/replays", "me"):
                transcripts.ask(app, name, "GET", f"/api/{path}")
            for row in transcripts.ask(app, name, "GET", "/api/my/replays").json().get("replays", []):
                for other in PEOPLE:
                    for path in ("", "?seat=0", "/record"):
                        transcripts.ask(app, other, "GET", f"/api/replays/{row['replay']}{path}")
            for path in ("links", "links/look"):
                transcripts.ask(app, name, "POST", f"/api/{path}", {"key": new_key("seat")})
            for path in ("/healthz", "/readyz", "/metrics", "/openapi.json", "/nowhere"):
                transcripts.ask(app, name, "GET", path)


def coins_stay_hidden(sockets: Sockets) -> None:
    """Of coins one sees one's own; scores are told when the game is over (Creation's lie on the table)."""
    for name, player in sockets.players.items():
        over = player.seen["status"] == "over"
        assert over or player.match["scores"] is None, f"leak: scores were told to {name}"
        for view in player.match["views"].values():
            if "coins" in view and not over:
                told = [seat for seat, coins in enumerate(view["coins"]) if coins is not None]
                allowed = [PEOPLE.index(name)] if name in PEOPLE[:2] else []
                assert told == allowed, f"leak: the coins of {told} were told to {name}"


def searched(
    planted: Planted, monkeypatch: pytest.MonkeyPatch, moves: int = MOVES, to_the_end: bool = True
) -> Transcripts:
    """Play with planted secrets and fail if one was told."""
    monkeypatch.setattr(table_service, "new_seed", lambda: SEED)
    transcripts = planted.play(moves, to_the_end)
    found = planted.during.leaks([*planted.secrets, *planted.dice]) + transcripts.leaks(planted.secrets)
    assert not found, "\n".join(found)
    return transcripts


@pytest.mark.campaign
@each_game_on_its_database
def test_no_secret_is_told_to_anybody_else(
    url: str, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, written: io.StringIO
) -> None:
    planted = Planted(url, tmp_path, game)
    transcripts = searched(planted, monkeypatch)
    assert all(SEED.hex() in "".join(told) for told in transcripts.told.values()), "all may check the dice at last"
    logged = written.getvalue()
    assert logged
    for secret in [*planted.secrets, *planted.dice]:
        assert "hidden table" in secret.what or secret.what == "the order of Ann" or secret.text not in logged, (
            secret.what
        )


def _with_identity(there: SeatState, real: Callable[[SeatState], mk.Json] = visibility._seat) -> mk.Json:
    return {**real(there), "name": there.identity}


def _with_order(there: SeatState, real: Callable[[SeatState], mk.Json] = visibility._seat) -> mk.Json:
    return {**real(there), "bot": there.order}


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "identity": lambda patch: patch.setattr(visibility, "_seat", _with_identity),
    "seed": lambda patch: patch.setattr(DiceProof, "hidden", lambda dice: dice),
    "order": lambda patch: patch.setattr(visibility, "_seat", _with_order),
    "coins": lambda patch: patch.setattr(visibility, "seats_of", lambda table, identity: [0]),
}  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_found(sqlite: str, tmp_path: Path, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match=f"leak: .*{leak}"):
        searched(Planted(sqlite, tmp_path, "smallworld"), monkeypatch, moves=10, to_the_end=False)


# Secrets without a text of their own: two games that differ in nothing but a secret are told alike.

DEALS = range(64, 69)
"""The outcomes by which Creation deals a god token."""


def twin(folder: Path, god: int, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """A game of Creation in which Ann is dealt this god: of each move, all that the others were told."""
    url = f"sqlite:///{folder}/{god}/tables.db"
    real = FairDice.draw

    def draw(dice: FairDice, index: int, weights: Sequence[tuple[int, int]]) -> int:
        outcomes = [outcome for outcome, _ in weights]
        if set(outcomes) <= set(DEALS):
            return god if len(outcomes) == len(DEALS) else DEALS[2]
        return real(dice, index, weights)

    with monkeypatch.context() as patch, services.opened(url, folder) as app:
        patch.setattr(FairDice, "draw", draw)
        patch.setattr(table_service, "new_seed", lambda: SEED)
        planted = Planted(url, folder, "creation")
        transcripts = planted.plant(app)
        told: list[dict[str, str]] = []
        with Sockets(app, transcripts, planted.table, PEOPLE) as sockets:
            sockets.players["Ben"].command("sit", seat=1)
            sockets.players["Ann"].command("start")
            while (actor := sockets.actor) is not None and not actor.match["views"][str(actor.match["player"])]["gods"][
                0
            ]["shown"]:
                free = [it["action"] for it in actor.match["choices"] if it["words"]["type"] != "god"]
                move = planted.rng.choice(free)
                actor.command("play", seat=actor.match["player"], moves=[move])
                sockets.collect()
                if len(told) % 20 == 10:
                    planted.sweep(app, transcripts)
                told.append({name: plain("\n".join(transcripts.told[name]), planted) for name in PEOPLE[1:]})
                transcripts.told = {name: [] for name in PEOPLE}
        assert len(told) > 30
        return told[:-1]  # with the last move everything is shown


def plain(text: str, planted: Planted) -> str:
    """Without what differs from game to game anyway."""
    text = text.replace(planted.table, "TABLE").replace(planted.hidden, "HIDDEN")
    return re.sub(r"\b1\d{12}\b", "TIME", text)


def test_what_the_others_are_told_does_not_depend_on_a_seat_s_god(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = alike(tmp_path, monkeypatch)
    for at, (here, there) in enumerate(zip(one, other, strict=True)):
        for name in here:
            for first, second in zip(here[name].split("\n"), there[name].split("\n"), strict=True):
                assert first == second, f"after move {at}, told to {name}"


def test_a_god_told_to_others_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visibility, "seats_of", lambda table, identity: [0, 1] if identity else [])
    one, other = alike(tmp_path, monkeypatch)
    assert [step["Eve"] for step in one] == [step["Eve"] for step in other]
    assert [step["Ben"] for step in one] != [step["Ben"] for step in other]


def alike(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[dict[str, str]]]:
    """The same game twice, but for the god of Ann."""
    monkeypatch.setattr("secrets.token_hex", lambda many: "0" * 2 * many)  # else every request has its own number
    return [twin(folder, god, monkeypatch) for god in DEALS[:2]]
