"""How many connections there are, in all and from each address, and which of them still have to say what they want.

Most floods never become requests: they are connections that send half of a head, or nothing. So they are counted here,
where they come in, and not in the application.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, Protocol

from mikrokosmos.server.connections.addresses import TrustedProxies, counted_address

TooMany = Literal["in all", "from one address"]


class Waiting(Protocol):
    """A connection that has not sent a whole request yet."""

    def make_room(self) -> None:
        """Close at once: somebody else needs the place."""


class ConnectionLimits:
    """The connections of one process."""

    def __init__(
        self, most: int, most_per_address: int, header_seconds: float, body_seconds: float, proxies: TrustedProxies
    ) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.header_seconds = header_seconds
        self.body_seconds = body_seconds
        self._proxies = proxies
        self._open = 0
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[Waiting, None] = {}

    def __len__(self) -> int:
        return self._open

    def enter(self, host: str) -> TooMany | None:
        """A connection comes from a host; if it may not stay, why not.

        If there are too many in all, the one that has kept us waiting longest for a request makes room.
        """
        address = self._counted(host)
        if address is not None and self._by_address[address] >= self.most_per_address:
            return "from one address"
        if self._open >= self.most:
            if not self._waiting:
                return "in all"
            next(iter(self._waiting)).make_room()
        self._open += 1
        if address is not None:
            self._by_address[address] += 1
        return None

    def leave(self, host: str) -> None:
        """A connection that was let in is gone."""
        self._open -= 1
        address = self._counted(host)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def waits(self, connection: Waiting) -> None:
        """A connection has a request to send."""
        self._waiting[connection] = None

    def waits_no_more(self, connection: Waiting) -> None:
        """A connection has sent one, or is gone."""
        self._waiting.pop(connection, None)

    def _counted(self, host: str) -> str | None:
        """By which address a host is counted; a web server in front is not one person, so it is not counted."""
        return None if host in self._proxies else counted_address(host)
