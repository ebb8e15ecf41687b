"""The screen for a game that has none of its own: the view as it is, a line for each field."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from rich.console import Console

from mikrokosmos.cli.phrases import Fields, Phrases
from mikrokosmos.core.interface import State
from mikrokosmos.core.types import Event, View


class Screen(Protocol):
    """Draws the view of a seat, and gives names to what the engine's words mention."""

    @property
    def quiet(self) -> frozenset[str]:
        """Types of events that are not worth a line."""

    @property
    def turns(self) -> str | None:
        """The type of event that begins a turn; `None` if a turn is whatever one seat does in a row."""

    @property
    def secret(self) -> frozenset[str]:
        """Types of actions and outcomes of which only some may know, while the game goes on, that they are possible."""

    def naming(self, phrases: Phrases, fields: Fields) -> Fields:
        """The fields of an action, event or term, with names added, as arguments for its text."""

    def names(self, state: State, lang: str) -> dict[str, str]:
        """Names that no text knows, by the id that such a text would have: `race-moon_folk`."""

    def watch(self, state: State, secrets: bool) -> View:
        """What somebody sees who only watches; with secrets, somebody who may know everything."""

    def choices(self, state: State) -> list[int]:
        """The actions to choose from, without those that come to the same."""

    def again(self, phrases: Phrases) -> bool:
        """Whether to draw the table anew before a choice within a turn."""

    def draw(self, console: Console, phrases: Phrases, state: State) -> None:
        """Show the view the phrases have at hand. The state is there for sums that everybody may know."""

    def picture(self, console: Console, phrases: Phrases, state: State) -> None:
        """Show where everybody stands, and nothing else."""

    def peoples(self, console: Console, phrases: Phrases, state: State) -> None:
        """Show what every seat has, points included, and what there is to choose from."""

    def heading(self, phrases: Phrases, number: int, seat: int, points: Sequence[int]) -> str:
        """The line above a turn; the phrases have the view at its beginning."""

    def opening(self, phrases: Phrases) -> list[str]:
        """What lies on the table before the first turn: a sentence a line."""

    def story(self, phrases: Phrases, seat: int, before: View, events: Sequence[Event]) -> list[str]:
        """One move of a turn, told to somebody who was not there: a sentence a line."""


class PlainScreen:
    """Any game, as it is."""

    quiet: frozenset[str] = frozenset()
    turns: str | None = None
    secret: frozenset[str] = frozenset()

    def naming(self, phrases: Phrases, fields: Fields) -> Fields:
        """As they are."""
        return fields

    def names(self, state: State, lang: str) -> dict[str, str]:
        """None: the game's own words will do."""
        return {}

    def watch(self, state: State, secrets: bool) -> View:
        """A spectator's view."""
        return state.view(None)

    def choices(self, state: State) -> list[int]:
        """All of them."""
        return state.actions()

    def again(self, phrases: Phrases) -> bool:
        """The list of choices is enough."""
        return False

    def draw(self, console: Console, phrases: Phrases, state: State) -> None:
        """A line for each field of the view."""
        for name, value in phrases.view.items():
            console.print(phrases.texts("field-line", name=name, value=json.dumps(value, ensure_ascii=False)))

    def picture(self, console: Console, phrases: Phrases, state: State) -> None:
        """There is none."""

    def peoples(self, console: Console, phrases: Phrases, state: State) -> None:
        """The view, for want of anything better."""
        self.draw(console, phrases, state)

    def heading(self, phrases: Phrases, number: int, seat: int, points: Sequence[int]) -> str:
        """The number of the turn and whose it is."""
        return phrases.texts("turn-line", number=number, who=phrases.who(seat), points=points[seat])

    def opening(self, phrases: Phrases) -> list[str]:
        """Nothing but what the events have told."""
        return []

    def story(self, phrases: Phrases, seat: int, before: View, events: Sequence[Event]) -> list[str]:
        """The events in the game's own words."""
        return [phrases.event(event) for event in events]
