"""`mikrokosmos simulate`: many games between bots, and who won how often."""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import IO, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import mikrokosmos as mk
from mikrokosmos import bots as roster
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
from mikrokosmos.cli.house import House, house_options
from mikrokosmos.cli.interruption import Interruption
from mikrokosmos.cli.standings import as_json as standings_json
from mikrokosmos.cli.standings import print_standings
from mikrokosmos.lab.matches import Ending, Matches
from mikrokosmos.lab.tally import Tally
from mikrokosmos.texts import ENGLISH, Texts

INTERRUPTED = 130
BLINK = 0.1
"""Seconds between two looks of the progress bar."""


def simulate(
    game: Annotated[str, typer.Argument(help="help-simulate-game", metavar="GAME")] = "smallworld",
    players: Annotated[int | None, typer.Option(help="help-simulate-players", metavar="NUMBER")] = None,
    games: Annotated[int, typer.Option(min=1, help="help-simulate-games", metavar="NUMBER")] = 1000,
    seed: Annotated[int, typer.Option(help="help-seed", metavar="NUMBER")] = 1,
    bots: Annotated[str, typer.Option(help="help-simulate-bots", metavar="NAMES")] = roster.RANDOM,
    content: ContentFile = None,
    tiles: TilesFile = None,
    house: House = None,
    out: Annotated[Path | None, typer.Option(help="help-simulate-out", metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force", help="help-simulate-force")] = False,
    lang: Lang = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and print a table of how they did."""
    texts = texts_in(lang)
    found = mk.game(game)
    seated = _seated(bots, players, texts)
    options = options_of(found, len(seated), texts, content=content, tiles=tiles)
    matches = Matches(found, {**options, **house_options(found, house, texts)}, seated, seed)
    tally = Tally(seated)
    began = time.perf_counter()
    with Interruption() as interruption:
        endings = _recorded(matches, games, out, force, interruption, texts) if out else _played(matches, games)
        for ending in _watched(endings, games, texts):
            tally.add(ending)
            if interruption.asked:
                break
        endings.close()
    seconds = time.perf_counter() - began
    stopped = interruption.asked and tally.games < games
    if as_json:
        print_json(standings_json(matches, tally, asked=games, seconds=seconds, interrupted=stopped))
    else:
        print_standings(terminal(), texts, matches, tally, seconds)
        if out:
            typer.echo(texts("simulate-written", path=str(out), games=tally.games))
    if stopped:
        typer.echo(texts("simulate-interrupted", games=tally.games, asked=games), err=True)
        raise typer.Exit(INTERRUPTED)


def _seated(bots: str, players: int | None, texts: Texts) -> list[str]:
    """A bot for every seat; one name is for all of them."""
    names = [bot_id(name.strip(), texts) for name in bots.split(",")]
    for name in names:
        roster.bot(name, 0)  # an unknown one is refused before anything is played
    if len(names) == 1:
        return names * (2 if players is None else max(players, 1))
    if players not in (None, len(names)):
        raise BadArgument(texts("error-bots", players=players, bots=len(names)))
    return names


def _played(matches: Matches, games: int) -> Generator[Ending, None, None]:
    for number in range(games):
        yield matches.play(number)


def _recorded(
    matches: Matches, games: int, out: Path, force: bool, interruption: Interruption, texts: Texts
) -> Generator[Ending, None, None]:
    """Every game with its record, written down before it is counted, a whole line at a time."""
    try:
        with _opened(out, force, texts) as file:
            for number in range(games):
                found = matches.record(number, lambda: interruption.asked)
                if found is None:
                    return
                record, ending = found
                file.write(json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n")
                file.flush()
                yield ending
    except OSError as error:
        raise cannot_use(out, error, texts) from error


def _opened(out: Path, force: bool, texts: Texts) -> IO[str]:
    try:
        return out.open("w" if force else "x", encoding="utf-8")
    except FileExistsError:
        raise BadArgument(texts("error-exists", path=str(out))) from None


def _watched(endings: Iterator[Ending], games: int, texts: Texts) -> Iterator[Ending]:
    """The same, with a bar that grows where somebody watches."""
    console = terminal(stderr=True)
    if not console.is_terminal:
        yield from endings
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(texts("simulate-bar"), total=games)
        shown, due = 0, time.monotonic() + BLINK
        for count, ending in enumerate(endings, 1):
            yield ending
            if time.monotonic() >= due:
                bar.advance(task, count - shown)
                shown, due = count, time.monotonic() + BLINK
