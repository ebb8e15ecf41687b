"""`mikrokosmos play`: a person against bots, in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

import mikrokosmos as mk
from mikrokosmos import bots as roster
from mikrokosmos.cli.arguments import (
    BadArgument,
    ContentFile,
    Lang,
    Seed,
    TilesFile,
    game_texts,
    options_of,
    terminal,
    texts_in,
)
from mikrokosmos.cli.bots import bot_id
from mikrokosmos.cli.files import one_record
from mikrokosmos.cli.house import House, house_options, in_force
from mikrokosmos.cli.sitting import Sitting
from mikrokosmos.texts import ENGLISH, Texts
from mikrokosmos.texts.names import game_name

BEST = ("adept",)
"""The bots to play against, if the game has them; the first it has is taken."""


def play(
    game: Annotated[str, typer.Option(help="help-play-game", metavar="NAME")] = "smallworld",
    players: Annotated[int, typer.Option(help="help-play-players", metavar="NUMBER")] = 2,
    seed: Seed = None,
    content: ContentFile = None,
    tiles: TilesFile = None,
    house: House = None,
    bot: Annotated[str | None, typer.Option(help="help-play-bot", metavar="NAME")] = None,
    load: Annotated[Path | None, typer.Option(help="help-play-load", metavar="FILE")] = None,
    lang: Lang = ENGLISH,
) -> None:
    """Play in the terminal, in the first seat, against bots."""
    texts = texts_in(lang, "remarks")
    if load:
        record = one_record(load, 1, texts)
        record.replay()  # a record that does not replay is refused now, in one line
    else:
        found = mk.game(game)
        options = options_of(found, players, texts, content=content, tiles=tiles)
        record = mk.Record.start(found, **options, **house_options(found, house, texts))
    opponent = _opponent(record.game, bot, texts)
    console = terminal()
    for line in in_force(record.game, record.options, texts_in(lang, "house")):
        console.print(line, soft_wrap=True)
    if record.remark not in (None, "no-digest"):  # that a saved game is not over yet needs no telling
        console.print(texts(f"remark-{record.remark}"), soft_wrap=True)
    Sitting(record, game_texts(lang, record.game.id), console, random.Random(seed), opponent).run()


def _opponent(game: mk.Game, bot: str | None, texts: Texts) -> str:
    """The bot that was asked for, or the best opponent the game has."""
    if bot is None:
        return next((name for name in BEST if roster.plays(name, game)), roster.RANDOM)
    bot = bot_id(bot, texts)
    roster.maker(bot)  # an unknown one is refused now
    if not roster.plays(bot, game):
        able = ", ".join(name for name in roster.names() if roster.plays(name, game))
        raise BadArgument(texts("error-bot-plays", bot=bot, game=game_name(texts, game.id), able=able))
    return bot
