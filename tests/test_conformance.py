"""Every game passes the one battery, and every game whose states are positions the one for search."""

from __future__ import annotations

from itertools import product

import pytest

import mikrokosmos as mk
from kit.conformance import CHECKS, Case, Check
from kit.house import OTHERS
from kit.long import many
from kit.search_calls import SEARCH_CHECKS
from mikrokosmos.games.creation.content.table import TERRAINS
from mikrokosmos.games.smallworld.ids import CONQUEST, NONE
from mikrokosmos.games.smallworld.state import SmallWorldState

TOY = [
    Case("toy", {"players": players, "goal": goal}, reveals=frozenset({"learnt", "showed"}))
    for players, goal in [(2, 7), (3, 12), (4, 20)]
]
OWN = {
    "race": {"kobolds": {"tokens": 9, "borrows": "skeletons", "marches": True, "income": ["cavern"]}},
    "power": {"stormy": {"tokens": 3, "raiders": 2, "endures": True, "lairs": True}},
}
GHOULS = {
    "races": ["amazons", "elves", "ghouls", "halflings", "orcs", "skeletons", "sorcerers", "trolls"],
    "powers": ["berserk", "bivouacking", "dragon_master", "fortified", "heroic", "spirit", "stout", "wealthy"],
}
"""What house rules are about turns up in every game."""


def small_world(options: mk.Json, label: str = "") -> Case:
    """A case of Small World."""
    return Case("smallworld", options, label=label, unsaid=old_races_march_first)


def old_races_march_first(state: mk.State) -> bool:
    """Whether declined races march before a seat without an active one picks a combo: see `rules/turn.py`."""
    return isinstance(state, SmallWorldState) and state.stage == CONQUEST and state.active[state.turn] == NONE


SMALL_WORLD = [
    *(small_world({"players": players}) for players in (2, 3, 4, 5)),
    small_world({"players": 3, "first": "random", "coins": "open", "names": ["Ada", "Bo", "Cy"]}),
    small_world({"players": 3, "content": OWN}),
    small_world({"players": 3, **GHOULS, "house": OTHERS}, "smallworld-house"),
    small_world({"players": 3, **GHOULS, "house": {"final_die": "race"}, "rules": 1}, "smallworld-rules-1"),
]
FACES = [face for face in product(TERRAINS, repeat=4) if face == min(face[at:] + face[:at] for at in range(4))]
TILES = {
    "tile": [
        {"id": f"T{at}", "squares": list(face), **({"mark": 3} if at > 44 else {"statue": face[at % 4]})}
        for at, face in enumerate(FACES[::2][:64])
    ]
}
"""Another set: as many tiles as there is room for, most of them for two, most of them with statues."""
SHOWN = frozenset({"shown"})
"""The one event that tells of a god what only its seat knew; a "god" event has only that seat among those who see."""
CREATION = [
    *(Case("creation", {"players": players}, reveals=SHOWN) for players in (2, 3, 4, 5)),
    Case("creation", {"players": 3, "first": "random", "names": ["Ada", "Боян", "小明"]}, reveals=SHOWN),
    Case("creation", {"players": 2, "first": 1, "tiles": TILES}, reveals=SHOWN, label="creation-own-tiles"),
]

SEEDS = many(1, whole=3, interpreted=1)
"""Games of each case."""

TOYS = many(1, whole=8, interpreted=1)
"""Games of the toy, which is never compiled."""

MOST = 5 if mk.compiled() else 3
"""Players; what four or five do is traced nowhere else than with three."""

POSITIONS = [
    (case, seed) for case in SMALL_WORLD + CREATION if case.options["players"] <= MOST for seed in range(SEEDS)
]
CASES = [(case, seed) for case in TOY for seed in range(TOYS)] + POSITIONS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("case", "seed"), CASES, ids=lambda value: str(value))
def test_conformance(case: Case, seed: int, check: Check) -> None:
    check(case, seed)


@pytest.mark.parametrize("check", SEARCH_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("case", "seed"), POSITIONS, ids=lambda value: str(value))
def test_what_search_is_told(case: Case, seed: int, check: Check) -> None:
    check(case, seed)
