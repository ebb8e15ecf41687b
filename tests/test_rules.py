"""The index of rules is complete: every rule of both catalogues is in it, with a module and a test or a reason."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import mutant_list
import pytest
from rules_index import chapter, coded_rules, read_all, read_rules

ROOT = Path(__file__).parent.parent

SMALL_WORLD = {
    "COMP": 11,
    "SET": 6,
    "COMBO": 13,
    "TURN": 5,
    "CONQ": 13,
    "LOSS": 7,
    "DIE": 6,
    "REDEP": 4,
    "SCORE": 5,
    "READY": 2,
    "ABAN": 5,
    "DECL": 10,
    "END": 5,
    "DEF": 5,
    "RACE": 35,
    "POW": 38,
    "EDGE": 104,
}
"""How many rules each chapter of the catalogue has (POW-FOR, POW-HILL and POW-SWA share a row there)."""


def test_no_rule_of_small_world_is_missing() -> None:
    rules = read_rules(ROOT / "docs" / "rules" / "smallworld.toml", ROOT / "src" / "mikrokosmos")
    assert Counter(chapter(rule.id) for rule in rules) == SMALL_WORLD
    assert len({rule.id for rule in rules}) == 274


def test_no_ruling_of_creation_is_missing() -> None:
    rules = read_rules(ROOT / "docs" / "rules" / "creation.toml", ROOT / "src" / "mikrokosmos")
    assert [rule.id for rule in rules] == [f"R{number}" for number in range(1, 38)]
    assert [rule.id for rule in rules if rule.none] == ["R37"]


@pytest.mark.parametrize("game", ["creation", "smallworld"])
def test_every_game_has_its_rules_and_they_live_in_its_own_folder(game: str) -> None:
    modules = {rule.module for rule in read_all(ROOT)[game] if rule.module}
    assert {module.split("/")[1] for module in modules} == {game}


def test_every_coded_rule_has_a_mutant() -> None:
    mutants = mutant_list.load(ROOT / "src" / "mikrokosmos", ROOT / "tools" / "mutants.toml")
    assert coded_rules(ROOT) - {rule for mutant in mutants for rule in mutant.rules} == set()


def test_the_index_is_up_to_date_and_every_coded_rule_has_a_test() -> None:
    done = subprocess.run(
        [sys.executable, "tools/rules_index.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
