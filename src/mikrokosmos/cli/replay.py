"""`mikrokosmos replay`: a recorded game told turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import mikrokosmos as mk
from mikrokosmos.cli.arguments import (
    AsJson,
    BadArgument,
    Lang,
    Secrets,
    game_texts,
    print_json,
    terminal,
    texts_in,
)
from mikrokosmos.cli.chances import chances, print_chances
from mikrokosmos.cli.files import one_record
from mikrokosmos.cli.house import in_force
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import Screen, screen_of
from mikrokosmos.cli.turns import Turn, turns
from mikrokosmos.core.secrecy import events_seen
from mikrokosmos.core.types import Event
from mikrokosmos.texts import ENGLISH


def replay(
    file: Annotated[Path, typer.Argument(help="help-replay-file", metavar="FILE")],
    game: Annotated[int, typer.Option(min=1, help="help-replay-game", metavar="NUMBER")] = 1,
    turn: Annotated[int | None, typer.Option(help="help-replay-turn", metavar="NUMBER")] = None,
    no_map: Annotated[bool, typer.Option("--no-map", help="help-replay-no-map")] = False,
    secrets: Secrets = False,
    lang: Lang = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game turn by turn, with a map after each."""
    texts = texts_in(lang, "remarks")
    record = one_record(file, game, texts)
    screen = screen_of(record.replay(0))
    told = list(turns(record, screen))
    if turn is not None and not 0 <= turn < len(told):
        raise BadArgument(texts("error-turn", turn=turn, count=len(told) - 1))
    wanted = told if turn is None else [told[turn]]
    end = record.state
    whole = secrets or end.over  # once a game is over nothing in it is secret
    if as_json:
        print_json(
            {
                "game": record.game.id,
                "options": record.options,
                "turns": [_facts(part, whole) for part in wanted],
                "over": end.over,
                "scores": end.scores(),
                "winners": end.winners(),
                "remark": record.remark,
            }
        )
        return
    phrases = Phrases(game_texts(lang, record.game.id), None, screen.naming, screen.names(end, lang))
    console = terminal()
    if turn is None or turn == 0:
        for line in in_force(record.game, record.options, texts_in(lang, "house")):
            console.print(line, soft_wrap=True)
    for part in wanted:
        _tell(console, screen, phrases, part, whole, with_map=not no_map)
    if turn is None or turn == len(told) - 1:
        print_end(console, phrases, end)
    if any(_told(step.events, whole) != step.events for part in wanted for step in part.steps):
        console.print(phrases.texts("record-secret"), soft_wrap=True)
    if record.remark is not None:
        console.print(texts(f"remark-{record.remark}"), soft_wrap=True)


def _tell(console: Console, screen: Screen, phrases: Phrases, turn: Turn, whole: bool, with_map: bool) -> None:
    """A heading, a line for everything that happened, the map."""
    assert turn.end is not None
    phrases.view = turn.view
    if turn.number == 0:
        console.print(Text(phrases.texts("turn-setting-up"), style="bold"), soft_wrap=True)
    else:
        console.print(Text(screen.heading(phrases, turn.number, turn.seat, turn.points), style="bold"), soft_wrap=True)
    for step in turn.steps:
        phrases.view = step.before
        for line in screen.story(phrases, turn.seat, step.before, _told(step.events, whole)):
            console.print(phrases.texts("told-line", line=line), soft_wrap=True)
    phrases.view = screen.watch(turn.end, whole)
    if turn.number == 0:
        for line in screen.opening(phrases):
            console.print(phrases.texts("told-line", line=line), soft_wrap=True)
    if with_map:
        screen.picture(console, phrases, turn.end)
    print_chances(console, phrases, turn.end)
    console.print()


def print_end(console: Console, phrases: Phrases, state: mk.State) -> None:
    """Points and winners; or, of a game that was left, that it goes on."""
    phrases.view = state.view(None)
    texts = phrases.texts
    console.print(Text(texts("over" if state.over else "record-ends"), style="bold"))
    for seat, points in enumerate(state.scores()):
        console.print(texts("score-line", who=phrases.who(seat), points=points))
    if state.over:
        winners = state.winners()
        names = texts("between-names").join(phrases.who(seat) for seat in winners)
        console.print(texts("won", who=names, count=len(winners), you="no"))


def _told(events: Sequence[Event], whole: bool) -> list[Event]:
    """The events that may be told: all, or those that everybody has seen."""
    return list(events) if whole else events_seen(events, ())


def _facts(turn: Turn, whole: bool) -> mk.Json:
    assert turn.end is not None
    return {
        "turn": turn.number,
        "seat": turn.seat if turn.number else None,
        "moves": [turn.first_move, turn.last_move],
        "events": [event for step in turn.steps for event in _told(step.events, whole)],
        "scores": turn.end.scores(),
        "win_chance": chances(turn.end),
    }
