"""`mikrokosmos arena`: which bot is stronger, and how sure one may be."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

import mikrokosmos as mk
from mikrokosmos.cli.arena_tables import print_arena
from mikrokosmos.cli.arguments import (
    AsJson,
    BadArgument,
    ContentFile,
    Lang,
    TilesFile,
    cannot_use,
    options_of,
    print_json,
    terminal,
    texts_in,
)
from mikrokosmos.cli.bots import bot_id
from mikrokosmos.cli.house import House, house_arguments, house_options
from mikrokosmos.cli.interruption import Interruption
from mikrokosmos.lab.arena import Notice, hold
from mikrokosmos.lab.journal import Journal
from mikrokosmos.lab.outputs import Outputs
from mikrokosmos.lab.page import page
from mikrokosmos.lab.results import Results
from mikrokosmos.lab.sets import BotFailed
from mikrokosmos.lab.settings import Settings
from mikrokosmos.lab.types import TimedResult
from mikrokosmos.lab.workers import processes_for
from mikrokosmos.texts import ENGLISH, Texts

INTERRUPTED = 130


def arena(
    game: Annotated[str, typer.Argument(help="help-arena-game", metavar="GAME")] = "smallworld",
    bots: Annotated[str, typer.Option(help="help-arena-bots", metavar="NAMES")] = "",
    games: Annotated[int, typer.Option(min=1, help="help-arena-games", metavar="NUMBER")] = 400,
    players: Annotated[int | None, typer.Option(help="help-arena-players", metavar="NUMBER")] = None,
    seed: Annotated[int, typer.Option(help="help-seed", metavar="NUMBER")] = 1,
    processes: Annotated[int | None, typer.Option(min=1, help="help-arena-processes", metavar="NUMBER")] = None,
    out: Annotated[Path | None, typer.Option(help="help-arena-out", metavar="DIR")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-arena-resume")] = False,
    force: Annotated[bool, typer.Option("--force", help="help-arena-force")] = False,
    content: ContentFile = None,
    tiles: TilesFile = None,
    house: House = None,
    lang: Lang = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Let bots meet, and print how strong each is."""
    texts = texts_in(lang, "arena")
    settings = _settings(game, bots, games, players, seed, house, texts, content=content, tiles=tiles)
    number = processes_for(settings, processes)
    outputs = _outputs(out, resume, force, texts)
    command = _command(settings, out=out, content=content, tiles=tiles, lang=lang)
    began = time.perf_counter()
    with Interruption() as interruption, _bar(settings, texts) as notice:
        try:
            with Journal(outputs.journal, settings, resume, force) if outputs else nullcontext() as journal:
                results = hold(settings, number, journal, lambda: interruption.asked, notice)
        except BotFailed as error:
            kept = f"\n{texts('arena-kept')} {command} --resume" if outputs else ""
            raise BadArgument(f"{error}{kept}") from error
        except OSError as error:
            raise cannot_use(error.filename or out or "", error, texts) from error
    told: TimedResult = {**results.to_json(), "timing": results.timing(time.perf_counter() - began, number)}
    if outputs:
        try:
            outputs.write(told, page(told, texts, _command(settings, content=content, tiles=tiles, lang=ENGLISH)))
        except OSError as error:
            raise cannot_use(error.filename or outputs.json, error, texts) from error
    if as_json:
        print_json(told)
    else:
        print_arena(terminal(), texts, told)
        if outputs:
            typer.echo(texts("arena-written", json=str(outputs.json), html=str(outputs.html)))
    if not results.complete:
        _interrupted(results, told, command if outputs else None, texts)


def _settings(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    house: list[str] | None,
    texts: Texts,
    **files: Path | None,
) -> Settings:
    found = mk.game(game)
    names = [bot_id(name.strip(), texts) for name in bots.split(",") if name.strip()]
    default = len(names) if len(names) in found.seats else found.seats[0]
    options = options_of(found, default if players is None else players, texts, **files)
    options |= house_options(found, house, texts)
    return Settings.of(found, names, games, options.pop("players"), seed, options)


def _outputs(out: Path | None, resume: bool, force: bool, texts: Texts) -> Outputs | None:
    """The files, if any, after a look whether something precious is there."""
    if resume and force:
        raise BadArgument(texts("arena-both"))
    if out is None:
        if resume:
            raise BadArgument(texts("arena-no-out"))
        return None
    outputs = Outputs.at(out)
    if outputs is None:
        raise BadArgument(texts("arena-bad-out", path=str(out)))
    there = outputs.existing()
    if there and not resume and not force:
        raise BadArgument(texts("arena-exists", path=str(there)))
    try:
        outputs.journal.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_use(outputs.journal.parent, error, texts) from error
    return outputs


def _command(settings: Settings, **others: object) -> str:
    """What to type to have the same again."""
    words = ["mikrokosmos", "arena", settings.game, "--bots", ",".join(settings.bots), "--games", str(settings.games)]
    words += ["--players", str(settings.players), "--seed", str(settings.seed)]
    for word in house_arguments(settings.options.get("house", {})):
        words += ["--house", word]
    for name, value in others.items():
        if value is not None and (name, value) != ("lang", ENGLISH):
            words += [f"--{name}", str(value)]
    return shlex.join(words)


def _interrupted(results: Results, told: TimedResult, command: str | None, texts: Texts) -> None:
    typer.echo(texts("arena-interrupted", games=results.games, planned=told["planned"]), err=True)
    if command is None:
        typer.echo(texts("arena-lost"), err=True)
    else:
        typer.echo(texts("arena-again"), err=True)
        typer.echo(texts("arena-command", command=f"{command} --resume"), err=True)
    raise typer.Exit(INTERRUPTED)


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def render(self, task: Task) -> Text:
        """As fast as it has lately been."""
        rate = task.finished_speed or task.speed
        if rate is None:
            return Text("")
        return Text(self.texts("arena-rate", rate=self.texts.number(rate, 0 if rate >= 10 else 1)))


@contextmanager
def _bar(settings: Settings, texts: Texts) -> Iterator[Notice]:
    """A bar that grows where somebody watches."""
    console = terminal(stderr=True)
    if not console.is_terminal:
        yield lambda games: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(texts), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        plan = settings.plan
        task = bar.add_task(texts("arena-bar"), total=plan.deals(settings.games) * plan.games_per_deal)
        yield lambda games: bar.advance(task, games)
