"""Own races and powers: the blank banner and the blank badge. A table of rows is taken whole or refused whole."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from mikrokosmos.core.errors import OptionError
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.games.smallworld.content.table import FLAGS, KINDS, MASKS, NUMBERS, Content, Row, row

BOUNDS = {
    "stipend": (1, 5),
    "windfall": (1, 15),
    "spoils": (1, 3),
    "raiders": (1, 5),
    "recruits_per": (1, 5),
    "holes": (1, 3),
    "camps": (1, 8),
    "heroes": (1, 3),
    "forts": (1, 2),
    "dragons": (1, 1),
}
"""The least and the most every numbered word may say."""

TOKENS = {"race": (1, 10), "power": (0, 5)}
"""The box's limits for a blank banner and a blank badge (RACE-BLANK-1, POW-BLANK)."""

BADGE = 5
"""The most tokens a badge brings: every race must have so many more than its banner says (RACE-BLANK-2)."""

MOST_POWERS = 12
"""Own powers at one table; with the twenty of the box that is all a state has room for."""

LONGEST_NAME = 40

ID = re.compile(r"[a-z][a-z0-9_]{0,30}")
LANGUAGE = re.compile(r"[a-z]{2}")


def load(path: str | os.PathLike[str]) -> Json:
    """Read a TOML file of own rows; `OptionError` if it cannot be read. What the rows say is checked by `add`."""
    name = os.fspath(path)
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(f"own content {name!r} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError(f"own content {name!r} is not TOML: {error}") from None


def add(content: Content, own: Parsed) -> Content:
    """The content with own rows: an own race takes the place of the one whose tokens it borrows, powers come last."""
    wrong = list(faults(content, own))
    if wrong:
        raise OptionError("can't use this content file:\n" + "\n".join(f"- {fault}" for fault in wrong))
    lenders = {entry["borrows"]: (name, entry) for name, entry in own.get("race", {}).items()}
    races = [replace(row(*lenders[race.id]), tray=race.tray) if race.id in lenders else race for race in content.races]
    powers = [row(name, entry) for name, entry in own.get("power", {}).items()]
    return Content(tuple(races), (*content.powers, *powers), content.markers)


def faults(content: Content, own: object) -> Iterator[str]:
    """Everything that is wrong with a table of own rows, a line each: the entry, the word, and what would be right."""
    if not isinstance(own, Mapping):
        yield f"own content must be tables [race.<id>] and [power.<id>], not {own!r:.60}"
        return
    yield from (f"[{sort}]: {unknown(sort, ('race', 'power'))}" for sort in own if sort not in TOKENS)
    for sort in TOKENS:
        rows = own.get(sort, {})
        if not isinstance(rows, Mapping) or not all(isinstance(entry, Mapping) for entry in rows.values()):
            yield f"[{sort}]: each {sort} needs its own table, [{sort}.<id>]"
            continue
        for name, entry in rows.items():
            yield from (f"[{sort}.{name}] {fault}" for fault in entry_faults(content, sort, name, entry))
        if sort == "race":
            yield from lender_faults(content, rows)
        elif len(rows) > MOST_POWERS:
            yield f"[power]: {len(rows)} own powers; a table has room for {MOST_POWERS}"


def entry_faults(content: Content, sort: str, name: str, entry: Parsed) -> Iterator[str]:
    """What is wrong with one row."""
    if not isinstance(name, str) or not ID.fullmatch(name):
        yield f"id: {name!r} must be small letters, digits and _, a letter first, 31 at most"
    if any(name == given.id for given in (content.races if sort == "race" else content.powers)):
        yield f"id: the box has a {sort} {name!r} already; choose another id"
    known = ("tokens", "name", *FLAGS, *NUMBERS, *MASKS, *(("borrows",) if sort == "race" else ()))
    yield from (f"{word}: {unknown(word, known)}" for word in entry if word not in known)
    if "tokens" not in entry:
        yield f"tokens: missing; how many tokens does the {sort} bring?"
    yield from number_fault("tokens", entry.get("tokens", TOKENS[sort][0]), TOKENS[sort])
    for word in NUMBERS:
        if word in entry:
            yield from number_fault(word, entry[word], BOUNDS[word])
    for word in FLAGS:
        if word in entry and entry[word] is not True:
            yield f"{word}: must be true or omitted, not {entry[word]!r}"
    for word in MASKS:
        if word in entry:
            yield from kinds_fault(word, entry[word])
    if "income_lasts" in entry and "income" not in entry:
        yield "income_lasts: there is no income that could last; add income = [...]"
    yield from name_faults(entry.get("name", ""))
    if sort == "power" and "raiders" in entry and whole(entry, "tokens") + whole(entry, "raiders") > BADGE:
        yield f"raiders: tokens and raiders of a power are {BADGE} at most together, or some race would run out"


def whole(entry: Parsed, word: str) -> int:
    """A number of a row that may be anything; 0 if it is none."""
    value = entry.get(word, 0)
    return value if type(value) is int else 0


def unknown(word: object, known: Sequence[str]) -> str:
    """What to say of a key that there is not."""
    return f"unknown key; {instead(word, known)}"


def instead(word: object, known: Sequence[str]) -> str:
    """The one that may be meant, or all there are."""
    near = get_close_matches(str(word), known, 1)
    return f"did you mean {near[0]!r}?" if near else f"available: {', '.join(known)}"


def number_fault(word: str, value: object, bounds: tuple[int, int]) -> Iterator[str]:
    """A number outside its bounds, or none at all."""
    least, most = bounds
    if type(value) is not int or not least <= value <= most:
        right = f"must be {least}" if least == most else f"must be a whole number from {least} to {most}"
        yield f"{word}: {right}, not {value!r}"


def kinds_fault(word: str, value: object) -> Iterator[str]:
    """A list of regions' kinds that is empty, no list, names one twice or one that is none."""
    if not isinstance(value, list | tuple) or not value:
        yield f"{word}: must be a list of kinds, for example [{KINDS[0]!r}], not {value!r}"
        return
    for kind in value:
        if kind not in KINDS:
            yield f"{word}: unknown kind {kind!r}; {instead(kind, KINDS)}"
        elif list(value).count(kind) > 1:
            yield f"{word}: names {kind!r} twice"
            return


def name_faults(name: object) -> Iterator[str]:
    """Names are a text, or a text for each language."""
    if isinstance(name, str):
        names: Mapping[object, object] = {"en": name} if name else {}
    elif isinstance(name, Mapping):
        names = name
    else:
        yield f"name: must be a text, or one for each language (name.uk = ...), not {name!r}"
        return
    for language, text in names.items():
        if not isinstance(language, str) or not LANGUAGE.fullmatch(language):
            yield f"name: {language!r} is not a language; use two letters, for example uk"
        if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
            yield f"name: {text!r:.60} must be a text of 1 to {LONGEST_NAME} characters on one line"


def lender_faults(content: Content, rows: Mapping[str, Parsed]) -> Iterator[str]:
    """An own race stands on the tokens of a race that leaves; they must suffice with any badge (RACE-BLANK-2)."""
    races = {race.id: race for race in content.races}
    borrowed: dict[str, str] = {}
    for name, entry in rows.items():
        lender = entry.get("borrows")
        if not isinstance(lender, str) or lender not in races:
            said = "missing" if lender is None else f"{lender!r} is not a race in the box"
            yield f"[race.{name}] borrows: {said}; add the race whose tokens it uses: {', '.join(races)}"
        elif lender in borrowed:
            yield f"[race.{name}] borrows: {borrowed[lender]!r} already borrows the tokens of {lender!r}"
        else:
            borrowed[lender] = name
            yield from supply_fault(name, entry, races[lender])


def supply_fault(name: str, entry: Parsed, lender: Row) -> Iterator[str]:
    """Too few tokens for the banner, the largest badge and the raiders."""
    needed = whole(entry, "tokens") + BADGE + whole(entry, "raiders")
    if needed > lender.tray:
        parts = f"{whole(entry, 'tokens')} + {BADGE} for any badge"
        parts += f" + {whole(entry, 'raiders')} raiders" if whole(entry, "raiders") else ""
        yield f"[race.{name}] borrows: {lender.id!r} has {lender.tray} tokens, and {parts} are {needed}"
