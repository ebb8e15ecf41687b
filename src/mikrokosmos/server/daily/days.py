"""Days of the daily deal, by UTC: `2026-11-18` begins and ends everywhere at the same moment."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY = 24 * 3600 * 1000
"""Milliseconds."""


def day_of(now: int) -> str:
    """The day of a moment, which is given in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int(midnight.timestamp()) * 1000 + DAY


def day_before(day: str) -> str:
    """Yesterday, seen from that day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()
