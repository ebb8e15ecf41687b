"""How large the body of a request may be: a record is long, what a table is set up with less so, all else is short."""

from __future__ import annotations

import re
from collections.abc import Callable

from mikrokosmos.server.settings.fields import Limits

LARGE: tuple[tuple[re.Pattern[str], Callable[[Limits], int]], ...] = (
    (re.compile(r"/api/replays"), lambda limits: limits.upload_bytes),
    (re.compile(r"/api/tables"), lambda limits: limits.content_bytes),
    (re.compile(r"/api/games/[^/]*/(content|selections)"), lambda limits: limits.content_bytes),
)
"""The routes that take more than a few fields."""


def most_bytes(path: str, limits: Limits) -> int:
    """The most bytes that may be sent to this path."""
    return next((most(limits) for pattern, most in LARGE if pattern.fullmatch(path)), limits.body_bytes)
