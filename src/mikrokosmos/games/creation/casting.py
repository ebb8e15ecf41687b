"""The interpreted twin of the one cast in the rules: a position known to be a realm is copied as one."""

from __future__ import annotations

__all__ = ["become"]

from typing import Any


def become(realm: Any, other: Any) -> None:
    """Make a realm equal to another position of the same game (the C twin casts without a check)."""
    realm.match(other)
