"""The screen for a game that has none of its own: the view as it is, a line for each field."""

from __future__ import annotations

import json
from typing import Protocol

from rich.console import Console

from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json


class Screen(Protocol):
    """Draws the view of a seat, and gives names to what the engine's words mention."""

    @property
    def quiet(self) -> frozenset[str]:
        """Types of events that are not worth a line."""

    def draw(self, console: Console, words: Words) -> None:
        """Show the view the words have at hand."""

    def naming(self, words: Words, fields: Json) -> Json:
        """The fields of an action, event or term, with names added, as arguments for its text."""


class PlainScreen:
    """Any game, as it is."""

    quiet: frozenset[str] = frozenset()

    def draw(self, console: Console, words: Words) -> None:
        """A line for each field of the view."""
        for name, value in words.view.items():
            console.print(words.texts("field-line", name=name, value=json.dumps(value, ensure_ascii=False)))

    def naming(self, words: Words, fields: Json) -> Json:
        """As they are."""
        return fields
