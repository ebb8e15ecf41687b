"""The screen of Small World: which table, map or sentence is shown when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from mikrokosmos.cli.screens.smallworld import names, story, tables
from mikrokosmos.cli.screens.smallworld.minimap import fits, print_map
from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json, State


class SmallWorldScreen:
    """Draws the column and the map, and names regions by what lies there."""

    quiet = frozenset({"banner", "placed", "readied", "set-aside", "marked", "unmarked", "tribe-gone", "over"})
    """Steps of which there are many, and which the map shows anyway."""

    turns = "turn"
    secret: frozenset[str] = frozenset()

    def naming(self, words: Words, fields: Json) -> Json:
        """Ids become names; a region becomes a place, a slot a combo."""
        return names.naming(words, fields)

    def names(self, state: State, lang: str) -> dict[str, str]:
        """What own races and powers call themselves."""
        options: Any = getattr(state, "options", None)
        return names.own_names(options.content, lang)

    def watch(self, state: State, secrets: bool) -> Json:
        """A spectator's view: whatever is hidden can be counted."""
        return state.view(None)

    def choices(self, state: State) -> list[int]:
        """Every action."""
        return state.actions()

    def again(self, words: Words) -> bool:
        """The list of choices is enough until the next turn."""
        return False

    def draw(self, console: Console, words: Words, state: State) -> None:
        """Round and coins, the map (a table where it does not fit), the column when it is time to pick, the peoples."""
        view, texts = words.view, words.texts
        coins = view["coins"][words.seat or 0]
        console.print()
        console.print(texts("table-status", round=view["round"], rounds=view["rounds"], coins=coins))
        if fits(console):
            print_map(console, words)
        else:
            console.print(tables.regions(words))
        if view["stage"] in ("pick", "finished"):
            console.print(tables.column(words))
        for people in view["peoples"]:
            text = "people-declined" if people["standing"] == "declined" else "people"
            said = texts(text, race=names.people(words, people), **words.player(people["seat"]))
            console.print(texts("people-line", people=said, hand=people["hand"]))

    def picture(self, console: Console, words: Words, state: State) -> None:
        """The map, with what its letters mean."""
        print_map(console, words)

    def peoples(self, console: Console, words: Words, state: State) -> None:
        """What every seat has, and the column."""
        view = words.view
        console.print(words.texts("table-round", round=view["round"], rounds=view["rounds"]))
        console.print(tables.seats(words, state.scores()))
        console.print(tables.column(words))

    def heading(self, words: Words, number: int, seat: int, points: Sequence[int]) -> str:
        """Which turn of which round, whose, and with how many coins."""
        view = words.view
        return words.texts(
            "turn-heading",
            number=number,
            round=view["round"],
            rounds=view["rounds"],
            who=words.who(seat),
            coins=points[seat],
        )

    def opening(self, words: Words) -> list[str]:
        """The combos on show, from the free one down."""
        slots = range(1, len(words.view["column"]) + 1)
        combos = words.texts("between-names").join(names.combo(words, slot) for slot in slots)
        return [words.texts("told-column", combos=combos)]

    def story(self, words: Words, seat: int, before: Json, events: Sequence[Json]) -> list[str]:
        """Conquests with what they cost whom, combos with their price, coins with their reasons."""
        return story.tell(words, seat, before, events)
