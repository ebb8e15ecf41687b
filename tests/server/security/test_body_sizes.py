"""What a body costs: no more bytes than its route needs, one fault told, and nothing read that would take long."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import ValidationError

from kit.people import person
from mikrokosmos.server import wire
from mikrokosmos.server.routes import large_bodies
from mikrokosmos.server.security.body_sizes import most_bytes
from mikrokosmos.server.settings import Limits

LIMITS = Limits(upload_bytes=3_000, content_bytes=2_000, body_bytes=1_024)


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/replays", 3_000),
        ("/api/tables", 2_000),
        ("/api/games/smallworld/content", 2_000),
        ("/api/games/creation/selections", 2_000),
        ("/api/me", 1_024),
        ("/api/links", 1_024),
        ("/api/tables/x/rematch", 1_024),
        ("/api/replays/x", 1_024),
        ("/nowhere", 1_024),
    ],
)
def test_a_body_has_as_many_bytes_as_its_route_needs(path: str, most: int) -> None:
    assert most_bytes(path, LIMITS) == most


def test_a_name_takes_no_megabyte(app: TestClient) -> None:
    body = json.dumps({"name": "Ann", **{f"k{number}": 0 for number in range(100_000)}})
    answer = app.post("/api/me", content=body)
    assert (answer.status_code, answer.json()) == (413, {"reason": "too-big", "most": Limits().body_bytes})

    def pieces() -> Any:
        for at in range(0, len(body), 4_096):
            yield body[at : at + 4_096].encode()

    assert app.post("/api/me", content=pieces()).status_code == 413, "nor if it does not say how long it is"
    assert app.post("/api/me", content=b"", headers={"content-length": "9" * 10_000}).status_code == 413


def test_of_many_unknown_fields_the_first_is_told() -> None:
    many = {f"k{number}": 0 for number in range(50_000)}
    for known in ({"name": "Ann"}, {}):
        with pytest.raises(ValidationError) as error:
            wire.Me.model_validate({**known, **many})
        faults = {fault["loc"]: fault["type"] for fault in error.value.errors()}
        assert faults == {("k0",): "extra_forbidden", **({} if known else {("name",): "missing"})}
    with pytest.raises(ValidationError) as error:
        wire.COMMAND.validate_json(json.dumps({"id": "1", "command": "ping", **many}))
    assert error.value.error_count() == 1


def test_where_a_fault_is_does_not_repeat_what_was_sent(app: TestClient) -> None:
    answer = app.post("/api/me", json={"name": "Ann", "x" * 5_000: 0})
    assert answer.json()["reason"] == "bad-message" and len(answer.text) < 500


def test_json_with_too_many_values_is_not_read(app: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = {**person(app, "Ann"), "content-type": "application/json"}
    monkeypatch.setattr(json, "loads", lambda *_, **__: pytest.fail("it was read"))
    for inside in (b"[]," * (large_bodies.MOST_LISTS + 1), b"1," * (large_bodies.MOST_VALUES + 1)):
        answer = app.post("/api/replays", content=b'{"record": {"moves": [' + inside + b"0]}}", headers=ann)
        assert answer.status_code == 422 and b"more than 50,000 values" in answer.content
