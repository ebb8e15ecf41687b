"""JSON as it is stored: bounded, whole, and the same on every database."""

from __future__ import annotations

import json
import re

from mikrokosmos.core.interface import Json
from mikrokosmos.server.storage.errors import BadInput

UNSTORABLE = re.compile("[\0\ud800-\udfff]")
"""A NUL, or half a character."""


dumps = json.JSONEncoder(allow_nan=False, separators=(",", ":")).encode
"""Compact and in ASCII: a database may refuse or change what lies beyond, such as a lone surrogate."""


def checked_json(what: str, value: Json, limit: int) -> Json:
    """The value, if it is a JSON object of at most so many bytes."""
    checked_json_text(what, value, limit)
    return value


def checked_json_text(what: str, value: Json, limit: int) -> str:
    """The same as the text that is stored."""
    if not isinstance(value, dict):
        raise BadInput(f"{what} must be a JSON object, not {type(value).__name__}")
    try:
        text = dumps(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInput(f"{what} is not JSON: {error}") from error
    if len(text) > limit:
        raise BadInput(f"{what} has {len(text):,} bytes, more than {limit:,}")
    return text


def checked_text(what: str, value: str, limit: int) -> str:
    """The text, if every database can hold it: not empty, not too long, no NUL and no half characters."""
    if not isinstance(value, str):
        raise BadInput(f"{what} must be text, not {type(value).__name__}")
    if not 0 < len(value) <= limit:
        raise BadInput(f"{what} has {len(value):,} characters; 1 to {limit:,} are allowed")
    if UNSTORABLE.search(value):
        raise BadInput(f"{what} holds a character that cannot be stored")
    return value


def checked_number(what: str, value: int, least: int, most: int) -> int:
    """The number, if it is whole and within these bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput(f"{what} must be a whole number, not {type(value).__name__}")
    if not least <= value <= most:
        raise BadInput(f"{what} is {value}; {least:,} to {most:,} are allowed")
    return value
