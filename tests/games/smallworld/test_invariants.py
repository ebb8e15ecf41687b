"""What is true after every step of every game, whatever is chosen and whatever chance does."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kit.invariants import Held
from kit.long import many
from kit.told import explained
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.table import box
from mikrokosmos.games.smallworld.io.soundness import faults
from mikrokosmos.games.smallworld.state import SmallWorldState

EXAMPLES = many(9, whole=60, interpreted=3)

BOX = box()

LEAVES_INCOME_ALONE = ("done", "place", "hero", "camp", "stop")
"""Actions after which a seat is paid, if it is paid at once, exactly what it would have been paid before."""


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """A game of any kind: how many players, who begins, which races, powers and house rules there are."""
    players = draw(st.integers(2, 5))
    chosen: dict[str, Any] = {
        "players": players,
        "first": draw(st.sampled_from(["random", *range(players)])),
        "coins": draw(st.sampled_from(["hidden", "open"])),
        "house": {rule.key: draw(st.sampled_from(rule.choices)) for rule in GAME.house_rules},
        "rules": draw(st.sampled_from([GAME.rules, GAME.rules, 1])),
    }
    for what, rows in (("races", BOX.races), ("powers", BOX.powers)):
        if draw(st.booleans()):
            chosen[what] = draw(
                st.lists(st.sampled_from([row.id for row in rows]), min_size=2 * players + 2, unique=True)
            )
    return chosen


class Game(Held):
    """One game that is held to the invariants at every step."""

    state: SmallWorldState

    def stands(self) -> None:
        """What is true of a state by itself."""
        assert faults(self.state) == []
        self.tokens_are_conserved()
        for action in self.a_few_actions():
            self.sums_are_right(action)

    def tokens_are_conserved(self) -> None:
        """Every token of every race is in the tray, in hand, aside or on the map."""
        seen = self.state.view(None)
        count = dict(seen["tray"])
        for people in seen["peoples"]:
            count[people["race"]] += people["hand"] + people["aside"]
        for region in seen["regions"]:
            if region["race"] is not None:
                assert region["tokens"] > 0
                count[region["race"]] += region["tokens"]
        assert count == {row.id: row.tray for row in BOX.races if row.id in count}
        lairs, forts = (sum(kind in region["markers"] for region in seen["regions"]) for kind in ("lair", "fort"))
        assert lairs <= 10 and forts <= 6

    def sums_are_right(self, action: int) -> None:
        """What the engine explains adds up."""
        why = explained(self.state, action)
        words = self.state.describe(action)
        assert why["total"] == sum(term["amount"] for term in why["terms"])
        if words["type"] in ("conquer", "attempt", "dragon"):
            assert why["total"] >= 1
            assert (words["type"] == "attempt") == (why["total"] > why["have"])
        if words["type"] == "pick":
            assert why["tokens"]["total"] == sum(term["amount"] for term in why["tokens"]["terms"])

    def step(self, x: int) -> None:
        """Play, and see that it did what was explained before."""
        state, before = self.state, self.state.copy()
        whole = before.to_json()
        words, turn, had = state.describe(x), state.turn, state.scores()
        state.play(x)
        assert before.to_json() == whole
        paid = [event for event in state.events() if event["type"] == "coins"]
        gained = dict.fromkeys(self.seats, 0)
        for event in paid:
            assert event["seat"] == turn
            assert event["coins"] == sum(term["amount"] for term in event["terms"])
            gained[turn] += event["coins"]
            if words["type"] in LEAVES_INCOME_ALONE:
                assert event["coins"] == before.income(turn)["total"]
        if words["type"] == "pick":
            why = explained(before, x)
            gained[turn] += why["found"] - why["total"]
            picked = next(event for event in state.events() if event["type"] == "picked")
            assert picked["tokens"] == why["tokens"]["total"]
        if words["type"] in ("conquer", "dragon"):
            assert state.tokens[words["region"] - 1] == before.explain(x)["total"]
        assert state.scores() == [coins + gained[seat] for seat, coins in enumerate(had)]


# A failing game is told by its seed; a smaller one would be another game.
@settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(options(), st.integers(0, 2**32), st.lists(st.integers(0, 400), max_size=80))
def test_every_step_of_every_game_keeps_the_invariants(chosen: dict[str, Any], seed: int, wishes: list[int]) -> None:
    Game(GAME, chosen, seed, wishes).run()
