"""A process that appends to tables and notes every acknowledgement: `writer.py URL HOW-MANY TABLE...`."""

from __future__ import annotations

import asyncio
import os
import sys

from mikrokosmos.server.storage import Appended, Conflict, Entry, Message, Store


async def write(store: Store, table_id: str, many: int) -> None:
    """Append so many entries, one after the other; each is noted once it is acknowledged."""
    table = (await store.load(table_id)).table
    after = table.last_seq
    who = os.getpid()
    for action in range(many):
        while True:
            entry = Entry("play", {"who": who, "action": action}, 0)
            found = await store.append(table_id, after, [entry], message=Message(table.owner, f"{who}-{action}"))
            assert isinstance(found, Appended | Conflict), found
            after = found.last_seq
            if isinstance(found, Appended):
                break
        print(table_id, after, action, flush=True)


async def main(url: str, many: str, *table_ids: str) -> None:
    """Write to all tables at once."""
    async with await Store.open(url) as store:
        await asyncio.gather(*(write(store, table_id, int(many)) for table_id in table_ids))


asyncio.run(main(*sys.argv[1:]))
