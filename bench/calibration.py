"""`make calibration`: whether chances to win come true, on fresh games between experts, greedy bots and the panel.

For every round of the game: the Brier score (the mean square of how far a chance was from what became of it, 0 is
perfect), and how often those won who were given a chance of some ten per cent, twenty, and so on. See docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, cast

import machine
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import mikrokosmos as mk
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.judge import Judge
from mikrokosmos.train.matches import Player, seated

RESULTS = Path(__file__).with_name("results")
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- calibration: written by make calibration -->", "<!-- end of calibration -->"
TABLES = ("expert", "greedy", "panel")
"""Who plays: alike, or players of the panel drawn at random."""
BINS = 10
ENOUGH = 1000
"""Guesses that a bin must have to be judged: with fewer, luck alone is off by more than is worth telling."""
BATCH = 20
"""Games that a process plays before it asks for more."""
TURN = "turn"
"""The event that begins a turn, in both games."""


class Batch(NamedTuple):
    """Games of one table."""

    game: str
    players: int
    table: str
    seed: int
    games: int


class Guess(NamedTuple):
    """What a seat was promised in some round, and its share of the victory."""

    round: int
    chance: float
    share: float


def play(batch: Batch) -> list[Guess]:
    """Play games, and ask for every seat's chance at the beginning of every turn, as whoever is to move knows it."""
    game = mk.game(batch.game)
    start = game.new(players=batch.players)
    forecast = game.forecast(start, None if batch.table == "expert" else ())
    expert = seated(game, Player("expert", game.weights(batch.players)), start) if batch.table == "expert" else None
    found: list[Guess] = []
    for number in range(batch.games):
        rng = random.Random(f"{batch.seed} {batch.game} {batch.players} {batch.table} {number}")
        judges: list[Judge]
        if expert is not None:
            judges = [expert] * batch.players
        elif batch.table == "panel":
            judges = [game.judge(rng.choice(list(game.panel)), start) for _ in range(batch.players)]
        else:
            judges = [game.judge(batch.table, start)] * batch.players
        state = cast(GameState, start.copy())
        asked: list[tuple[int, list[float]]] = []
        begun = True
        while not state.over:
            if state.player < 0:
                state.play(mk.sample(state.chances(), rng))
            else:
                if begun:
                    asked.append((len(asked) // batch.players + 1, forecast.chances(state, state.player)))
                    begun = False
                state.play(judges[state.player].advice(state))
            begun = begun or any(event["type"] == TURN for event in state.events())
        shares = [share / 60 for share in state.shares()]
        found += [Guess(at, *each) for at, said in asked for each in zip(said, shares, strict=True)]
    return found


def measured(guesses: list[Guess]) -> dict[str, Any]:
    """Brier score and reliability of some guesses."""
    bins: list[list[Guess]] = [[] for _ in range(BINS)]
    for guess in guesses:
        bins[min(BINS - 1, int(guess.chance * BINS))].append(guess)
    told = [
        {"positions": len(each), "said": mean(g.chance for g in each), "came": mean(g.share for g in each)}
        for each in bins
    ]
    judged = [abs(each["said"] - each["came"]) for each in told if each["positions"] >= ENOUGH]
    return {
        "positions": len(guesses),
        "brier": mean((g.chance - g.share) ** 2 for g in guesses),
        "worst": max(judged, default=None),
        "bins": told,
    }


def mean(numbers: Iterator[float]) -> float:
    """The average; 0 of nothing."""
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def told(game: str, players: int, table: str, games: int, guesses: list[Guess]) -> dict[str, Any]:
    """All that is told of a table: of all rounds together, and of each."""
    rounds = sorted({guess.round for guess in guesses})
    each = {str(at): measured([guess for guess in guesses if guess.round == at]) for at in rounds}
    return {"game": game, "players": players, "table": table, "games": games, **measured(guesses), "rounds": each}


def as_markdown(found: dict[str, Any]) -> str:
    """The table of docs/bots.md."""
    rows = [
        "| game | players | between | games | Brier score | first round | last round | worst bin | worst of a round |"
    ]
    rows.append("|---|--:|---|--:|--:|--:|--:|--:|--:|")
    for line in found["tables"]:
        name = {"smallworld": "Small World", "creation": "Creation"}[line["game"]]
        rounds = list(line["rounds"].values())
        worst_of_all = max((each["worst"] for each in rounds if each["worst"] is not None), default=None)
        worst = " | ".join("" if each is None else f"{each:.1%}" for each in (line["worst"], worst_of_all))
        brier = " | ".join(f"{each['brier']:.3f}" for each in (line, rounds[0], rounds[-1]))
        rows.append(f"| {name} | {line['players']} | {line['table']} | {line['games']:,} | {brier} | {worst} |")
    return "\n".join(rows)


def put_into(page: str, table: str) -> str:
    """A page with the table between its two marks."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n{table}\n{END}{rest.split(END)[1]}"


def tables(wanted: argparse.Namespace) -> Iterator[tuple[str, int, str]]:
    """What is measured: every game and number of players that has weights."""
    for name in wanted.game or ("smallworld", "creation"):
        for players in wanted.players or mk.game(name).seats:
            try:
                mk.game(name).weights(players)
            except WeightsError:
                continue
            yield from ((name, players, table) for table in wanted.table or TABLES)


def kept(path: Path, fresh: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All figures in order: the fresh ones, and earlier ones of tables not measured this time."""
    earlier = json.loads(path.read_text(encoding="utf-8"))["tables"] if path.exists() else []
    found = {(line["game"], line["players"], line["table"]): line for line in (*earlier, *fresh)}
    games = ("smallworld", "creation")
    return [found[key] for key in sorted(found, key=lambda key: (games.index(key[0]), key[1], TABLES.index(key[2])))]


def main() -> None:
    """Play, measure, print, write."""
    parser = argparse.ArgumentParser(description="Measure whether chances to win come true.")
    parser.add_argument("--games", type=int, default=20_000, help="games of each table")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--players", type=int, action="append", help="only this number of players")
    parser.add_argument("--table", action="append", choices=TABLES, help="only games between these")
    parser.add_argument("--seed", type=int, default=20261117)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dry", action="store_true", help="print only, write nothing")
    wanted = parser.parse_args()
    console = Console(width=120)
    lines = []
    columns = (TextColumn("{task.description:<40}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        ProcessPoolExecutor(wanted.processes, mp_context=get_context("spawn")) as pool,
        Progress(*columns, console=console, transient=True) as progress,
    ):
        for name, players, table in tables(wanted):
            task = progress.add_task(f"{name}, {players} players, {table}", total=wanted.games)
            starts = range(0, wanted.games, BATCH)
            batches = [Batch(name, players, table, wanted.seed + at, min(BATCH, wanted.games - at)) for at in starts]
            guesses: list[Guess] = []
            for batch, part in zip(batches, pool.map(play, batches), strict=True):
                guesses += part
                progress.advance(task, batch.games)
            progress.remove_task(task)
            lines.append(told(name, players, table, wanted.games, guesses))
            worst = lines[-1]["worst"]
            said = "too few positions" if worst is None else f"worst bin off by {worst:.1%}"
            console.print(f"{name}, {players} players, {table}: Brier score {lines[-1]['brier']:.4f}, {said}")
    if wanted.dry:
        return
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / "calibration.json"
    found = {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "commit": machine.commit(),
        "machine": machine.describe(),
        "seed": wanted.seed,
        "tables": kept(path, lines),
    }
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(put_into(PAGE.read_text(encoding="utf-8"), as_markdown(found)), encoding="utf-8")
    print(f"All of it in {path}, and as a table in {PAGE}")


if __name__ == "__main__":
    main()
