"""The log of the server: one line for every event, as text or as JSON, without secrets.

    start_logs("info", "json")
    logging.getLogger("mikrokosmos.server").info("seat taken", extra={"table": table.id, "seat": 2})

All loggers end in one handler, those of the web server too (start it with `log_config=None`). The handler's filter
takes out what must not be told (`redaction`) before anything is written. A line stays a line: no name or address can
forge one. The level is that of our own lines: libraries are heard from `warning` on, whatever is set, since below that
they tell paths, headers, messages and statements. Of warnings that repeat themselves only the first few of a minute are
written (`flood_log`).
"""

from __future__ import annotations

import codecs
import json
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

from mikrokosmos.server.operations.flood_log import Repeats
from mikrokosmos.server.operations.redaction import HIDDEN, redact, redact_text, secret_name

LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")

ESCAPES = codecs.lookup("unicode_escape")
"""Found now: while a line is written nothing is imported, or it would fail when no more files can be opened."""

OURS = "mikrokosmos"
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket on whose behalf something is logged."""

STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}
"""What every record has; all else is a field given by `extra`. (`color_message` is the web server's, said twice.)"""


class Redaction(logging.Filter):
    """Takes secrets out of a record for good, whoever formats it later."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record through, without what it must not tell."""
        try:
            message = record.getMessage()
        except Exception:  # arguments that do not fit: Python would print them all, unredacted
            message = f"{record.msg} (its arguments do not fit)"
        record.msg, record.args = redact_text(message), ()
        if record.exc_info and record.exc_info[0] is not None:
            record.exc_text = redact_text("".join(traceback.format_exception(*record.exc_info)).rstrip())
            record.exc_info = None
        elif record.exc_text:
            record.exc_text = redact_text(record.exc_text)
        if record.stack_info:
            record.stack_info = redact_text(record.stack_info)
        if request := REQUEST.get():
            record.request = request
        for name in fields(record):
            value = record.__dict__[name]
            record.__dict__[name] = HIDDEN if secret_name(name) else redact(value)
        return True


def fields(record: logging.LogRecord) -> list[str]:
    """The names of what was given by `extra`."""
    return [name for name in record.__dict__ if name not in STANDARD]


def when(record: logging.LogRecord) -> str:
    """The time in UTC, to the millisecond."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class AsJson(logging.Formatter):
    """One JSON object on one line, in ASCII."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {name: record.__dict__[name] for name in fields(record)} | {
            "time": when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_text:
            line["exception"] = record.exc_text
        if record.stack_info:
            line["stack"] = record.stack_info
        return json.dumps(line, default=str)


class AsText(logging.Formatter):
    """A line for people; the lines of an exception follow, set in."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and what belongs to it."""
        given = [
            f"{name}={json.dumps(record.__dict__[name], ensure_ascii=False, default=str)}" for name in fields(record)
        ]
        head = " ".join([when(record), f"{record.levelname:<7}", f"{record.name}:", record.getMessage(), *given])
        more = [line for text in (record.exc_text, record.stack_info) if text for line in text.splitlines()]
        return "\n    ".join(printable(line) for line in (head, *more))


def printable(text: str) -> str:
    """The text on one line: signs that move the cursor or turn the text are written as escapes."""
    return "".join(sign if sign.isprintable() or sign == " " else ESCAPES.encode(sign)[0].decode() for sign in text)


def start_logs(level: str, form: str, stream: TextIO | None = None) -> logging.Handler:
    """From now on all logs go to the stream (stderr), ours from this level on; what was set up before is replaced."""
    if level not in LEVELS or form not in FORMATS:
        raise ValueError(f"a level is one of {', '.join(LEVELS)}, a format one of {', '.join(FORMATS)}")
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText())
    handler.addFilter(Repeats())  # before the work of the next one
    handler.addFilter(Redaction())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    ours = logging.getLogger(OURS)
    ours.setLevel(level.upper())
    root.setLevel(max(ours.level, logging.WARNING))
    return handler
