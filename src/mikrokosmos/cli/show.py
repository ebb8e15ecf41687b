"""`mikrokosmos show`: a position from one line of text, with all that can be done in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Annotated

import typer

import mikrokosmos as mk
from mikrokosmos.cli.arguments import (
    AsJson,
    BadArgument,
    ContentFile,
    Lang,
    Secrets,
    TilesFile,
    cannot_use,
    game_texts,
    own_options,
    print_json,
    terminal,
    texts_in,
)
from mikrokosmos.cli.chances import chances, print_chances
from mikrokosmos.cli.house import House, house_options, in_force
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import Screen, screen_of
from mikrokosmos.core.types import Json
from mikrokosmos.texts import ENGLISH, Texts

LIMIT = 64 * 1024
"""More characters than any position has."""


def show(
    position: Annotated[str, typer.Argument(help="help-show-position", metavar="POSITION")],
    game: Annotated[str | None, typer.Option(help="help-show-game", metavar="NAME")] = None,
    content: ContentFile = None,
    tiles: TilesFile = None,
    house: House = None,
    secrets: Secrets = False,
    lang: Lang = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Show a position: the map, what everybody has, and what can be done."""
    texts = texts_in(lang)
    line = _line(position, texts)
    found = mk.game(game or _named(line))
    own = own_options(found.id, texts, content=content, tiles=tiles)
    state = found.from_line(line, **own, **house_options(found, house, texts))
    screen = screen_of(state)
    whole = secrets or not _hides(screen, state)
    if as_json:
        print_json(_facts(screen, state, whole))
        return
    phrases = Phrases(game_texts(lang, found.id), None, screen.naming, screen.names(state, lang))
    phrases.view = screen.watch(state, whole)
    console = terminal()
    screen.picture(console, phrases, state)
    screen.peoples(console, phrases, state)
    print_chances(console, phrases, state)
    for line in in_force(found, found.options(state), texts_in(lang, "house")):
        console.print(line, soft_wrap=True)
    for line in _choices(screen, phrases, state, whole):
        console.print(line, soft_wrap=True)


def _line(position: str, texts: Texts) -> str:
    """The position itself, or the first line of standard input (`-`) or of a file."""
    try:
        if position == "-":
            text = sys.stdin.read(LIMIT)
        elif os.path.isfile(position):
            with open(position, encoding="utf-8") as file:
                text = file.read(LIMIT)
        else:
            return position
    except OSError as error:
        raise cannot_use(position, error, texts) from error
    except UnicodeDecodeError:
        raise BadArgument(texts("error-no-position", path=position)) from None
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines or "\0" in text:
        raise BadArgument(texts("error-no-position", path=position))
    return lines[0]


def _named(line: str) -> str:
    """The game that a position says it is of."""
    first = line.split(maxsplit=1)[0].partition("/")[0] if line.strip() else ""
    return first if first in mk.games() else "smallworld"


def _hides(screen: Screen, state: mk.State) -> bool:
    """Whether there is anything that whoever watches may not see; once a game is over there is not."""
    return not state.over and screen.watch(state, secrets=False) != screen.watch(state, secrets=True)


def _public(screen: Screen, state: mk.State, ids: Iterable[int], whole: bool) -> list[int]:
    """The actions or outcomes of which whoever watches may know that they are possible."""
    return [x for x in ids if whole or state.describe(x)["type"] not in screen.secret]


def _choices(screen: Screen, phrases: Phrases, state: mk.State, whole: bool) -> list[str]:
    """Whose turn it is and what that seat can do, with what it costs."""
    texts = phrases.texts
    if state.over:
        names = texts("between-names").join(phrases.who(seat) for seat in state.winners())
        return [texts("over"), texts("won", who=names, count=len(state.winners()), you="no")]
    if state.player == mk.CHANCE:
        return [texts("show-chance", outcomes=len(state.chances()))]
    said = [texts("show-to-move", who=phrases.who(state.player))]
    phrases.seat = state.player  # the choices are put to whoever has them
    listed = screen.choices(state)
    shown = _public(screen, state, listed, whole)
    widest = max(len(str(x)) for x in shown)
    said += [texts("show-choice", id=f"{x:>{widest}}", action=phrases.action(state, x)) for x in shown]
    return said if whole else [*said, texts("show-secret")]


def _facts(screen: Screen, state: mk.State, whole: bool) -> Json:
    shown = _public(screen, state, state.actions(), whole)
    weights = dict(state.chances())
    actions = [{"id": x, "words": state.describe(x), "cost": state.explain(x)} for x in shown]
    possible = _public(screen, state, weights, whole)
    outcomes = [{"id": x, "weight": weights[x], "words": state.describe(x)} for x in possible]
    return {
        "position": state.to_line() if whole else None,
        "player": None if state.player < 0 else state.player,
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
        "actions": actions,
        "chances": outcomes,
        "win_chance": chances(state),
        "view": screen.watch(state, whole),
    }
