"""Every game passes the one battery."""

from __future__ import annotations

import pytest

from kit.conformance import CHECKS, Case, Check

TOY = [
    Case("toy", {"players": players, "goal": goal}, reveals=frozenset({"learnt", "showed"}))
    for players, goal in [(2, 7), (3, 12), (4, 20)]
]
OWN = {
    "race": {"kobolds": {"tokens": 9, "borrows": "skeletons", "marches": True, "income": ["cavern"]}},
    "power": {"stormy": {"tokens": 3, "raiders": 2, "endures": True, "lairs": True}},
}
SMALL_WORLD = [
    *(Case("smallworld", {"players": players}) for players in (2, 3, 4, 5)),
    Case("smallworld", {"players": 3, "first": "random", "coins": "open", "names": ["Ada", "Bo", "Cy"]}),
    Case("smallworld", {"players": 4, "content": OWN}),
]

CASES = [(case, seed) for case in TOY for seed in range(8)] + [
    (case, seed) for case in SMALL_WORLD for seed in range(3)
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("case", "seed"), CASES, ids=lambda value: str(value))
def test_conformance(case: Case, seed: int, check: Check) -> None:
    check(case, seed)
