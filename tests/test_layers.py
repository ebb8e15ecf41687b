"""Imports go one way:  core  ←  {games, analysis}  ←  {bots, puzzles}  ←  {train, lab, env, server}  ←  cli."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kit.sources import compiled, imports, modules

# A module may import what stands on a lower floor, and its own part. The package itself is only names: floor 2.
FLOORS = {
    "interpreted": 0,
    "texts": 0,
    "report": 0,
    "core": 1,
    "games": 2,
    "analysis": 2,
    "": 2,
    "bots": 3,
    "puzzles": 3,
    "train": 4,
    "lab": 4,
    "env": 4,
    "server": 4,
    "cli": 5,
    "__main__": 6,
}
FOR_THE_TYPE_CHECKER = {"typing_extensions"}
MODULES = modules()


def part(module: str) -> str:
    """`mikrokosmos.games.smallworld.state` belongs to `games`."""
    return [*module.split("."), ""][1]


def ours(path: Path) -> set[str]:
    """The modules of this package that one imports."""
    return {name for name in imports(path) if name in MODULES}


def through(module: str) -> set[str]:
    """Everything of ours that a module imports, by however many steps."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        new = ours(MODULES[waiting.pop()]) - found
        found |= new
        waiting += new
    return found


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_down(module: str) -> None:
    here = part(module)
    assert here in FLOORS, f"say in FLOORS where {here!r} stands"
    for name in ours(MODULES[module]):
        there = part(name)
        if module == "mikrokosmos":
            assert FLOORS[there] <= FLOORS[here]
        elif name != "mikrokosmos" or FLOORS[here] <= FLOORS[""]:
            assert there == here or FLOORS[there] < FLOORS[here], f"{module} must not import {name}"


@pytest.mark.parametrize("module", [name for name in MODULES if part(name) in ("interpreted", "core", "games")])
def test_rules_need_only_the_standard_library(module: str) -> None:
    foreign = {name.split(".")[0] for name in imports(MODULES[module])} - {"mikrokosmos"}
    assert foreign - FOR_THE_TYPE_CHECKER <= sys.stdlib_module_names


def test_what_only_the_type_checker_reads_is_not_imported_to_play() -> None:
    absent = "".join(f"sys.modules[{name!r}] = None; " for name in FOR_THE_TYPE_CHECKER)
    play = "import mikrokosmos as mk; [mk.game(name).new().view(None) for name in mk.games()]"
    subprocess.run([sys.executable, "-c", f"import sys; {absent}{play}"], check=True)


@pytest.mark.parametrize("module", [name for name in MODULES if name.count(".") > 2 and part(name) == "games"])
def test_games_do_not_know_each_other(module: str) -> None:
    home = ".".join(module.split(".")[:3])
    others = {name for name in ours(MODULES[module]) if name.startswith("mikrokosmos.games.")}
    assert all(name == home or name.startswith(f"{home}.") for name in others)


@pytest.mark.parametrize("module", [name for name in MODULES if name.rpartition(".")[2].startswith("content")])
def test_content_does_not_know_the_engine(module: str) -> None:
    engine = {name for name in through(module) if compiled(MODULES[name])}
    assert not engine, f"{module} is data, yet it imports the rules: {engine}"
