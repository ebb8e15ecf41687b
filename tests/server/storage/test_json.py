"""JSON comes back as it went in, on every database."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.tables import a_table
from mikrokosmos.server.storage import BadInput, Entry, Limits, Store

TEXT = st.text(st.characters(exclude_categories=()), max_size=20)  # lone surrogates and NUL too
LEAF = st.none() | st.booleans() | st.integers(-(10**60), 10**60) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.dictionaries(
    TEXT,
    st.recursive(LEAF | TEXT, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4)),
    max_size=5,
)


@pytest.mark.campaign
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(bodies=st.lists(JSON, min_size=5, max_size=20))
def test_json_round_trip(url: str, bodies: list[dict[str, object]]) -> None:
    async def there_and_back() -> list[dict[str, object]]:
        async with await Store.open(url) as store:
            table = await a_table(store, setup=bodies[0])
            await store.append(table.id, 0, [Entry("play", body) for body in bodies], snapshot=bodies[1])
            loaded = await store.load(table.id)
            assert loaded.table.setup == bodies[0]
            assert loaded.snapshot is not None and loaded.snapshot.state == bodies[1]
            return [entry.body for entry in await store.entries(table.id)]

    # As text, or 1, 1.0 and True would be the same.
    assert json.dumps(asyncio.run(there_and_back())) == json.dumps(bodies)


async def test_unicode_and_great_numbers(url: str) -> None:
    body = {
        "імʼя": "Зоя 🜂 \u0000 \ud800",
        "seed": 2**200,
        "least": -(2**63) - 1,
        "π": 3.141592653589793,
        "": [None, True],
    }
    async with await Store.open(url) as store:
        table = await a_table(store)
        await store.append(table.id, 0, [Entry("play", body)])
        assert [entry.body for entry in await store.entries(table.id)] == [body]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ([1], "JSON object"),
        ({"x": float("nan")}, "not JSON"),
        ({"x": float("inf")}, "not JSON"),
        ({"x": {1, 2}}, "not JSON"),
        ({"x": 10**5000}, "not JSON"),
        ({"x": "y" * 200}, "bytes, more than 100"),
    ],
)
async def test_what_is_not_json_is_refused(sqlite: str, body: object, why: str) -> None:
    async with await Store.open(sqlite, limits=Limits(body=100)) as store:
        table = await a_table(store)
        with pytest.raises(BadInput, match=why):
            await store.append(table.id, 0, [Entry("play", body)])  # type: ignore[arg-type]


async def test_json_too_deep_to_read_is_refused(sqlite: str) -> None:
    deep: dict[str, object] = {}
    for _ in range(100_000):
        deep = {"x": deep}
    async with await Store.open(sqlite) as store:
        table = await a_table(store)
        with pytest.raises(BadInput, match="not JSON"):
            await store.append(table.id, 0, [Entry("play", deep)])
        while deep:  # taken apart by hand: its own end would be as deep
            deep = deep["x"]  # type: ignore[assignment]
