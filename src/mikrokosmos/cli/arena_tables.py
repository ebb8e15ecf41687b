"""The result of an arena as tables in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from mikrokosmos.cli.words import printable
from mikrokosmos.lab.figures import elo, elo_interval, hundredths, interval, notes, pair, percent, plain
from mikrokosmos.texts import Texts


def print_arena(console: Console, texts: Texts, told: dict[str, Any]) -> None:
    """Standings, head to head, by turn order, and what one should know about the figures."""
    console.print(_standings(texts, told))
    bots = [line["bot"] for line in told["standings"]]
    if len(bots) > 2:
        console.print(_pairs(texts, told, bots))
    console.print(_orders(texts, told))
    pace = texts("arena-pace", decisions=f"{told['decisions_per_game']:.1f}", fair=hundredths(told["fair"]))
    for line in (pace, *notes(texts, told)):
        console.print(printable(line), soft_wrap=True)


def _table(title: str, *heads: str) -> Table:
    table = Table(title=printable(title), title_justify="left")
    for at, head in enumerate(heads):
        table.add_column(printable(head), justify="right" if at else "left")
    return table


def _standings(texts: Texts, told: dict[str, Any]) -> Table:
    about = texts(
        "arena-sentence",
        games=told["games"],
        deals=told["deals"],
        players=told["players"],
        seed=str(told["seed"]),
    )
    heads = ("bot", "elo", "interval", "wins", "share", "interval", "points", "spread", "place", "thinking")
    title = texts("field-line", name=texts("arena-title", game=told["game"]), value=about)
    table = _table(title, *(texts(f"arena-{head}") for head in heads))
    for line in told["standings"]:
        thinking = told["timing"]["bots"][line["bot"]]["microseconds_per_decision"]
        table.add_row(
            printable(line["bot"]),
            elo(texts, line["elo"]),
            elo_interval(texts, line),
            plain(line["wins"]),
            percent(texts, line["share"]),
            interval(texts, line),
            f"{line['points']:.1f}",
            f"{line['spread']:.1f}",
            f"{line['place']:.2f}",
            f"{thinking:,.1f}",
        )
    return table


def _pairs(texts: Texts, told: dict[str, Any], bots: list[str]) -> Table:
    table = _table(texts("arena-pairs"), texts("arena-bot"), *bots)
    met = {(each["bot"], each["other"]): each for each in told["pairs"]}
    for bot in bots:
        table.add_row(printable(bot), *(pair(texts, met.get((bot, other))) for other in bots))
    return table


def _orders(texts: Texts, told: dict[str, Any]) -> Table:
    heads = [texts("arena-order", number=at + 1) for at in range(told["players"])]
    table = _table(texts("arena-orders"), texts("arena-bot"), *heads)
    for line in told["standings"]:
        table.add_row(printable(line["bot"]), *(percent(texts, order["share"]) for order in line["by_order"]))
    return table
