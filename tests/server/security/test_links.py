"""Personal links and invitations."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mikrokosmos.server.security.links import INVITE, KINDS, SEAT, Link, fits, key_kind, new_key
from mikrokosmos.server.storage import hash_key, new_id


@pytest.mark.parametrize("kind", KINDS)
def test_a_link_is_read_as_it_was_written(kind: str) -> None:
    link = Link(kind, new_id(), new_key(kind))
    for public in ("https://play.example.org", "http://[::1]:8000/", "https://example.org/small/worlds/"):
        assert Link.of(link.address(public)) == link


@pytest.mark.parametrize("kind", KINDS)
def test_the_key_is_in_the_fragment_only(kind: str) -> None:
    link = Link(kind, new_id(), new_key(kind))
    parts = urlsplit(link.address("https://play.example.org"))
    assert link.key in parts.fragment
    assert link.key not in parts._replace(fragment="").geturl() and not parts.query


def test_keys_differ_and_are_long() -> None:
    keys = {new_key(SEAT) for _ in range(1_000)}
    assert len(keys) == 1_000 and all(key_kind(key) == SEAT for key in keys)
    assert {len(key.removeprefix("mkseat_")) for key in keys} == {32}  # 6 bits each


def test_a_key_fits_its_hash_and_no_other() -> None:
    key = new_key(SEAT)
    assert fits(key, hash_key(key)) and key not in hash_key(key)
    assert not fits(new_key(SEAT), hash_key(key)) and not fits(key, key) and not fits(key, "") and not fits("ä", "ä")


def test_a_link_does_not_show_its_key() -> None:
    link = Link(INVITE, "table", new_key(INVITE))
    assert link.key not in repr(link) and link.key not in str(link)


def test_what_is_no_link_is_none() -> None:
    seat, invite = new_key(SEAT), new_key(INVITE)
    for address in (
        "",
        "https://example.org/tables/x",
        f"https://example.org/tables/x?seat={seat}",
        f"https://example.org/tables/x#invite={seat}",
        f"https://example.org/tables/x#seat={invite}",
        f"https://example.org/tables/x#seat={seat}&more",
        f"https://example.org/tables/x#seat={seat[:-1]}",
        f"https://example.org/tables/#seat={seat}",
        f"https://example.org/tables/x y#seat={seat}",
        f"https://example.org/tables/{'x' * 3_000}#seat={seat}",
        f"https://[broken/tables/x#seat={seat}",
        seat,
    ):
        assert Link.of(address) is None, address


@given(st.text())
def test_any_text_can_be_asked_about(text: str) -> None:
    assert Link.of(text) is None and key_kind(text) is None


@pytest.mark.parametrize("bad", [(SEAT, "x", "short"), (SEAT, "a/b", new_key(SEAT)), (INVITE, "x", new_key(SEAT))])
def test_a_link_that_leads_nowhere_is_refused(bad: tuple[str, str, str]) -> None:
    with pytest.raises(ValueError, match="needs"):
        Link(*bad)
    with pytest.raises(ValueError, match="seat, invite"):
        new_key("table")
