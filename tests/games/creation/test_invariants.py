"""What is true after every step of every game, whatever is chosen and whatever chance does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kit.invariants import Held
from kit.long import many
from kit.told import explained
from mikrokosmos.games.creation import GAME
from mikrokosmos.games.creation.content.table import TERRAINS, box
from mikrokosmos.games.creation.io.soundness import faults
from mikrokosmos.games.creation.state import CreationState
from mikrokosmos.games.creation.types.view import Laid, View

EXAMPLES = many(12, whole=80, interpreted=2)

TILES = {tile.id: tile for tile in box()}

AXES = (("north", "south"), ("west", "east"))


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """A game of any kind: how many players, and who begins."""
    players = draw(st.integers(2, 5))
    return {"players": players, "first": draw(st.sampled_from(["random", *range(players)]))}


def squares_of(world: Sequence[Laid]) -> dict[tuple[int, int], str]:
    """The terrain of every square of a world, worked out here once more: a turn moves each corner on to the next."""
    found: dict[tuple[int, int], str] = {}
    for told in world:
        for corner, (right, down) in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
            terrain = TERRAINS[TILES[told["tile"]].squares[(corner - told["turns"]) % 4]]
            found[told["x"] * 2 + right, told["y"] * 2 + down] = terrain
    return found


def largest(squares: dict[tuple[int, int], str], terrain: str) -> int:
    """The largest group of a terrain, by walking from square to square."""
    left = {at for at, what in squares.items() if what == terrain}
    best = 0
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            x, y = edge.pop()
            group += 1
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in left:
                    left.remove(beside)
                    edge.append(beside)
        best = max(best, group)
    return best


def terms_of(world: Sequence[Laid]) -> list[dict[str, Any]]:
    """What a world scores and why."""
    squares = squares_of(world)
    gods = Counter(TILES[told["tile"]].statue for told in world)
    found = []
    for at, terrain in enumerate(TERRAINS):
        group, statues = largest(squares, terrain), gods[at]
        amount = group * statues
        found.append({"reason": "terrain", "of": terrain, "group": group, "statues": statues, "amount": amount})
    return found


class Game(Held):
    """One game that is held to the invariants at every step."""

    state: CreationState
    turns = 0
    dealt: tuple[int, ...] = ()

    def stands(self) -> None:
        """What is true of a state by itself."""
        assert faults(self.state) == []
        seen = self.state.view(None)
        self.every_tile_is_in_one_place(seen)
        self.markers_are_legal(seen)
        self.worlds_are_within_three_by_three(seen)
        self.scores_are_what_the_worlds_are_worth(seen)
        for action in self.a_few_actions():
            self.sums_are_right(action)
        if self.state.over:
            assert self.turns == 9 * len(self.seats)
            assert seen["round"] == 9 and all(len(world) == 9 for world in seen["worlds"])

    def every_tile_is_in_one_place(self, seen: View) -> None:
        """On the map, in hand, in a world, or unseen in a stack (one of those in the hand of chance)."""
        places = [*seen["map"], seen["held"], *(told["tile"] for world in seen["worlds"] for told in world)]
        visible = [tile for tile in places if tile is not None]
        assert len(visible) == len(set(visible))
        all_tiles = {tile.id for tile in TILES.values() if tile.mark <= len(self.seats)}
        assert set(visible) <= all_tiles
        in_flight = {"laying": seen["map"].count(None), "turning": 1}.get(seen["stage"], 0)
        assert len(visible) + sum(seen["stacks"]) + in_flight == len(all_tiles)
        assert min(seen["stacks"]) >= 0

    def markers_are_legal(self, seen: View) -> None:
        """Nobody faces another but for the middle of the start; 8, 6 or 4 pushes, by how many axes are as they were."""
        fresh = 0
        for one, other in AXES:
            faith: dict[str, Any] = {**seen["faith"]}
            lines = faith[one], faith[other]
            assert set(lines) <= {1, 2, 3}
            fresh += lines == (2, 2)
            assert lines[0] != lines[1] or lines == (2, 2)
        if seen["stage"] == "choose":
            pushes = [x for x in self.state.actions() if self.state.describe(x)["type"] == "push"]
            assert len(pushes) == 4 + 2 * fresh

    def worlds_are_within_three_by_three(self, seen: View) -> None:
        """The first tile in the middle, the others around it, no two in one place."""
        for world in seen["worlds"]:
            cells = {(told["x"], told["y"]) for told in world}
            assert len(cells) == len(world) <= 9
            for axis in (0, 1):
                line = [cell[axis] for cell in cells] or [0]
                assert max(line) - min(line) <= 2 and min(line) <= 0 <= max(line)

    def scores_are_what_the_worlds_are_worth(self, seen: View) -> None:
        """Points, income and view tell the same, and the same as counting square by square."""
        for seat, world in enumerate(seen["worlds"]):
            terms = terms_of(world)
            assert self.state.income(seat)["terms"] == terms
            assert self.state.income(seat)["total"] == self.state.scores()[seat] == seen["scores"][seat]

    def sums_are_right(self, action: int) -> None:
        """What the engine explains adds up, and is what the placement then brings."""
        why = explained(self.state, action)
        assert why["total"] == sum(term["amount"] for term in why["terms"])
        later, seat = self.state.copy(), self.state.turn
        later.play(action)
        if self.state.describe(action)["type"] != "place":
            brought = later.view(None)["held"]
            assert why == {"total": 0, "terms": []} | ({"tile": brought} if brought else {})
            return
        assert later.income(seat) == {"total": why["total"], "terms": why["terms"]}
        assert why["gain"] == later.scores()[seat] - self.state.scores()[seat]

    def step(self, x: int) -> None:
        """Play: only what was to change has changed."""
        state, before = self.state, self.state.copy()
        whole = before.to_json()
        words, turn, had = state.describe(x), state.turn, state.scores()
        state.play(x)
        assert before.to_json() == whole
        self.turns += words["type"] == "draw"
        if words["type"] != "place":
            assert state.scores() == had
        else:
            assert [points for seat, points in enumerate(state.scores()) if seat != turn] == [
                points for seat, points in enumerate(had) if seat != turn
            ]
        if words["type"] == "push":
            assert state.actions()[0] >= 21, "a push is followed by a placement"
        else:
            assert list(state.faith) == list(before.faith), "nothing but a push moves a marker"
        if self.dealt:
            assert self.dealt == tuple(state.god), "a token is dealt once"
        elif state.player >= 0:
            self.dealt = tuple(state.god)
        assert state.shown & before.shown == before.shown
        assert (state.shown != before.shown) == (words["type"] == "god")


# A failing game is told by its seed; a smaller one would be another game.
@settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(options(), st.integers(0, 2**32), st.lists(st.integers(0, 400), max_size=80))
def test_every_step_of_every_game_keeps_the_invariants(chosen: dict[str, Any], seed: int, wishes: list[int]) -> None:
    Game(GAME, chosen, seed, wishes).run()
