"""The screen of Small World: which table, map or sentence is shown when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rich.console import Console

from mikrokosmos.cli.phrases import Fields, Phrases
from mikrokosmos.cli.screens.smallworld import names, story, tables
from mikrokosmos.cli.screens.smallworld.minimap import fits, print_map
from mikrokosmos.core.interface import State
from mikrokosmos.core.types import Event, View

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState
    from mikrokosmos.games.smallworld.types import events as told
    from mikrokosmos.games.smallworld.types import view


class SmallWorldScreen:
    """Draws the column and the map, and names regions by what lies there."""

    quiet = frozenset({"banner", "placed", "readied", "set-aside", "marked", "unmarked", "tribe-gone", "over"})
    """Steps of which there are many, and which the map shows anyway."""

    turns = "turn"
    secret: frozenset[str] = frozenset()

    def naming(self, phrases: Phrases, fields: Fields) -> Fields:
        """Ids become names; a region becomes a place, a slot a combo."""
        return names.naming(phrases, fields)

    def names(self, state: State, lang: str) -> dict[str, str]:
        """What own races and powers call themselves."""
        return names.own_names(cast("SmallWorldState", state).options.content, lang)

    def watch(self, state: State, secrets: bool) -> View:
        """A spectator's view: whatever is hidden can be counted."""
        return state.view(None)

    def choices(self, state: State) -> list[int]:
        """Every action."""
        return state.actions()

    def again(self, phrases: Phrases) -> bool:
        """The list of choices is enough until the next turn."""
        return False

    def draw(self, console: Console, phrases: Phrases, state: State) -> None:
        """Round and coins, the map (a table where it does not fit), the column when it is time to pick, the peoples."""
        view, texts = names.seen(phrases), phrases.texts
        coins = view["coins"][phrases.seat or 0]
        console.print()
        console.print(texts("table-status", round=view["round"], rounds=view["rounds"], coins=coins))
        if fits(console):
            print_map(console, phrases)
        else:
            console.print(tables.regions(phrases))
        if view["stage"] in ("pick", "finished"):
            console.print(tables.column(phrases))
        for people in view["peoples"]:
            text = "people-declined" if people["standing"] == "declined" else "people"
            said = texts(text, race=names.people(phrases, people), **phrases.player(people["seat"]))
            console.print(texts("people-line", people=said, hand=people["hand"]))

    def picture(self, console: Console, phrases: Phrases, state: State) -> None:
        """The map, with what its letters mean."""
        print_map(console, phrases)

    def peoples(self, console: Console, phrases: Phrases, state: State) -> None:
        """What every seat has, and the column."""
        view = names.seen(phrases)
        console.print(phrases.texts("table-round", round=view["round"], rounds=view["rounds"]))
        console.print(tables.seats(phrases, state.scores()))
        console.print(tables.column(phrases))

    def heading(self, phrases: Phrases, number: int, seat: int, points: Sequence[int]) -> str:
        """Which turn of which round, whose, and with how many coins."""
        view = names.seen(phrases)
        return phrases.texts(
            "turn-heading",
            number=number,
            round=view["round"],
            rounds=view["rounds"],
            who=phrases.who(seat),
            coins=points[seat],
        )

    def opening(self, phrases: Phrases) -> list[str]:
        """The combos on show, from the free one down."""
        slots = range(1, len(names.seen(phrases)["column"]) + 1)
        combos = phrases.texts("between-names").join(names.combo(phrases, slot) for slot in slots)
        return [phrases.texts("told-column", combos=combos)]

    def story(self, phrases: Phrases, seat: int, before: View, events: Sequence[Event]) -> list[str]:
        """Conquests with what they cost whom, combos with their price, coins with their reasons."""
        return story.tell(phrases, seat, cast("view.View", before), cast("Sequence[told.Event]", events))
