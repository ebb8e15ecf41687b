"""How often seats may be changed: counted by person, table and address, whichever device sends it."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from kit.people import Player, person, table
from kit.services import inside
from mikrokosmos.server.security.seat_rates import PEOPLE_AT_AN_ADDRESS, SeatRates
from mikrokosmos.server.settings import Limits
from mikrokosmos.server.tables.refused import Refused

SLOW = Limits(seat_changes_per_minute=0.1, seat_change_burst=4)


def granted(rates: SeatRates, table_id: str, identity: str, address: str) -> int:
    """How many changes are granted at once."""
    for count in range(1_000):
        try:
            rates.charge(table_id, identity, address)
        except Refused as refused:
            assert refused.reason == "too-fast" and refused.facts["seconds"] == 600
            return count
    raise AssertionError("nobody is ever refused")


def test_each_person_has_its_own_rate_at_each_table() -> None:
    rates = SeatRates(SLOW, lambda: 0.0)
    for who, where in (("ann", "t1"), ("ben", "t1"), ("ann", "t2")):
        assert granted(rates, where, who, "here") == 4


def test_new_cookies_at_one_address_share_its_rate() -> None:
    rates = SeatRates(SLOW, lambda: 0.0)
    for number in range(4 * PEOPLE_AT_AN_ADDRESS):
        rates.charge("t", f"cookie {number}", "here")
    with pytest.raises(Refused, match="too-fast"):
        rates.charge("t", "one more", "here")
    rates.charge("t", "a neighbour", "there")


def test_two_devices_of_one_person_are_no_faster_than_one(app: TestClient) -> None:
    inside(app).seat_rates = SeatRates(SLOW)
    ann, phone, ben = (person(app, name) for name in ("Ann", "Phone", "Ben"))
    name = table(app, ann, seats=[{"kind": "me"}], public=True)
    key = app.post(f"/api/tables/{name}/seats/0/link", headers=ann).json()["key"]
    assert app.post("/api/links", json={"key": key}, headers=phone).status_code == 200
    address = f"/api/tables/{name}/socket"
    with (
        app.websocket_connect(address, headers=ann) as first,
        app.websocket_connect(address, headers=phone) as second,
        app.websocket_connect(address, headers=ben) as third,
    ):
        laptop, mobile, other = Player(first), Player(second), Player(third)
        for _ in range(2):
            laptop.command("sit", seat=1, name="Zoë")
            mobile.command("clear", seat=1)
        for device in (laptop, mobile):
            answer = device.ask("sit", seat=1, name="Zoë")
            assert answer["reason"] == "too-fast" and answer["seconds"] > 60
        other.command("sit", seat=1)
