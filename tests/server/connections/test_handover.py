"""Connections handed over between workers: by table, only to who serves, and never lost on the way."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Iterator

import pytest

from mikrokosmos.server.connections.handover import LONGEST, Handover, Slots


@pytest.fixture
def slots() -> Iterator[Slots]:
    """Two slots, of which nobody serves the second yet."""
    made = Slots(2)
    yield made
    made.close()


def taken(slots: Slots, slot: int) -> list[tuple[socket.socket, bytes]]:
    """What waits in a slot."""
    found: list[tuple[socket.socket, bytes]] = []
    slots.take(slot, lambda connection, head: found.append((connection, head)))
    return found


def elsewhere(slots: Slots, slot: int) -> bytes:
    """What asks for the socket of a table of another slot."""
    name = next(name for name in (b"t%d" % number for number in range(100)) if slots.of(name) != slot)
    return b"/api/tables/%s/socket" % name


def test_every_slot_has_as_many_tables_and_keeps_them(slots: Slots) -> None:
    names = [b"table-%d" % number for number in range(300)]
    homes = {name: slots.of(name) for name in names}
    counts = Counter(homes.values())
    assert set(counts) == {0, 1} and max(counts.values()) - min(counts.values()) <= 6, "but for equal buckets"
    assert {name: slots.of(name) for name in reversed(names)} == homes


def test_a_connection_goes_to_who_has_the_table_with_all_that_it_has_said(slots: Slots) -> None:
    slots.serves(1, True)
    here, there = socket.socketpair()
    with here, there:
        assert Handover(slots, 0).hand_over(there, elsewhere(slots, 0) + b"?x=1", b"GET /")
        there.close()
        ((connection, head),) = taken(slots, 1)
        with connection:
            assert head == b"GET /" and taken(slots, 1) == []
            here.send(b"hello")
            assert connection.recv(10) == b"hello", "it is the same connection"


def test_what_is_ours_no_socket_or_nobodys_stays(slots: Slots) -> None:
    here, there = socket.socketpair()
    with here, there:
        handover = Handover(slots, 0)
        path = elsewhere(slots, 0)
        assert not handover.hand_over(there, path, b""), "nobody serves there"
        slots.serves(1, True)
        assert not handover.hand_over(there, path + b"s", b"")
        assert not handover.hand_over(there, b"/", b"")
        assert not handover.hand_over(there, path, b"x" * (LONGEST + 1))
        assert not Handover(slots, 1).hand_over(there, path, b""), "it is at home"
        assert handover.hand_over(there, path, b"")
        slots.serves(1, False)
        assert not handover.hand_over(there, path, b"")
        for connection, _ in taken(slots, 1):
            connection.close()


def test_who_has_enough_to_do_is_given_no_more_and_nothing_given_is_lost(slots: Slots) -> None:
    slots.serves(1, True)
    path = elsewhere(slots, 0)
    here, there = socket.socketpair()
    with here, there:
        given = 0
        while Handover(slots, 0).hand_over(there, path, b"x" * 1000):
            given += 1
            assert given < 100_000
        found = taken(slots, 1)
        assert len(found) == given > 0
        for connection, _ in found:
            connection.close()
