"""Who may know what."""

from __future__ import annotations

from mikrokosmos.core.secrecy import all_seen, events_seen
from mikrokosmos.core.types import Event

EVENTS: list[Event] = [{"type": "a", "sees": "all"}, {"type": "b", "sees": [1]}, {"type": "c", "sees": [0, 2]}]


def test_of_events_everybody_hears_what_they_may() -> None:
    assert [event["type"] for event in events_seen(EVENTS, [])] == ["a"]
    assert [event["type"] for event in events_seen(EVENTS, [1])] == ["a", "b"]
    assert [event["type"] for event in events_seen(EVENTS, [0, 1])] == ["a", "b", "c"]


def test_whoever_may_see_every_event_has_seen_all() -> None:
    assert not any(all_seen(EVENTS, seat) for seat in (None, 0, 1, 2, 3))
    assert [seat for seat in (None, 0, 1, 2, 3) if all_seen(EVENTS[::2], seat)] == [0, 2]
    assert all(all_seen(EVENTS[:1], seat) for seat in (None, 0, 3))
