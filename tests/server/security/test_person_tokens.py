"""Tokens of people under a clock that goes back."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kit.people import person
from kit.services import inside
from mikrokosmos.server.security.person_tokens import YEAR, PersonTokens
from mikrokosmos.server.security.signing import Keys

KEYS = Keys((bytes(range(32)),))
NOW = 1_800_000_000


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = float(NOW)

    def __call__(self) -> float:
        return self.now


def test_a_token_lasts_a_year() -> None:
    clock = Clock()
    tokens = PersonTokens(KEYS, clock)
    token = tokens.sign("ann")
    clock.now += YEAR
    assert tokens.read(token) == "ann"
    clock.now += 1
    assert tokens.read(token) is None and tokens.read("nonsense") is None


@pytest.mark.parametrize("back", [61, 3600, YEAR, NOW])
def test_who_was_known_before_the_clock_went_back_is_known_after_it(back: int) -> None:
    clock = Clock()
    token = PersonTokens(KEYS, clock).sign("ann")
    clock.now -= back
    assert PersonTokens(KEYS, clock).read(token) == "ann", "in another process too, after a restart"


def test_what_is_signed_while_the_clock_is_wrong_is_good_when_it_is_right_again() -> None:
    clock = Clock()
    token = PersonTokens(KEYS, clock).sign("ann")
    clock.now = 5.0  # a computer that has forgotten the time
    tokens = PersonTokens(KEYS, clock)
    assert tokens.read(token) == "ann"
    renewed, newcomer = tokens.sign("ann"), tokens.sign("ben")
    clock.now = float(NOW)
    assert tokens.read(renewed) == "ann" and tokens.read(newcomer) == "ben"


def test_a_clock_that_was_ahead_for_a_while_makes_no_token_older() -> None:
    clock = Clock()
    tokens = PersonTokens(KEYS, clock)
    before = tokens.sign("ann")
    clock.now += 2 * YEAR
    tokens.sign("ben")
    clock.now -= 2 * YEAR
    assert tokens.read(before) == "ann"


def test_a_person_stays_the_same_when_the_clock_of_the_server_goes_back(app: TestClient) -> None:
    clock = Clock()
    services = inside(app)
    services.person_tokens = PersonTokens(services.person_tokens._keys, clock)
    ann = person(app, "Ann")
    clock.now -= 86_400
    assert app.get("/api/me", headers=ann).json()["name"] == "Ann"
