"""A server under test that can be closed and opened again on the same database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.testclient import TestClient

from mikrokosmos.server.app import create_app
from mikrokosmos.server.services import Services
from mikrokosmos.server.settings import Bots, Limits, Settings

HERE = "http://table.test"
PLENTY = Limits(
    messages_per_second=10_000,
    message_burst=100_000,
    seat_changes_per_minute=100_000,
    seat_change_burst=100_000,
    refusals_per_minute=1_000_000,
    requests_per_second=10_000,
    request_burst=1_000_000,
    sockets_per_identity=100,
    tables_per_identity=10_000,
    replays_per_identity=10_000,
)
"""Nobody is refused for coming too often."""


def settings(url: str, folder: Path, limits: Limits = PLENTY, admin_key: str = "") -> Settings:
    """A server without haste, with its keys in a folder of the test."""
    return Settings(
        database=url,
        key_file=str(folder / "keys"),
        limits=limits,
        bots=Bots(stand_in_ms=0, unwatched_ms=0),
        admin_key=admin_key,
    )


@contextmanager
def opened(url: str, folder: Path, limits: Limits = PLENTY, admin_key: str = "") -> Iterator[TestClient]:
    """The server on this database; people of an earlier one with the same folder keep their cookies."""
    with TestClient(create_app(settings(url, folder, limits, admin_key)), base_url=HERE) as app:
        yield app


def inside(app: TestClient) -> Services:
    """The services of a server under test, for what nobody can ask for from outside."""
    assert isinstance(app.app, FastAPI)
    services: Services = app.app.state.services
    return services
