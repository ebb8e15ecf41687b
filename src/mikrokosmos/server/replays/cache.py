"""Games that were worked out to be watched, the latest kept as JSON, and few worked out at once.

To show a game costs a fifth of a second and asking for it twenty bytes. So it is done once for all who watch the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

AT_ONCE = 2
MOST = 32


class ReplayCache:
    """Texts by what they show."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._texts: OrderedDict[Hashable, str] = OrderedDict()
        self._room = asyncio.Semaphore(AT_ONCE)

    def __contains__(self, what: Hashable) -> bool:
        return what in self._texts

    async def text(self, what: Hashable, make: Callable[[], Awaitable[str]]) -> str:
        """The text, made if it is not there."""
        async with self._room:
            if what not in self._texts:
                self._texts[what] = await make()
                if len(self._texts) > self.most:
                    self._texts.popitem(last=False)
            self._texts.move_to_end(what)
            return self._texts[what]

    def remove(self, what: Hashable) -> None:
        """Show something no more."""
        for key in [key for key in self._texts if isinstance(key, tuple) and key[0] == what]:
            del self._texts[key]
