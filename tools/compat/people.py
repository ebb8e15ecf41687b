"""People at a table server: they come by HTTP, sit down by a socket and play what is legal. They know the wire only."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi.testclient import TestClient

PATIENCE = 120.0
"""Seconds in which a table must come to what is waited for."""


class Unlucky(Exception):
    """The dice fell so that a table never came to what was wanted; at another one they will fall otherwise."""


class Person:
    """Somebody with a name and a cookie."""

    def __init__(self, app: TestClient, name: str, language: str) -> None:
        self.app = app
        self.messages = 0
        app.cookies.clear()
        told = app.post("/api/me", json={"name": name, "language": language})
        (cookie,) = told.cookies.items()
        app.cookies.clear()
        self.name = name
        self.headers = {"cookie": "=".join(cookie)}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must be accepted."""
        answer = self.app.request(method, path, json=body, headers=self.headers)
        assert answer.is_success, answer.text
        return answer.json()

    def make(self, game: str, options: dict[str, Any], seats: list[Any], **more: Any) -> str:
        """A new table; a seat is "me", "open", another name on this screen, or `{"bot": ...}`."""
        told = [wanted_seat(seat) for seat in seats]
        made = self.ask("POST", "/api/tables", {"game": game, "options": options, "seats": told, **more})
        return str(made["table"])

    def read(self, table: str) -> Any:
        """The table now."""
        return self.ask("GET", f"/api/tables/{table}")["table"]

    @contextmanager
    def at(self, table: str) -> Iterator[Sitting]:
        """At a table, by a socket."""
        with self.app.websocket_connect(f"/api/tables/{table}/socket", headers=self.headers) as socket:
            yield Sitting(self, table, socket)


def wanted_seat(seat: str | dict[str, str]) -> dict[str, str]:
    """A seat of a new table, as the wire wants it."""
    if not isinstance(seat, str):
        return {"kind": "bot", **seat}
    return {"kind": seat} if seat in ("me", "open") else {"kind": "me", "name": seat}


class Sitting:
    """A person at a table."""

    def __init__(self, person: Person, table: str, socket: Any) -> None:
        self.person = person
        self.table = table
        self.socket = socket

    def command(self, command: str, **fields: Any) -> int:
        """Send a command that must be accepted; the number of its entry."""
        self.person.messages += 1
        self.socket.send_json({"id": f"m{self.person.messages}", "command": command, **fields})
        while (told := self.socket.receive_json())["type"] not in ("accepted", "refused"):
            pass
        assert told["type"] == "accepted", told
        return int(told["seq"])

    def read(self) -> Any:
        """The table now."""
        return self.person.read(self.table)

    def play(self, rng: random.Random) -> None:
        """Something legal for whichever own seat is to act."""
        seen = self.read()
        move = rng.choice(seen["mine"]["choices"])["action"]
        self.command("play", seat=seen["match"]["player"], moves=[move], at=seen["match"]["moves"])

    def wait(self) -> Any:
        """Until it is one's own move or nobody's; the table then."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            seen = self.read()
            if seen["status"] == "over" or seen["mine"]["choices"]:
                return seen
            time.sleep(0.01)
        raise AssertionError(f"nothing happens at {self.table}")

    def play_until(self, rng: random.Random, enough: Callable[[Any], bool]) -> Any:
        """Play on while bots do too, until the table is as wanted; the table then."""
        while not enough(seen := self.wait()):
            if seen["status"] == "over":
                raise Unlucky("the game ended before it was as wanted")
            self.play(rng)
        return seen
