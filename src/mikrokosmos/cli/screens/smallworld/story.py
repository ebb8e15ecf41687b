"""A turn retold: what one move did, with who lost what by it."""

from __future__ import annotations

from collections.abc import Sequence

from mikrokosmos.cli.screens.smallworld.names import halves, holder, name_of, spot
from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json

SILENT = frozenset({"turn", "banner", "shown", "placed", "readied", "set-aside", "unmarked", "tribe-gone", "over"})
"""What the heading or the map shows anyway."""

SPARE_MARKERS = frozenset({"lair", "dragon", "camp"})
"""Markers that come with a conquest, or are placed anew every turn: the map shows where they stand."""


def tell(words: Words, seat: int, before: Json, events: Sequence[Json]) -> list[str]:
    """The sentences of one move; `before` is the view as it was, which knows who held what."""
    by_type = {event["type"]: event for event in events}
    fought = "conquered" in by_type or "failed" in by_type
    lines = []
    for event in events:
        kind = event["type"]
        if kind in SILENT or (kind in ("rolled", "lost") and fought):
            continue
        if kind == "marked" and event["marker"] in SPARE_MARKERS:
            continue
        if kind == "picked":
            lines.append(_picked(words, before, event))
        elif kind in ("conquered", "failed"):
            lines.append(_fought(words, before, event, by_type))
        elif kind == "marked":
            lines.append(words.say("told", event))
        elif kind == "coins" and event["seat"] == seat:
            lines.append(_earned(words, event))
        else:
            lines.append(words.event(event))
    return lines


def _picked(words: Words, before: Json, event: Json) -> str:
    found = before["column"][event["slot"] - 1]["coins"]
    return words.texts("told-picked", **halves(words, event), tokens=event["tokens"], paid=event["paid"], found=found)


def _fought(words: Words, before: Json, event: Json, by_type: dict[str, Json]) -> str:
    """A conquest or a failure, with the roll, the loser and the loss."""
    region = before["regions"][event["region"] - 1]
    race = name_of(words, event["race"], "race")
    pips = by_type["rolled"]["pips"] if "rolled" in by_type else 0
    fields = {"race": race, "spot": spot(words, event["region"]), "pips": pips}
    of = holder(words, region)
    if event["type"] == "failed":
        held = "tribe" if region["tribe"] else "people" if of else "no"
        return words.texts("told-failed", **fields, held=held, holder=of)
    lost = by_type.get("lost", {"tokens": 0, "kept": 0})
    said = words.texts("told-conquered", **fields, how=event["how"], tokens=event["tokens"])
    if not of:
        return words.texts("told-empty", deed=said)
    if region["tribe"]:
        return words.texts("told-tribe", deed=said)
    return words.texts("told-taken", deed=said, holder=of, lost=lost["tokens"], kept=lost["kept"])


def _earned(words: Words, event: Json) -> str:
    if not event["terms"]:
        return words.texts("told-nothing")
    return words.texts("told-coins", coins=event["coins"], terms=words.terms(event))
