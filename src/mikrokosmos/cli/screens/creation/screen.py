"""The screen of Creation: which picture or sentence is shown when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rich.console import Console

from mikrokosmos.cli.phrases import Fields, Phrases
from mikrokosmos.cli.screens.blocks import print_blocks, print_rows
from mikrokosmos.cli.screens.creation import names, story, table, worlds
from mikrokosmos.cli.screens.creation.brush import Brush, distinct_turns
from mikrokosmos.core.interface import State
from mikrokosmos.core.types import Event, View
from mikrokosmos.games.creation.content.table import Tiles

if TYPE_CHECKING:
    from mikrokosmos.games.creation.state import CreationState


class CreationScreen:
    """Draws the map and the worlds of a game with this set of tiles."""

    quiet = frozenset({"laid", "dealt", "drew", "over"})
    """What the map shows anyway, or the next sentence says again."""

    turns = "turn"
    secret = frozenset({"god", "deal"})
    """Which tiles a god token may take tells whose it is, and so does which tokens are left."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = {tile.id: tile for tile in tiles}

    def naming(self, phrases: Phrases, fields: Fields) -> Fields:
        """Ids become names; a tile says what is on it."""
        return names.naming(self.tiles, phrases, fields)

    def names(self, state: State, lang: str) -> dict[str, str]:
        """None: tiles have no names but their ids."""
        return {}

    def watch(self, state: State, secrets: bool) -> View:
        """The table as everybody sees it; with secrets, each god token as its own seat sees it."""
        game = cast("CreationState", state)
        view = game.view(None)
        if secrets:
            view["gods"] = [game.view(seat)["gods"][seat] for seat in range(len(view["gods"]))]
        return view

    def choices(self, state: State) -> list[int]:
        """Every action; of two turns after which a tile looks the same, the first."""
        game = cast("CreationState", state)
        actions, held = game.actions(), game.view(None)["held"]
        if held is None:
            return actions
        alike = distinct_turns(self.tiles[held])
        told = [(x, game.describe(x)) for x in actions]
        return [x for x, words in told if words["type"] == "place" and words["turns"] in alike]

    def again(self, phrases: Phrases) -> bool:
        """With a tile in hand one looks where it could go."""
        return names.seen(phrases)["stage"] == "place"

    def draw(self, console: Console, phrases: Phrases, state: State) -> None:
        """Round and stage, the map, the tile in hand, the worlds."""
        console.print()
        self.peoples(console, phrases, state)
        console.print()
        self.picture(console, phrases, state)
        console.print()

    def picture(self, console: Console, phrases: Phrases, state: State) -> None:
        """The map, the tile in hand and all worlds, with what the signs mean."""
        brush, view = Brush.of(console), names.seen(phrases)
        blocks = [table.map_block(phrases, self.tiles, brush)]
        if view["held"] is not None:
            blocks.append(table.hand_block(phrases, self.tiles[view["held"]], brush))
        game = cast("CreationState", state)
        blocks += [worlds.world_block(phrases, self.tiles, brush, game, seat) for seat in range(len(view["worlds"]))]
        print_blocks(console, blocks)
        console.print()
        print_rows(console, table.legend(phrases.texts, brush))

    def peoples(self, console: Console, phrases: Phrases, state: State) -> None:
        """Round, stage and stacks; the picture shows the rest."""
        view, texts = names.seen(phrases), phrases.texts
        stage = texts(f"stage-{view['stage']}")
        console.print(texts("table-status", round=view["round"], rounds=view["rounds"], stage=stage), soft_wrap=True)
        if view["held"] is not None:
            console.print(table.held_line(phrases, self.tiles[view["held"]]), soft_wrap=True)
        console.print(table.stacks_line(phrases), soft_wrap=True)

    def heading(self, phrases: Phrases, number: int, seat: int, points: Sequence[int]) -> str:
        """Which turn of which round, whose, and with how many points."""
        view = names.seen(phrases)
        numbers = {"number": number, "round": view["round"], "rounds": view["rounds"], "points": points[seat]}
        return phrases.texts("turn-heading", who=phrases.who(seat), **numbers)

    def opening(self, phrases: Phrases) -> list[str]:
        """What has been laid and dealt."""
        return [phrases.texts("told-map", players=len(names.seen(phrases)["worlds"]))]

    def story(self, phrases: Phrases, seat: int, before: View, events: Sequence[Event]) -> list[str]:
        """The push or the god, the placement, and what fills the gap."""
        return story.tell(phrases, events)
