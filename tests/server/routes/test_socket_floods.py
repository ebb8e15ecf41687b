"""Floods over a socket: few answers, pauses in which nothing is read, and an end."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from kit.people import Player, closed, person, table
from kit.services import inside
from mikrokosmos.server.routes import sockets
from mikrokosmos.server.routes.sockets import TOO_MUCH


def socket(app: TestClient, name: str, who: dict[str, str]) -> WebSocketTestSession:
    return app.websocket_connect(f"/api/tables/{name}/socket", headers=who)


def test_a_flood_of_bad_messages_has_few_answers_and_an_end(app: TestClient) -> None:
    services = inside(app)
    ann, ben = person(app, "Ann"), person(app, "Ben")
    name = table(app, ann, public=True)
    services.refusals.burst, services.refusals.per_second = 5, 0.001
    with socket(app, name, ann) as ws:
        player = Player(ws)
        for _ in range(100):
            player.refused("not-your-seat", "undo", seat=0)  # what is no flood of nonsense may be asked
        for _ in range(20):
            ws.send_text("nonsense")
        assert [player.read()["reason"] for _ in range(5)] == ["bad-message"] * 5
        closed(ws, TOO_MUCH)
    with socket(app, name, ben) as ws:
        Player(ws).command("sit", seat=1)


def test_whoever_sends_too_fast_is_not_read_for_a_while(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[float] = []
    sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        paused.append(seconds)
        await sleep(0)

    services = inside(app)
    ann = person(app, "Ann")
    name = table(app, ann)
    services.rates.burst, services.rates.per_second = 2, 0.01
    services.refusals.burst, services.refusals.per_second = 3, 0.001
    with socket(app, name, ann) as ws:
        player = Player(ws)
        monkeypatch.setattr(asyncio, "sleep", pause)
        answers = [player.ask("undo", seat=0)["reason"] for _ in range(5)]
        assert answers == ["not-your-seat"] * 2 + ["too-fast"] * 3
        assert paused.count(sockets.LONGEST_PAUSE) in (2, 3)  # the last one may not have begun
        ws.send_json({"id": "last", "command": "undo", "seat": 0})
        closed(ws, TOO_MUCH)


def test_a_person_has_so_many_sockets_and_others_have_theirs(app: TestClient) -> None:
    most = inside(app).settings.limits.sockets_per_identity
    ann, ben = person(app, "Ann"), person(app, "Ben")
    name = table(app, ann, public=True)
    with ExitStack() as opened:
        for _ in range(most):
            Player(opened.enter_context(socket(app, name, ann)))
        with socket(app, name, ann) as one_more:
            closed(one_more, TOO_MUCH)
        with socket(app, name, ben) as other:
            Player(other)
    assert not inside(app).sockets, "whoever has gone is not counted any more"


def test_an_address_has_so_many_sockets_whoever_they_are(app: TestClient) -> None:
    inside(app).settings.limits.__dict__["sockets_per_address"] = 2
    people = [person(app, who) for who in ("Ann", "Ben", "Cleo")]
    name = table(app, people[0], public=True)
    with ExitStack() as opened:
        for who in people[:2]:
            Player(opened.enter_context(socket(app, name, who)))
        with socket(app, name, people[2]) as one_more:
            closed(one_more, TOO_MUCH)
