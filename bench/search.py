"""`make bench-search`: how fast the bots that look before they play are, beside another engine's search in one run.

Cores of shared machines change speed under load, so ours and theirs alternate in rounds, all times are processor times
and each figure is the best of its rounds: only ratios within one run mean something. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from typing import Any, cast

import machine
from figures import GAMES, RESULTS, Figure, report, to_json
from peer import PeerMissing
from rich.console import Console
from search_peer import NAME, SearchPeer

import mikrokosmos as mk
from mikrokosmos.bots.search_bot import LEVELS, searching
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState

WANTED = 20.0
"""Simulations a second, as a multiple of the peer's."""


A_DECISION = {"expert": 2e-3}
"""Seconds that a decision may take, by bot."""

A_VALUE = 1e-6
"""Seconds that inputs and value of a position may take."""


def learned() -> dict[str, str]:
    """The games that have learned weights for two players: without them nobody searches."""
    found = {}
    for game, group in GAMES.items():
        try:
            mk.game(game).weights(2)
            found[game] = group
        except WeightsError:
            print(f"{group} is left out: it has no learned weights for two players")
    return found


def figures(games: dict[str, str]) -> dict[str, Figure]:
    """Everything that is measured; keys begin with the id of a game where there is one."""
    table = {"peer": Figure(f"{NAME}, backgammon", "simulations/s")}
    for game, group in games.items():
        for level in LEVELS:
            table[f"{game}.{level}"] = Figure(f"{level}, a decision", "ms", group, A_DECISION.get(level))
        name = "expert, first look"
        table[f"{game}.simulations"] = Figure(name, "simulations/s", group, of_peer=WANTED)
        table[f"{game}.value"] = Figure("inputs and value of a position", "µs", group, A_VALUE)
    return table


def positions_of(game: str, seed: int, wanted: int) -> list[GameState]:
    """Positions of two-player games between greedy judges in which a seat has just come to move and has a choice."""
    rng = random.Random(seed)
    found: list[GameState] = []
    while len(found) < 3 * wanted:
        state: Any = mk.game(game).new(players=2, first="random")
        judge = mk.game(game).judge("greedy", state)
        before = mk.CHANCE
        while not state.over:
            if state.player == mk.CHANCE:
                state.play(mk.sample(state.chances(), rng))
                continue
            if state.player != before and len(judge.candidates(state)) > 1:
                found.append(state.copy())
            before = state.player
            state.play(judge.advice(state))
    return rng.sample(found, wanted)


def decisions(level: str, positions: Sequence[GameState], seconds: float) -> tuple[float, float]:
    """Seconds of processor time for a decision that is searched about, and simulations a second of the first look."""
    searches = [searching(positions[0], LEVELS[level]) for _ in range(LEVELS[level].trees)]
    spent = asked = searched = 0
    elapsed = 0.0
    while elapsed < seconds:
        position = positions[asked % len(positions)]
        begin = time.process_time()
        for search in searches:
            search.seed = asked
            search.choice(position)
        took = time.process_time() - begin
        if searches[0].table():  # else it was routine, and nothing was searched
            elapsed += took
            spent += sum(search.spent for search in searches)
            searched += 1
        asked += 1
    return elapsed / searched, spent / elapsed


def value_time(game: str, positions: Sequence[GameState], seconds: float) -> float:
    """Seconds of processor time for the inputs of a position and its value."""
    value = mk.game(game).value(positions[0])
    done = 0
    begin = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        for position in positions:
            value.repeat(position, 0, 100)
        done += 100 * len(positions)
        elapsed = time.process_time() - begin
    return elapsed / done


def measure(table: dict[str, Figure], games: dict[str, str], peer: SearchPeer, rounds: int, seconds: float) -> None:
    """All rounds; within each, theirs before each game of ours."""
    for number in range(rounds):
        for game in games:
            table["peer"].samples.append(peer.simulations_per_second(seconds))
            positions = positions_of(game, number, 40)
            for level in LEVELS:
                took, rate = decisions(level, positions, seconds)
                table[f"{game}.{level}"].samples.append(took)
                if level == "expert":
                    table[f"{game}.simulations"].samples.append(rate)
            table[f"{game}.value"].samples.append(value_time(game, positions, seconds / 2))


def main() -> int:
    """Measure, print, write; 1 when the peer is absent."""
    parser = argparse.ArgumentParser(description="Measure the bots that search beside another engine's search.")
    parser.add_argument("--quick", action="store_true", help="one short round: a look, not a result")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time for each measurement of a round")
    wanted = parser.parse_args()
    rounds, seconds = (1, 0.5) if wanted.quick else (max(1, wanted.rounds), wanted.seconds)
    busy = machine.load()
    games = learned()
    table = figures(games)
    try:
        with SearchPeer() as found:
            peer = cast(SearchPeer, found)
            measure(table, games, peer, rounds, seconds)
            version = peer.version
    except PeerMissing as missing:
        print(f"bench failed: {missing}", file=sys.stderr)
        return 1
    result = to_json(table, {"name": NAME, "version": version}, rounds, seconds, busy)
    how = "compiled" if result["machine"]["compiled"] else "INTERPRETED"
    report(table, Console(), f"{how}, two players, one core; peer: {NAME} {version}")
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / "search.json"
    path.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"Best of {rounds} rounds in processor time; all in {path}")
    if busy > 0.5:
        print(f"The machine was busy before the start (load {busy:.1f}): look at the ratios only.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
