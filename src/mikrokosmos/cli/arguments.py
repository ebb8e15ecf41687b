"""What the commands have in common: arguments, their checks, and where words and results are printed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import mikrokosmos as mk
from mikrokosmos.cli.language import OPTION, spoken
from mikrokosmos.core.types import Json
from mikrokosmos.texts import Texts, languages
from mikrokosmos.texts.names import NAMES, game_name

PIPE_WIDTH = 120
"""How wide tables may be where nobody looks: in a file or a pipe."""

CONTENT_LIMIT = 1024 * 1024
"""More bytes than any file of own races, powers or tiles has."""

OWN = {"content": "smallworld", "tiles": "creation"}
"""The options with a file of something of one's own, and the game each is for."""


class BadArgument(Exception):
    """An argument that cannot be used; the text says which and why."""


Lang = Annotated[str, typer.Option(OPTION, help="help-lang", metavar="LANG")]
ContentFile = Annotated[Path | None, typer.Option("--content", help="help-content", metavar="FILE")]
TilesFile = Annotated[Path | None, typer.Option("--tiles", help="help-tiles-file", metavar="FILE")]
Secrets = Annotated[bool, typer.Option("--secrets", help="help-secrets")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Seed = Annotated[int | None, typer.Option("--seed", help="help-seed", metavar="NUMBER")]


def texts_in(lang: str, *parts: str) -> Texts:
    """The texts of a language, if there is such a language."""
    if lang not in languages():
        raise BadArgument(spoken()("error-language", lang=lang, known=", ".join(languages())))
    return Texts(lang, "cli", NAMES, *parts)


def game_texts(lang: str, game: str) -> Texts:
    """The texts of a language for the terminal and a game."""
    return texts_in(lang, game, f"{game}-names", f"why-{game}")


def options_of(game: mk.Game, players: int, texts: Texts, **files: Path | None) -> Json:
    """The keywords with which a game is started, checked as far as a person can mistype them."""
    if players not in game.seats:
        raise BadArgument(texts("error-players", least=game.seats[0], most=game.seats[-1], players=players))
    return {"players": players, **own_options(game.id, texts, **files)}


def own_options(game: str, texts: Texts, **files: Path | None) -> Json:
    """Files of own races and powers (`content`) or of own tiles as keywords for the game, if it has such a keyword."""
    found = {}
    for option, path in files.items():
        if path is None:
            continue
        if OWN[option] != game:
            raise BadArgument(
                texts("error-own", option=option, game=game_name(texts, OWN[option]), other=game_name(texts, game))
            )
        try:
            size = path.stat().st_size
        except OSError as error:
            raise cannot_use(path, error, texts) from error
        if not path.is_file() or size > CONTENT_LIMIT:
            text = "error-content" if option == "content" else "error-tiles"
            raise BadArgument(texts(text, path=str(path), most=CONTENT_LIMIT // 1024))
        found[option] = str(path)
    return found


def cannot_use(path: Path | str, error: OSError, texts: Texts) -> BadArgument:
    """The error for a file that the system will not open, read or write."""
    return BadArgument(texts("error-file", path=str(path), why=error.strerror or str(error)))


def terminal(stderr: bool = False) -> Console:
    """Where a person reads. Texts are plain: nothing in them is taken for markup."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in console._environ:
        console.width = PIPE_WIDTH
    return console


def print_json(value: object) -> None:
    """Where a program reads: one line of JSON."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
