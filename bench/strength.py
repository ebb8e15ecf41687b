"""`make strength`: how strong the bots are, in arenas of at least a thousand games each, and whether that is enough.

Every bot is given what its seat knows and nothing more, as anywhere else. A figure is a share of victories with its
95 % interval; what is wanted is wanted of the lower end of it. See docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import machine
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import mikrokosmos as mk
from mikrokosmos.lab.arena import hold
from mikrokosmos.lab.settings import Settings

RESULTS = Path(__file__).with_name("results")


class Meeting(NamedTuple):
    """The first bot against the second, alone among as many of them as there are other seats."""

    game: str
    bot: str
    other: str
    players: int
    wanted: float | None
    """What the lower end of the interval should reach."""


MEETINGS = (
    Meeting("smallworld", "greedy", "random", 2, 0.98),
    Meeting("smallworld", "greedy", "random", 4, 0.92),
    Meeting("smallworld", "greedy", "reference", 2, 0.75),
    Meeting("smallworld", "greedy", "reference", 4, 0.45),
    Meeting("smallworld", "greedy", "reference", 3, None),
    Meeting("smallworld", "greedy", "reference", 5, None),
    Meeting("smallworld", "greedy", "adept", 2, None),
    Meeting("smallworld", "adept", "novice", 2, None),
    Meeting("smallworld", "adept", "reference", 2, None),
    Meeting("smallworld", "novice", "random", 2, None),
    Meeting("smallworld", "reference", "random", 2, None),
    Meeting("creation", "greedy", "random", 2, 0.97),
    Meeting("creation", "greedy", "reference", 2, 0.65),
    Meeting("creation", "greedy", "reference", 3, None),
    Meeting("creation", "greedy", "reference", 4, None),
    Meeting("creation", "greedy", "reference", 5, None),
    Meeting("creation", "greedy", "adept", 2, None),
    Meeting("creation", "adept", "novice", 2, None),
    Meeting("creation", "novice", "random", 2, None),
    Meeting("creation", "reference", "random", 2, None),
    *(Meeting(game, "greedy", name, 2, None) for game in ("smallworld", "creation") for name in mk.game(game).panel),
    Meeting("smallworld", "expert", "greedy", 2, 0.83),
    Meeting("smallworld", "expert", "adept", 2, 0.87),
    Meeting("smallworld", "expert", "reference", 2, None),
    *(Meeting("smallworld", "expert", name, 2, 0.75) for name in mk.game("smallworld").panel),
    Meeting("smallworld", "expert", "greedy", 3, None),
    Meeting("smallworld", "expert", "greedy", 4, 0.42),
    Meeting("smallworld", "expert", "greedy", 5, 0.35),
    Meeting("smallworld", "champion", "expert", 2, 0.60),
    Meeting("smallworld", "champion", "greedy", 2, 0.90),
    Meeting("creation", "expert", "greedy", 2, 0.75),
    Meeting("creation", "expert", "adept", 2, None),
    *(Meeting("creation", "expert", name, 2, None) for name in mk.game("creation").panel),
    Meeting("creation", "expert", "greedy", 3, None),
    Meeting("creation", "expert", "greedy", 4, 0.42),
    Meeting("creation", "expert", "greedy", 5, None),
)


def met(meeting: Meeting, games: int, seed: int) -> dict[str, Any]:
    """Hold the arena of a meeting."""
    names = [meeting.bot, meeting.other]
    settings = Settings.of(mk.game(meeting.game), names, games, players=meeting.players, seed=seed)
    results = hold(settings)
    told = results.to_json()
    first, second = (next(line for line in told["standings"] if line["bot"] == name) for name in names)
    return {
        **meeting._asdict(),
        "games": told["games"],
        "share": first["share"],
        "low": first["low"],
        "high": first["high"],
        "points": first["points"],
        "points_other": second["points"],
        "seconds_per_decision": results.thinking[meeting.bot].seconds / max(1, results.thinking[meeting.bot].decisions),
        "met": None if meeting.wanted is None else first["low"] >= meeting.wanted,
    }


def report(lines: list[dict[str, Any]], console: Console) -> None:
    """The table a person reads."""
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("game", "bot", "against", "games", "wins", "95 %", "points", "wanted", ""):
        shown.add_column(heading, no_wrap=True)
    for line in lines:
        shown.add_row(
            line["game"],
            line["bot"],
            f"{line['players'] - 1} × {line['other']}",
            f"{line['games']:,}",
            f"{line['share']:.1%}",
            f"{line['low']:.1%} to {line['high']:.1%}",
            f"{line['points']:.1f} : {line['points_other']:.1f}",
            "" if line["wanted"] is None else f"≥ {line['wanted']:.0%}",
            {None: "", True: "[green]met[/]", False: "[red]not met[/]"}[line["met"]],
        )
    console.print(shown)


BEGIN, END = "<!-- strength: written by make strength -->", "<!-- end of strength -->"
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"


def as_markdown(found: dict[str, Any]) -> str:
    """The table of docs/bots.md."""
    rows = [
        "| game | bot | against | games | wins | 95 % interval | points | wanted |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for line in found["meetings"]:
        cells = (
            {"smallworld": "Small World", "creation": "Creation"}[line["game"]],
            line["bot"],
            f"{line['players'] - 1} × {line['other']}",
            f"{line['games']:,}",
            f"{line['share']:.1%}",
            f"{line['low']:.1%} to {line['high']:.1%}",
            f"{line['points']:.1f} : {line['points_other']:.1f}",
            "" if line["wanted"] is None else f"≥ {line['wanted']:.0%}",
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def put_into(page: str, table: str) -> str:
    """A page with the table between its two marks."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n{table}\n{END}{rest.split(END)[1]}"


def kept(path: Path, fresh: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All figures in the order of the meetings: the fresh ones, and earlier ones of meetings not held this time."""
    earlier = json.loads(path.read_text(encoding="utf-8"))["meetings"] if path.exists() else []
    found = {named(line): line for line in (*earlier, *fresh)}
    names = [named(meeting._asdict()) for meeting in MEETINGS]
    return [found[name] for name in names if name in found]


def named(line: dict[str, Any]) -> tuple[str, str, str, int]:
    """What a meeting goes by."""
    return line["game"], line["bot"], line["other"], line["players"]


def main() -> int:
    """Hold every arena, print, write; 1 when something wanted was not reached."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=2000, help="games of each meeting, at least")
    parser.add_argument("--seed", type=int, default=20261116)
    parser.add_argument("--bot", action="append", help="only the meetings of this bot; the other figures stay")
    parser.add_argument("--game", help="only the meetings of this game")
    parser.add_argument("--other", action="append", help="only the meetings with this opponent")
    wanted = parser.parse_args()
    meetings = [
        meeting
        for meeting in MEETINGS
        if (not wanted.bot or meeting.bot in wanted.bot)
        and (not wanted.other or meeting.other in wanted.other)
        and wanted.game in (None, meeting.game)
    ]
    console = Console(width=120)
    lines = []
    columns = (TextColumn("{task.description:<50}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(meetings))
        for meeting in meetings:
            against = f"{meeting.players - 1} × {meeting.other}"
            progress.update(task, description=f"{meeting.game}: {meeting.bot} against {against}")
            lines.append(met(meeting, wanted.games, wanted.seed))
            progress.advance(task)
    report(lines, console)
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / "strength.json"
    found = {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "commit": machine.commit(),
        "machine": machine.describe(),
        "seed": wanted.seed,
        "meetings": kept(path, lines),
    }
    path.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    PAGE.write_text(put_into(PAGE.read_text(encoding="utf-8"), as_markdown(found)), encoding="utf-8")
    print(f"All of it in {path}, and as a table in {PAGE}")
    return 1 if any(line["met"] is False for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
