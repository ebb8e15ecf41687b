"""All that the crowd knows of our server's protocol: how to have a name, a table and a seat, and what messages say."""

from __future__ import annotations

import http.client
import json
import re
from typing import Any

NEWS = re.compile(rb'\{"type":"news","after":\d+,"seq":(\d+)')
FIRST = re.compile(rb'\{"type":"table","seq":(\d+)')
GRANTED = b'"accepted"'
REFUSED = b'"refused"'
CHOICES = b'"choices"'


class Door:
    """The HTTP door of the server, one request after another."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        """`source` is the address one comes from, by which requests are counted."""
        self._connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(source, 0))

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
        return json.loads(text), (answer.getheader("set-cookie") or "").partition(";")[0]

    def person(self, name: str) -> str:
        """A new person; the cookie it is known by."""
        return self.ask("POST", "/api/me", {"name": name})[1]

    def table(self, owner: str, game: str, players: int) -> str:
        """A new table that anybody may watch."""
        wanted = {"game": game, "options": {"players": players}, "public": True}
        return str(self.ask("POST", "/api/tables", wanted, owner)[0]["table"])

    def read(self, table: str) -> Any:
        """A table as a stranger sees it."""
        return self.ask("GET", f"/api/tables/{table}")[0]

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


def path(table: str) -> str:
    """Where the socket of a table is."""
    return f"/api/tables/{table}/socket"


def sit(number: int, seat: int) -> bytes:
    """Take a seat."""
    return json.dumps({"id": str(number), "command": "sit", "seat": seat}).encode()


def start(number: int) -> bytes:
    """Begin the game."""
    return json.dumps({"id": str(number), "command": "start"}).encode()


def play(number: int, seat: int, move: int) -> bytes:
    """Play one action."""
    return b'{"id":"%d","command":"play","seat":%d,"moves":[%d]}' % (number, seat, move)


class Choices:
    """What a seat may choose now: of all that is told, only this is kept up to date."""

    def __init__(self) -> None:
        self.now: list[Any] | None = None

    def hear(self, text: bytes) -> None:
        """Look whether a message changes the choices."""
        if CHOICES not in text:
            return
        told = json.loads(text)
        if told["type"] == "table":
            self.now = told["table"]["mine"]["choices"]
            return
        for way, *new in told["changes"]:
            if way == ["mine", "choices"]:  # it is always told as a whole
                self.now = new[0]
