"""Compiled against interpreted: inputs, values, choices, forecasts and written games are the same to the last digit.

Run as a script it is one of the two processes, and tells what it sees.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import mikrokosmos as mk
from kit.conformance import draw
from kit.differential import Duel, needs_both
from kit.learned import TABLES, begun, decisions, deep_search_for, forecast_for, played, search_for, value_for
from kit.long import LONG
from kit.own_rows import OWN
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.foretold_games import ForetoldGames
from mikrokosmos.core.learned.self_play import SelfPlay

SEEDS = 3 if LONG else 1


def started(game: str, players: int) -> GameState:
    """A table, that of Small World with own rows if there are four."""
    return begun(game, players, **({"content": OWN} if (game, players) == ("smallworld", 4) else {}))


def inputs(seeds: int) -> Iterator[str]:
    """Inputs and values of all positions of random games."""
    for game, players in TABLES:
        for seed in range(seeds):
            start = started(game, players)
            encoder, value = start.game.encoder(start), value_for(start)
            for step, state in enumerate(played(start, seed)):
                if state.turns() < 0 or step % 11:
                    continue
                seat = step % players
                found = "over" if state.over else blake2b(repr(encoder.inputs(state, seat)).encode()).hexdigest()[:12]
                yield f"{game} {players} {seed} {step} {found} {value.of(state, seat)}"


def searches(seeds: int) -> Iterator[str]:
    """Choices and tables of small searches, and forecasts, here and there in random games."""
    for game, players in (("smallworld", 2), ("smallworld", 3), ("creation", 2), ("creation", 3)):
        for seed in range(seeds):
            for state in decisions(game, players, seed, every=120 if game == "smallworld" else 50):
                search = search_for(state, 10, 4, seed)
                chosen = search.choice(state)
                yield f"{game} {players} {state.to_line()} {chosen} {search.spent} {search.table()}"
                closer = deep_search_for(state, 4, 4, 4, seed)
                yield f"closer: {closer.choice(state)} {closer.table()}"
                yield f"chances: {[forecast_for(state, 2).chances(state, seat) for seat in (None, 0, 1)]}"


def games(seeds: int) -> Iterator[str]:
    """Games to learn from, byte by byte."""
    for game, players in (("smallworld", 2), ("creation", 3)):
        start = begun(game, players)
        judges = [start.game.judge("greedy", start) for _ in range(players)]
        play = SelfPlay(start.copy(), judges, start.game.encoder(start), 100, seeds)
        for seed in range(seeds):
            play.play(start, seed)
        yield f"{play.positions} {play.used} {list(play.counts)} {list(play.facts)}"
        yield f"{list(play.index[: play.used])} {list(play.amount[: play.used])}"
        foretold = ForetoldGames(start.copy(), judges, forecast_for(start, 2), 1)
        foretold.play(start, 1)
        yield f"{foretold.written} {list(foretold.rows)}"


def nothing(players: int, seed: int) -> dict[str, Any]:
    """No options: the tables are made above."""
    return {}


DUEL = Duel(mk.game("smallworld"), __file__, nothing)


def agree(part: str) -> None:
    """Both processes tell the same."""
    compiled, plain = DUEL.both(part, SEEDS)
    assert len(compiled) == len(plain) > 1
    for one, other in zip(compiled, plain, strict=True):
        assert one == other


@needs_both
def test_compiled_and_interpreted_inputs_and_values_agree() -> None:
    agree("inputs")


@needs_both
def test_compiled_and_interpreted_searches_and_forecasts_agree() -> None:
    agree("searches")


@needs_both
def test_compiled_and_interpreted_self_play_writes_the_same() -> None:
    agree("games")


def test_a_random_game_is_the_same_in_both_ways_of_telling() -> None:
    one, other = begun("creation", 2), begun("creation", 2)
    rng = random.Random(1)
    for state in played(one, 1):
        assert state.fingerprint() == other.fingerprint()
        if not state.over:
            other.play(draw(other, rng))


if __name__ == "__main__":
    print("compiled" if mk.compiled() else "interpreted")
    for line in {"inputs": inputs, "searches": searches, "games": games}[sys.argv[1]](int(sys.argv[2])):
        print(line)
