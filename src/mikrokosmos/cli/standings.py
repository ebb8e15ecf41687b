"""The result of many games, as a table for a person and as JSON for a program."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from mikrokosmos.lab.matches import Matches
from mikrokosmos.lab.tally import Line, Tally
from mikrokosmos.texts import Texts


def print_standings(console: Console, texts: Texts, matches: Matches, tally: Tally, seconds: float) -> None:
    """How every seat did, how every bot did where that is something else, and how long games are."""
    title = texts("standings-title", game=matches.game.id, games=tally.games, seed=str(matches.seed))
    table = _table(texts, title, "standings-seat")
    for line in tally.seats:
        table.add_row(texts("standings-number", number=line.seats[0] + 1), *_cells(texts, line))
    console.print(table)
    if 1 < len(tally.bots) < len(tally.seats):
        table = _table(texts, texts("standings-by-bot"), "standings-seats")
        for line in tally.bots:
            seats = texts("between-names").join(str(seat + 1) for seat in line.seats)
            table.add_row(seats, *_cells(texts, line))
        console.print(table)
    rate = tally.games / seconds if seconds else 0.0
    decisions = f"{tally.decisions_per_game:.1f}"
    said = texts("standings-pace", decisions=decisions, rate=f"{rate:,.0f}" if rate >= 10 else f"{rate:.1f}")
    console.print(said, soft_wrap=True)


def _table(texts: Texts, title: str, first: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(texts(first), justify="right")
    table.add_column(texts("standings-bot"))
    for head in ("wins", "share", "interval", "points", "spread"):
        table.add_column(texts(f"standings-{head}"), justify="right")
    return table


def _cells(texts: Texts, line: Line) -> list[str]:
    share, low, high = (f"{100 * part:.1f}" for part in line.share)
    return [
        line.bot,
        f"{line.wins:.1f}".removesuffix(".0"),
        texts("standings-percent", share=share),
        texts("standings-between", low=low, high=high),
        f"{line.mean:.1f}",
        f"{line.spread:.1f}",
    ]


def as_json(matches: Matches, tally: Tally, asked: int, seconds: float, interrupted: bool) -> dict[str, Any]:
    """The same for a program. All but the last two fields are the same whenever the same is asked."""
    return {
        "game": matches.game.id,
        "options": matches.options,
        "seed": matches.seed,
        "asked": asked,
        "games": tally.games,
        "interrupted": interrupted,
        "decisions_per_game": tally.decisions_per_game,
        "seats": [{"seat": line.seats[0], **_facts(line)} for line in tally.seats],
        "bots": [{"seats": list(line.seats), **_facts(line)} for line in tally.bots],
        "seconds": seconds,
        "games_per_second": tally.games / seconds if seconds else None,
    }


def _facts(line: Line) -> dict[str, Any]:
    share, low, high = line.share
    return {
        "bot": line.bot,
        "wins": line.wins,
        "share": share,
        "low": low,
        "high": high,
        "points": line.mean,
        "spread": line.spread,
    }
