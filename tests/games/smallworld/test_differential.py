"""Compiled against interpreted: two processes play the same seeds, and every state of every game must be the same.

Run as a script this file is one of the two: it plays and tells what it saw (see `tell`).
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import mikrokosmos as mk
from mikrokosmos import interpreted
from mikrokosmos.core.playout import random_games
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.state import SmallWorldState

PLAYERS = (2, 3, 4, 5)

SEEDS = 75 if mk.compiled() else 6
"""Games for each number of players; an interpreted run follows a compiled one that has played them all."""

PLAYOUTS = 100 if mk.compiled() else 20
"""Random games in the engine, for each number of players."""


written = json.JSONEncoder(check_circular=False).encode


def fields() -> list[str]:
    """The names of all a table holds, whether they are attributes of an object or of a compiled class."""
    names = (
        set(dir(GAME.new()))
        - set(dir(object))
        - {"world", "options", "book", "noting", "explaining", "listed", "legal"}
    )
    return sorted(name for name in names if isinstance(getattr(GAME.new(), name), int | list))


def seen(state: SmallWorldState, step: int, names: list[str]) -> dict[str, Any]:
    """What can be asked of a state: always all that lies on the table; now and then what is worked out from it."""
    told: dict[str, Any] = {name: getattr(state, name) for name in names}
    told["actions"], told["chances"], told["events"] = state.actions(), state.chances(), state.events()
    if step % 8 == 0 or state.over:
        seats = range(len(state.scores()))
        told["json"] = state.to_json()
        told["view"] = state.view((None, *seats)[step // 8 % (len(seats) + 1)])
        told["incomes"] = [state.income(seat) for seat in seats]
        told["costs"] = [state.explain(action) for action in state.actions()]
        told["refusals"] = [state.refusal(action) for action in range(step % 64, GAME.action_count, 64)]
        told["winners"] = state.winners()
    return told


def steps(players: int, seed: int) -> Iterator[str]:
    """A random game, state by state, as text."""
    rng, names = random.Random(seed), fields()
    first: int | str = "random" if seed % 5 == 0 else seed % players
    state = GAME.new(players=players, first=first, coins="open" if seed % 3 == 0 else "hidden")
    step = 0
    yield written(seen(state, step, names))
    while not state.over:
        state.play(mk.sample(state.chances(), rng) if state.player == mk.CHANCE else rng.choice(state.actions()))
        step += 1
        yield written(seen(state, step, names))


def tell(what: str, *numbers: int) -> Iterator[str]:
    """What this process sees: a line for each game, for each state of one game, or for each playout in the engine."""
    if what == "games":
        yield " ".join(fields())
        for players in PLAYERS:
            for seed in range(numbers[0]):
                digest = blake2b(digest_size=16)
                for text in steps(players, seed):
                    digest.update(text.encode())
                yield f"{players} {seed} {digest.hexdigest()}"
    elif what == "game":
        yield from steps(*numbers)
    else:
        for players in PLAYERS:
            start = GAME.new(players=players, first="random")
            scratch = start.copy()
            for seed in range(numbers[0]):
                decisions = random_games(start, scratch, 1, seed)
                yield json.dumps([players, seed, decisions, scratch.scores(), scratch.winners(), scratch.to_json()])
            yield json.dumps([players, random_games(start, scratch, 10, 2**63 + players), scratch.scores()])


def built() -> bool:
    """Whether there is a compiled build to compare with."""
    folder = Path(interpreted.__file__).parent / "core"
    return any((folder / f"position{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def both(*words: object) -> list[list[str]]:
    """What a compiled process and an interpreted one tell, side by side."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    command = [sys.executable, __file__, *map(str, words)]
    running = [
        subprocess.Popen(command, env={**outside, interpreted.VARIABLE: switch}, stdout=subprocess.PIPE, text=True)
        for switch in ("", "1")
    ]
    told = [process.communicate()[0].splitlines() for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert [lines[0] for lines in told] == ["compiled", "interpreted"]
    return [lines[1:] for lines in told]


def compare(game: str, compiled: list[str], plain: list[str]) -> None:
    """Fail with the first state that differs."""
    for step, (one, other) in enumerate(zip(compiled, plain, strict=False)):
        left, right = json.loads(one), json.loads(other)
        different = [name for name in left if left[name] != right[name]]
        assert not different, f"{game}, step {step}, compiled and interpreted differ in {different}:\n{one}\n{other}"
    pytest.fail(f"{game}: not equally long, or different in this run and not in the next")


needs_both = pytest.mark.skipif(not built(), reason="there is no compiled build to compare with")


@needs_both
def test_compiled_and_interpreted_rules_agree_state_by_state() -> None:
    compiled, plain = both("games", SEEDS)
    assert compiled[0] == plain[0] and {"tokens", "held", "coins", "stage"} <= set(plain[0].split())
    assert len(compiled) == len(plain) == 1 + SEEDS * len(PLAYERS)
    for one, other in zip(compiled[1:], plain[1:], strict=True):
        if one != other:
            players, seed, _ = one.split()
            compare(f"{players} players, seed {seed}", *both("game", players, seed))


@needs_both
def test_compiled_and_interpreted_playouts_agree() -> None:
    compiled, plain = both("playouts", PLAYOUTS)
    assert len(compiled) == (PLAYOUTS + 1) * len(PLAYERS)
    for one, other in zip(compiled, plain, strict=True):
        assert one == other


def test_a_game_is_told_the_same_way_twice_and_differently_for_another_seed() -> None:
    game = list(steps(2, 1))
    assert game == list(steps(2, 1)) != list(steps(2, 2))
    assert len(game) > 100


if __name__ == "__main__":
    print("compiled" if mk.compiled() else "interpreted")
    for line in tell(sys.argv[1], *map(int, sys.argv[2:])):
        print(line)
