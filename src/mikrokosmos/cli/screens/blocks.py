"""Blocks of lines, laid side by side as far as a terminal is wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

Block = list[Text]

BETWEEN = 4
"""Columns between two blocks."""


def width_of(block: Block) -> int:
    """The columns of its longest line."""
    return max(line.cell_len for line in block)


def print_blocks(console: Console, blocks: Sequence[Block], between: int = BETWEEN) -> None:
    """As many side by side as there is room for, then the next ones below."""
    for at, shelf in enumerate(shelves(blocks, console.width - 1, between)):
        if at:
            console.print()
        for line in joined(shelf, between):
            console.print(line, soft_wrap=True)


def print_rows(console: Console, parts: Block) -> None:
    """Short parts, one after the other, in as few lines as there is room for."""
    for shelf in shelves([[part] for part in parts], console.width - 1, 2):
        for line in joined(shelf, 2):
            console.print(line, soft_wrap=True)


def shelves(blocks: Sequence[Block], width: int, between: int = BETWEEN) -> list[list[Block]]:
    """The blocks that stand side by side, shelf by shelf; one that is too wide stands alone."""
    found: list[list[Block]] = []
    room = 0
    for block in blocks:
        room -= between + width_of(block)
        if not found or room < 0:
            found.append([])
            room = width - width_of(block)
        found[-1].append(block)
    return found


def joined(blocks: Sequence[Block], between: int = BETWEEN) -> Iterator[Text]:
    """The lines of blocks side by side."""
    widths = [width_of(block) for block in blocks]
    for row in range(max(len(block) for block in blocks)):
        line = Text()
        for block, width in zip(blocks, widths, strict=True):
            part = block[row] if row < len(block) else Text()
            line.append_text(part)
            line.append(" " * (width - part.cell_len + between))
        line.rstrip()
        yield line
