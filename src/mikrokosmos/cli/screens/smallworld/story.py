"""A turn retold: what one move did, with who lost what by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens.smallworld.names import halves, holder, name_of, spot

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.types.events import CoinsEvent, ConqueredEvent, Event, FailedEvent, PickedEvent
    from mikrokosmos.games.smallworld.types.view import View

SILENT = frozenset({"turn", "banner", "shown", "placed", "readied", "set-aside", "unmarked", "tribe-gone", "over"})
"""What the heading or the map shows anyway."""

SPARE_MARKERS = frozenset({"lair", "dragon", "camp"})
"""Markers that come with a conquest, or are placed anew every turn: the map shows where they stand."""


def tell(phrases: Phrases, seat: int, before: View, events: Sequence[Event]) -> list[str]:
    """The sentences of one move; `before` is the view as it was, which knows who held what."""
    fought = any(event["type"] in ("conquered", "failed") for event in events)
    lines = []
    for event in events:
        if event["type"] in SILENT or (event["type"] in ("rolled", "lost") and fought):
            continue
        if event["type"] == "picked":
            lines.append(_picked(phrases, before, event))
        elif event["type"] == "conquered" or event["type"] == "failed":
            lines.append(_fought(phrases, before, event, events))
        elif event["type"] == "marked":
            lines += [phrases.say("told", event)] if event["marker"] not in SPARE_MARKERS else []
        elif event["type"] == "coins" and event["seat"] == seat:
            lines.append(_earned(phrases, event))
        else:
            lines.append(phrases.event(event))
    return lines


def _picked(phrases: Phrases, before: View, event: PickedEvent) -> str:
    found = before["column"][event["slot"] - 1]["coins"]
    named = halves(phrases, event["race"], event["power"])
    return phrases.texts("told-picked", **named, tokens=event["tokens"], paid=event["paid"], found=found)


def _fought(phrases: Phrases, before: View, event: ConqueredEvent | FailedEvent, events: Sequence[Event]) -> str:
    """A conquest or a failure, with the roll, the loser and the loss."""
    region = before["regions"][event["region"] - 1]
    race = name_of(phrases, event["race"], "race")
    pips = next((other["pips"] for other in events if other["type"] == "rolled"), 0)
    fields = {"race": race, "spot": spot(phrases, event["region"]), "pips": pips}
    of = holder(phrases, region)
    if event["type"] != "conquered":
        held = "tribe" if region["tribe"] else "people" if of else "no"
        return phrases.texts("told-failed", **fields, held=held, holder=of)
    said = phrases.texts("told-conquered", **fields, how=event["how"], tokens=event["tokens"])
    if not of:
        return phrases.texts("told-empty", deed=said)
    if region["tribe"]:
        return phrases.texts("told-tribe", deed=said)
    losses = [(other["tokens"], other["kept"]) for other in events if other["type"] == "lost"]
    lost, kept = losses[-1] if losses else (0, 0)
    return phrases.texts("told-taken", deed=said, holder=of, lost=lost, kept=kept)


def _earned(phrases: Phrases, event: CoinsEvent) -> str:
    if not event["terms"]:
        return phrases.texts("told-nothing")
    return phrases.texts("told-coins", coins=event["coins"], terms=phrases.terms(event["terms"]))
