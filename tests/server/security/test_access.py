"""Who may come to a table: invitations that can be revoked, personal links, and strangers who learn nothing."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kit.people import Player, Who, against_a_bot, closed, person, table
from mikrokosmos.server.routes.sockets import UNKNOWN
from mikrokosmos.server.security.links import Link


def invite(app: TestClient, owner: Who, name: str) -> str:
    made = app.post(f"/api/tables/{name}/invitations", headers=owner)
    assert made.status_code == 201
    told = made.json()
    link = Link.of(told["address"])
    assert link is not None and (link.table, link.key) == (name, told["key"])
    return str(told["key"])


def come(app: TestClient, who: Who, key: str) -> Any:
    return app.post("/api/links", json={"key": key}, headers=who)


def sees(app: TestClient, who: Who | None, name: str) -> bool:
    """Whether a person can see the table, by any way there is."""
    ways = [f"/api/tables/{name}", f"/api/tables/{name}/record", f"/api/tables/{name}/show", f"/api/tables/{name}/log"]
    found = [app.get(way, headers=who or {}).status_code for way in ways]
    assert found[0] in (200, 404) and (found[0] == 200 or set(found) == {404})
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=who or {}) as ws:
        if found[0] == 200:
            assert ws.receive_json()["type"] == "table"
        else:
            closed(ws, UNKNOWN)
    return found[0] == 200


def test_a_table_is_there_for_those_who_are_invited(app: TestClient) -> None:
    ann, ben, eve = (person(app, name) for name in ("Ann", "Ben", "Eve"))
    name = table(app, ann)
    assert sees(app, ann, name) and not sees(app, ben, name) and not sees(app, None, name)
    key = invite(app, ann, name)
    assert come(app, ben, key).json() == {"table": name}
    assert sees(app, ben, name) and not sees(app, eve, name)


def test_whoever_looks_at_an_invitation_is_told_by_whom_and_to_what_and_nothing_has_happened(app: TestClient) -> None:
    ann, ben = person(app, "Ann"), person(app, "Ben")
    name = table(app, ann, "smallworld", options={"players": 3}, seats=[{"kind": "me"}])
    key = invite(app, ann, name)
    told: dict[str, object] = {"table": name, "kind": "invitation", "game": "smallworld", "host": "Ann"}
    told |= {"players": 3, "open": 2, "status": "open", "replace_idle": False, "seated": False}
    for who in (ben, {}):
        assert app.post("/api/links/look", json={"key": key}, headers=who).json() == told
        assert not sees(app, who, name)
    assert app.post("/api/links/look", json={"key": key}, headers=ann).json() == {**told, "seated": True}
    own = app.post(f"/api/tables/{name}/seats/0/link", headers=ann).json()["key"]
    assert app.post("/api/links/look", json={"key": own}).json() == {**told, "kind": "seat"}
    app.delete(f"/api/tables/{name}/invitations", headers=ann)
    for worthless in (key, "mkseat_" + "A" * 32, "nonsense"):
        answer = app.post("/api/links/look", json={"key": worthless}, headers=ben)
        assert (answer.status_code, answer.json()) == (404, {"reason": "not-found"})


def test_whoever_sits_down_is_told_whether_the_host_may_replace_who_is_idle(app: TestClient) -> None:
    ann, ben = person(app, "Ann"), person(app, "Ben")
    for agreed in (True, False):
        name = table(app, ann, public=True, replace_idle=agreed)
        key = invite(app, ann, name)
        assert app.post("/api/links/look", json={"key": key}, headers=ben).json()["replace_idle"] is agreed
        assert app.get(f"/api/tables/{name}", headers=ben).json()["table"]["replace_idle"] is agreed


def test_a_stranger_is_told_the_same_of_a_hidden_table_as_of_none(app: TestClient) -> None:
    ann, eve = person(app, "Ann"), person(app, "Eve")
    hidden, none = table(app, ann), "A" * 22
    for method, path in [
        ("GET", ""),
        ("GET", "/record"),
        ("GET", "/show"),
        ("GET", "/log"),
        ("POST", "/rematch"),
        ("POST", "/invitations"),
        ("GET", "/invitations"),
        ("DELETE", "/invitations"),
        ("DELETE", "/invitations/1"),
        ("POST", "/seats/0/link"),
        ("DELETE", "/seats/0/link"),
    ]:
        answers = [app.request(method, f"/api/tables/{name}{path}", headers=eve) for name in (hidden, none)]
        assert {(it.status_code, it.text) for it in answers} == {(404, '{"reason":"not-found"}')}, path
    shared = [app.post("/api/replays", json={"table": name}, headers=eve) for name in (hidden, none)]
    assert {(it.status_code, it.text) for it in shared} == {(404, '{"reason":"not-found"}')}


def test_a_revoked_invitation_opens_nothing_and_closes_behind_who_did_not_sit(app: TestClient) -> None:
    ann, ben, eve = (person(app, name) for name in ("Ann", "Ben", "Eve"))
    name = table(app, ann)
    keys = [invite(app, ann, name), invite(app, ann, name)]
    for who, key in ((ben, keys[0]), (eve, keys[1])):
        assert come(app, who, key).status_code == 200
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ben) as ws:
        Player(ws).command("sit", seat=1)
    where = f"/api/tables/{name}/invitations"
    assert app.delete(f"{where}/2", headers=ann).json() == {"count": 1}
    assert [it["revoked"] for it in app.get(where, headers=ann).json()["invitations"]] == [False, True]
    assert not sees(app, eve, name) and come(app, eve, keys[1]).status_code == 404
    assert app.delete(where, headers=ann).json() == {"count": 1}
    assert sees(app, ben, name), "who sits, stays"
    assert app.delete(f"{where}/3", headers=ann).status_code == 404
    assert app.get(where, headers=ben).json() == {"reason": "not-the-owner"}


@pytest.mark.parametrize(
    "key", ["", "x", "mkseat_" + "A" * 32, "mkinvite_" + "A" * 32, "mkinvite_", "mkother_" + "A" * 32]
)
def test_a_key_that_fits_nothing(app: TestClient, key: str) -> None:
    assert come(app, person(app, "Eve"), key).json() == {"reason": "not-found"}
    assert app.post("/api/links", json={"key": key}).status_code == 401


def test_a_seat_is_its_owners_on_another_device(app: TestClient) -> None:
    ann, phone, other = person(app, "Ann"), person(app, "Ann on the phone"), person(app, "Ann elsewhere")
    name = against_a_bot(app, ann)
    where = f"/api/tables/{name}/seats/0/link"
    key = app.post(where, headers=ann).json()["key"]
    assert come(app, phone, key).json() == {"table": name}
    with (
        app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as first,
        app.websocket_connect(f"/api/tables/{name}/socket", headers=phone) as second,
    ):
        laptop, hand = Player(first), Player(second)
        assert hand.seen == laptop.seen and hand.seen["mine"]["seats"] == [0] and hand.seen["mine"]["owner"]
        hand.command("start")
        hand.wait()
        choice = hand.match["choices"][0]["action"]
        hand.command("play", seat=0, moves=[choice], at=hand.match["moves"])
        laptop.wait()
        laptop.refused("out-of-date", "play", seat=0, moves=[choice], at=0)
    assert name in [it["table"] for it in app.get("/api/my/tables", headers=phone).json()["tables"]]
    newer = app.post(where, headers=phone).json()["key"]
    assert come(app, other, key).status_code == 404, "the older link is worth nothing"
    assert come(app, other, newer).status_code == 200 and sees(app, other, name)
    assert app.delete(where, headers=ann).json() == {"count": 2}
    assert not sees(app, other, name) and not sees(app, phone, name) and sees(app, ann, name)


def test_a_personal_link_is_for_the_own_seat_only(app: TestClient) -> None:
    ann, ben = person(app, "Ann"), person(app, "Ben")
    name = table(app, ann, public=True, seats=[{"kind": "me"}])
    for seat, reason in ((0, "not-your-seat"), (1, "not-your-seat"), (7, "no-such-seat")):
        assert app.post(f"/api/tables/{name}/seats/{seat}/link", headers=ben).json()["reason"] == reason
    key = app.post(f"/api/tables/{name}/seats/0/link", headers=ann).json()["key"]
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ben) as ws:
        Player(ws).command("sit", seat=1)
    assert come(app, ben, key).json() == {"reason": "you-sit-here", "table": name}
    assert come(app, ann, key).json() == {"table": name}


def test_who_gets_up_loses_the_personal_link(app: TestClient) -> None:
    ann, ben, phone = (person(app, name) for name in ("Ann", "Ben", "Phone"))
    name = table(app, ann, public=True)
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ben) as ws:
        player = Player(ws)
        player.command("sit", seat=1)
        key = app.post(f"/api/tables/{name}/seats/1/link", headers=ben).json()["key"]
        player.command("nonce", seat=1, nonce="00" * 16)
        assert come(app, phone, key).status_code == 200, "what else is said of a seat leaves its link alone"
        player.command("clear", seat=1)
    assert come(app, phone, key).status_code == 404


def test_keys_stand_behind_the_hash_and_in_no_other_answer(app: TestClient) -> None:
    ann = person(app, "Ann")
    name = against_a_bot(app, ann)
    keys = [invite(app, ann, name), app.post(f"/api/tables/{name}/seats/0/link", headers=ann).json()["key"]]
    said = [
        app.get(path, headers=ann).text
        for path in (f"/api/tables/{name}", f"/api/tables/{name}/invitations", "/api/my/tables", "/api/tables")
    ]
    assert all(key not in text for key in keys for text in said)


def test_who_loses_admission_loses_the_open_socket_too(app: TestClient) -> None:
    ann, ben, eve = (person(app, name) for name in ("Ann", "Ben", "Eve"))
    name = table(app, ann, seats=[{"kind": "me"}])
    for who in (ben, eve):
        come(app, who, invite(app, ann, name))
    with (
        app.websocket_connect(f"/api/tables/{name}/socket", headers=ann) as host,
        app.websocket_connect(f"/api/tables/{name}/socket", headers=ben) as first,
        app.websocket_connect(f"/api/tables/{name}/socket", headers=eve) as second,
    ):
        owner, seated, _ = Player(host), Player(first), Player(second)
        seated.command("sit", seat=1)
        second.receive_json()
        app.delete(f"/api/tables/{name}/invitations", headers=ann)
        closed(second, UNKNOWN)
        owner.catch_up(seated.seq)
        owner.command("clear", seat=1)
        with pytest.raises(WebSocketDisconnect) as error:
            while True:
                first.receive_json()
        assert error.value.code == UNKNOWN
        owner.command("sit", seat=1, name="Zoë")


def test_a_device_whose_link_was_taken_back_can_do_nothing_more(app: TestClient) -> None:
    ann, phone = person(app, "Ann"), person(app, "Phone")
    name = against_a_bot(app, ann, public=True)
    where = f"/api/tables/{name}/seats/0/link"
    come(app, phone, app.post(where, headers=ann).json()["key"])
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=phone) as ws:
        assert Player(ws).seen["mine"]["owner"]
        app.delete(where, headers=ann)
        ws.send_json({"id": "1", "command": "start"})
        closed(ws, UNKNOWN)
    assert app.get(f"/api/tables/{name}", headers=ann).json()["table"]["status"] == "open"


def test_a_rematch_asked_for_on_another_device_is_there_for_it(app: TestClient) -> None:
    ann, phone = person(app, "Ann"), person(app, "Phone")
    name = against_a_bot(app, ann)
    come(app, phone, app.post(f"/api/tables/{name}/seats/0/link", headers=ann).json()["key"])
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=phone) as ws:
        player = Player(ws)
        player.command("start")
        player.command("hand-over", seat=0)
        while player.seen["status"] != "over":
            player.read()
    again = app.post(f"/api/tables/{name}/rematch", headers=phone).json()["table"]
    for who in (ann, phone):
        assert app.get(f"/api/tables/{again}", headers=who).json()["table"]["mine"]["seats"] == [1]


def finish(app: TestClient, who: Who, name: str) -> None:
    """Let bots play the game to its end."""
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=who) as ws:
        player = Player(ws)
        player.command("start")
        player.command("hand-over", seat=player.seen["mine"]["seats"][0])
        while player.seen["status"] != "over":
            player.read()


@pytest.mark.parametrize("where", [0, 1, 2])
def test_a_link_taken_back_at_one_table_is_ended_at_all_its_rematches(app: TestClient, where: int) -> None:
    ann, phone = person(app, "Ann"), person(app, "Phone")
    names = [against_a_bot(app, ann)]
    key = app.post(f"/api/tables/{names[0]}/seats/0/link", headers=ann).json()["key"]
    come(app, phone, key)
    for _ in range(2):
        finish(app, ann, names[-1])
        names.append(app.post(f"/api/tables/{names[-1]}/rematch", headers=phone).json()["table"])
    assert all(sees(app, phone, name) for name in names)
    with app.websocket_connect(f"/api/tables/{names[2]}/socket", headers=phone) as ws:
        Player(ws)
        seat = app.get(f"/api/tables/{names[where]}", headers=ann).json()["table"]["mine"]["seats"][0]
        assert app.delete(f"/api/tables/{names[where]}/seats/{seat}/link", headers=ann).json() == {"count": 1}
        closed(ws, UNKNOWN)
    assert not any(sees(app, phone, name) for name in names)
    assert come(app, phone, key).status_code == 404, "nor is the link of the first table a way back"
    assert app.post(f"/api/tables/{names[0]}/rematch", headers=phone).status_code == 404
    assert all(sees(app, ann, name) for name in names)


def test_an_owner_gives_up_a_table_that_has_not_begun(app: TestClient) -> None:
    ann, ben = person(app, "Ann"), person(app, "Ben")
    name = table(app, ann, public=True)
    assert app.delete(f"/api/tables/{name}", headers=ben).json() == {"reason": "not-the-owner"}
    assert app.delete(f"/api/tables/{name}", headers=ann).json() == {"count": 1}
    assert app.get(f"/api/tables/{name}").json()["table"]["status"] == "abandoned"
    assert app.get("/api/tables").json()["tables"] == []
    assert app.delete(f"/api/tables/{name}", headers=ann).json() == {"reason": "game-over"}
    with app.websocket_connect(f"/api/tables/{name}/socket", headers=ben) as ws:
        Player(ws).refused("game-over", "sit", seat=0)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://table.test.evil.test", "//table.test:x"])
def test_an_origin_that_is_none_is_foreign(app: TestClient, origin: str) -> None:
    assert app.get("/api/tables", headers={"origin": origin}).json() == {"reason": "foreign-origin"}
