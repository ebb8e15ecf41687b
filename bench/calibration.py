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
from pathlib import Path
from typing import Any

import machine
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import mikrokosmos as mk
from mikrokosmos.core.errors import WeightsError
from mikrokosmos.train.foretelling import Foretold, all_foretold, together
from mikrokosmos.train.samples import Batch, batches

RESULTS = Path(__file__).with_name("results")
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- calibration: written by make calibration -->", "<!-- end of calibration -->"
TABLES = ("expert", "greedy", "panel")
"""Who plays: alike, or players of the panel drawn at random."""
BINS = 10
LUCK = 0.01
"""A bin is judged if luck alone (the standard error of what came) moves it by no more than this."""
BATCH = 20
"""Games that a process plays at one table before it asks for more."""
SIMULATIONS = 64
"""Of the bot `expert`."""


def wanted_batches(game: str, players: int, table: str, games: int, seed: int) -> list[Batch]:
    """Games of one kind of table; those of the panel change with every batch."""
    rng = random.Random(f"{seed} {game} {players} {table}")
    like = Batch(
        game,
        players,
        rng.getrandbits(40),
        games=BATCH,
        slips=0,
        simulations=SIMULATIONS,
        weights=mk.game(game).weights(players),
    )
    if table == "panel":
        names = list(mk.game(game).panel)
        seats = [tuple(rng.choice(names) for _ in range(players)) for _ in range(games // BATCH)]
    else:
        seats = [({"expert": "search"}.get(table, table),) * players]
    return batches(like, games, seats, own_share=0)


def measured(chances: NDArray[np.float64], shares: NDArray[np.float64]) -> dict[str, Any]:
    """Brier score and reliability of some guesses: rows of what the seats were promised, and what they got."""
    players = chances.shape[1]
    bins = np.minimum(BINS - 1, (chances * BINS).astype(int))
    told = [told_bin(chances[bins == at], shares[bins == at], players) for at in range(BINS)]
    judged = [abs(each["said"] - each["came"]) for each in told if each["positions"] and each["luck"] <= LUCK]
    return {
        "positions": int(chances.size),
        "brier": float(((chances - shares) ** 2).mean()) if chances.size else 0.0,
        "worst": max(judged, default=None),
        "bins": told,
    }


def told_bin(chances: NDArray[np.float64], shares: NDArray[np.float64], players: int) -> dict[str, Any]:
    """What was said and what came, and how far luck alone may have moved it.

    In a round a seat is asked about once in every turn, in the same game: so many guesses are worth one.
    """
    if not chances.size:
        return {"positions": 0, "said": 0.0, "came": 0.0, "luck": 0.0}
    said = float(chances.mean())
    luck = (said * (1 - said) * players / chances.size) ** 0.5
    return {"positions": int(chances.size), "said": said, "came": float(shares.mean()), "luck": luck}


def told(game: str, players: int, table: str, games: int, found: Foretold) -> dict[str, Any]:
    """All that is told of a table: of all rounds together, and of each."""
    each = {
        str(at + 1): measured(found.chances[found.rounds == at], found.shares[found.rounds == at])
        for at in range(int(found.rounds.max()) + 1)
    }
    whole = measured(found.chances, found.shares)
    return {"game": game, "players": players, "table": table, "games": games, **whole, "rounds": each}


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
    parser.add_argument("--games", type=int, default=20_000, help="games of each table; a multiple of 20 is played")
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
    with Progress(*columns, console=console, transient=True) as progress:
        for name, players, table in tables(wanted):
            listed = wanted_batches(name, players, table, wanted.games, wanted.seed)
            task = progress.add_task(f"{name}, {players} players, {table}", total=len(listed) * BATCH)
            parts = []
            for part in all_foretold(listed, wanted.processes):
                parts.append(part)
                progress.advance(task, BATCH)
            progress.remove_task(task)
            lines.append(told(name, players, table, len(listed) * BATCH, together(parts)))
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
