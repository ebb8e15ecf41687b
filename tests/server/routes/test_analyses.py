"""The analysis of a finished game: told line by line, kept, refused while the game is played; and its films."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kit.people import Player, Who, against_a_bot, person
from mikrokosmos.core.record import Record
from mikrokosmos.server.delta import patch
from mikrokosmos.server.wire_analysis import ANALYSIS_NEWS


def played(app: TestClient, who: Who, game: str) -> str:
    name = against_a_bot(app, who, game)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=who) as ws:
        player = Player(ws)
        player.command("start")
        player.play_on(random.Random(2))
    return name


def told(app: TestClient, path: str, who: Who | None = None) -> list[Any]:
    found = app.post(f"/api/{path}/analysis", headers=who or {})
    assert found.status_code == 200, found.text
    lines = [json.loads(line) for line in found.text.splitlines()]
    for line in lines:
        ANALYSIS_NEWS.validate_python(line)
    return lines


@pytest.mark.parametrize("game", ["creation", "smallworld"])
def test_a_finished_game_is_analysed_once_and_the_better_plan_can_be_watched(app: TestClient, game: str) -> None:
    me = person(app, "Ann-the-canary")
    name = played(app, me, game)
    lines = told(app, f"tables/{name}", me)
    assert lines[-1]["type"] == "analysis" and {line["type"] for line in lines[:-1]} == {"progress"}
    analysis = lines[-1]["analysis"]
    assert (analysis["game"], analysis["players"]) == (game, 2) and len(analysis["story"]) == 3
    assert "canary" not in json.dumps(analysis), "names are not kept"
    assert told(app, f"tables/{name}", me) == lines[-1:], "the second time it is there at once"

    shared = app.post("/api/replays", json={"table": name}, headers=me).json()["replay"]
    assert told(app, f"replays/{shared}") == lines[-1:], "the same game, wherever it comes from"

    record = Record.from_json(app.get(f"/api/tables/{name}/record", headers=me).json())
    turn = max((turn for turn in analysis["turns"] if turn["better"]), key=lambda turn: turn["loss"])
    assert turn["mark"] is not None, "somebody who plays by chance makes mistakes"
    for path in (f"tables/{name}", f"replays/{shared}"):
        seat = turn["seat"]
        film = app.get(f"/api/{path}/analysis/plan?turn={turn['number']}&seat={seat}", headers=me).json()
        assert "first" in film, film
        view = film["first"]
        assert view == record.replay(turn["first"]).view(seat)
        assert [step["words"] for step in film["steps"]] == [move["words"] for move in turn["better"]["moves"]]
        for step in film["steps"]:
            view = patch(view, step["changes"])
        state = record.replay(turn["first"])
        for move in turn["better"]["moves"]:
            state.play(move["id"])
        assert view == state.view(seat)
        calm = next((it["number"] for it in analysis["turns"] if not it["better"]), 99_999)
        refused = app.get(f"/api/{path}/analysis/plan?turn={calm}", headers=me)
        assert refused.json()["reason"] == "no-such-turn"


def test_a_running_game_is_analysed_for_nobody(app: TestClient) -> None:
    me, eve = person(app, "Ann"), person(app, "Eve")
    name = against_a_bot(app, me)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=me) as ws:
        Player(ws).command("start")
        for path in (f"/api/tables/{name}/analysis", f"/api/tables/{name}/analysis?level=deep"):
            assert app.post(path, headers=me).json() == {"reason": "not-over"}
            assert app.post(path, headers=eve).status_code == 404
        assert app.get(f"/api/tables/{name}/analysis/plan?turn=0", headers=me).json() == {"reason": "not-over"}
        record = app.get(f"/api/tables/{name}/record", headers=me).json()
    if all(move["id"] is not None for move in record["moves"]):
        shared = app.post("/api/replays", json={"record": record}, headers=me).json()
        assert app.post(f"/api/replays/{shared['replay']}/analysis").json() == {"reason": "not-over"}


def test_a_full_pool_refuses_politely(app: TestClient) -> None:
    me = person(app, "Ann")
    name = played(app, me, "creation")
    pool = app.app.state.services.analyses  # type: ignore[attr-defined]
    pool.at_once = pool.most_waiting = 0
    assert told(app, f"tables/{name}", me) == [{"type": "refused", "reason": "analysis-busy"}]
    assert app.post(f"/api/tables/{name}/analysis?level=wild", headers=me).status_code == 422
