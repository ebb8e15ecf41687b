"""Puzzles and the daily deal over HTTP: tries, hints, solutions, and nothing that one may not know yet."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from kit.people import person
from mikrokosmos.puzzles.collection import puzzles


def post(app: TestClient, path: str, headers: dict[str, str] | None = None, **body: object) -> dict[str, Any]:
    answer = app.post(f"/api/{path}", json=body, headers=headers)
    return {"status": answer.status_code, **answer.json()}


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_a_puzzle_is_solved_by_its_solution_step_by_step(app: TestClient, game: str) -> None:
    listed = app.get(f"/api/puzzles/{game}").json()["puzzles"]
    assert len(listed) == len(puzzles(game))
    which: dict[str, Any] = {"game": game, "puzzle": listed[0]["puzzle"]}
    solution = post(app, "puzzle/solution", **which)
    for played in range(len(solution["moves"])):
        so_far = solution["moves"][:played]
        now = post(app, "puzzle", **which, moves=so_far)
        assert now["status"] == 200 and not now["done"] and now["verdict"] is None
        assert solution["moves"][played] in [choice["action"] for choice in now["table"]["mine"]["choices"]]
        assert post(app, "puzzle/hint", **which, moves=so_far)["action"] == solution["moves"][played]
    end = post(app, "puzzle", **which, moves=solution["moves"])
    assert end["done"] and end["verdict"]["solved"] and end["table"]["mine"]["choices"] is None and end["events"]


def test_a_poor_plan_is_told_to_be_one_and_a_hint_knows_that_one_has_left_the_way(app: TestClient) -> None:
    name, puzzle = next(it for it in puzzles("smallworld").items() if it[1].themes[0] == "pick")
    which: dict[str, Any] = {"game": "smallworld", "puzzle": name}
    shares = []
    for action in puzzle.start().actions():
        now = post(app, "puzzle", **which, moves=[action])
        if now["done"]:
            shares.append(now["verdict"]["share"])
            assert now["verdict"]["solved"] == (now["verdict"]["share"] >= puzzle.best - puzzle.tolerance)
            if action != puzzle.moves[0]:
                assert post(app, "puzzle/hint", **which, moves=[action])["action"] is None
    assert min(shares) < puzzle.best - puzzle.tolerance


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "smallworld", "puzzle": "0" * 12}, 404),
        ({"game": "chess", "puzzle": "0" * 12}, 404),
        ({"game": "smallworld"}, 409),
        ({"table": "unknown", "step": 3}, 404),
        ({"game": "smallworld", "puzzle": "0" * 12, "table": "x", "step": 1}, 409),
        ({"game": "smallworld", "puzzle": "0" * 12, "moves": [-1]}, 422),
        ({"game": "smallworld", "puzzle": "0" * 12, "moves": [1] * 500}, 422),
    ],
)
def test_what_is_no_puzzle_is_refused(app: TestClient, body: dict[str, Any], status: int) -> None:
    assert post(app, "puzzle", **body)["status"] == status


def test_an_action_that_is_not_legal_is_refused_in_the_rules_own_words(app: TestClient) -> None:
    name = next(iter(puzzles("smallworld")))
    told = post(app, "puzzle", game="smallworld", puzzle=name, moves=[444])
    assert (told["status"], told["reason"]) == (409, "illegal")


def test_todays_deal_is_played_and_tells_nothing_of_others_before_its_end(app: TestClient) -> None:
    ann = person(app, "Ann")
    before = app.get("/api/daily/creation").json()
    assert before["today"]["results"] is None and before["today"]["seed"] is None and before["yesterday"] is None
    assert app.post("/api/daily/creation").status_code == 401
    assert app.post("/api/daily/chess", headers=ann).status_code == 404
    made = app.post("/api/daily/creation", headers=ann).json()
    assert made["counts"] and app.post("/api/daily/creation", headers=ann).json() == made
    table = app.get(f"/api/tables/{made['table']}", headers=ann).json()["table"]
    assert table["status"] == "playing" and table["deal"] == before["today"]["day"] and not table["hints"]
    assert table["commitment"] == before["today"]["commitment"] == table["match"]["dice"]["commitment"]
    assert table["match"]["dice"]["seed"] is None and table["match"]["dice"]["deal"] == table["deal"]
    assert [seat["kind"] for seat in table["seats"]].index("person") == before["today"]["seat"]
    record = app.get(f"/api/tables/{made['table']}/record", headers=ann).json()
    assert record["dice"]["deal"] == table["deal"] and record["dice"]["seed"] is None
    now = app.get("/api/daily/creation", headers=ann).json()["today"]
    assert now["table"] == made["table"] and not now["finished"] and now["results"] is None
    told = post(app, "puzzle", headers=ann, table=made["table"], step=3)
    assert (told["status"], told["reason"]) == (409, "not-over"), "a game under way is no puzzle"
