"""Writes docs/features.md: the inputs that values are learnt of, for both games and every number of players.

`--check` writes nothing and exits with 1 when the page on disk is not what would be written.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import mikrokosmos as mk
from mikrokosmos.core.learned.features import Encoder, Group
from mikrokosmos.games import SHIPPED
from mikrokosmos.texts import ENGLISH, Texts
from mikrokosmos.texts.names import NAMES, game_name

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path("docs/features.md")

HEAD = """# The inputs of learned values

A learned value reads a position as a list of numbered inputs, most of which are zero. This page says which number
means what. It is written by `make docs` from the encoders themselves (`src/mikrokosmos/games/*/features.py`); do not
edit.

How to read it: inputs that mean the same of different things are a **group**. A group is counted by its **axes**, the
last one fastest: in a group by region (23) and holder (4) the input of region `r` and holder `h` is the group's first
number plus `4 × r + h`. A group without axes is one input. An input is 0 or 1, or an amount up to the **most** given
here. Seats are counted from whoever is asked, the next seat is 1. What that seat may not know is not among the
inputs. The **digest** is of all names, axes and largest amounts: a file of weights has the digest it was learnt with,
and is refused by an encoder with another. In Python the same is `game.encoder(state).layout()`, and
`encoder.inputs(state, seat)` gives a position's inputs with their amounts.
"""


def encoder_of(game: str, players: int) -> Encoder:
    """The encoder of a game for so many players."""
    found = mk.game(game)
    return found.encoder(found.new(players=players))


def axes(group: Group) -> str:
    """What a group is counted by."""
    return " × ".join(f"{name} ({length})" for name, length in group.axes) or "one"


def chapter(game: str) -> list[str]:
    """A table for every number of players."""
    lines = [f"## {game_name(Texts(ENGLISH, NAMES), game)}", ""]
    for players in mk.game(game).seats:
        encoder = encoder_of(game, players)
        lines += [f"### {players} players", ""]
        lines += [f"{encoder.size():,} inputs, digest `{encoder.digest()}`.", ""]
        lines += ["| first | group | counted by | inputs | most |", "|--:|---|---|--:|--:|"]
        first = 0
        for group in encoder.layout():
            lines.append(f"| {first} | `{group.name}` | {axes(group)} | {group.size} | {group.most} |")
            first += group.size
        lines.append("")
    return lines


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for game in SHIPPED:
        lines += chapter(game)
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description="Write the page of learned inputs.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the page is not up to date")
    wanted = parser.parse_args()
    target = ROOT / TARGET
    if not wanted.check:
        target.write_text(page(), encoding="utf-8")
    elif not target.exists() or target.read_text(encoding="utf-8") != page():
        print(f"{TARGET.as_posix()} is not up to date: run python tools/feature_table.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
