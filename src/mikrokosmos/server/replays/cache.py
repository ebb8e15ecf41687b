"""Games that were worked out to be watched, the latest kept as JSON, and few worked out at once.

To show a game costs a fifth of a second and asking for it twenty bytes. So it is done once for all who watch the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

AT_ONCE = 2
MOST = 32
MOST_CHARACTERS = 32 << 20
"""Of all texts together; one that is longer is made each time."""


class ReplayCache:
    """Texts by what they show."""

    def __init__(self, most: int = MOST, most_characters: int = MOST_CHARACTERS) -> None:
        self.most = most
        self.most_characters = most_characters
        self._characters = 0
        self._texts: OrderedDict[Hashable, str] = OrderedDict()
        self._room = asyncio.Semaphore(AT_ONCE)

    def __contains__(self, what: Hashable) -> bool:
        return what in self._texts

    async def text(self, what: Hashable, make: Callable[[], Awaitable[str]]) -> str:
        """The text, made if it is not there."""
        async with self._room:
            if (text := self._texts.get(what)) is None:
                text = await make()
                self._forget(what)  # another may have made it meanwhile
                self._texts[what] = text
                self._characters += len(text)
                while len(self._texts) > self.most or self._characters > self.most_characters:
                    self._forget(next(iter(self._texts)))
            else:
                self._texts.move_to_end(what)
            return text

    def remove(self, what: Hashable | None) -> None:
        """Show something no more as it was; without a name, nothing."""
        for key in [key for key in self._texts if what is None or (isinstance(key, tuple) and key[0] == what)]:
            self._forget(key)

    def _forget(self, what: Hashable) -> None:
        self._characters -= len(self._texts.pop(what, ""))
