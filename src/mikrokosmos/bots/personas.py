"""What the bots at a table are called, so that the second Novice is somebody too.

A persona has a name in every language (the text `persona-<id>`) and, in the browser, a face. It says nothing about how
well the bot plays: that is the bot's level.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection

PERSONAS = (
    "Mira",
    "Bodo",
    "Tilda",
    "Oskar",
    "Zora",
    "Rufus",
    "Lumi",
    "Ugo",
    "Dora",
    "Faro",
    "Nela",
    "Kasimir",
)
"""As they stand in records, which know no language."""


def persona(taken: Collection[str | None], key: str) -> str | None:
    """One that nobody at the table is called yet, always the same for the same key; `None` if there is none left."""
    free = [name for name in PERSONAS if name not in taken]
    if not free:
        return None
    return free[int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big") % len(free)]
