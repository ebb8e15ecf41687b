"""The group of commands. What goes wrong is told in one clear line with exit code 2, never with a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

import mikrokosmos as mk
from mikrokosmos.cli.analyse import analyse
from mikrokosmos.cli.arena import arena
from mikrokosmos.cli.arguments import BadArgument, Lang
from mikrokosmos.cli.backup import backup, move, restore
from mikrokosmos.cli.bots import list_bots
from mikrokosmos.cli.check import check
from mikrokosmos.cli.games import list_games
from mikrokosmos.cli.help import TranslatedCommand, TranslatedGroup
from mikrokosmos.cli.language import choose, spoken
from mikrokosmos.cli.phrases import printable
from mikrokosmos.cli.play import play
from mikrokosmos.cli.replay import replay
from mikrokosmos.cli.rows import list_powers, list_races
from mikrokosmos.cli.serve import serve
from mikrokosmos.cli.show import show
from mikrokosmos.cli.simulate import simulate
from mikrokosmos.cli.tiles import list_tiles
from mikrokosmos.cli.train import train
from mikrokosmos.texts import ENGLISH

BAD = 2
INTERRUPTED = 130
PIPE_CLOSED = 1

COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "move": move,
    "simulate": simulate,
    "arena": arena,
    "train": train,
    "replay": replay,
    "analyse": analyse,
    "check": check,
    "show": show,
    "games": list_games,
    "bots": list_bots,
    "races": list_races,
    "powers": list_powers,
    "tiles": list_tiles,
}
"""The commands, in the order of the help."""


class OneLine(TranslatedGroup):
    """The group of commands; what goes wrong is told in one line."""

    def list_commands(self, ctx: object) -> list[str]:
        """In the order in which a newcomer meets them."""
        return list(COMMANDS)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: object,
    ) -> object:
        """Run, and turn errors into a line and an exit code."""
        lang = choose(sys.argv[1:] if args is None else args)
        for command in (self, *self.commands.values()):
            for option in command.params:
                if option.name == "lang":
                    option.default = lang
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()  # a reader who has left is noticed here, not when Python shuts down
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except BrokenPipeError:
            code = _nobody_reads()
        except SystemExit as left:
            code = left.code
        except (BadArgument, mk.MikrokosmosError) as error:
            code = _told(str(error))
        except OSError as error:
            code = _told(error.strerror or str(error))
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
    """One line; a file with several faults has a line for each."""
    first, *faults = [printable(" ".join(line.split())) for line in message.splitlines() if line.strip()] or [message]
    if len(faults) == 1:
        first, faults = f"{first} {faults[0].removeprefix('- ')}", []
    typer.echo(spoken()("error-line", message=first), err=True)
    for fault in faults:
        typer.echo(spoken()("error-more", message=fault), err=True)
    return BAD


def _nobody_reads() -> int:
    """`mikrokosmos races | head -1`: the reader has enough, and there is nobody to tell."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return PIPE_CLOSED


app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def show_version(asked: bool) -> None:
    """Say which version this is, and stop."""
    if asked:
        texts = spoken()
        try:
            number = version("mikrokosmos")
        except PackageNotFoundError:  # run from a folder, never installed
            number = texts("version-unknown")
        engine = texts("engine-compiled") if mk.compiled() else texts("engine-interpreted")
        typer.echo(texts("version", number=number, engine=engine))
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def entry(
    context: typer.Context,
    asked: Annotated[
        bool, typer.Option("--version", help="help-version", callback=show_version, is_eager=True)
    ] = False,
    lang: Lang = ENGLISH,
) -> None:
    """Show the help when no command is given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _name, _command in COMMANDS.items():
    app.command(_name, cls=TranslatedCommand)(_command)
