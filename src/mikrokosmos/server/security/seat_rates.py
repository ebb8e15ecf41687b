"""How often seats may be changed: by one person at one table, whichever devices it uses, and from one address there.

A seat that is taken and left is an entry of the table's log each time, and everybody there is told of it. Whoever makes
new cookies is new people, but not new addresses.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from mikrokosmos.server.security.shared_rates import UsedRates, rates
from mikrokosmos.server.settings import Limits
from mikrokosmos.server.tables.refused import Refused

PEOPLE_AT_AN_ADDRESS = 4
"""So many people of one household may change their seats at one table at once."""


class SeatRates:
    """The rates of all people at all tables."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float] = time.monotonic, used: UsedRates | None = None
    ) -> None:
        per_second, burst = limits.seat_changes_per_minute / 60, limits.seat_change_burst
        self._people = rates("seats", per_second, burst, used, clock)
        many = PEOPLE_AT_AN_ADDRESS
        self._addresses = rates("addresses", many * per_second, many * burst, used, clock)

    def charge(self, table_id: str, identity: str, address: str) -> None:
        """Count a change, or refuse it as too fast."""
        wait = self._people.take((table_id, identity)) or self._addresses.take((table_id, address))
        if wait > 0:
            raise Refused("too-fast", seconds=round(wait, 2))
