"""`mikrokosmos bots`: who one can play against."""

from __future__ import annotations

from rich.table import Table

import mikrokosmos as mk
from mikrokosmos import bots as roster
from mikrokosmos.cli.arguments import AsJson, Lang, print_json, terminal, texts_in
from mikrokosmos.cli.phrases import printable
from mikrokosmos.texts import ENGLISH, Texts
from mikrokosmos.texts.names import NAMES, bot_name, game_name


def list_bots(lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """One line for each bot: what it is, and which games it plays."""
    texts = texts_in(lang, "arena")
    found = {name: [each for each in mk.games() if roster.plays(name, mk.game(each))] for name in roster.names()}
    if as_json:
        print_json([{"id": name, "package": roster.origin(name), "games": games} for name, games in found.items()])
        return
    table = Table(texts("bots-bot"), "--bot", texts("bots-about"), texts("bots-games"))
    for name, games in found.items():
        plays = texts("between-names").join(game_name(texts, game) for game in games) or texts("bots-none")
        said = texts("bots-any") if games == mk.games() else plays
        table.add_row(printable(bot_name(texts, name)), printable(name), about(name, texts), said)
    terminal().print(table)


def about(name: str, texts: Texts) -> str:
    """What a bot is, in a line."""
    package = roster.origin(name)
    if package is not None:
        return texts("bot-foreign", package=printable(package))
    return texts(f"bot-{name}-text") if f"bot-{name}-text" in texts else texts("bot-registered")


def bot_id(given: str, texts: Texts) -> str:
    """The bot that somebody means: by its id, or by its name in the language spoken or in English."""
    known = roster.names()
    if given in known:
        return given
    spoken = [Texts(lang, NAMES) for lang in (texts.lang, ENGLISH)]
    named = {bot_name(each, name).casefold(): name for each in spoken for name in known}
    return named.get(given.casefold(), given)
