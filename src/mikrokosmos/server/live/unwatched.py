"""Tables that nobody watches and at which a bot is to act: they wait here, and each has its turn.

One person may leave fifty tables of bots behind, and everybody else would feel their moves. So of all these tables one
plays at a time, one move, and then the next table has its turn. Those at which a person plays come first: it will be
back. At a table that somebody looks at, bots go on at once.
"""

from __future__ import annotations


class Unwatched:
    """The tables that wait, in two queues."""

    def __init__(self) -> None:
        self._with_people: dict[str, None] = {}
        self._bots_only: dict[str, None] = {}

    def __len__(self) -> int:
        return len(self._with_people) + len(self._bots_only)

    def add(self, table_id: str, person_plays: bool) -> None:
        """A table waits from now on, behind those that wait already."""
        self.remove(table_id)
        (self._with_people if person_plays else self._bots_only)[table_id] = None

    def remove(self, table_id: str) -> None:
        """A table need not wait any more."""
        self._with_people.pop(table_id, None)
        self._bots_only.pop(table_id, None)

    def next(self) -> str | None:
        """The table whose turn it is; it waits no more."""
        for queue in (self._with_people, self._bots_only):
            if queue:
                table_id = next(iter(queue))
                del queue[table_id]
                return table_id
        return None
