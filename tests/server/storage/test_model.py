"""Any sequence of appends does what a list in memory would do."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.tables import a_table, play
from mikrokosmos.server.storage import Already, Appended, Conflict, Message, Snapshot, Store


class Step(NamedTuple):
    """One append: how far off its idea of the log's end is, how much it appends, as which message."""

    off: int
    actions: list[int]
    message: int | None
    snapshot: bool


STEPS = st.lists(
    st.builds(
        Step,
        st.sampled_from([0, 0, 0, -1, 1]),
        st.lists(st.integers(0, 9), min_size=1, max_size=4),
        st.none() | st.integers(0, 3),
        st.booleans(),
    ),
    max_size=12,
)


async def follow(url: str, steps: list[Step]) -> None:
    log: list[int] = []
    messages: dict[int, int] = {}
    snapshot = None
    async with await Store.open(url, clock=lambda: 5) as store:
        table = await a_table(store)
        for off, actions, number, snap in steps:
            after = max(0, len(log) + off)
            found = await store.append(
                table.id,
                after,
                [play(action) for action in actions],
                message=None if number is None else Message(table.owner, str(number)),
                snapshot={"log": log + actions} if snap else None,
            )
            if number in messages:
                assert found == Already(messages[number])
            elif after != len(log):
                assert found == Conflict(len(log))
            else:
                log += actions
                assert isinstance(found, Appended) and found.last_seq == len(log)
                assert [(it.body["action"], it.at) for it in found.entries] == [(action, 5) for action in actions]
                if number is not None:
                    messages[number] = len(log)
                if snap:
                    snapshot = Snapshot(len(log), {"log": list(log)})
        loaded = await store.load(table.id)
    assert loaded.table.last_seq == len(log) and loaded.snapshot == snapshot
    start = [] if snapshot is None else snapshot.state["log"]
    assert start + [entry.body["action"] for entry in loaded.entries] == log


@pytest.mark.campaign
@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_the_store_follows_the_model(url: str, steps: list[Step]) -> None:
    asyncio.run(follow(url, steps))
