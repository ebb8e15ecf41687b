"""Work that takes long: in threads of its own, not too much of it, and routes that leave it there."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest
from fastapi.testclient import TestClient

from kit.people import person
from mikrokosmos.server.routes import games
from mikrokosmos.server.slow_work import SlowWork
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup


async def test_more_work_than_can_wait_is_refused() -> None:
    work, go = SlowWork(at_once=1, most_waiting=2), threading.Event()
    try:
        under_way = [asyncio.create_task(work.do(partial(go.wait, 30))) for _ in range(3)]
        await asyncio.sleep(0.05)
        with pytest.raises(Refused, match="too-fast"):
            await work.do(lambda: True)
        go.set()
        assert await asyncio.gather(*under_way) == [True] * 3
        assert await work.do(lambda: True)
    finally:
        go.set()
        work.close()


def test_what_strangers_wrote_is_checked_in_those_threads(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def noting(work: object) -> object:
        def noted(*args: object, **named: object) -> object:
            seen.append(threading.current_thread().name)
            return work(*args, **named)  # type: ignore[operator]

        return noted

    monkeypatch.setattr(games, "checked_content", noting(games.checked_content))
    monkeypatch.setattr(games, "selections_with", noting(games.selections_with))
    monkeypatch.setattr(Setup, "of", noting(Setup.of))
    assert app.post("/api/games/smallworld/content", json={"text": ""}).status_code in (200, 409)
    assert app.post("/api/games/smallworld/selections", json={"options": {"players": 2}}).status_code == 200
    asked = {"game": "creation", "options": {"players": 2}}
    assert app.post("/api/tables", json=asked, headers=person(app, "Ann")).status_code == 201
    assert len(seen) == 3 and all(name.startswith("check") for name in seen)
