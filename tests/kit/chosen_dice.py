"""`mikrokosmos serve` with dice that a test has chosen: `python -m kit.chosen_dice serve`, and a file that names them.

The dice of real tables come from the machine's own randomness, and only a process of the tests can do otherwise: it
replaces two functions before it serves. All the rest, the promise and its proof included, is as it is everywhere.
"""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path
from unittest.mock import patch

from mikrokosmos.cli import main
from mikrokosmos.server.live import autoplay, table_service

FILE = "CHOSEN_DICE"
"""The variable that says where the name of the dice stands."""

_tables: Counter[str] = Counter()


def chosen_seed() -> bytes:
    """The seed of the next table that is made with these dice: the first, the second, and so on."""
    name = Path(os.environ[FILE]).read_text(encoding="utf-8")
    _tables[name] += 1
    return hashlib.sha256(f"{name} {_tables[name]}".encode()).digest()


def foreseen(secret: bytes, table_id: str, seq: int) -> int:
    """A bot's seed by the dice alone: the id of a table is another in every run."""
    return _seed_of(secret, "", seq)


_seed_of = autoplay.seed_of

if __name__ == "__main__":
    with patch.object(table_service, "new_seed", chosen_seed), patch.object(autoplay, "seed_of", foreseen):
        main()
