"""How many files the process may have open; every connection is one of them."""

from __future__ import annotations

import contextlib
import sys

MOST = 65_536
"""More is never asked for: where there is no limit, some systems refuse to be told so."""
SPARE = 256
"""Files the server needs beside its connections: the database, what Python opens for itself, and connections that are
being refused, of which twice as many as are accepted at once may be open.
"""


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system lets us; how many it is now."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # macOS has a limit of its own below the one it tells
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else soft


def room_for_connections(wanted: int, files: int) -> int:
    """How many connections fit beside everything else, of so many that are wanted."""
    return max(1, min(wanted, files - min(SPARE, files // 2)))
