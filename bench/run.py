"""`make bench`: measure the engine beside its peer in one run, print a table, write JSON.

Cores of shared machines change speed under load, so ours and theirs alternate in rounds and each figure is the best of
its rounds: only ratios within one run mean something. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import engine
import machine
from figures import GAMES, RESULTS, Figure, report, to_json
from peer import NAME, Peer, PeerMissing
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

PLAYERS = (2, 3, 4, 5)

OF_PEER = {"smallworld2": 300.0, "smallworld5": 90.0, "creation2": 600.0}
"""Wanted games/s, as multiples of the peer's, by game and number of players."""

A_SECOND = {"smallworld2": 25_000.0}
"""Wanted games/s by themselves."""

JUDGED: dict[str, dict[int, float | None]] = {"smallworld": {2: 150.0, 5: 100.0}, "creation": {2: None, 5: None}}
"""Games between greedy bots, by number of players, with the games/s that are wanted."""


def figures() -> dict[str, Figure]:
    """Everything that is measured, with the targets; keys begin with the id of a game where there is one."""
    table = {"peer": Figure(NAME, "games/s")}
    for game, group in GAMES.items():
        for players in PLAYERS:
            goal, ratio = A_SECOND.get(f"{game}{players}"), OF_PEER.get(f"{game}{players}")
            name = f"{players} players"
            table[f"{game}.games{players}"] = Figure(name, "games/s", group, target=goal, of_peer=ratio)
            table[f"{game}.decisions{players}"] = Figure(name, "decisions/s", group)
        for players, goal in JUDGED[game].items():
            name = f"greedy, {players} players"
            table[f"{game}.greedy{players}"] = Figure(name, "games/s", group, target=goal)
        table[f"{game}.step"] = Figure("actions() + play()", "µs", group, 3e-6)
        table[f"{game}.copy"] = Figure("copy()", "µs", group, 0.3e-6)
        table[f"{game}.threads"] = Figure("two threads to one", "×", group, target=1.7)
        table[f"{game}.first"] = Figure("import, new game", "s", group)
    table["import"] = Figure("import mikrokosmos", "s", "Both", 0.15)
    return table


def measure(table: dict[str, Figure], peer: Peer, rounds: int, seconds: float, tick: Callable[[str], None]) -> None:
    """All rounds; within each, theirs before each game of ours."""
    for number in range(rounds):
        seed = 1_000_003 * (number + 1)
        for game, group in GAMES.items():
            tick(NAME)
            table["peer"].samples.append(peer.games_per_second(max(seconds, 1.0)))
            for players in PLAYERS:
                tick(f"{group}, {players} players")
                games, decisions = engine.complete_games(game, players, seconds, seed)
                table[f"{game}.games{players}"].samples.append(games)
                table[f"{game}.decisions{players}"].samples.append(decisions)
            tick(f"{group}, greedy bots")
            for players in JUDGED[game]:
                table[f"{game}.greedy{players}"].samples.append(engine.judged_games(game, players, seconds, seed))
            tick(f"{group}, driven from Python")
            table[f"{game}.step"].samples.append(engine.python_step(game, seconds, seed))
            table[f"{game}.copy"].samples.append(engine.copy_time(game, seconds / 2, seed))
            tick(f"{group}, two threads")
            batch = math.ceil(table[f"{game}.games2"].best * seconds)
            table[f"{game}.threads"].samples.append(engine.two_threads(game, batch, seed))
            table[f"{game}.first"].samples.append(engine.import_time(game))
        tick(table["import"].name)
        table["import"].samples.append(engine.import_time())


STEPS_A_ROUND = len(GAMES) * (len(PLAYERS) + 4) + 1


def write(result: dict[str, Any]) -> Path:
    """Keep the run under its own name, and as the latest."""
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(result, indent=2, ensure_ascii=False) + "\n"
    path = RESULTS / f"{result['when'].replace(':', '')}-{result['commit'].rstrip('+')}.json"
    path.write_text(text, encoding="utf-8")
    (RESULTS / "latest.json").write_text(text, encoding="utf-8")
    return path


def main() -> int:
    """Measure, print, write; 1 when the peer is absent."""
    parser = argparse.ArgumentParser(description="Measure the engine beside its peer.")
    parser.add_argument("--quick", action="store_true", help="two short rounds: a look, not a result")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each measurement of a round")
    wanted = parser.parse_args()
    rounds, seconds = (2, 0.2) if wanted.quick else (max(1, wanted.rounds), wanted.seconds)
    console = Console()
    busy = machine.load()
    table = figures()
    columns = (
        TextColumn("{task.description:<40}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeElapsedColumn(),
    )
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(f"installing {NAME}", total=rounds * STEPS_A_ROUND)
            with Peer() as peer:
                measure(
                    table, peer, rounds, seconds,
                    lambda name: progress.update(task, advance=1, description=name),
                )  # fmt: skip
                version = peer.version
    except PeerMissing as missing:
        print(f"bench failed: {missing}", file=sys.stderr)
        return 1
    result = to_json(table, {"name": NAME, "version": version}, rounds, seconds, busy)
    facts = result["machine"]
    how = "compiled" if facts["compiled"] else "INTERPRETED"
    report(
        table, console, f"{how}, Python {facts['python']}, {facts['processor']}; peer: {NAME} {version}, two players"
    )
    print(f"Best of {rounds} rounds, one core but for the threads; all in {write(result)}")
    if busy > 0.5:
        print(f"The machine was busy before the start (load {busy:.1f}): not a result to keep.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
