"""`mikrokosmos show`: a position from one line of text, with all that can be done in it."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

import mikrokosmos as mk
from mikrokosmos.cli.arguments import (
    HELP,
    AsJson,
    BadArgument,
    ContentFile,
    Lang,
    cannot_use,
    content_option,
    print_json,
    terminal,
    texts_in,
)
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.cli.words import Words
from mikrokosmos.texts import ENGLISH, Texts

LIMIT = 64 * 1024
"""More characters than any position has."""


def show(
    position: Annotated[str, typer.Argument(help=HELP("help-show-position"), metavar="POSITION")],
    game: Annotated[str, typer.Option(help=HELP("help-show-game"), metavar="NAME")] = "smallworld",
    content: ContentFile = None,
    lang: Lang = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Show a position: the map, what everybody has, and what can be done."""
    texts = texts_in(lang)
    found = mk.game(game)
    state = found.from_line(_line(position, texts), **content_option(content, texts))
    if as_json:
        print_json(_facts(state))
        return
    screen = screen_of(found.id)
    words = Words(texts_in(lang, found.id), None, screen.naming, screen.names(state, lang))
    words.view = state.view(None)
    console = terminal()
    screen.picture(console, words)
    screen.peoples(console, words, state)
    for line in _choices(words, state):
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


def _choices(words: Words, state: mk.State) -> list[str]:
    """Whose turn it is and what that seat can do, with what it costs."""
    texts = words.texts
    if state.over:
        names = texts("between-names").join(words.who(seat) for seat in state.winners())
        return [texts("over"), texts("won", who=names, count=len(state.winners()), you="no")]
    if state.player == mk.CHANCE:
        return [texts("show-chance", outcomes=len(state.chances()))]
    said = [texts("show-to-move", who=words.who(state.player))]
    words.seat = state.player  # the choices are put to whoever has them
    widest = max(len(str(x)) for x in state.actions())
    said += [texts("show-choice", id=f"{x:>{widest}}", action=words.action(state, x)) for x in state.actions()]
    return said


def _facts(state: mk.State) -> dict[str, Any]:
    actions = [{"id": x, "words": state.describe(x), "cost": state.explain(x)} for x in state.actions()]
    chances = [{"id": x, "weight": weight, "words": state.describe(x)} for x, weight in state.chances()]
    return {
        "position": state.to_line(),
        "player": None if state.player < 0 else state.player,
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
        "actions": actions,
        "chances": chances,
        "view": state.view(None),
    }
