"""`make bench-analysis`: how long an analysis takes, and whether the chances it tells come true.

Time: whole games between greedy bots, analysed by one process and by all; seconds of the processor and of the clock.
Calibration: where an analysis looks further than a win chance does, it is measured here on fresh games between Masters
and between players of the panel; elsewhere the figures of `make calibration` hold. See docs/analysis.md.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import machine
import numpy as np
from calibration import measured
from numpy.typing import NDArray
from rich.console import Console

import mikrokosmos as mk
from mikrokosmos.analysis.calibration import version_of
from mikrokosmos.analysis.evaluator import looks_ahead
from mikrokosmos.core.learned.foretold_games import ROW, ForetoldGames
from mikrokosmos.core.scale import VICTORY, WHOLE
from mikrokosmos.lab.game_loop import never
from mikrokosmos.lab.matches import Matches

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).with_name("results") / "analysis.json"
SHIPPED = ROOT / "src" / "mikrokosmos" / "analysis" / "calibration.json"
PAGE = ROOT / "docs" / "analysis.md"
TABLES = ("greedy", "panel")
BATCH = 20
SAMPLES = 32
"""Playouts, as at the level `quick`."""
BEGIN, END = "<!-- analysis: written by bench/analysis.py -->", "<!-- end of analysis -->"
NAMES = {"smallworld": "Small World", "creation": "Creation"}


def foretold(job: tuple[str, int, tuple[str, ...], int]) -> NDArray[np.int32]:
    """Twenty games between these judges, and what is told of every turn's beginning."""
    name, players, seats, seed = job
    game = mk.game(name)
    start: Any = game.new(players=players)
    forecast = game.forecast(start, ())
    forecast.ahead, forecast.samples = 1, SAMPLES
    games = ForetoldGames(start.copy(), [game.judge(each, start) for each in seats], forecast, BATCH)
    for at in range(BATCH):
        games.play(start, seed + at)
    return np.asarray(games.rows)[: ROW * games.written].reshape(-1, ROW).copy()


def calibrated(name: str, players: int, table: str, games: int, seed: int, pool: ProcessPoolExecutor) -> dict[str, Any]:
    """Brier score and reliability of one kind of table."""
    rng = random.Random(f"{seed} {name} {players} {table}")
    panel = mk.game(name).panel
    jobs = [
        (name, players, tuple(rng.choice(panel) if table == "panel" else table for _ in range(players)), seed)
        for seed in (rng.getrandbits(48) for _ in range(games // BATCH))
    ]
    rows = np.concatenate(list(pool.map(foretold, jobs)))
    found = measured(rows[:, 8 : 8 + players] / WHOLE, rows[:, 13 : 13 + players] / VICTORY)
    return {"game": name, "players": players, "table": table, "games": len(jobs) * BATCH, **found}


def timed(name: str, players: int, games: int, processes: int | None, level: str, seed: int) -> dict[str, Any]:
    """How long analyses take, each by itself."""
    clock, processor, residuals = [], [], []
    matches = Matches(mk.game(name), {"players": players}, ["greedy"] * players, seed)
    for number in range(games):
        played = matches.record(number, never)
        assert played is not None
        before, began = spent(), time.perf_counter()
        found = mk.analyse(played[0], level=level, processes=processes)
        clock.append(time.perf_counter() - began)
        processor.append(spent() - before)
        residuals += [abs(each.residual) for each in found.sums]
    return {
        "game": name,
        "players": players,
        "level": level,
        "processes": processes or os.cpu_count(),
        "games": games,
        "seconds": sum(clock) / games,
        "longest": max(clock),
        "processor": sum(processor) / games,
        "residual": sum(residuals) / len(residuals),
    }


def spent() -> float:
    """Processor seconds of this process and of those it has started and seen end."""
    uses = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(use.ru_utime + use.ru_stime for use in uses)


def shipped(fresh: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures that go with the package, each with the version of the weights it is of."""
    told = json.loads((RESULTS.parent / "calibration.json").read_text(encoding="utf-8"))
    known = [line for line in told["tables"] if not looks_ahead(mk.game(line["game"]), line["players"])]
    keys = ("game", "players", "table", "games", "brier", "worst")
    return {
        "tables": [
            {**{key: line[key] for key in keys}, "weights": version_of(mk.game(line["game"]).weights(line["players"]))}
            for line in (*known, *fresh)
        ]
    }


def reliability(lines: list[dict[str, Any]]) -> list[str]:
    """For every table a row of what came true, with the interval that luck alone explains (two standard errors)."""
    rows = ["| told | " + " | ".join(f"{at}0–{at + 1}0 %" for at in range(10)) + " |", "|---" * 11 + "|"]
    for line in lines:
        cells = [
            f"{100 * each['came']:.1f} ± {200 * each['luck']:.1f}" if each["positions"] else "" for each in line["bins"]
        ]
        rows.append(f"| {NAMES[line['game']]} {line['players']}, {line['table']} | " + " | ".join(cells) + " |")
    return rows


def as_markdown(found: dict[str, Any]) -> str:
    """The tables of docs/analysis.md."""
    told = json.loads((RESULTS.parent / "calibration.json").read_text(encoding="utf-8"))["tables"]
    used = [line for line in told if not looks_ahead(mk.game(line["game"]), line["players"])] + found["calibration"]
    rows = ["| game | players | between | games | Brier score | worst tenth |", "|---|--:|---|--:|--:|--:|"]
    rows += [
        f"| {NAMES[line['game']]} | {line['players']} | {line['table']} | {line['games']:,} | {line['brier']:.3f} | "
        f"{'' if line['worst'] is None else format(line['worst'], '.1%')} |"
        for line in used
    ]
    rows += ["", "What came true, in per cent, with two standard errors:", "", *reliability(used), ""]
    rows += ["| game | players | level | processes | seconds | longest | processor | mean residual |"]
    rows += ["|---|--:|---|--:|--:|--:|--:|--:|"]
    rows += [
        f"| {NAMES[line['game']]} | {line['players']} | {line['level']} | {line['processes']} | "
        f"{line['seconds']:.1f} | {line['longest']:.1f} | {line['processor']:.1f} | {line['residual']:.2f} |"
        for line in found.get("time", ())
    ]
    return "\n".join(rows)


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description="Measure analyses: time, and whether chances come true.")
    parser.add_argument("--games", type=int, default=4_000, help="games of each table of the calibration")
    parser.add_argument("--timed", type=int, default=3, help="games analysed for every number of players")
    parser.add_argument("--seed", type=int, default=20261118)
    parser.add_argument("--only", choices=("time", "calibration"), help="measure only this; the rest stays as it was")
    wanted = parser.parse_args()
    console = Console(width=140)
    found: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    found |= {"when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "commit": machine.commit()}
    found |= {"machine": machine.describe(), "seed": wanted.seed}
    if wanted.only != "time":
        found["calibration"] = []
        with ProcessPoolExecutor() as pool:
            for name in NAMES:
                for players in mk.game(name).seats:
                    for table in TABLES if looks_ahead(mk.game(name), players) else ():
                        line = calibrated(name, players, table, wanted.games, wanted.seed, pool)
                        found["calibration"].append(line)
                        console.print(f"{name} {players} {table}: Brier {line['brier']:.4f}, worst {line['worst']:.3f}")
    if wanted.only != "calibration":
        found["time"] = []
        for name in NAMES:
            for players in mk.game(name).seats:
                for processes in (1, None):
                    line = timed(name, players, wanted.timed, processes, "quick", wanted.seed)
                    found["time"].append(line)
                    console.print(line)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    SHIPPED.write_text(json.dumps(shipped(found["calibration"]), indent=1) + "\n", encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{as_markdown(found)}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
