"""What is to be broken: the edits written by hand, and by itself every word of the content table and of every tile."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CONTENT = "games/smallworld/content/box.toml"
TILES = "games/creation/content/tiles.toml"

KINDS = ("farmland", "forest", "hill", "swamp", "mountain", "mine", "magic", "cavern", "coastal", "any")
"""What a list of the content may hold; a member is swapped for the one after it."""

TERRAINS = ("blossom", "ember", "tide", "grove", "dune")
"""What the squares of a tile may be, and the gods of statues; each is swapped for the one after it."""

CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")

REQUIRED = ("tokens", "tray", "supply")
"""Words no row can do without: changing them proves something, removing them only breaks the reading."""


class FaultyList(Exception):
    """The list of mutants does not fit the sources; the message has one line for each fault."""


@dataclass(frozen=True)
class Mutant:
    """One small change to one file, and the rules whose tests must notice."""

    name: str
    rules: tuple[str, ...]
    file: str
    old: str
    new: str

    def apply(self, text: str) -> str:
        """The file's text with the change made."""
        return text.replace(self.old, self.new, 1)


def load(package: Path, listed: Path) -> list[Mutant]:
    """All mutants; `FaultyList` names everything that is wrong at once."""
    faults: list[str] = []
    try:
        data = tomllib.loads(listed.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise FaultyList(f"{listed.name}: {error}") from error
    mutants = source_mutants(package, data.get("mutant", []), faults)
    mutants += content_mutants(package, data.get("content", {}), data.get("content_words", {}), faults)
    mutants += tile_mutants(package, data.get("tiles", {}), faults)
    if faults:
        raise FaultyList("\n".join(faults))
    return mutants


def source_mutants(package: Path, entries: list[dict[str, Any]], faults: list[str]) -> list[Mutant]:
    """The `[[mutant]]` entries, numbered where a rule has several."""
    mutants: list[Mutant] = []
    seen: dict[str, int] = {}
    for at, entry in enumerate(entries, 1):
        where = f"[[mutant]] {at} ({entry.get('rule', 'no rule')})"
        if set(entry) != {"rule", "file", "old", "new"} or not all(isinstance(word, str) for word in entry.values()):
            faults.append(f"{where}: wants exactly rule, file, old and new, each a text")
            continue
        path = package / entry["file"]
        if not path.is_file():
            faults.append(f"{where}: there is no file {entry['file']}")
            continue
        found = path.read_text(encoding="utf-8").count(entry["old"])
        if found != 1:
            faults.append(f"{where}: `old` occurs {found} times in {entry['file']}, not once: {short(entry['old'])}")
        elif entry["old"] == entry["new"]:
            faults.append(f"{where}: `old` and `new` are the same")
        else:
            rule = entry["rule"]
            seen[rule] = seen.get(rule, 0) + 1
            name = rule if seen[rule] == 1 else f"{rule}#{seen[rule]}"
            mutants.append(Mutant(name, (rule,), entry["file"], entry["old"], entry["new"]))
    return mutants


def content_mutants(package: Path, rows: dict[str, Any], words: dict[str, Any], faults: list[str]) -> list[Mutant]:
    """For each word of each content row: removed, and changed where there is something to change."""
    path = package / CONTENT
    if not path.is_file():
        return []
    text = path.read_text(encoding="utf-8")
    mutants: list[Mutant] = []
    for sort, named in tomllib.loads(text).items():
        for row, values in named.items():
            for word, value in values.items():
                where = f"{sort}.{row}.{word}"
                rules = words.get(sort, {}).get(row, {}).get(word) or words.get(sort, {}).get(word)
                rules = rules or rows.get(sort, {}).get(row)
                if not rules:
                    faults.append(f"{where}: neither [content] nor [content_words] names its rules")
                    continue
                block, line = find_line(text, f"{sort}.{row}", word)
                for how, changed in changes(word, value):
                    new = block.replace(line, "" if changed is None else f"{word} = {changed}\n", 1)
                    mutants.append(Mutant(f"{where} {how}", tuple(rules), CONTENT, block, new))
    return mutants


def tile_mutants(package: Path, words: dict[str, Any], faults: list[str]) -> list[Mutant]:
    """For each tile: another mark, another terrain in each square, another statue and none."""
    path = package / TILES
    if not path.is_file():
        return []
    text = path.read_text(encoding="utf-8")
    mutants: list[Mutant] = []
    for tile in tomllib.loads(text)["tile"]:
        block = find_tile(text, tile["id"])
        for word in tile.keys() - {"id"}:
            if not words.get(word):
                faults.append(f"tile {tile['id']}, {word}: [tiles] does not name its rules")
        for word, how, changed in tile_changes(tile):
            line = f"{word} = {written(tile[word]) if word == 'squares' else json.dumps(tile[word])}\n"
            if block.count(line) != 1:
                raise FaultyList(f"tile {tile['id']}: should have a line {line}")
            new = block.replace(line, "" if changed is None else f"{word} = {changed}\n")
            mutants.append(Mutant(f"tile.{tile['id']}.{word} {how}", tuple(words.get(word, ())), TILES, block, new))
    return mutants


def find_tile(text: str, name: str) -> str:
    """The lines of a tile, from its id on."""
    block = re.search(rf'^id = "{re.escape(name)}"\n(?:(?!\[).*\n?)*', text, re.MULTILINE)
    if block is None:
        raise FaultyList(f"tile {name}: its id should stand on a line of its own")
    return block[0]


def tile_changes(tile: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    """The ways to break one tile: (word, how, the new value or `None` for removed)."""
    mark = (tile["mark"] - 1) % 4 + 2  # the next, 2 after 5; any number of players still has enough
    found: list[tuple[str, str, str | None]] = [("mark", f"= {mark}", str(mark))]
    for at, square in enumerate(tile["squares"]):
        squares = [*tile["squares"][:at], after(square), *tile["squares"][at + 1 :]]
        found.append(("squares", f"{squares[at]} {CORNERS[at]}", written(squares)))
    if "statue" in tile:
        found += [
            ("statue", f"of {after(tile['statue'])}", json.dumps(after(tile["statue"]))),
            ("statue", "removed", None),
        ]
    return found


def after(terrain: str) -> str:
    """The next terrain."""
    return TERRAINS[(TERRAINS.index(terrain) + 1) % len(TERRAINS)]


def find_line(text: str, table: str, word: str) -> tuple[str, str]:
    """The block of a row, from its heading on, and the line of a word in it."""
    block = re.search(rf"^\[{re.escape(table)}\]\n(?:(?!\[).*\n)*", text, re.MULTILINE)
    if block is None:
        raise FaultyList(f"{table}: no heading of its own in the content file")
    line = re.search(rf"^{re.escape(word)} *=.*\n", block[0], re.MULTILINE)
    if line is None:
        raise FaultyList(f"{table}.{word}: must stand on a line of its own")
    return block[0], line[0]


def changes(word: str, value: bool | int | list[str]) -> list[tuple[str, str | None]]:
    """The ways to break one word: (how, the new value or `None` for removed)."""
    if isinstance(value, bool):
        return [("removed", None)]
    if isinstance(value, int):
        more: list[tuple[str, str | None]] = [(f"= {value + 1}", str(value + 1))]
        return more if word in REQUIRED else [*more, ("removed", None)]
    lists: list[tuple[str, str | None]] = [("removed", None)]
    for at, member in enumerate(value):
        rest = value[:at] + value[at + 1 :]
        if rest:
            lists.append((f"without {member}", written(rest)))
        after = KINDS.index(member) + 1 if member in KINDS else 0
        other = next(kind for kind in KINDS[after:] + KINDS if kind not in value)
        lists.append((f"{other} for {member}", written([*rest, other])))
    return lists


def written(members: list[str]) -> str:
    """A list as TOML has it."""
    return "[" + ", ".join(f'"{member}"' for member in members) + "]"


def short(text: str) -> str:
    """One line, to show in a message."""
    line = " ⏎ ".join(part.strip() for part in text.strip().splitlines())
    return line if len(line) <= 80 else line[:79] + "…"
