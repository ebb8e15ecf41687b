"""`mikrokosmos bots`: who one can play against."""

from __future__ import annotations

from rich.table import Table

import mikrokosmos as mk
from mikrokosmos import bots as roster
from mikrokosmos.cli.arguments import AsJson, Lang, print_json, terminal, texts_in
from mikrokosmos.cli.words import printable
from mikrokosmos.texts import ENGLISH, Texts


def list_bots(lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """One line for each bot: what it is, and which games it plays."""
    texts = texts_in(lang, "arena")
    found = {name: [each for each in mk.games() if roster.plays(name, mk.game(each))] for name in roster.names()}
    if as_json:
        print_json([{"id": name, "package": roster.origin(name), "games": games} for name, games in found.items()])
        return
    table = Table(texts("bots-bot"), texts("bots-about"), texts("bots-games"))
    for name, games in found.items():
        said = texts("between-names").join(games) if games else texts("bots-none")
        table.add_row(printable(name), about(name, texts), texts("bots-any") if games == mk.games() else said)
    terminal().print(table)


def about(name: str, texts: Texts) -> str:
    """What a bot is, in a line."""
    package = roster.origin(name)
    if package is not None:
        return texts("bot-foreign", package=printable(package))
    return texts(f"bot-{name}") if f"bot-{name}" in texts else texts("bot-registered")
