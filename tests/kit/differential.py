"""Compiled against interpreted, for any game: two processes play the same seeds, and every state must be the same.

The test file of a game makes a `Duel` of it and, run as a script, is one of the two: it plays and tells what it saw.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import mikrokosmos as mk
from kit.long import many
from mikrokosmos import interpreted
from mikrokosmos.core.playout import random_games

PLAYERS = (2, 3, 4, 5)

SEEDS = many(8, whole=75, interpreted=2)
"""Games for each number of players."""

PLAYOUTS = many(20, whole=100, interpreted=5)
"""Random games in the engine, for each number of players."""

LONG_LOOK = 7
"""Every so many steps everything is asked. Seven, since a turn of four steps is then met in each of its stages."""

NOT_ON_THE_TABLE = {"world", "options", "book", "noting", "explaining", "listed", "legal"}

written = json.JSONEncoder(check_circular=False).encode


def built() -> bool:
    """Whether there is a compiled build to compare with."""
    folder = Path(interpreted.__file__).parent / "core"
    return any((folder / f"position{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


needs_both = pytest.mark.skipif(not built(), reason="there is no compiled build to compare with")


@dataclass(frozen=True)
class Duel:
    """A game, the options of each of its seeds, and the test file that plays it in a process of its own."""

    game: Any
    script: str
    options: Callable[[int, int], dict[str, Any]]
    """The options by number of players and seed, `players` left out."""

    def fields(self) -> list[str]:
        """The names of all a table holds, whether they are attributes of an object or of a compiled class."""
        state = self.game.new()
        names = set(dir(state)) - set(dir(object)) - NOT_ON_THE_TABLE
        return sorted(name for name in names if isinstance(getattr(state, name), int | list))

    def seen(self, state: Any, step: int, names: list[str]) -> dict[str, Any]:
        """What can be asked of a state: always all that lies on the table; now and then what is worked out from it."""
        told: dict[str, Any] = {name: getattr(state, name) for name in names}
        told["actions"], told["chances"], told["events"] = state.actions(), state.chances(), state.events()
        told["key"] = state.fingerprint()
        if step % LONG_LOOK == 0 or state.over:
            seats = range(len(state.scores()))
            few = self.game.action_count // LONG_LOOK
            told["json"], told["line"] = state.to_json(), state.to_line()
            told["view"] = state.view((None, *seats)[step // LONG_LOOK % (len(seats) + 1)])
            told["incomes"] = [state.income(seat) for seat in seats]
            told["costs"] = [state.explain(action) for action in state.actions()]
            told["refusals"] = [state.refusal(action) for action in range(step % few, self.game.action_count, few)]
            told["scores"], told["winners"], told["shares"] = state.scores(), state.winners(), state.shares()
        return told

    def steps(self, players: int, seed: int) -> Iterator[str]:
        """A random game, state by state, as text."""
        rng, names = random.Random(seed), self.fields()
        state = self.game.new(players=players, **self.options(players, seed))
        step = 0
        yield written(self.seen(state, step, names))
        while not state.over:
            state.play(mk.sample(state.chances(), rng) if state.player == mk.CHANCE else rng.choice(state.actions()))
            step += 1
            yield written(self.seen(state, step, names))

    def games(self, seeds: int) -> Iterator[str]:
        """A line for each game, with a digest of all its states."""
        yield " ".join(self.fields())
        for players in PLAYERS:
            for seed in range(seeds):
                digest = blake2b(digest_size=16)
                for text in self.steps(players, seed):
                    digest.update(text.encode())
                yield f"{players} {seed} {digest.hexdigest()}"

    def playouts(self, seeds: int) -> Iterator[str]:
        """A line for each random game in the engine."""
        for players in PLAYERS:
            start = self.game.new(players=players, **{**self.options(players, players), "first": "random"})
            scratch = start.copy()
            for seed in range(seeds):
                decisions = random_games(start, scratch, 1, seed)
                yield json.dumps([players, seed, decisions, scratch.scores(), scratch.winners(), scratch.to_json()])
            yield json.dumps([players, random_games(start, scratch, 10, 2**63 + players), scratch.scores()])

    def main(self) -> None:
        """What this process sees: `games`, or `steps` of one game, or `playouts`."""
        print("compiled" if mk.compiled() else "interpreted")
        told: dict[str, Callable[..., Iterator[str]]]
        told = {"games": self.games, "steps": self.steps, "playouts": self.playouts}
        for line in told[sys.argv[1]](*map(int, sys.argv[2:])):
            print(line)

    def both(self, *words: object) -> list[list[str]]:
        """What a compiled process and an interpreted one tell, side by side."""
        outside = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
        folders = (str(Path(__file__).parents[1]), outside.get("PYTHONPATH", ""))
        outside["PYTHONPATH"] = os.pathsep.join(folder for folder in folders if folder)
        command = [sys.executable, self.script, *map(str, words)]
        running = [
            subprocess.Popen(command, env={**outside, interpreted.VARIABLE: switch}, stdout=subprocess.PIPE, text=True)
            for switch in ("", "1")
        ]
        told = [process.communicate()[0].splitlines() for process in running]
        assert [process.returncode for process in running] == [0, 0]
        assert [lines[0] for lines in told] == ["compiled", "interpreted"]
        return [lines[1:] for lines in told]

    def states_agree(self, *some_fields: str) -> None:
        """Every state of every game is the same, these fields among all the others."""
        compiled, plain = self.both("games", SEEDS)
        assert compiled[0] == plain[0] and set(some_fields) <= set(plain[0].split())
        assert len(compiled) == len(plain) == 1 + SEEDS * len(PLAYERS)
        for one, other in zip(compiled[1:], plain[1:], strict=True):
            if one != other:
                players, seed, _ = one.split()
                differ(f"{players} players, seed {seed}", *self.both("steps", players, seed))

    def playouts_agree(self) -> None:
        """Every random game in the engine takes the same decisions and ends the same way."""
        compiled, plain = self.both("playouts", PLAYOUTS)
        assert len(compiled) == (PLAYOUTS + 1) * len(PLAYERS)
        for one, other in zip(compiled, plain, strict=True):
            assert one == other


def differ(game: str, compiled: list[str], plain: list[str]) -> None:
    """Fail with the first state that differs."""
    for step, (one, other) in enumerate(zip(compiled, plain, strict=False)):
        left, right = json.loads(one), json.loads(other)
        different = [name for name in left if left[name] != right[name]]
        assert not different, f"{game}, step {step}, compiled and interpreted differ in {different}:\n{one}\n{other}"
    pytest.fail(f"{game}: not equally long, or different in this run and not in the next")
