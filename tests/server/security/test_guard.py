"""Requests under way: an address has so many at once, counted by the address a trusted proxy forwards."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kit.services import inside
from mikrokosmos.server.services import address_of
from mikrokosmos.server.tables.refused import Refused


def test_an_address_has_so_many_requests_under_way_and_others_have_theirs(app: TestClient) -> None:
    services = inside(app)
    most = services.settings.limits.connections_per_address
    here = address_of({"type": "http", "client": ("testclient", 50_000)})
    services.requests_under_way[here] = most
    answer = app.get("/api/games")
    assert (answer.status_code, answer.json()) == (429, {"reason": "too-many-connections"})
    services.requests_under_way[here] = most - 1
    assert app.get("/api/games").status_code == 200
    assert services.requests_under_way == {here: most - 1}, "what was answered is not counted any more"
    with pytest.raises(Refused, match="too-many"), services.counted_request(here), services.counted_request(here):
        pass
    with services.counted_request("198.51.100.1"):
        assert services.requests_under_way["198.51.100.1"] == 1
