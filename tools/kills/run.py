"""`make kills`: proof that an acknowledged move is never lost and a retried one never played twice.

    python tools/kills/run.py [--full] [--part one | several | news] [--seed 1] [--keep FOLDER]

People at ten tables play both games over sockets, each with a journal of all it sent and was told, while the server is
killed with SIGKILL again and again. Then journals and database are compared. In the second part there are several
servers on one PostgreSQL, each in a network of its own where root may make one: people go from one to the other, guests
are revoked at one while they listen at another, servers are killed, restarted and cut off from the database, and the
database is stopped too. In the third part nothing is done to them, and at half of what they can take it is measured how
long news takes from one to another. The exit code is 1 if anything was lost, doubled, late or told to the wrong person,
if anything else is not as it must be, or if too little happened to prove anything.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kills.campaign import Campaign, Tally
from kills.comparison import Findings, compare
from kills.journal import read_all
from kills.latency import percentile, read_latencies
from kills.network import LOOPBACK, Networks
from kills.news import NewsCampaign
from kills.postgres import Postgres
from kills.report import report, tell_latencies
from kills.several import Plan, SeveralCampaign
from kills.soundness import check_file, inspect
from mikrokosmos.server.storage.store import Store

LATE = 0.1
"""Seconds that 99 of 100 pieces of news from another server may take at half load."""
LEAST_NEWS = 500
"""So many of them are needed to say anything."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done."""

    kills: int
    servers: int
    plan: Plan
    news_seconds: float


USUAL = Size(30, 3, Plan(kills=20, restarts=4, postgres=2, cuts=2), news_seconds=40)
FULL = Size(100, 4, Plan(kills=100, restarts=12, postgres=10, cuts=9), news_seconds=120)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Kill servers under load; nothing may be lost or doubled.")
    parser.add_argument("--full", action="store_true", help="100 kills in each part, and 10 of PostgreSQL")
    parser.add_argument("--part", choices=("one", "several", "news"), help="only one of the parts")
    parser.add_argument("--kills", type=int, help="how often a server is killed in each part")
    parser.add_argument("--servers", type=int, choices=range(2, 9), help="how many there are in the second part")
    parser.add_argument("--seed", type=int, default=1, help="of the moments of death and the moves (default: 1)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep journals, logs and the SQLite file here")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--postgresql", action="store_true", help="the first part on a PostgreSQL started for it")
    where.add_argument("--database", metavar="URL", help="the first part on this database (default: a new SQLite file)")
    return parser.parse_args()


def main() -> int:
    """Both parts, one after the other."""
    wanted = arguments()
    console = Console(highlight=False, soft_wrap=True)
    size = FULL if wanted.full else USUAL
    if wanted.kills is not None:
        size = replace(size, kills=wanted.kills, plan=replace(size.plan, kills=wanted.kills))
    size = replace(size, servers=wanted.servers or size.servers)
    code = 0
    if wanted.part in (None, "one"):
        console.print("one server", style="bold")
        with kept(wanted.keep and wanted.keep / "one") as folder:
            code |= one_server(console, folder, wanted, size)
    if wanted.part in (None, "several"):
        console.print("several servers on one PostgreSQL", style="bold")
        with kept(wanted.keep and wanted.keep / "several") as folder:
            code |= several_servers(console, folder, wanted.seed, size)
    if wanted.part in (None, "news"):
        console.print("news between servers, at half load", style="bold")
        with kept(wanted.keep and wanted.keep / "news") as folder:
            code |= news_between(console, folder, wanted.seed, size)
    return code


def one_server(console: Console, folder: Path, wanted: argparse.Namespace, size: Size) -> int:
    """One server that dies again and again."""
    began = time.monotonic()
    with database(wanted, folder) as url:
        with bar(console, size.kills) as tell:
            tally = Campaign(url, folder, wanted.seed, tell).run(size.kills)
        console.print("comparing journals and database …")
        found = asyncio.run(findings(url, folder))
        if url.startswith("sqlite"):
            check_file(url.partition(":///")[2], found)
    found.faults += tally.faults
    code = report(console, tally, found, time.monotonic() - began)
    kinds = {"forked": tally.starts, "fresh": tally.cold_starts}
    starts = ", ".join(f"{kind} {median(taken):.2f} s" for kind, taken in kinds.items() if taken)
    console.print(f"median time until a server answers: {starts}")
    return code


def several_servers(console: Console, folder: Path, seed: int, size: Size) -> int:
    """Several servers on a PostgreSQL of their own."""
    began = time.monotonic()
    networks = Networks(size.servers)
    plan = size.plan
    try:
        if networks.why_not:
            console.print(f"LEFT OUT: no server is cut off from the database, since {networks.why_not}")
            plan = replace(plan, cuts=0)
        postgres = Postgres()
        try:
            with bar(console, plan.kills) as tell:
                tally = SeveralCampaign(postgres, networks, folder, seed, tell).run(plan)
            console.print("comparing journals and database …")
            found = asyncio.run(findings(postgres.url_at(LOOPBACK), folder))
        finally:
            postgres.close()
    finally:
        networks.close()
    found.faults += tally.faults
    if not tally.figures["revoked"]:
        found.faults.append("no guest was revoked")
    # With so many interruptions hardly a game is finished: the first part sees to that.
    code = report(console, tally, found, time.monotonic() - began, ends=False)
    tell_latencies(console, read_latencies(folder))
    if waits := sorted(found.bot_waits):
        p50, p99 = (1000 * percentile(waits, share) for share in (0.5, 0.99))
        told = f"p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {waits[-1]:.1f} s"
        console.print(f"tables waited for a bot: {told} ({len(waits):,} moves)")
    return code


def news_between(console: Console, folder: Path, seed: int, size: Size) -> int:
    """How long news takes at half load; 1 if that is too long."""
    networks = Networks(size.servers)
    try:
        postgres = Postgres()
        try:
            campaign = NewsCampaign(postgres, networks, folder, seed, lambda tally: None)
            found = campaign.run(size.news_seconds)
        finally:
            postgres.close()
    finally:
        networks.close()
    console.print(
        f"{size.servers} servers took {found.most:.0f} messages a second; at {found.rate:.0f} they used "
        f"{found.servers:.2f} processors, and the whole machine was {100 * found.machine:.0f} % busy"
    )
    tell_latencies(console, found.latencies)
    for fault in campaign.tally.faults:
        console.print(f"FAULT      {fault}", markup=False)
    across = found.latencies["across"]
    if len(across) < LEAST_NEWS:
        console.print(f"TOO LITTLE  {len(across)} pieces of news came from another server")
    late = not across or percentile(across, 0.99) > LATE
    if late:
        console.print(f"LATE       p99 is above {1000 * LATE:.0f} ms")
    return 1 if late or campaign.tally.faults or len(across) < LEAST_NEWS else 0


@contextmanager
def bar(console: Console, kills: int) -> Iterator[Callable[[Tally], None]]:
    """A bar that shows how it is going."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=kills)

        def tell(tally: Tally) -> None:
            told = "{acknowledged} acknowledged, {retried} retried, {finished} games".format(**tally.figures)
            progress.update(task, completed=tally.kills, description=f"{tally.restarts} restarts, {told}")

        yield tell


async def findings(url: str, folder: Path) -> Findings:
    """Everything that can be found by reading."""
    found = Findings()
    async with await Store.open(url) as store:
        await compare(store, read_all(folder), found)
        await inspect(store, found)
    return found


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
    postgres = Postgres()
    try:
        yield postgres.url_at(LOOPBACK)
    finally:
        postgres.close()


if __name__ == "__main__":
    sys.exit(main())
