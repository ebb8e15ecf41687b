"""Games that are over at once: bots play all seats, one of them for the visitor."""

from __future__ import annotations

import time
from typing import Any

from kit.clicks import table
from kit.visitor import Visitor

PATIENCE = 60.0
"""Seconds a game of bots may take on a busy machine."""

COMMAND = """async ([table, command]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  await new Promise((done, failed) => {
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "table") socket.send(JSON.stringify({ id: command.command, ...command }));
      if (told.type === "accepted") done();
      if (told.type === "refused") failed(new Error(told.reason));
    };
  });
  socket.close();
}"""
"""A wish of the visitor, past the page's own buttons."""


def finished(visitor: Visitor, game: str, bots: list[str], stand_in: str = "greedy") -> str:
    """A table at which the game is over; the visitor sat at it first, and a bot has played in their stead."""
    seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = table(visitor, game, seats)
    visitor.go("/about")
    visitor.page.evaluate(COMMAND, [made, {"command": "start"}])
    visitor.page.evaluate(COMMAND, [made, {"command": "hand-over", "seat": 0, "bot": stand_in}])
    end = time.monotonic() + PATIENCE
    while visitor.api("GET", f"tables/{made}")["table"]["status"] != "over":
        assert time.monotonic() < end, "the game does not end"
        time.sleep(0.05)
    return made
