"""`mikrokosmos`, with caches that are soon full: what grows after that is no cache.

The parts of views that are kept take hundreds of games to reach their bounds, and the soak has not as much time.
"""

from __future__ import annotations

from functools import partialmethod

from mikrokosmos.cli import main
from mikrokosmos.core.interning import Shelf
from mikrokosmos.games.creation.io import view as creation
from mikrokosmos.games.smallworld.io import view as smallworld
from mikrokosmos.server.live.table_service import TableService

VALUES = 256
"""Values on each shelf."""
TABLES = 16
"""Tables that are remembered when nobody watches them."""


def make_small() -> None:
    """Lower the bounds of all that fills slowly."""
    for module in (creation, smallworld):
        for it in vars(module).values():
            if isinstance(it, Shelf):
                it._most = VALUES
    TableService.__init__ = partialmethod(TableService.__init__, kept=TABLES)  # type: ignore[assignment,method-assign]


if __name__ == "__main__":
    make_small()
    main()
