"""The commands and their arguments. A bad argument is one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

import mikrokosmos as mk
from mikrokosmos.cli.sitting import Sitting
from mikrokosmos.texts import ENGLISH, Texts, languages

# Help is shown before any language has been asked for.
HELP = Texts(ENGLISH, "cli")


class BadArgument(Exception):
    """An argument that cannot be used; the text says which and why."""


class OneLine(TyperGroup):
    """The group of commands; what goes wrong with arguments is told in one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, and turn errors of arguments into a line and exit code 2."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            code = 1
        except (BadArgument, mk.MikrokosmosError) as error:
            code = _told(str(error))
        except Exception as error:
            # Typer's own errors of usage; which class they derive from has changed between its versions.
            if not hasattr(error, "format_message"):
                raise
            code = _told(error.format_message())
        code = code if isinstance(code, int) else 0
        if standalone_mode:
            sys.exit(code)
        return code


def _told(message: str) -> int:
    line = " ".join(message.split())
    typer.echo(HELP("error-line", message=line), err=True)
    return 2


app = typer.Typer(
    cls=OneLine, help=HELP("help-app"), add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None
)


def show_version(asked: bool) -> None:
    """Say which version this is, and stop."""
    if asked:
        try:
            number = version("mikrokosmos")
        except PackageNotFoundError:  # run from a folder, never installed
            number = HELP("version-unknown")
        engine = HELP("engine-compiled") if mk.compiled() else HELP("engine-interpreted")
        typer.echo(HELP("version", number=number, engine=engine))
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def entry(
    context: typer.Context,
    asked: Annotated[
        bool, typer.Option("--version", help=HELP("help-version"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Show the help when no command is given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("games", help=HELP("help-games"))
def list_games() -> None:
    """One line for each game: its name and how many may play."""
    for name in mk.games():
        seats = mk.game(name).seats
        typer.echo(HELP("game-line", name=name, least=seats[0], most=seats[-1]))


@app.command("play", help=HELP("help-play"))
def play(
    game: Annotated[str, typer.Option(help=HELP("help-play-game"))] = "smallworld",
    players: Annotated[int, typer.Option(help=HELP("help-play-players"))] = 2,
    seed: Annotated[int | None, typer.Option(help=HELP("help-play-seed"))] = None,
    lang: Annotated[str, typer.Option(help=HELP("help-play-lang", known=", ".join(languages())))] = ENGLISH,
    load: Annotated[Path | None, typer.Option(help=HELP("help-play-load"))] = None,
) -> None:
    """Play in the terminal, in the first seat, against bots that choose at random."""
    if lang not in languages():
        raise BadArgument(HELP("error-language", lang=lang, known=", ".join(languages())))
    texts = Texts(lang, "cli")
    record = _load(load, texts) if load else _start(game, players, texts)
    texts = Texts(lang, "cli", record.game.id)
    console = Console(highlight=False, markup=False, emoji=False)
    Sitting(record, texts, console, random.Random(seed)).run()


def _start(name: str, players: int, texts: Texts) -> mk.Record:
    game = mk.game(name)
    if players not in game.seats:
        raise BadArgument(texts("error-players", least=game.seats[0], most=game.seats[-1], players=players))
    return mk.Record.start(game, players=players)


def _load(path: Path, texts: Texts) -> mk.Record:
    try:
        record = mk.Record.load(path)
    except OSError as error:
        raise BadArgument(texts("error-file", path=str(path), why=error.strerror or str(error))) from error
    record.replay()  # a record that does not replay is refused now, in one line
    return record
