"""`mikrokosmos train`: learned weights made anew, by the recipe of the shipped ones."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

import mikrokosmos as mk
from mikrokosmos.cli.arguments import BadArgument, Lang, cannot_use, options_of, terminal, texts_in
from mikrokosmos.cli.interruption import Interruption
from mikrokosmos.cli.phrases import printable
from mikrokosmos.lab.workers import cores
from mikrokosmos.texts import ENGLISH, Texts
from mikrokosmos.texts.names import game_name

if TYPE_CHECKING:  # it needs PyTorch, which is there only if somebody wants to train
    from mikrokosmos.train.recipe import Training

INTERRUPTED = 130
INSTALL = "pip install mikrokosmos[train]"
"""What brings the packages that training needs."""

Notice = Callable[[str, float, float], None]


def train(
    game: Annotated[str, typer.Argument(help="help-train-game", metavar="GAME")],
    players: Annotated[int, typer.Option(help="help-train-players", metavar="NUMBER")],
    folder: Annotated[Path | None, typer.Option(help="help-train-folder", metavar="DIR")] = None,
    processes: Annotated[int | None, typer.Option(min=1, help="help-train-processes", metavar="NUMBER")] = None,
    tiny: Annotated[bool, typer.Option("--tiny", help="help-train-tiny")] = False,
    install: Annotated[bool, typer.Option("--install", help="help-train-install")] = False,
    lang: Lang = ENGLISH,
) -> None:
    """Make learned weights: play, learn, compare, generation by generation."""
    texts = texts_in(lang, "train")
    found = mk.game(game)
    options_of(found, players, texts)
    if tiny and install:
        raise BadArgument(texts("train-tiny-install"))
    recipes = _recipes(texts)
    if (game, players) not in recipes.RECIPES:
        raise BadArgument(texts("train-no-recipe", game=printable(game_name(texts, game))))
    recipe = recipes.RECIPES[game, players]
    place = folder or Path("training") / f"{game}-{players}{'-tiny' if tiny else ''}"
    command = _command(game, players, folder, tiny, install, lang)
    try:
        with Interruption() as interruption, _bar(texts) as show:
            training = recipes.Training(recipes.tiny(recipe) if tiny else recipe, place, processes or cores())
            training.notice = _notice(training.steps, interruption, show)
            training.run()
    except recipes.OtherRecipe:
        raise BadArgument(texts("train-other-recipe", path=str(place))) from None
    except KeyboardInterrupt:
        typer.echo(texts("train-interrupted"), err=True)
        typer.echo(texts("train-command", command=command), err=True)
        raise typer.Exit(INTERRUPTED) from None
    except OSError as error:
        raise cannot_use(error.filename or place, error, texts) from error
    _report(training, command, texts)
    if install:
        _install(training, found, texts)


def _recipes(texts: Texts) -> ModuleType:
    """What trains, if the packages it needs are there."""
    try:
        from mikrokosmos.train import recipe
    except ImportError as error:
        raise BadArgument(texts("train-missing", package=error.name or "torch", command=INSTALL)) from error
    return recipe


def _command(game: str, players: int, folder: Path | None, tiny: bool, install: bool, lang: str) -> str:
    """What to type to go on, or to have the same again."""
    words = ["mikrokosmos", "train", game, "--players", str(players)]
    words += ["--folder", str(folder)] if folder else []
    words += ["--tiny"] if tiny else []
    words += ["--install"] if install else []
    return shlex.join(words if lang == ENGLISH else [*words, "--lang", lang])


def _notice(steps: list[str], interruption: Interruption, show: Notice) -> Notice:
    """Shows how far a step is, and leaves where somebody has asked to."""

    def notice(step: str, done: float, total: float) -> None:
        if interruption.asked:
            raise KeyboardInterrupt
        show(f"{steps.index(step) + 1}/{len(steps)} {step}", done, total)

    return notice


@contextmanager
def _bar(texts: Texts) -> Iterator[Notice]:
    """A bar that grows where somebody watches, a new one for every step."""
    console = terminal(stderr=True)
    if not console.is_terminal:
        yield lambda step, done, total: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        tasks: dict[str, Any] = {}

        def show(step: str, done: float, total: float) -> None:
            if step not in tasks:
                for task in tasks.values():
                    bar.remove_task(task)
                tasks.clear()
                place, kind, number = step.split()
                at, _, of = place.partition("/")
                said = texts(f"train-step-{kind}", step=int(at), steps=int(of), number=int(number))
                tasks[step] = bar.add_task(said, total=total)
            bar.update(tasks[step], completed=done, total=total)

        yield show


def _report(training: Training, command: str, texts: Texts) -> None:
    """The table of generations, and the files."""
    from mikrokosmos.train.page import generations, heads, page, title

    path = training.folder / "training.html"
    try:
        path.write_text(page(training.log, texts, command), encoding="utf-8")
    except OSError as error:
        raise cannot_use(path, error, texts) from error
    table = Table(title=title(training.log, texts), title_justify="left")
    for at, head in enumerate(heads(texts)):
        table.add_column(head, justify="right" if at > 1 else "left")
    for row in generations(training.log, texts):
        table.add_row(*row)
    terminal().print(table)
    typer.echo(texts("train-written", weights=str(training.result), page=str(path)))


def _install(training: Training, game: mk.Game, texts: Texts) -> None:
    """Copy the weights to where the game looks for its own."""
    package = type(game).__module__.rpartition(".")[0]
    target = Path(str(files(package).joinpath("weights", f"{training.recipe.players}.weights")))
    try:
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(training.result.read_bytes())
    except OSError as error:
        raise cannot_use(target, error, texts) from error
    typer.echo(texts("train-installed", path=str(target)))
