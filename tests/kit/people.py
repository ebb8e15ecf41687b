"""People at an application under test: cookies in hand, sockets that keep their copy of the table by the news."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from mikrokosmos.server.delta import patch
from mikrokosmos.server.services import COOKIE
from mikrokosmos.server.wire import MESSAGE

Who = dict[str, str]
"""The headers by which a person is known."""


def person(app: TestClient, name: str) -> Who:
    """Somebody new."""
    app.cookies.clear()
    found = app.post("/api/me", json={"name": name})
    assert found.status_code == 200 and found.json()["name"] == name
    cookie = found.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    app.cookies.clear()
    return {"cookie": f"{COOKIE}={found.cookies[COOKIE]}"}


def table(app: TestClient, owner: Who, game: str = "creation", **more: Any) -> str:
    """A new table of two seats."""
    made = app.post("/api/tables", json={"game": game, "options": {"players": 2}, **more}, headers=owner)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def against_a_bot(app: TestClient, owner: Who, game: str = "creation", bot: str = "novice", **more: Any) -> str:
    """A new table at which one sits with a bot."""
    return table(app, owner, game, seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}], **more)


def match_of(seen: Any) -> Any:
    """The game as whoever was told this sees it: what everybody sees, and what is one's own."""
    match, mine = seen["match"], seen["mine"]
    if match is None:
        return None
    views = {seat: {**match["view"], **private} for seat, private in mine["private"].items()}
    own = {key: mine[key] for key in ("choices", "income", "undo")}
    return {**match, **own, "views": views or {"": match["view"]}}


class Player:
    """A client on a socket: keeps its copy of the table by the news, and every byte it was told."""

    def __init__(self, ws: WebSocketTestSession) -> None:
        self.ws = ws
        self.heard = ""
        self.number = 0
        self.seen: Any = None
        self.seq = -1
        assert self.read()["type"] == "table"

    @property
    def match(self) -> Any:
        """The game as it is seen."""
        return match_of(self.seen)

    def read(self) -> Any:
        """The next message; news changes the copy."""
        text = self.ws.receive_text()
        self.heard += text + "\n"
        told = MESSAGE.dump_python(MESSAGE.validate_json(text, strict=True))
        if told["type"] == "table":
            self.seen, self.seq = told["table"], told["seq"]
        if told["type"] == "news":
            assert told["after"] == self.seq < told["seq"], "no gap is left unnoticed"
            self.seen, self.seq = patch(self.seen, told["changes"]), told["seq"]
        return told

    def ask(self, command: str, **fields: Any) -> Any:
        """Send a command, and read until its answer is here and the copy shows it."""
        self.number += 1
        self.ws.send_json({"id": f"m{self.number}", "command": command, **fields})
        while (answer := self.read())["type"] == "news":
            pass
        while self.seq < answer.get("seq", 0):
            self.read()
        return answer

    def command(self, command: str, **fields: Any) -> Any:
        """Send a command that must be accepted."""
        answer = self.ask(command, **fields)
        assert answer["type"] == "accepted", answer
        return answer

    def refused(self, reason: str, command: str, **fields: Any) -> None:
        """Send a command that must be refused for that reason."""
        answer = self.ask(command, **fields)
        assert answer["type"] == "refused" and answer["reason"] == reason, answer

    def wait(self) -> None:
        """Read until the person is to choose or the game is over."""
        while self.seen["status"] != "over" and not (self.match and self.match["choices"]):
            self.read()

    def catch_up(self, seq: int) -> Any:
        """Read until the copy shows this entry of the log; the last message."""
        told = None
        while self.seq < seq:
            told = self.read()
        return told

    def step(self, rng: random.Random) -> None:
        """A legal action for whichever own seat is to act."""
        move = rng.choice(self.match["choices"])["action"]
        self.command("play", seat=self.match["player"], moves=[move], at=self.match["moves"])

    def play_on(self, rng: random.Random) -> None:
        """Play to the end against bots."""
        self.wait()
        while self.seen["status"] != "over":
            self.step(rng)
            self.wait()


def closed(ws: WebSocketTestSession, code: int) -> None:
    """The socket has been closed for that reason."""
    with pytest.raises(WebSocketDisconnect) as error:
        ws.receive_json()
    assert error.value.code == code
