"""All that the crowd knows of boardgame.io: the lobby's API, and its messages over socket.io (protocol 5) over
engine.io (protocol 4) over WebSockets.

A message of engine.io begins with a digit: 0 opens, 2 asks whether one is there, 3 says so, 4 carries a message. One of
socket.io has another digit (0 connects, 2 is an event, 4 is an error) and the namespace, which is the game's name.
"""

from __future__ import annotations

import http.client
import json
import re
from typing import Any

GAME = "bench"
PATH = "/socket.io/?EIO=4&transport=websocket"
OPENED, PING, PONG = b"0{", b"2", b"3"
CONNECT = b"40/bench,"
NOT_CONNECTED = b"44/bench,"
SYNCED = b'42/bench,["sync",'
UPDATED = b'42/bench,["update",'
STATE = re.compile(rb'"_redo":\[\],"_stateID":(\d+)\}')
"""The number of the state in an update; its log has numbers too, of the states before."""


def sync(match: str, player: int | None, credentials: str | None, players: int) -> bytes:
    """Ask for a match, and hear of it from then on."""
    wanted = ["sync", match, None if player is None else str(player), credentials, players]
    return b"42/bench," + json.dumps(wanted, separators=(",", ":")).encode()


def move(match: str, player: int, credentials: str, state: int) -> bytes:
    """The one move of the game, made in this state."""
    payload = {"type": "say", "args": [], "playerID": str(player), "credentials": credentials}
    wanted = ["update", {"type": "MAKE_MOVE", "payload": payload}, state, match, str(player)]
    return b"42/bench," + json.dumps(wanted, separators=(",", ":")).encode()


def state_of(text: bytes) -> int:
    """The number of the state an update tells."""
    if (found := STATE.search(text)) is None:
        raise ValueError(f"an update without a state: {text[:200].decode(errors='replace')}")
    return int(found[1])


class Lobby:
    """The HTTP door of its lobby, one request after another."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)

    def ask(self, path: str, body: Any) -> Any:
        """The answer to a request."""
        self._connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"POST {path}: {answer.status} {text.decode()}")
        return json.loads(text)

    def match(self, players: int, view: Any) -> str:
        """A new match, whose state is this view of a table."""
        wanted = {"numPlayers": players, "setupData": {"view": view}}
        return str(self.ask(f"/games/{GAME}/create", wanted)["matchID"])

    def join(self, match: str, player: int) -> str:
        """A seat; the credentials that prove it."""
        wanted = {"playerID": str(player), "playerName": f"P{player}"}
        return str(self.ask(f"/games/{GAME}/{match}/join", wanted)["playerCredentials"])
