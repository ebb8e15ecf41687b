"""At a table over sockets: seats given at once, one screen for all, undo, hints, why not, rematch, public lists."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

import mikrokosmos as mk
from kit.learned import learn, unlearn
from kit.own_rows import OWN
from kit.people import Player, against_a_bot, person, table
from kit.services import inside
from mikrokosmos.bots.personas import PERSONAS


def socket(app: TestClient, name: str, who: dict[str, str]) -> WebSocketTestSession:
    return app.websocket_connect(f"/api/tables/{name}/socket", headers=who)


def test_a_table_is_set_up_with_its_seats(app: TestClient) -> None:
    ann = person(app, "Ann")
    seats = [{"kind": "me"}, {"kind": "me", "name": " Ben "}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    name = table(app, ann, options={"players": 5}, seats=seats, clock=60, pace=100, hints=False, public=True)
    seen = app.get(f"/api/tables/{name}", headers=ann).json()["table"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in seen["seats"]] == [
        ("person", "Ann", None),
        ("person", "Ben", None),
        ("bot", seen["seats"][2]["name"], "greedy"),
        ("open", None, None),
        ("open", None, None),
    ]
    assert seen["seats"][2]["name"] in PERSONAS
    assert seen["mine"]["seats"] == [0, 1] and seen["mine"]["owner"]
    assert seen["clock"] == 60 and not seen["hints"] and seen["public"]


def test_no_two_bots_are_called_alike_and_the_record_has_their_names(app: TestClient) -> None:
    ann = person(app, PERSONAS[0])
    name = table(app, ann, options={"players": 5}, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 4])
    with socket(app, name, ann) as ws:
        player = Player(ws)
        player.command("seat-bot", seat=4, bot="adept")  # another level is still the same somebody
        called = [seat["name"] for seat in player.seen["seats"]]
        player.command("start")
    assert len(set(called)) == 5 and set(called) <= set(PERSONAS)
    assert app.get(f"/api/tables/{name}/record", headers=ann).json()["options"]["names"] == called


def test_whoever_asks_whether_the_connection_lives_is_answered_at_once(app: TestClient) -> None:
    ann = person(app, "Ann")
    with socket(app, against_a_bot(app, ann), ann) as ws:
        player = Player(ws)
        before = player.seq
        answer = player.ask("ping")
        assert answer["type"] == "pong" and answer["now"] > 0 and player.seq == before


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": [{"kind": "me"}] * 3}, "no-such-seat"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}]}, "no-such-bot"),
        ({"seats": [{"kind": "bot"}]}, "bad-message"),
        ({"seats": [{"kind": "cat"}]}, "bad-message"),
        ({"seats": [{"kind": "me", "name": "\u202e"}]}, "name-bad-sign"),
        ({"clock": 1}, "bad-clock"),
        ({"pace": -1}, "bad-pace"),
        ({"substitute": "nobody"}, "no-such-bot"),
        ({"options": {"players": 9}}, "bad-options"),
        ({"game": "smallworld", "options": {"players": 2, "content": "/etc/passwd"}}, "bad-options"),
        ({"game": "smallworld", "options": {"players": 2, "content": {"race": [{"id": "x"}]}}}, "bad-options"),
    ],
)
def test_a_table_that_cannot_be_is_refused_whole(app: TestClient, changes: dict[str, Any], reason: str) -> None:
    ann = person(app, "Ann")
    asked = {"game": "creation", "options": {"players": 2}, **changes}
    made = app.post("/api/tables", json=asked, headers=ann)
    assert made.status_code in (409, 422) and made.json()["reason"] == reason
    assert app.get("/api/my/tables", headers=ann).json()["tables"] == []


def test_everybody_on_one_screen(app: TestClient) -> None:
    ann = person(app, "Ann")
    name = table(app, ann, "smallworld", seats=[{"kind": "me"}, {"kind": "me", "name": "Ben"}])
    with socket(app, name, ann) as ws:
        player = Player(ws)
        player.command("start")
        player.play_on(random.Random(3))
        assert set(player.match["views"]) == {"0", "1"}
    assert app.get(f"/api/tables/{name}/record", headers=ann).json()["options"]["names"] == ["Ann", "Ben"]


def test_undo_is_seen_by_the_others_and_marked_where_it_ends(app: TestClient) -> None:
    ann, ben = person(app, "Ann"), person(app, "Ben")
    name = table(app, ann, public=True, seats=[{"kind": "me"}])
    with socket(app, name, ann) as first, socket(app, name, ben) as second:
        players = [Player(first), Player(second)]
        players[1].command("sit", seat=1)
        players[1].catch_up(players[0].command("start")["seq"])
        seat = players[1].match["player"]
        actor, other = players[seat], players[1 - seat]
        actor.wait()
        actor.refused("nothing-to-undo", "undo", seat=seat)
        free = [it["action"] for it in actor.match["choices"] if not it["closes_undo"]]
        before = actor.match
        actor.command("play", seat=seat, moves=free[:1])
        other.catch_up(actor.seq)
        assert actor.match["undo"] and not other.match["undo"]
        assert other.catch_up(actor.command("undo", seat=seat)["seq"])["undone"]
        assert actor.match == before
        other.refused("not-your-move", "undo", seat=1 - seat)
        other.refused("not-your-seat", "undo", seat=seat)


def test_several_moves_stop_at_chance_and_a_retry_has_the_same_answer(app: TestClient) -> None:
    ann = person(app, "Ann")
    name = against_a_bot(app, ann)
    with socket(app, name, ann) as ws:
        player = Player(ws)
        player.command("start")
        player.wait()
        for _ in range(20):
            moves = [next(it["action"] for it in player.match["choices"])]
            answer = player.command("play", seat=0, moves=moves * 3) if closes(player, moves[0]) else None
            if answer is not None and answer["dropped"]:
                break
            if answer is None:
                player.command("play", seat=0, moves=moves)
            player.wait()
        else:
            raise AssertionError("chance never came")
        assert answer["dropped"] == 2 and not answer["again"]
        player.number -= 1
        again = player.command("play", seat=0, moves=moves * 3)
        assert again == {**answer, "again": True}


def closes(player: Player, action: int) -> bool:
    return any(it["closes_undo"] for it in player.match["choices"] if it["action"] == action)


def test_hints_and_why_not(app: TestClient) -> None:
    ann = person(app, "Ann")
    for game, words in (("creation", {"type": "place", "x": 9, "y": 9, "turns": 0}), ("smallworld", {"type": "done"})):
        name = against_a_bot(app, ann, game)
        with socket(app, name, ann) as ws:
            player = Player(ws)
            player.refused("not-playing", "hints", seat=0)
            player.command("start")
            player.wait()
            told = player.ask("hints", seat=0)
            legal = {it["action"] for it in player.match["choices"]}
            assert told["type"] == "hints" and {it["action"] for it in told["hints"]} <= legal
            assert told["hints"][0]["behind"] == 0 and all(it["reasons"] for it in told["hints"][:1])
            assert player.ask("why-not", seat=0, words=words)["refusal"]["reason"]
            assert player.ask("why-not", seat=0, words=player.match["choices"][0]["words"])["refusal"] is None
            assert player.ask("why-not", seat=0, words={"type": "fly"})["refusal"]["reason"] == "no-such-action"
            player.refused("not-your-seat", "hints", seat=1)


def test_hints_tell_the_chance_to_win_where_it_is_known(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = person(app, "Ann")
    for known in (True, False):
        learn(monkeypatch, "smallworld", 2) if known else unlearn(monkeypatch, "smallworld")
        with socket(app, against_a_bot(app, ann, "smallworld", win_chance=True), ann) as ws:
            player = Player(ws)
            player.command("start")
            player.wait()
            best, *others = player.ask("hints", seat=0)["hints"]
            assert best["behind"] == 0 and all(it["behind"] >= 0 for it in others)
            assert (best["chance"] is not None) == known
            chances = player.seen["mine"]["win_chance"]
            assert len(chances) == 2 if known else chances is None


def test_a_bot_that_has_not_learnt_the_game_is_refused(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = person(app, "Ann")
    learn(monkeypatch, "creation", 3)
    two, three = (table(app, ann, options={"players": players}, seats=[{"kind": "me"}]) for players in (2, 3))
    for name, able in ((two, False), (three, True)):
        with socket(app, name, ann) as ws:
            player = Player(ws)
            if able:
                player.command("seat-bot", seat=1, bot="champion")
            else:
                player.refused("bot-not-trained", "seat-bot", seat=1, bot="expert")
    made = {"game": "creation", "options": {"players": 2}, "substitute": "champion"}
    assert app.post("/api/tables", json=made, headers=ann).json()["reason"] == "bot-not-trained"


def test_no_hints_where_the_table_does_not_want_them(app: TestClient) -> None:
    ann = person(app, "Ann")
    with socket(app, against_a_bot(app, ann, hints=False), ann) as ws:
        player = Player(ws)
        player.command("start")
        player.wait()
        player.refused("no-hints", "hints", seat=0)


def test_who_asks_again_is_told_the_whole_table(app: TestClient) -> None:
    ann = person(app, "Ann")
    with socket(app, against_a_bot(app, ann), ann) as ws:
        player = Player(ws)
        before = player.seen
        assert player.ask("refresh")["type"] == "table" and player.seen == before


def test_a_rematch_moves_everybody_one_seat_further(app: TestClient) -> None:
    ann, ben, eve = (person(app, name) for name in ("Ann", "Ben", "Eve"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}]
    name = table(app, ann, options={"players": 3}, seats=seats, public=True, clock=3600)
    with socket(app, name, ann) as first, socket(app, name, ben) as second:
        players = [Player(first), Player(second)]
        players[1].command("sit", seat=1)
        assert app.post(f"/api/tables/{name}/rematch", headers=ann).json() == {"reason": "not-over"}
        players[0].command("start")
        for seat, player in enumerate(players):
            player.command("hand-over", seat=seat)
        for player in players:
            while player.seen["status"] != "over":
                player.read()
        assert app.post(f"/api/tables/{name}/rematch", headers=eve).json() == {"reason": "not-your-seat"}
        made = app.post(f"/api/tables/{name}/rematch", headers=ben)
        assert made.status_code == 201
        again = made.json()["table"]
        assert app.post(f"/api/tables/{name}/rematch", headers=ann).json() == {"table": again}
        for player in players:
            assert player.read() == {"type": "rematch", "table": again}
    with socket(app, name, ben) as ws:
        assert ws.receive_json()["rematch"] == again
    assert app.get(f"/api/tables/{name}", headers=ann).json()["rematch"] == again
    bot = app.get(f"/api/tables/{name}", headers=ann).json()["table"]["seats"][2]["name"]
    seen = app.get(f"/api/tables/{again}", headers=ben).json()["table"]
    assert [(seat["name"], seat["bot"]) for seat in seen["seats"]] == [("Ben", None), (bot, "novice"), ("Ann", None)]
    assert seen["mine"]["seats"] == [0] and seen["mine"]["owner"]
    assert seen["status"] == "open" and seen["clock"] == 3600


def test_lists_come_in_pages(app: TestClient) -> None:
    ann = person(app, "Ann")
    made = {table(app, ann, public=True) for _ in range(3)}
    found, more = [], None
    while True:
        page = app.get("/api/tables", params={"limit": 1, **({"more": more} if more else {})}).json()
        found += [it["table"] for it in page["tables"]]
        if (more := page["more"]) is None:
            break
    assert set(found) == made and len(found) == 3
    assert app.get("/api/tables", params={"more": "x"}).json()["reason"] == "bad-message"
    assert app.get("/api/tables", params={"status": "playing"}).json()["tables"] == []


def test_who_is_too_fast_is_told_how_long_to_wait(app: TestClient) -> None:
    services = inside(app)
    ann = person(app, "Ann")
    name = table(app, ann)
    services.rates.burst = services.rates.per_second = 2
    with socket(app, name, ann) as ws:
        player = Player(ws)
        answers = [player.ask("undo", seat=0) for _ in range(5)]
    assert [it["reason"] for it in answers[:2]] == ["not-your-seat"] * 2 and answers[2]["reason"] == "too-fast"
    services.requests.burst, services.requests.per_second = 1, 0.001
    assert app.get("/api/tables").status_code in (200, 429)
    late = app.get("/api/tables")
    assert late.status_code == 429 and int(late.headers["retry-after"]) > 1
    assert app.get("/healthz").status_code == 200


def test_own_races_and_powers_are_played_at_a_table(app: TestClient) -> None:
    ann = person(app, "Ann")
    name = against_a_bot(app, ann, "smallworld", options={"players": 2, "content": OWN})
    with socket(app, name, ann) as ws:
        player = Player(ws)
        player.command("start")
        player.play_on(random.Random(5))
    assert "kobolds" in str(app.get(f"/api/tables/{name}/record", headers=ann).json()["options"]["content"])


def test_what_is_too_much_for_a_table_is_refused(app: TestClient) -> None:
    ann = person(app, "Ann")
    many: mk.Json = {f"r{number}": {} for number in range(101)}
    for content in ({"race": many}, {"race": {"x": {"tokens": "y" * 300}}}):
        asked = {"game": "smallworld", "options": {"players": 2, "content": content}}
        made = app.post("/api/tables", json=asked, headers=ann)
        assert made.status_code == 409 and made.json()["reason"] == "too-much-content"
    huge = app.post("/api/tables", content=b'{"game": "' + b"x" * (1 << 20) + b'"}', headers=ann)
    assert huge.status_code == 413 and huge.json() == {"reason": "too-big", "most": 1 << 17}

    def endless() -> Iterator[bytes]:
        for _ in range(300):
            yield b"x" * 8192

    assert app.post("/api/tables", content=endless(), headers=ann).status_code == 413, "without saying how much"
