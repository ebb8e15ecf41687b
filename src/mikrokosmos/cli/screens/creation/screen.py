"""The screen of Creation: which picture or sentence is shown when."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from mikrokosmos.cli.screens.blocks import print_blocks, print_rows
from mikrokosmos.cli.screens.creation import names, story, table, worlds
from mikrokosmos.cli.screens.creation.brush import Brush, distinct_turns
from mikrokosmos.cli.words import Words
from mikrokosmos.core.interface import Json, State
from mikrokosmos.games.creation.content.table import Tiles


class CreationScreen:
    """Draws the map and the worlds of a game with this set of tiles."""

    quiet = frozenset({"laid", "dealt", "drew", "over"})
    """What the map shows anyway, or the next sentence says again."""

    turns = "turn"
    secret = frozenset({"god", "deal"})
    """Which tiles a god token may take tells whose it is, and so does which tokens are left."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = {tile.id: tile for tile in tiles}

    def naming(self, words: Words, fields: Json) -> Json:
        """Ids become names; a tile says what is on it."""
        return names.naming(self.tiles, words, fields)

    def names(self, state: State, lang: str) -> dict[str, str]:
        """None: tiles have no names but their ids."""
        return {}

    def watch(self, state: State, secrets: bool) -> Json:
        """The table as everybody sees it; with secrets, each god token as its own seat sees it."""
        view = state.view(None)
        if secrets:
            view["gods"] = [state.view(seat)["gods"][seat] for seat in range(len(view["gods"]))]
        return view

    def choices(self, state: State) -> list[int]:
        """Every action; of two turns after which a tile looks the same, the first."""
        actions = state.actions()
        if state.view(None)["stage"] != "place":
            return actions
        alike = distinct_turns(self.tiles[state.view(None)["held"]])
        return [x for x in actions if state.describe(x)["turns"] in alike]

    def again(self, words: Words) -> bool:
        """With a tile in hand one looks where it could go."""
        return bool(words.view["stage"] == "place")

    def draw(self, console: Console, words: Words, state: State) -> None:
        """Round and stage, the map, the tile in hand, the worlds."""
        console.print()
        self.peoples(console, words, state)
        console.print()
        self.picture(console, words, state)
        console.print()

    def picture(self, console: Console, words: Words, state: State) -> None:
        """The map, the tile in hand and all worlds, with what the signs mean."""
        brush, view = Brush.of(console), words.view
        blocks = [table.map_block(words, self.tiles, brush)]
        if view["held"]:
            blocks.append(table.hand_block(words, self.tiles, brush))
        blocks += [worlds.world_block(words, self.tiles, brush, state, seat) for seat in range(len(view["worlds"]))]
        print_blocks(console, blocks)
        console.print()
        print_rows(console, table.legend(words.texts, brush))

    def peoples(self, console: Console, words: Words, state: State) -> None:
        """Round, stage and stacks; the picture shows the rest."""
        view, texts = words.view, words.texts
        stage = texts(f"stage-{view['stage']}")
        console.print(texts("table-status", round=view["round"], rounds=view["rounds"], stage=stage), soft_wrap=True)
        if view["held"]:
            console.print(table.held_line(words, self.tiles), soft_wrap=True)
        console.print(table.stacks_line(words), soft_wrap=True)

    def heading(self, words: Words, number: int, seat: int, points: Sequence[int]) -> str:
        """Which turn of which round, whose, and with how many points."""
        view = words.view
        numbers = {"number": number, "round": view["round"], "rounds": view["rounds"], "points": points[seat]}
        return words.texts("turn-heading", who=words.who(seat), **numbers)

    def opening(self, words: Words) -> list[str]:
        """What has been laid and dealt."""
        return [words.texts("told-map", players=len(words.view["worlds"]))]

    def story(self, words: Words, seat: int, before: Json, events: Sequence[Json]) -> list[str]:
        """The push or the god, the placement, and what fills the gap."""
        return story.tell(words, events)
