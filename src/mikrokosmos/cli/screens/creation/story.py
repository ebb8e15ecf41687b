"""A turn retold: what was pushed or shown, where the tile went, what filled the gap."""

from __future__ import annotations

from collections.abc import Sequence

from mikrokosmos.cli.phrases import Phrases, without
from mikrokosmos.core.types import Event

SILENT = frozenset({"laid", "dealt", "turn", "drew", "over"})
"""What the heading or the map shows anyway."""


def tell(phrases: Phrases, events: Sequence[Event]) -> list[str]:
    """The sentences of one move."""
    told = [without(event, "sees") for event in events if event["type"] not in SILENT]
    return [phrases.say("event" if event["type"] == "first" else "told", event) for event in told]
