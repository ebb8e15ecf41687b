"""What if: a finished game goes on from one of its steps, as a table of one's own; and positions as lines."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi.testclient import TestClient

import mikrokosmos as mk
from kit.people import Player, Who, against_a_bot, person, table
from mikrokosmos.core.record import Record
from mikrokosmos.core.rolls import verify_rolls

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}


def played(app: TestClient, who: Who, game: str = "creation", **more: Any) -> str:
    """A table at which the game is over."""
    name = against_a_bot(app, who, game, **more)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=who) as ws:
        player = Player(ws)
        player.command("start")
        player.play_on(random.Random(2))
    return name


def go_on(app: TestClient, who: Who, source: str, step: int, seats: list[Any] | None = None) -> Any:
    return app.post(f"/api/{source}/what-if", json={"step": step, "seats": seats or [ME, BOT]}, headers=who)


@pytest.mark.parametrize("game", ["creation", "smallworld"])
def test_a_finished_game_goes_on_from_a_step_with_fair_dice_of_its_own(app: TestClient, game: str) -> None:
    me = person(app, "Ann")
    source = played(app, me, game)
    first = app.get(f"/api/tables/{source}/record", headers=me).json()
    step = len(first["moves"]) // 2
    made = go_on(app, me, f"tables/{source}", step)
    assert made.status_code == 201, made.text
    name = made.json()["table"]
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=me) as ws:
        player = Player(ws)
        assert player.seen["what_if"] == {"source": "table", "id": source, "step": step}
        player.command("start")
        assert player.seen["match"]["moves"] >= step
        player.play_on(random.Random(3))
    record = app.get(f"/api/tables/{name}/record", headers=me).json()
    assert [move["id"] for move in record["moves"][:step]] == [move["id"] for move in first["moves"][:step]]
    assert (record["format"], record["given"]) == (3, step) and record["dice"]["commitment"] != first["dice"][
        "commitment"
    ]
    assert verify_rolls(record) == []
    again = Record.from_json(record)
    assert again.replay().over and again.to_json() == record
    assert app.get(f"/api/tables/{name}/show", headers=me).status_code == 200
    shared = app.post("/api/replays", json={"record": record}, headers=me)
    assert app.get(f"/api/replays/{shared.json()['replay']}").json()["checked"] == "proved"
    listed = app.get("/api/my/history", headers=me).json()["tables"]
    assert {it["table"]: it["what_if"] for it in listed} == {name: True, source: False}


def test_false_dice_after_the_given_moves_are_noticed(app: TestClient) -> None:
    me = person(app, "Ann")
    source = played(app, me)
    name = go_on(app, me, f"tables/{source}", 20).json()["table"]
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=me) as ws:
        player = Player(ws)
        player.command("start")
        player.play_on(random.Random(5))
    record = app.get(f"/api/tables/{name}/record", headers=me).json()
    rolled = next(move for move in record["moves"][20:] if move["who"] == "chance" and len(move["weights"]) > 1)
    rolled["id"] = next(outcome for outcome, _ in rolled["weights"] if outcome != rolled["id"])
    assert [fault["reason"] for fault in verify_rolls(record)] == ["other-outcome"]
    assert app.post("/api/replays", json={"record": record}, headers=me).json()["reason"] == "record-false-dice"


def test_a_record_somebody_brings_goes_on_too_and_both_sides_can_be_played(app: TestClient) -> None:
    me = person(app, "Ann")
    record = mk.Record.start(mk.game("creation"), players=2)
    chooser = random.Random(4)
    for _ in range(30):
        state = record.state
        record.play(chooser.choice([x for x, _ in state.chances()] if state.player == mk.CHANCE else state.actions()))
    shared = app.post("/api/replays", json={"record": record.to_json()}, headers=me).json()["replay"]
    name = go_on(app, me, f"replays/{shared}", 25, [ME, {"kind": "me", "name": "Ann too"}]).json()["table"]
    seen = app.get(f"/api/tables/{name}", headers=me).json()["table"]
    assert seen["what_if"] == {"source": "replay", "id": shared, "step": 25} and seen["mine"]["seats"] == [0, 1]
    line = app.get(f"/api/replays/{shared}/line?step=25").json()["line"]
    assert line == record.replay(25).to_line()


def test_nobody_goes_on_from_a_running_game_and_not_from_its_end(app: TestClient) -> None:
    me, eve = person(app, "Ann"), person(app, "Eve")
    running = against_a_bot(app, me)
    with app.websocket_connect(f"/api/tables/{running}/socket", headers=me) as ws:
        Player(ws).command("start")
        assert go_on(app, me, f"tables/{running}", 1).json() == {"reason": "not-over"}
        assert go_on(app, eve, f"tables/{running}", 1).status_code == 404
    over = played(app, me)
    length = len(app.get(f"/api/tables/{over}/record", headers=me).json()["moves"])
    assert go_on(app, me, f"tables/{over}", length).json() == {"reason": "game-over"}
    assert go_on(app, me, f"tables/{over}", length + 1).json()["reason"] == "no-such-step"
    assert go_on(app, me, f"tables/{over}", 3, [ME, BOT, BOT]).json()["reason"] == "no-such-seat"
    assert go_on(app, {}, f"tables/{over}", 3).json() == {"reason": "who-are-you"}
    assert go_on(app, eve, f"tables/{over}", 3).status_code == 404


def test_a_line_tells_no_secret_of_a_running_game(app: TestClient) -> None:
    me = person(app, "Ann")
    hidden = against_a_bot(app, me, "smallworld")
    shown = table(app, me, "smallworld", options={"players": 2, "coins": "open"}, seats=[ME, BOT])
    for name in (hidden, shown):
        with app.websocket_connect(f"/api/tables/{name}/socket", headers=me) as ws:
            player = Player(ws)
            player.command("start")
            told = app.get(f"/api/tables/{name}/line", headers=me).json()
            early = app.get(f"/api/tables/{name}/line?step=0", headers=me).json()
        assert early == {"reason": "not-over"}
        assert told == {"reason": "line-has-secrets"} if name == hidden else told["line"].startswith("smallworld 2 ")
    over = played(app, me, "smallworld")
    record = Record.from_json(app.get(f"/api/tables/{over}/record", headers=me).json())
    for step in (0, 7, len(record.moves)):
        line = app.get(f"/api/tables/{over}/line?step={step}", headers=me).json()["line"]
        assert line == record.replay(step).to_line()


def test_a_turn_is_taken_back_as_a_whole(app: TestClient) -> None:
    me = person(app, "Ann")
    name = against_a_bot(app, me, "smallworld")
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=me) as ws:
        player = Player(ws)
        player.command("start")
        chooser, done = random.Random(9), 0
        while done < 2:
            seat, choices = player.match["player"], player.match["choices"]
            kept = [choice for choice in choices if not choice["closes_undo"]]
            if not kept:
                done = 0
                player.command("play", seat=seat, moves=[chooser.choice(choices)["action"]])
                continue
            if done == 0:
                before = player.match["moves"], player.match["view"]
            undoable = player.match["undo"]
            if not undoable:
                before = player.match["moves"], player.match["view"]
                done = 0
            player.command("play", seat=seat, moves=[kept[0]["action"]])
            done += 1
        assert player.match["undo"] and player.match["moves"] > before[0] + 1
        player.command("undo", seat=seat, turn=True)
        assert (player.match["moves"], player.match["view"]) == before and not player.match["undo"]
