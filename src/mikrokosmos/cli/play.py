"""`mikrokosmos play`: a person against bots, in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

import mikrokosmos as mk
from mikrokosmos.cli.arguments import (
    HELP,
    ContentFile,
    Lang,
    Seed,
    TilesFile,
    game_texts,
    options_of,
    terminal,
    texts_in,
)
from mikrokosmos.cli.files import one_record
from mikrokosmos.cli.sitting import Sitting
from mikrokosmos.texts import ENGLISH


def play(
    game: Annotated[str, typer.Option(help=HELP("help-play-game"), metavar="NAME")] = "smallworld",
    players: Annotated[int, typer.Option(help=HELP("help-play-players"), metavar="NUMBER")] = 2,
    seed: Seed = None,
    content: ContentFile = None,
    tiles: TilesFile = None,
    load: Annotated[Path | None, typer.Option(help=HELP("help-play-load"), metavar="FILE")] = None,
    lang: Lang = ENGLISH,
) -> None:
    """Play in the terminal, in the first seat, against bots that choose at random."""
    texts = texts_in(lang)
    if load:
        record = one_record(load, 1, texts)
        record.replay()  # a record that does not replay is refused now, in one line
    else:
        found = mk.game(game)
        record = mk.Record.start(found, **options_of(found, players, texts, content=content, tiles=tiles))
    Sitting(record, game_texts(lang, record.game.id), terminal(), random.Random(seed)).run()
