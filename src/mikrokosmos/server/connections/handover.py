"""Handing a socket over: among workers at one address, all sockets of a table are served by the same one.

The system deals connections out to whichever worker is free. Any of them can serve any table, but where the sockets of
a table are at two, both have to fold its moves and work out its views. So a connection that asks for the socket of a
table goes on to the worker that has this table, as an open file over a socket of Unix, before it is answered. That is
for speed only: whoever cannot be handed over is served where it is.
"""

from __future__ import annotations

import logging
import mmap
import re
import socket
import zlib
from collections.abc import Callable
from contextlib import suppress

log = logging.getLogger(__name__)

SOCKET_PATH = re.compile(rb"/api/tables/([^/?]+)/socket(?:\?|$)")
LONGEST = 65_536
"""Bytes of the head of a request that is handed over; uvicorn takes no longer ones."""
BUCKETS = 1 << 16
"""Tables are dealt out by as many numbers made of their names."""
MOST = 255
"""Workers that can have a slot."""

POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")

Taken = Callable[[socket.socket, bytes], None]
"""Handed a connection, and the head of the request that came on it."""


class Slots:
    """The places of all workers, made by their parent before it forks: each can be sent connections.

    A worker that takes another's place has its slot too, and finds there what the other had not taken yet.
    """

    def __init__(self, count: int) -> None:
        kind = socket.SOCK_SEQPACKET if hasattr(socket, "SOCK_SEQPACKET") else socket.SOCK_DGRAM
        pairs = [socket.socketpair(socket.AF_UNIX, kind) for _ in range(count)]
        for pair in pairs:
            for end in pair:
                end.setblocking(False)
        self._inlets = [inlet for inlet, _ in pairs]
        self._outlets = [outlet for _, outlet in pairs]
        # All processes share this memory, and nobody locks it: if two write at once, a table may be served by two.
        self._serving = mmap.mmap(-1, count)
        """A byte for each slot: whether somebody serves there."""
        self._homes = mmap.mmap(-1, BUCKETS)
        """For each bucket one more than its slot, or 0 while it has none."""
        self._dealt = memoryview(mmap.mmap(-1, 4 * count)).cast("I")
        """How many buckets each slot has."""

    def __len__(self) -> int:
        return len(self._inlets)

    def close(self) -> None:
        """Let go of what was opened in this process."""
        for end in (*self._inlets, *self._outlets):
            end.close()

    def serves(self, slot: int, does: bool) -> None:
        """Whether somebody takes what is sent to a slot."""
        self._serving[slot] = does

    def of(self, table_id: bytes) -> int:
        """The slot of a table: the same in all processes, and each has as many tables as the others."""
        bucket = zlib.crc32(table_id) % BUCKETS
        if not self._homes[bucket]:
            slot = min(range(len(self)), key=self._dealt.__getitem__)
            self._dealt[slot] += 1
            self._homes[bucket] = slot + 1
        return self._homes[bucket] - 1

    def give(self, slot: int, connection: socket.socket, head: bytes) -> bool:
        """Hand a connection over; whether it is out of our hands."""
        if not self._serving[slot] or len(head) > LONGEST:
            return False
        try:
            socket.send_fds(self._inlets[slot], [head], [connection.fileno()])
        except OSError:  # it has enough to do, or is gone
            return False
        return True

    def outlet(self, slot: int) -> int:
        """The file that can be read when something was sent to a slot."""
        return self._outlets[slot].fileno()

    def take(self, slot: int, taken: Taken) -> None:
        """Take all connections that were sent to a slot."""
        with suppress(BlockingIOError):
            while True:
                head, files, _, _ = socket.recv_fds(self._outlets[slot], LONGEST, 1)
                if not files:
                    return
                taken(socket.socket(fileno=files[0]), head)


class Handover:
    """One worker's side: what it hands over, and to whom."""

    def __init__(self, slots: Slots, slot: int) -> None:
        self.slots = slots
        self.slot = slot

    def hand_over(self, connection: socket.socket, target: bytes, head: bytes) -> bool:
        """Whether a connection with this request was handed over to another worker."""
        found = SOCKET_PATH.match(target)
        if found is None or (slot := self.slots.of(found[1])) == self.slot:
            return False
        return self.slots.give(slot, connection, head)
