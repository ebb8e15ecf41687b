"""`mikrokosmos check`: whether records are true, move by move and to the end."""

from __future__ import annotations

from bisect import bisect_left
from pathlib import Path
from typing import Annotated

import typer

import mikrokosmos as mk
from mikrokosmos.cli.arguments import AsJson, Lang, print_json, texts_in
from mikrokosmos.cli.files import Unreadable, records
from mikrokosmos.cli.house import house_arguments
from mikrokosmos.cli.phrases import printable
from mikrokosmos.core.types import Json
from mikrokosmos.texts import ENGLISH, Texts

FALSE = 1

VERIFIED, NOT_YET, WITHHELD = "verified", "not-yet", "withheld"
"""What can be said of the dice of a record that is true move by move."""


def check(
    file: Annotated[Path, typer.Argument(help="help-check-file", metavar="FILE")],
    lang: Lang = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Replay every record of a file, roll its dice again, and compare its end with its digest; a line for each."""
    texts = texts_in(lang, "remarks")
    good = True
    for number, record in enumerate(records(file, texts), 1):
        found = judged(record, texts)
        good = good and found["ok"]
        if as_json:
            print_json({"game": number, **found})
        else:
            typer.echo(_line(texts, number, found))
    if not good:
        raise typer.Exit(FALSE)


def judged(record: mk.Record | Unreadable, texts: Texts) -> Json:
    """What is to be said of one record; of a false one, the first bad move if it is a move."""
    if isinstance(record, Unreadable):
        return {"ok": False, "moves": None, "move": None, "why": str(record)}
    try:
        end = record.replay()
    except mk.RecordError as error:
        why = " ".join(str(error).split())
        return {"ok": False, "moves": len(record.moves), "move": first_bad(record), "why": why}
    dice = dice_of(record, end)
    if dice == WITHHELD:
        return {
            "ok": False,
            "moves": len(record.moves),
            "move": None,
            "why": texts("check-seed-withheld"),
            "dice": dice,
        }
    found = {"ok": True, "moves": len(record.moves), "over": end.over, "scores": end.scores(), "winners": end.winners()}
    house = record.options.get("house", {})
    return {**found, "house": house, "dice": dice, "digest": record.digest, "remark": record.remark}


def dice_of(record: mk.Record, end: mk.State) -> str | None:
    """How far the dice of a record that replays can be believed: the replay has compared every roll with the seed."""
    if record.dice is None:
        return None
    if record.dice.seed is not None:
        return VERIFIED
    return WITHHELD if end.over else NOT_YET


def first_bad(record: mk.Record) -> int | None:
    """The number of the first move that cannot be; `None` if it is the options or the end that are wrong."""

    def fails(moves: int) -> bool:
        try:
            record.shorten(moves).replay()
        except mk.RecordError:
            return True
        return False

    if fails(0) or not fails(len(record.moves)):
        return None
    return bisect_left(range(len(record.moves)), True, key=fails)


def _line(texts: Texts, number: int, found: Json) -> str:
    if not found["ok"]:
        return texts("check-false", number=number, why=printable(found["why"]))
    line = (
        _end(texts, number, found) if found["over"] else texts("check-unfinished", number=number, moves=found["moves"])
    )
    if found["house"]:
        line = texts("check-house", line=line, house=texts("between-names").join(house_arguments(found["house"])))
    if found["dice"] == VERIFIED:
        line = texts("check-dice-verified", line=line)
    elif found["dice"] == NOT_YET:
        line = texts("check-dice-not-yet", line=line)
    remark = found["remark"]
    return texts("check-remark", line=line, remark=texts(f"remark-{remark}")) if remark else line


def _end(texts: Texts, number: int, found: Json) -> str:
    winners = texts("between-names").join(texts("seat-other", number=seat + 1) for seat in found["winners"])
    scores = texts("between-names").join(str(points) for points in found["scores"])
    return texts(
        "check-ok", number=number, moves=found["moves"], who=winners, count=len(found["winners"]), scores=scores
    )
