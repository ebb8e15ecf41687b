"""The result of an arena as tables in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from mikrokosmos.cli.phrases import printable
from mikrokosmos.lab.figures import elo, elo_interval, hundredths, interval, notes, pair, percent, plain
from mikrokosmos.lab.types import TimedResult
from mikrokosmos.texts import Texts
from mikrokosmos.texts.names import bot_name, game_name


def print_arena(console: Console, texts: Texts, told: TimedResult) -> None:
    """Standings, head to head, by turn order, and what one should know about the figures."""
    console.print(_standings(texts, told))
    bots = [line["bot"] for line in told["standings"]]
    if len(bots) > 2:
        console.print(_pairs(texts, told, bots))
    console.print(_orders(texts, told))
    pace = texts(
        "arena-pace", decisions=texts.number(told["decisions_per_game"], 1), fair=hundredths(texts, told["fair"])
    )
    for line in (pace, *notes(texts, told)):
        console.print(printable(line), soft_wrap=True)


def _table(title: str, *heads: str) -> Table:
    table = Table(title=printable(title), title_justify="left")
    for at, head in enumerate(heads):
        table.add_column(printable(head), justify="right" if at else "left")
    return table


def _standings(texts: Texts, told: TimedResult) -> Table:
    about = texts(
        "arena-sentence",
        games=told["games"],
        deals=told["deals"],
        players=told["players"],
        seed=str(told["seed"]),
    )
    heads = ("bot", "elo", "interval", "wins", "share", "interval", "points", "spread", "place", "thinking")
    title = texts("field-line", name=texts("arena-title", game=game_name(texts, told["game"])), value=about)
    table = _table(title, *(texts(f"arena-{head}") for head in heads))
    for line in told["standings"]:
        thinking = told["timing"]["bots"][line["bot"]]["microseconds_per_decision"]
        table.add_row(
            printable(bot_name(texts, line["bot"])),
            elo(texts, line["elo"]),
            elo_interval(texts, line),
            plain(texts, line["wins"]),
            percent(texts, line["share"]),
            interval(texts, line),
            texts.number(line["points"], 1),
            texts.number(line["spread"], 1),
            texts.number(line["place"], 2),
            texts.number(thinking, 1),
        )
    return table


def _pairs(texts: Texts, told: TimedResult, bots: list[str]) -> Table:
    table = _table(texts("arena-pairs"), texts("arena-bot"), *(bot_name(texts, bot) for bot in bots))
    met = {(each["bot"], each["other"]): each for each in told["pairs"]}
    for bot in bots:
        table.add_row(printable(bot_name(texts, bot)), *(pair(texts, met.get((bot, other))) for other in bots))
    return table


def _orders(texts: Texts, told: TimedResult) -> Table:
    heads = [texts("arena-order", number=at + 1) for at in range(told["players"])]
    table = _table(texts("arena-orders"), texts("arena-bot"), *heads)
    for line in told["standings"]:
        table.add_row(
            printable(bot_name(texts, line["bot"])), *(percent(texts, order["share"]) for order in line["by_order"])
        )
    return table
