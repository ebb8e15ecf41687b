"""The result of many games, as a table for a person and as JSON for a program."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from mikrokosmos.cli.phrases import printable
from mikrokosmos.core.types import Json
from mikrokosmos.lab.figures import hundredths, plain
from mikrokosmos.lab.matches import Matches
from mikrokosmos.lab.tally import Line, Tally
from mikrokosmos.texts import Texts
from mikrokosmos.texts.names import bot_name, game_name


def print_standings(console: Console, texts: Texts, matches: Matches, tally: Tally, seconds: float) -> None:
    """How every seat did, how every bot did where that is something else, and how long games are."""
    title = texts("standings-title", game=game_name(texts, matches.game.id), games=tally.games, seed=str(matches.seed))
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
    decisions = texts.number(tally.decisions_per_game, 1)
    said = texts("standings-pace", decisions=decisions, rate=texts.number(rate, 0 if rate >= 10 else 1))
    console.print(said, soft_wrap=True)


def _table(texts: Texts, title: str, first: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(texts(first), justify="right")
    table.add_column(texts("standings-bot"))
    for head in ("wins", "share", "interval", "points", "spread"):
        table.add_column(texts(f"standings-{head}"), justify="right")
    return table


def _cells(texts: Texts, line: Line) -> list[str]:
    share, low, high = (hundredths(texts, part) for part in line.share)
    return [
        printable(bot_name(texts, line.bot)),
        plain(texts, line.wins),
        texts("standings-percent", share=share),
        texts("standings-between", low=low, high=high),
        texts.number(line.mean, 1),
        texts.number(line.spread, 1),
    ]


def as_json(matches: Matches, tally: Tally, asked: int, seconds: float, interrupted: bool) -> Json:
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


def _facts(line: Line) -> Json:
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
