"""`make bench-server`: the table server under a crowd, beside a relay without rules and boardgame.io in the same run.

Cores of shared machines change speed under load, so servers take turns in rounds, and a ratio is the median of the
rounds' ratios. See bench/README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import machine
from peer import PeerMissing
from rich.console import Console

from table_server import boardgameio
from table_server.databases import measure_databases
from table_server.many_tables import measure_many
from table_server.memory import measure_memory
from table_server.processes import many_files
from table_server.report import Part, show, to_json
from table_server.sizes import OF_RELAY, Length, one_size
from table_server.start import measure_start

RESULT = Path(__file__).resolve().parent.parent / "results" / "server.json"
PARTS = ("sizes", "databases", "many", "memory", "start")


def words() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one short round and smaller crowds: a look, not a result")
    parser.add_argument("--part", choices=PARTS, action="append", help="this part alone; may be given several times")
    parser.add_argument("--sockets", type=int, choices=list(OF_RELAY), action="append", help="this size alone")
    parser.add_argument("--rounds", type=int, help="how often everybody takes a turn")
    return parser.parse_args()


def measure(given: argparse.Namespace, console: Console) -> tuple[list[Part], dict[str, str]]:
    """All parts that were asked for, and what the peer was."""

    def say(what: str) -> None:
        console.print(f"{time.strftime('%H:%M:%S')} {what}", style="dim", highlight=False)

    wanted = given.part or PARTS
    length = Length(rounds=given.rounds or (1 if given.quick else 2), seconds=2.0 if given.quick else 4.0)
    parts: list[Part] = []
    about: dict[str, str] = {}
    if "sizes" in wanted:
        say(f"installing {boardgameio.PACKAGE} {boardgameio.VERSION}")
        with boardgameio.BoardgameIo() as peer:
            about = peer.about
            parts += [one_size(observers, length, peer, say) for observers in given.sockets or OF_RELAY]
    if "databases" in wanted:
        parts += measure_databases(length, say)
    if "many" in wanted:
        parts.append(measure_many(200 if given.quick else 1000, 5.0 if given.quick else 15.0, say))
    if "memory" in wanted:
        parts.append(measure_memory(100 if given.quick else 500, say))
    if "start" in wanted:
        parts.append(measure_start(1 if given.quick else 3, say))
    return parts, about


def main() -> int:
    """Measure, print, write; 1 when the peer is absent."""
    given = words()
    console = Console(width=max(120, Console().width))
    many_files()
    busy = machine.load()
    began = time.perf_counter()
    try:
        parts, peer = measure(given, console)
    except PeerMissing as missing:
        print(f"bench failed: {missing}", file=sys.stderr)
        return 1
    show(parts, console)
    print(f"{time.perf_counter() - began:.0f} seconds in all")
    if busy > 0.5:
        print(f"The machine was busy before the start (load {busy:.1f}): not a result to keep.")
    if not (given.quick or given.part or given.sockets):
        RESULT.write_text(json.dumps(to_json(parts, busy, peer), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"written to {RESULT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
