"""Floods in the log: once a minute, with how many there were; and no line ever needs another file."""

from __future__ import annotations

import io
import logging
import subprocess
import sys

import pytest

from mikrokosmos.server.operations.flood_log import FEW, MOST_KINDS, Counts, FloodLog, Repeats
from mikrokosmos.server.operations.logs import start_logs

log = logging.getLogger("mikrokosmos.test")


class Clock:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_flood_is_told_once_a_minute_with_how_often(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    floods = FloodLog(clock)
    for second in range(125):
        clock.now = float(second)
        floods.note(log, "too many", why="a flood")
    floods.note(log, "something else")
    told = [(record.getMessage(), record.__dict__["times"]) for record in caplog.records]
    assert told == [("too many", 1), ("too many", 60), ("too many", 60), ("something else", 1)]


def test_warnings_that_repeat_themselves_are_written_a_few_times_a_minute() -> None:
    clock = Clock()
    repeats = Repeats(clock)

    def written(level: int, message: str) -> bool:
        return repeats.filter(logging.LogRecord("asyncio", level, "", 0, message, (), None))

    assert [written(logging.ERROR, "no more files") for _ in range(100)].count(True) == FEW
    assert written(logging.ERROR, "another kind")
    assert all(written(logging.INFO, "a request") for _ in range(100))
    clock.now = 61.0
    again = logging.LogRecord("asyncio", logging.ERROR, "", 0, "no more files", (), None)
    assert repeats.filter(again) and again.__dict__["untold"] == 100 - FEW


def test_kinds_of_floods_are_bounded() -> None:
    counts = Counts(1, Clock())
    for number in range(10 * MOST_KINDS):
        counts.note(number)
    assert len(counts) == MOST_KINDS


def test_the_log_of_the_server_keeps_floods_of_other_libraries_short(written: io.StringIO) -> None:
    start_logs("info", "json", written)
    for _ in range(1000):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert written.getvalue().count("Invalid HTTP") == FEW


def test_no_line_needs_a_module_that_is_not_there_yet() -> None:
    """When no more files can be opened, an import fails, and so would the line that tells of it."""
    code = """
import io, logging, sys
from mikrokosmos.server.operations.logs import start_logs
for form in ("text", "json"):
    start_logs("info", form, io.StringIO())
    before = set(sys.modules)
    try:
        try:
            raise OSError(24, "Too many open files")
        except OSError as error:
            raise ExceptionGroup("two", [error, ValueError("a\\x1bb\\u202e")]) from error
    except ExceptionGroup:
        logging.getLogger("mikrokosmos").exception("it failed\\x1b", extra={"what": {"a": 1.5}, "it": object()})
    print(sorted(set(sys.modules) - before))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split("\n")[:2] == ["[]", "[]"], told.stdout
