"""The list of games one can set up a table for."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

import mikrokosmos as mk


def test_every_game_is_listed_with_its_seats_and_bots(app: TestClient) -> None:
    told: list[dict[str, Any]] = app.get("/api/games").json()["games"]
    assert [game["game"] for game in told] == list(mk.games())
    for game in (game for game in told if game["game"] in ("smallworld", "creation")):
        assert game["players"] == list(mk.game(game["game"]).seats)
        assert game["bots"][:4] == ["random", "novice", "adept", "greedy"]
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
