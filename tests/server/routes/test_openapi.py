"""Every route as `/openapi.json` describes it, asked by strangers and by people, rightly and wrongly."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from starlette.routing import Route, WebSocketRoute

from kit import services
from kit.admin import ADMIN_KEY, log_in, people
from kit.long import LONG
from kit.people import Player, Who, against_a_bot, person, table
from mikrokosmos.server.app import ROUTES, create_app
from mikrokosmos.server.settings import Settings

DESCRIBED = create_app(Settings()).openapi()
SCHEMA = schemathesis.openapi.from_dict(DESCRIBED)


def operations() -> Iterator[APIOperation[Any, Any, Any, Any]]:
    """All that is described, none of it wrongly."""
    for found in SCHEMA.get_all_operations():
        assert isinstance(found, Ok), found.err()
        yield found.ok()


OPERATIONS = {it.label: it for it in operations()}
WAYS = {"rightly": GenerationMode.POSITIVE, "wrongly": GenerationMode.NEGATIVE}
ADMIN, LOGIN = " /api/admin/", "POST /api/admin/login"
CASES = 12 if LONG else 3
"""So many of each: a stranger's and a person's, rightly and wrongly asked."""


class World:
    """A server with people, tables of every standing, links and replays: something to ask for."""

    def __init__(self, app: TestClient) -> None:
        self.app = app
        self.admin: Who = log_in(app)
        self.ann: Who = person(app, "Ann")
        ben = person(app, "Ben")
        seats = [{"kind": "bot", "bot": "novice"}] * 2
        self.over = table(app, self.ann, seats=seats)
        playing = against_a_bot(app, self.ann, "smallworld")
        for name in (self.over, playing):
            with app.websocket_connect(f"/api/tables/{name}/socket", headers=dict(self.ann)) as ws:
                player = Player(ws)
                player.command("start")
                player.wait()
        self.opened = table(app, self.ann, public=True, seats=[{"kind": "me"}])
        foreign = table(app, ben, seats=[{"kind": "me"}])
        hers = self.made(self.ann, f"/api/tables/{self.opened}/invitations")["key"]
        his = self.made(ben, f"/api/tables/{foreign}/invitations")["key"]
        seat = self.made(ben, f"/api/tables/{foreign}/seats/0/link")["key"]
        self.record = app.get(f"/api/tables/{self.over}/record", headers=self.ann).json()
        replays = [self.made(who, "/api/replays", {"record": self.record})["replay"] for who in (self.ann, ben)]
        pages = [app.get(path, params={"limit": 1}, headers=self.ann).json()["more"] for path in LISTS]
        self.real: dict[str, list[Any]] = {
            "table_id": [self.over, playing, self.opened, foreign],
            "replay_id": replays,
            "person_id": [people(app, self.admin)["Ben"]["person"]],
            "key": [hers, his, seat],
            "table": [self.over, playing, foreign],
            "record": [self.record],
            "more": [more for more in pages if more],
            "seat": [0, 1],
            "number": [1, 2],
            "game": ["creation", "smallworld"],
            "options": [{"players": 2}, {"players": 3, "first": 1}],
            "substitute": ["novice"],
            "order": ["nearest", None],
            "name": ["Zoë"],
            "clock": [60],
            "pace": [0],
        }
        assert self.real["more"]

    def made(self, who: Who, path: str, body: Any = None) -> Any:
        answer = self.app.post(path, json=body, headers=who)
        assert answer.status_code == 201, answer.text
        return answer.json()


LISTS = ("/api/tables", "/api/my/tables", "/api/my/history", "/api/my/replays")


@pytest.fixture
def world(url: str, tmp_path: Path) -> Iterator[World]:
    with services.opened(url, tmp_path, admin_key=ADMIN_KEY) as app:
        yield World(app)


ASKED = [("sqlite", "rightly"), ("sqlite", "wrongly"), ("postgresql", "rightly")]
"""What is asked wrongly is refused before it comes to a database, so one of them will do."""


@pytest.mark.campaign
@pytest.mark.parametrize(("url", "way"), ASKED, indirect=["url"])
def test_every_route_does_what_it_says(world: World, way: str, subtests: pytest.Subtests) -> None:
    for label in sorted(OPERATIONS, key=lambda label: label.startswith("DELETE")):  # else nothing were left to ask for
        # To others the admin's routes are not there (`test_admin.py`), and the key cannot be guessed.
        for who in ("Ann", "a stranger") if ADMIN not in label else ("the admin",) if label != LOGIN else ():
            with subtests.test(label, who=who):
                strategy = OPERATIONS[label].as_strategy(generation_mode=WAYS[way])
                with suppress(Unsatisfiable):  # where nothing is to be said, nothing can be said wrongly
                    asked(world, strategy, {"Ann": world.ann, "the admin": world.admin}.get(who, {}))


def asked(world: World, strategy: st.SearchStrategy[schemathesis.Case[Any]], who: Who) -> None:
    """Ask as the description allows, or just not, half of the time about things that are there."""

    @given(strategy, st.booleans(), st.randoms(use_true_random=False))
    @settings(
        max_examples=CASES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: schemathesis.Case[Any], real: bool, rng: random.Random) -> None:
        if real:
            for words in (case.path_parameters, case.query, case.body):
                if isinstance(words, dict):
                    words.update({name: rng.choice(world.real[name]) for name in words if name in world.real})
        world.app.cookies.clear()
        sent = requests.Request(**case.as_transport_kwargs(base_url=services.HERE, headers=who)).prepare()
        assert sent.method is not None and sent.url is not None and isinstance(sent.body, str | bytes | None)
        headers: dict[str, Any] = dict(sent.headers)  # bytes among them are fine with both, but only one says so
        answer = world.app.request(sent.method, sent.url, headers=headers, content=sent.body)
        case.validate_response(answer, headers=who)

    ask()


def test_every_route_is_described() -> None:
    app = create_app(Settings())
    there = set()
    for module in ROUTES:
        for route in module.routes.routes:
            if isinstance(route, Route):
                there |= {f"{method} {route.path}" for method in route.methods or () if method != "HEAD"}
            else:
                assert isinstance(route, WebSocketRoute) and route.path == "/api/tables/{table_id}/socket"
    assert there == set(OPERATIONS)
    others = [route.path for route in app.routes if isinstance(route, Route)]
    assert others == ["/openapi.json"]


BODIES = {
    "half a character": rb'"\ud800"',
    "a character of none": rb'"\u0000"',
    "not a number": b"NaN",
    "without end": b"-Infinity",
    "huge": b"9" * 4_000,
    "beyond all measure": b"9" * 5_000,
    "deep": b"[" * 500 + b"]" * 500,
    "bottomless": b"[" * 100_000 + b"]" * 100_000,
    "a float": b"1e400",
    "no text": b'"\xff"',
}
PLACES = {
    "/api/me": [b'{"name": %s}', b'{"name": "Ann", "language": %s}', b'{"name": "Ann", %s: 1}', b"%s"],
    "/api/tables": [
        b'{"game": "creation", "options": {"players": %s}}',
        b'{"game": "creation", "options": {"players": 2, "names": ["x", %s]}}',
        b'{"game": "smallworld", "options": {"players": 2, "content": {"race": [{"id": %s}]}}}',
        b'{"game": "smallworld", "options": {"players": 2, "races": %s}}',
        b'{"game": "smallworld", "options": {"players": 2, %s: 1}}',
        b'{"game": %s}',
        b'{"game": "creation", "options": {"players": 2}, "clock": %s}',
        b'{"game": "creation", "options": {"players": 2}, "substitute": %s}',
        b'{"game": "smallworld", "options": {"players": 2}, "order": %s}',
        b'{"game": "creation", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": %s}]}',
    ],
    "/api/links": [b'{"key": %s}'],
    "/api/site/join": [b'{"key": %s}'],
    "/api/replays": [b'{"record": %s}', b'{"table": %s}', b'{"title": %s, "table": "x"}', *[
        b'{"record": {"format": 1, "game": "creation", "rules": 1, "options": {"players": 2, "first": %s},'
        b' "moves": [], "digest": ""}}',
        b'{"record": {"format": 1, "game": %s, "rules": 1, "options": {}, "moves": [], "digest": ""}}',
        b'{"record": {"format": %s, "game": "creation", "rules": 1, "options": {}, "moves": [], "digest": ""}}',
        b'{"record": {"format": 1, "game": "creation", "rules": 1, "options": {"players": 2}, "digest": "",'
        b' "moves": [{"who": "chance", "id": %s, "words": {}}]}}',
        b'{"record": {"format": 1, "game": "creation", "rules": 1, "options": {"players": 2}, "digest": "",'
        b' "moves": [{"who": "chance", "id": 1, "words": {"type": %s}}]}}',
    ]],
}  # fmt: skip


def test_what_no_description_foresees_is_refused_with_a_reason(world: World, subtests: pytest.Subtests) -> None:
    """Nothing of it is accepted, so the same world serves for all."""
    sent = {**world.ann, "content-type": "application/json"}
    for body, text in BODIES.items():
        with subtests.test(body):
            for path, places in PLACES.items():
                for place in places:
                    answer = world.app.post(path, content=place.replace(b"%s", text), headers=sent)
                    assert answer.status_code in (404, 409, 413, 422) and answer.json()["reason"], (place, answer.text)
