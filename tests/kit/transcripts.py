"""Transcripts: every byte that a server under test sends to somebody, by who was told, and searched for secrets."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Any, NamedTuple, Self

from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kit.people import Player, Who


class Secret(NamedTuple):
    """Something that may be told to some people and to nobody else."""

    what: str
    text: str
    known_to: frozenset[str] = frozenset()


class Transcripts:
    """What everybody has been told so far, headers and close codes included."""

    def __init__(self, who: dict[str, Who]) -> None:
        self.who = who
        self.told: dict[str, list[str]] = {name: [] for name in who}

    def ask(self, app: TestClient, name: str, method: str, path: str, body: Any = None) -> Any:
        """A request by somebody; the answer, kept with its headers."""
        app.cookies.clear()
        answer = app.request(method, path, json=body, headers=dict(self.who[name]))
        app.cookies.clear()
        head = "\n".join(f"{key}: {value}" for key, value in answer.headers.items())
        self.told[name].append(f"{answer.status_code}\n{head}\n\n{answer.text}")
        return answer

    def refused_socket(self, app: TestClient, name: str, table: str) -> None:
        """A socket that is closed at once, with its reason."""
        with app.websocket_connect(f"/api/tables/{table}/socket", headers=dict(self.who[name])) as ws:
            try:
                ws.receive_text()
            except WebSocketDisconnect as error:
                self.told[name].append(f"{error.code} {error.reason}")
                return
        raise AssertionError("the socket was opened")

    def leaks(self, secrets: Iterable[Secret]) -> list[str]:
        """Which secrets were told to whom who must not know them."""
        return [
            f"leak: {secret.what} was told to {name}"
            for name, told in self.told.items()
            for secret in secrets
            if name not in secret.known_to and any(secret.text in text for text in told)
        ]


class Sockets:
    """A socket for each of these people at one table; what they hear is kept in the transcripts."""

    def __init__(self, app: TestClient, transcripts: Transcripts, table: str, names: Iterable[str]) -> None:
        self.app, self.transcripts, self.table, self.names = app, transcripts, table, tuple(names)
        self.players: dict[str, Player] = {}
        self._open = ExitStack()

    def __enter__(self) -> Self:
        with self._open:
            for name in self.names:
                where = f"/api/tables/{self.table}/socket"
                ws = self.app.websocket_connect(where, headers=dict(self.transcripts.who[name]))
                self.players[name] = Player(self._open.enter_context(ws))
            self._open = self._open.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        self.collect()
        self._open.close()

    def collect(self) -> None:
        """Put what was heard so far to the rest, when everybody has heard of the last entry."""
        latest = max(player.seq for player in self.players.values())
        for name, player in self.players.items():
            player.catch_up(latest)
            self.transcripts.told[name].append(player.heard)
            player.heard = ""

    @property
    def actor(self) -> Player | None:
        """Who is to choose; the seats are in the order of the names."""
        self.collect()
        first = self.players[self.names[0]]
        if first.seen["status"] == "over":
            return None
        return self.players[self.names[first.match["player"]]]
