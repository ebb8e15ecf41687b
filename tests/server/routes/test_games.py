"""The list of games one can set up a table for."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

import mikrokosmos as mk
from kit.people import person, table

RACE = """
[race.moles]
borrows = "orcs"
tokens = 5
tunnels = true
name.en = "Moles"
"""


def test_every_game_is_listed_with_its_seats_and_bots(app: TestClient) -> None:
    told: list[dict[str, Any]] = app.get("/api/games").json()["games"]
    assert [game["game"] for game in told] == list(mk.games())
    for game in (game for game in told if game["game"] in ("smallworld", "creation")):
        assert game["players"] == list(mk.game(game["game"]).seats)
        assert game["bots"][:6] == ["random", "novice", "adept", "greedy", "expert", "champion"]
        assert game["searching"] == ["expert", "champion"] and set(game["learned"]) <= set(game["players"])
        assert "reference" not in game["bots"]
    orders = {game["game"]: game["orders"] for game in told}
    assert (orders["smallworld"], orders["creation"]) == (["spread", "nearest"], [])


def test_house_rules_are_listed_with_their_choices_and_whose_they_are(app: TestClient) -> None:
    told = {game["game"]: game["house"] for game in app.get("/api/games").json()["games"]}
    assert told["creation"] == []
    assert [rule["key"] for rule in told["smallworld"]] == [rule.key for rule in mk.game("smallworld").house_rules]
    assert told["smallworld"][-1] == {
        "key": "late_abandon",
        "choices": [False, True],
        "rule": "ABAN-1",
        "books": [["uk"], ["zh"]],
    }
    for rule in told["smallworld"]:
        assert len(rule["books"]) == len(rule["choices"])


def test_the_box_can_be_chosen_from(app: TestClient) -> None:
    told = {game["game"]: game for game in app.get("/api/games").json()["games"]}
    chosen = told["smallworld"]["selections"]
    assert [len(chosen[option]) for option in ("races", "powers")] == [14, 20] and told["creation"]["selections"] == {}
    assert (told["smallworld"]["own_content"], told["creation"]["own_content"]) == ("content", "tiles")
    ann = person(app, "Ann")
    name = table(app, ann, "smallworld", options={"players": 2, "races": chosen["races"][:7], "first": "random"})
    assert app.get(f"/api/tables/{name}", headers=ann).json()["table"]["options"]["races"] == chosen["races"][:7]


def test_own_content_is_read_and_a_table_can_be_made_with_it(app: TestClient) -> None:
    read = app.post("/api/games/smallworld/content", json={"text": RACE}).json()
    assert read["option"] == "content" and read["value"]["race"]["moles"]["tokens"] == 5
    ann = person(app, "Ann")
    name = table(app, ann, "smallworld", options={"players": 2, read["option"]: read["value"]})
    assert "moles" in app.get(f"/api/tables/{name}", headers=ann).json()["table"]["options"]["content"]["race"]


def test_all_faults_of_own_content_are_told_at_once(app: TestClient) -> None:
    faulty = RACE.replace("tokens = 5", "tokens = 50").replace("tunnels", "tunnel")
    told = app.post("/api/games/smallworld/content", json={"text": faulty})
    assert told.status_code == 409 and told.json()["reason"] == "bad-options"
    assert "tokens" in told.json()["why"] and "'tunnels'" in told.json()["why"]
    for text in ("[race", "x = " + "[" * 5000):
        answer = app.post("/api/games/smallworld/content", json={"text": text}).json()
        assert answer["reason"] == "bad-options" and answer["why"].startswith("TOML: ")
    assert app.post("/api/games/chess/content", json={"text": ""}).status_code == 404
    assert app.post("/api/games/smallworld/content", json={"text": "#" * 70_000}).status_code == 422


def test_many_faults_of_own_content_are_told_to_the_last(app: TestClient) -> None:
    rows = "".join(f"[power.p{number}]\ntokens = 3\ncamp = {number}\n" for number in range(12))
    why = app.post("/api/games/smallworld/content", json={"text": rows}).json()["why"]
    assert len(why.splitlines()) == 13 and "[power.p11] camp" in why


def test_what_can_be_selected_goes_with_the_other_options(app: TestClient) -> None:
    def told(**options: Any) -> Any:
        return app.post("/api/games/smallworld/selections", json={"options": options})

    box = told(players=2).json()["selections"]
    assert [len(box[option]["rows"]) for option in ("races", "powers")] == [14, 20]
    assert (box["races"]["least"], told(players=5).json()["selections"]["powers"]["least"]) == (6, 12)
    spirit = [power for power in box["powers"]["rows"] if power != "spirit"]
    assert told(players=2, powers=spirit).json()["selections"]["races"]["least"] == 5, "nothing endures any more"
    few = told(players=5, races=["orcs"])
    assert few.status_code == 200, "too few are no fault as long as one is choosing"
    moles = app.post("/api/games/smallworld/content", json={"text": RACE}).json()["value"]
    rows = told(players=2, content=moles).json()["selections"]["races"]["rows"]
    assert "moles" in rows and "orcs" not in rows
    for wrong in ({"players": 9}, {"races": ["elfs"]}, {"content": "/etc/passwd"}, {"races": 3}):
        assert told(**wrong).json()["reason"] == "bad-options"
    assert app.post("/api/games/creation/selections", json={"options": {}}).json() == {"selections": {}}
    assert app.post("/api/games/chess/selections", json={"options": {}}).status_code == 404
