"""Tables to test the store with, in a line or two."""

from __future__ import annotations

from typing import Any

from mikrokosmos.server.storage import Entry, Identity, Seat, Store, Table

SEED = bytes(range(32))


async def a_person(store: Store, name: str = "Олена") -> Identity:
    """Somebody new."""
    return await store.add_identity(name, "uk")


async def a_table(store: Store, owner: Identity | None = None, **changes: Any) -> Table:
    """An open table of two seats, the first its owner's."""
    owner = owner or await a_person(store)
    told: dict[str, Any] = {
        "game": "creation",
        "rules": 1,
        "setup": {"players": 2},
        "seats": [Seat(0, "person", owner.id), Seat(1)],
        "seed": SEED,
        "commitment": "promise",
    }
    return await store.create_table(owner.id, **(told | changes))


def play(action: int, seat: int = 0) -> Entry:
    """An action of a seat."""
    return Entry("play", {"action": action}, seat)


async def seqs(store: Store, table_id: str) -> list[int]:
    """The numbers of all entries, read page by page."""
    found: list[int] = []
    while page := await store.entries(table_id, found[-1] if found else 0):
        found += [entry.seq for entry in page]
    return found
