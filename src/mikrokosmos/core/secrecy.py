"""Who may know what: of all that has happened, what a seat is told."""

from __future__ import annotations

from collections.abc import Iterable

from mikrokosmos.core.types import Event


def events_seen(events: Iterable[Event], seats: Iterable[int]) -> list[Event]:
    """Of what has happened, what one of these seats may see; a spectator has no seat and sees what all see."""
    mine = set(seats)
    return [event for event in events if event["sees"] == "all" or mine & set(event["sees"])]


def all_seen(events: Iterable[Event], seat: int | None) -> bool:
    """Whether a seat (or a spectator, `None`) may see everything that has happened."""
    return all(event["sees"] == "all" or seat in event["sees"] for event in events)
