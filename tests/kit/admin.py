"""The admin of a server under test."""

from __future__ import annotations

from typing import Any

from fastapi.testclient import TestClient

from kit.people import Who
from mikrokosmos.server.security.admin_tokens import COOKIE

ADMIN_KEY = "a-key-of-the-admin-0123456789"


def log_in(app: TestClient, key: str = ADMIN_KEY) -> Who:
    """The headers by which the admin is known."""
    found = app.post("/api/admin/login", json={"key": key})
    assert found.status_code == 200, found.text
    cookie = found.cookies[COOKIE]
    app.cookies.clear()
    return {"cookie": f"{COOKIE}={cookie}"}


def people(app: TestClient, admin: Who, **query: Any) -> dict[str, dict[str, Any]]:
    """All people by name, as the admin sees them."""
    found = app.get("/api/admin/people", headers=admin, params=query)
    assert found.status_code == 200, found.text
    return {row["name"]: row for row in found.json()["people"]}


def ban(app: TestClient, admin: Who, name: str) -> None:
    """Ban a person by name."""
    who = people(app, admin)[name]["person"]
    assert app.put(f"/api/admin/people/{who}/ban", headers=admin).status_code == 200
