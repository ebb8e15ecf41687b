"""The project's pages as the tests see them: their code blocks, commands, links and headings.

A block is run unless the line above it says why not: `<!-- not run: the server does not exist yet -->`. A TOML block
that begins with the comment `# mine.toml`, or after which the page says "save it as `mine.toml`", becomes that file for
the blocks after it.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kit.sources import ROOT

DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]

_FENCE = re.compile(r"^(?P<indent> *)(?P<ticks>```+)(?P<language>[\w-]*)[^`]*$")
_NOT_RUN = re.compile(r"^<!-- not run: (?P<why>\S.*?) -->$")
_SAVED = re.compile(r"\s*Save (?:it|this|them) as `([\w-]+\.toml)`")
_LINK = re.compile(r"\[[^\]\n]*\]\((?P<target>[^)\s]+)\)")


class Block(NamedTuple):
    """A fenced block: the line it begins in, its language, its text, why it is not run, if it is not, and its file."""

    line: int
    language: str
    text: str
    not_run: str
    file: str


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a page, in their order; `ValueError` for one that is never closed."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        opened = _FENCE.match(lines[at])
        if opened:
            end = next((n for n in range(at + 1, len(lines)) if lines[n].strip() == opened["ticks"]), None)
            if end is None:
                raise ValueError(f"the block in line {at + 1} is never closed")
            why = _NOT_RUN.match(lines[at - 1].strip()) if at else None
            inside = "".join(line.removeprefix(opened["indent"]) + "\n" for line in lines[at + 1 : end])
            file = re.match(r"# ([\w-]+\.toml)\n", inside) or _SAVED.match("\n".join(lines[end + 1 : end + 3]))
            yield Block(at + 1, opened["language"], inside, why["why"] if why else "", file[1] if file else "")
            at = end
        at += 1


def prose(text: str) -> str:
    """A page without its fenced blocks."""
    lines = text.splitlines()
    for block in blocks(text):
        for at in range(block.line - 1, block.line + 1 + block.text.count("\n")):
            lines[at] = ""
    return "\n".join(lines)


def commands(block: Block) -> Iterator[list[str]]:
    """The commands of a block as words, up to a pipe or redirection: those after `$ `, or all if there is no such."""
    lines = block.text.replace("\\\n", " ").splitlines()
    typed = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    for line in typed or lines:
        words = shlex.split(line, comments=True)
        end = next((n for n, word in enumerate(words) if word[0] in "|><&;"), len(words)) if all(words) else len(words)
        if words:
            yield words[:end]


def links(text: str) -> list[str]:
    """Where a page points to."""
    return [found["target"] for found in _LINK.finditer(re.sub(r"`[^`\n]*`", "``", prose(text)))]


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as code forges make them."""
    found: dict[str, int] = {}
    for heading in re.findall(r"^#{1,6} +(.+?) *$", prose(text), re.MULTILINE):
        anchor = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found[anchor] = found.get(anchor, -1) + 1
    return {anchor if not n else f"{anchor}-{n}" for anchor, most in found.items() for n in range(most + 1)}


def targets(makefile: Path) -> set[str]:
    """What one may `make`."""
    return set(re.findall(r"^([a-z][\w-]*):", makefile.read_text(encoding="utf-8"), re.MULTILINE))
