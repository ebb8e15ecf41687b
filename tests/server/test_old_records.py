"""Records and tables of other versions at the server: watched with a remark, or refused with what to do."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from kit import services
from kit.people import person, table
from kit.sources import ROOT
from mikrokosmos.games.creation.game import SINCE, Creation
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.setup import Setup

OLD = ROOT / "tests" / "compat" / "0.1.0-968b661" / "records"


def old(name: str) -> Any:
    """A record whose digest no later version can compare."""
    return json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["smallworld-own", "creation-dice", "smallworld-left-withdrawal"])
def test_an_older_record_is_shared_and_watched_with_a_remark(app: TestClient, name: str) -> None:
    ann, record = person(app, "Ann"), old(name)
    made = app.post("/api/replays", json={"record": record, "title": name}, headers=ann)
    assert made.status_code == 201 and made.json()["remark"] == "older-digest"
    where = f"/api/replays/{made.json()['replay']}"
    seen = app.get(where).json()
    assert seen["remark"] == "older-digest" and len(seen["show"]["steps"]) == len(record["moves"])
    taken = app.get(f"{where}/record").json()
    assert (taken["format"], taken["notation"], taken["digest"]) == (2, None, record["digest"])
    assert taken["moves"] == record["moves"]
    again = app.post("/api/replays", json={"record": taken}, headers=ann)
    assert again.status_code == 201 and again.json()["remark"] == "older-digest", "wherever it is taken"


def test_a_record_of_today_needs_no_remark(app: TestClient) -> None:
    ann = person(app, "Ann")
    record = {**old("creation-2-random"), "format": 2, "notation": 1}
    record["digest"] = "0" * 64
    refused = app.post("/api/replays", json={"record": record}, headers=ann)
    assert refused.json()["reason"] == "record-bad" and "the end does not match" in refused.json()["why"]
    record["digest"] = refused.json()["why"].split()[-1]
    assert app.post("/api/replays", json={"record": record}, headers=ann).json()["remark"] is None


def test_a_record_of_a_format_to_come_is_refused_with_what_to_do(app: TestClient) -> None:
    ann = person(app, "Ann")
    refused = app.post("/api/replays", json={"record": {**old("creation-2-random"), "format": 4}}, headers=ann)
    assert refused.status_code == 409 and refused.json()["reason"] == "record-bad"
    assert "upgrade yours with pip install --upgrade mikrokosmos" in refused.json()["why"]


def test_a_table_of_rules_to_come_is_refused_and_the_others_are_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with services.opened(url, tmp_path) as app:
        ann = person(app, "Ann")
        new, usual = table(app, ann), table(app, ann)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as rows:
        rows.execute("UPDATE game_table SET rules = 99 WHERE id = ?", [new])
        rows.commit()
    with services.opened(url, tmp_path) as app:
        answer = app.get(f"/api/tables/{new}", headers=ann)
        assert answer.status_code == 409 and answer.json()["reason"] == "too-new"
        assert app.get(f"/api/tables/{usual}", headers=ann).status_code == 200
        assert len(app.get("/api/my/tables", headers=ann).json()["tables"]) == 2


def test_the_setup_of_a_table_is_read_by_the_rules_it_was_made_under(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup.of("creation", {"players": 2})
    for told, rules in ((setup.to_json(), 99), ({**setup.to_json(), "game": "a game to come"}, 1)):
        with pytest.raises(Refused) as refused:
            Setup.from_json(told, rules)
        assert refused.value.reason == "too-new"
    monkeypatch.setattr(Creation, "rules", 2)
    monkeypatch.setitem(SINCE, 1, lambda options: {**options, "first": 1})  # as if the second had begun till then
    assert Setup.from_json(setup.to_json(), 1).options["first"] == 1
    assert Setup.from_json(setup.to_json(), 2) == setup
