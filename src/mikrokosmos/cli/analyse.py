"""`mikrokosmos analyse`: what happened in a finished game, and why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import mikrokosmos as mk
from mikrokosmos.analysis import Analysis, mark_of
from mikrokosmos.analysis.analysis import Progress as Notice
from mikrokosmos.cli.analysis_page import page
from mikrokosmos.cli.analysis_words import AnalysisWords
from mikrokosmos.cli.arguments import AsJson, BadArgument, Lang, cannot_use, print_json, terminal, texts_in
from mikrokosmos.cli.files import one_record
from mikrokosmos.core.types import Json
from mikrokosmos.texts import ENGLISH, Texts


def analyse(
    file: Annotated[Path, typer.Argument(help="help-analyse-file", metavar="FILE")],
    game: Annotated[int, typer.Option(min=1, help="help-analyse-game", metavar="NUMBER")] = 1,
    level: Annotated[str, typer.Option(help="help-analyse-level", metavar="LEVEL")] = "quick",
    seat: Annotated[int | None, typer.Option(help="help-analyse-seat", metavar="NUMBER")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="help-seed", metavar="NUMBER")] = 0,
    html: Annotated[Path | None, typer.Option(help="help-analyse-html", metavar="FILE")] = None,
    processes: Annotated[int | None, typer.Option(min=1, help="help-analyse-processes", metavar="NUMBER")] = None,
    lang: Lang = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Analyse a finished game: win chances, mistakes with reasons, luck."""
    texts = texts_in(lang, "analysis")
    record = one_record(file, game, texts)
    count = len(record.replay(0).scores())
    if seat is not None and not 1 <= seat <= count:
        raise BadArgument(texts("analysis-bad-seat", seat=seat, count=count))
    with _bar(texts) as notice:
        found = mk.analyse(record, level, seed, processes, notice)
    words = AnalysisWords(found, lang)
    only = None if seat is None else seat - 1
    if html is not None:
        try:
            html.write_text(page(found, words), encoding="utf-8")
        except OSError as error:
            raise cannot_use(html, error, texts) from error
    if as_json:
        print_json(_of_seat(found.to_json(), only))
        return
    print_analysis(terminal(), words, found, only)
    if html is not None:
        typer.echo(texts("analysis-written", path=str(html)))


def _of_seat(told: Json, seat: int | None) -> Json:
    """Only the turns and books of one seat, if one was asked for."""
    if seat is None:
        return told
    kept = {key: [each for each in told[key] if each["seat"] == seat] for key in ("turns", "sums")}
    return {**told, **kept}


def print_analysis(console: Console, words: AnalysisWords, found: Analysis, seat: int | None) -> None:
    """The story, a line for every turn, the books, and what would have been better."""
    texts = words.texts
    for sentence in words.story():
        console.print(sentence, soft_wrap=True)
    if not found.calibrated:
        console.print(texts("analysis-uncalibrated"), soft_wrap=True)
    console.print()
    console.print(_turns(words, found, seat))
    for turn in found.turns:
        mark = mark_of(turn.loss)
        if mark and turn.better and seat in (None, turn.part.seat):
            console.print(words.marked(turn, mark), soft_wrap=True)
            for line in (texts("analysis-better", plan=words.plan(turn.better)), words.why(turn.better)):
                console.print(f"  {line}", soft_wrap=True)
    console.print()
    console.print(_books(words, found, seat))
    about = texts("analysis-about", name=found.evaluator["name"], version=found.evaluator["version"])
    console.print(about, soft_wrap=True)


def _turns(words: AnalysisWords, found: Analysis, seat: int | None) -> Table:
    texts = words.texts
    table = Table(title=texts("analysis-turns"), title_justify="left")
    for head in ("turn", "round", "player", "before", "after", "dice", "draws", "lost", "mark"):
        table.add_column(texts(f"analysis-{head}"), justify="left" if head in ("player", "mark") else "right")
    for turn in found.turns:
        who = turn.part.seat
        if who is None or seat not in (None, who):
            continue
        mark = mark_of(turn.loss)
        kinds = [sum(event.effects[who] for event in turn.luck if event.kind == kind) for kind in ("dice", "draws")]
        table.add_row(
            str(turn.part.number + 1),
            str(turn.part.round),
            words.who(who),
            words.percent(turn.before[who]),
            words.percent(turn.after[who]),
            *(words.signed(luck) if round(100 * luck) else "" for luck in kinds),
            words.signed(-turn.loss) if round(100 * turn.loss) else "",
            texts(f"analysis-{mark}") if mark else "",
        )
    return table


def _books(words: AnalysisWords, found: Analysis, seat: int | None) -> Table:
    texts = words.texts
    table = Table(title=texts("analysis-books"), title_justify="left")
    for head in ("player", "start", "dice", "draws", "own", "others", "residual", "result"):
        table.add_column(texts(f"analysis-{head}"), justify="left" if head == "player" else "right")
    for each in found.sums:
        if seat in (None, each.seat):
            parts = (each.dice, each.draws, each.own, sum(each.others), each.residual)
            table.add_row(
                words.who(each.seat),
                words.percent(each.start),
                *(words.signed(part) for part in parts),
                words.percent(each.result),
            )
    return table


@contextmanager
def _bar(texts: Texts) -> Iterator[Notice]:
    """A bar that grows where somebody watches."""
    console = terminal(stderr=True)
    if not console.is_terminal:
        yield lambda done, total: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(texts("analysis-bar"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
