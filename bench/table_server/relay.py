"""What we are measured beside: a bare FastAPI relay. A room for each table; what one socket says, all in it hear."""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from mikrokosmos.server.connections.file_limit import raise_file_limit
from mikrokosmos.server.operations.serving import LISTENING

app = FastAPI()
rooms: dict[str, set[WebSocket]] = defaultdict(set)


@app.get("/readyz")
async def readyz() -> dict[str, str]:
    """It is there."""
    return {"status": "ready"}


@app.websocket("/rooms/{name}")
async def room(ws: WebSocket, name: str) -> None:
    """Send on all that comes."""
    await ws.accept()
    rooms[name].add(ws)
    try:
        while True:
            text = await ws.receive_text()
            for other in tuple(rooms[name]):
                await other.send_text(text)
    except WebSocketDisconnect:
        pass
    finally:
        rooms[name].discard(ws)


if __name__ == "__main__":
    raise_file_limit()  # as ours does
    uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), **LISTENING)
