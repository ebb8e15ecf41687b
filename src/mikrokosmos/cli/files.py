"""Records from files: one as `Record.save` writes it, or many, one to a line, as `mikrokosmos simulate` writes them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import mikrokosmos as mk
from mikrokosmos.cli.arguments import BadArgument, cannot_use
from mikrokosmos.core.types import Parsed
from mikrokosmos.texts import Texts

LIMIT = 16 * 1024 * 1024
"""More bytes than any record has: a long game for five takes some 100 thousand."""


PATIENCE = 100
"""So many lines that are no records, and none that is: the file is something else."""


class Unreadable(Exception):
    """What stands there is no record; the text says why."""


def records(path: Path, texts: Texts) -> Iterator[mk.Record | Unreadable]:
    """The records of a file in order, `-` for standard input; a line that is no record is handed on as what is wrong.

    `BadArgument` for a file that cannot be opened, or in which nothing is a record.
    """
    try:
        with _open(path) as file:
            first = file.readline(LIMIT + 1)
            single = path.suffix != ".jsonl" and not _whole(first)
            found = [first + file.read(LIMIT + 1)] if single else _lines(first, file)
            good = False
            faults: list[Unreadable] = []
            for raw in found:
                record = _read(raw, texts)
                good = good or isinstance(record, mk.Record)
                if good:
                    yield from faults
                    yield record
                    faults = []
                else:
                    assert isinstance(record, Unreadable)
                    faults.append(record)
                    if len(faults) == PATIENCE:
                        break
    except OSError as error:
        raise cannot_use(path, error, texts) from error
    if not good:
        why = str(faults[0]) if faults else texts("unreadable-empty")
        raise BadArgument(texts("error-no-record", path=str(path), why=why))


def one_record(path: Path, number: int, texts: Texts) -> mk.Record:
    """The record of this number in a file, from 1."""
    count = 0
    for count, record in enumerate(records(path, texts), 1):
        if count == number:
            if isinstance(record, Unreadable):
                raise BadArgument(texts("error-no-record", path=str(path), why=str(record)))
            return record
    raise BadArgument(texts("error-game-number", path=str(path), count=count, number=number))


def _open(path: Path) -> IO[bytes]:
    return sys.stdin.buffer if str(path) == "-" else path.open("rb")


def _lines(first: bytes, file: IO[bytes]) -> Iterator[bytes]:
    raw = first
    while raw:
        if len(raw) > LIMIT:  # the rest of this line would look like lines of their own
            yield raw
            return
        if raw.strip():
            yield raw
        raw = file.readline(LIMIT + 1)


def _whole(raw: bytes) -> bool:
    """Whether a line is a JSON object by itself."""
    try:
        return isinstance(_parsed(raw), dict)
    except (ValueError, RecursionError):
        return False


def _read(raw: bytes, texts: Texts) -> mk.Record | Unreadable:
    if len(raw) > LIMIT:
        return Unreadable(texts("unreadable-huge", most=LIMIT // 1024**2))
    if not raw.strip():
        return Unreadable(texts("unreadable-empty"))
    if b"\0" in raw:
        return Unreadable(texts("unreadable-binary"))
    try:
        return mk.Record.from_json(_parsed(raw))
    except UnicodeError:
        return Unreadable(texts("unreadable-binary"))
    except json.JSONDecodeError as error:
        cut = error.pos >= len(error.doc.rstrip()) - 1 or error.msg.startswith("Unterminated")
        text = "unreadable-cut" if cut and error.doc.startswith("{") else "unreadable-json"
        return Unreadable(texts(text, why=str(error)))
    except RecursionError:
        return Unreadable(texts("unreadable-deep"))
    except mk.RecordError as error:
        return Unreadable(" ".join(str(error).split()))
    except ValueError as error:
        return Unreadable(texts("unreadable-json", why=str(error)))


def _parsed(raw: bytes) -> Parsed:
    data: Parsed = json.loads(raw.decode("utf-8"), parse_constant=_no_number)
    if b"\\ud" in raw.lower():  # half a character, which JSON can hold and nobody can print
        json.dumps(data, ensure_ascii=False).encode("utf-8")
    return data


def _no_number(name: str) -> object:
    raise ValueError(name)
