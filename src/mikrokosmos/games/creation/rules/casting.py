"""The interpreted twin of the one cast in the rules: a position known to be a position is copied as one."""

from __future__ import annotations

__all__ = ["become"]

from typing import Any


def become(position: Any, other: Any) -> None:
    """Make a position equal to another position of the same game (the C twin casts without a check)."""
    position.match(other)
