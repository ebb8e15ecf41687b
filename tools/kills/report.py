"""What a campaign has found, printed; and whether that is right, and enough."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from kills.campaign import Tally
from kills.comparison import Findings
from kills.latency import percentile

LOAD = 20
"""So many acknowledged messages for each kill, at least."""
SHOWN = 10
"""So many findings of a kind are printed."""


def too_little(tally: Tally, found: Findings, ends: bool) -> list[str]:
    """Why the campaign proves nothing, if so; `ends`: whether games must have been finished."""
    why = []
    if found.acknowledged < LOAD * tally.kills:
        why.append(f"fewer than {LOAD} acknowledged messages for each kill")
    if not found.retried:
        why.append("no kill hit a message that was not answered yet")
    if not found.rescued:
        why.append("no kill came between a commit and its answer")
    if ends and not found.finished:
        why.append("no game was finished")
    return why


def report(console: Console, tally: Tally, found: Findings, seconds: float, ends: bool = True) -> int:
    """Print the figures and what is wrong; 1 if anything is."""
    wrong = {"LOST": found.lost, "DOUBLED": found.doubled, "OVERHEARD": found.misdirected, "FAULT": found.faults}
    for kind, told in wrong.items():
        for line in told[:SHOWN]:
            console.print(f"{kind:<9}  {line}", markup=False)
        if len(told) > SHOWN:
            console.print(f"{kind:<9}  and {len(told) - SHOWN} more", markup=False)
    why = too_little(tally, found, ends)
    for line in why:
        console.print(f"TOO LITTLE  {line}", markup=False)
    rows = {
        "kills": tally.kills,
        "restarts": tally.restarts,
        "of PostgreSQL": tally.postgres,
        "cut off from it": tally.cuts,
        "guests sent away": tally.figures["revoked"],
        "tables": found.tables,
        "games finished": found.finished,
        "messages sent": found.messages,
        "acknowledged": found.acknowledged,
        "retried": found.retried,
        "… of these, had come true": found.rescued,
        "sent again on purpose": found.resent,
        "lost": len(found.lost),
        "doubled": len(found.doubled),
        "told to the wrong person": len(found.misdirected),
        "other faults": len(found.faults),
    }
    table = Table("", "", show_header=False)
    for label, value in rows.items():
        table.add_row(label, f"{value:,}")
    console.print(table)
    console.print(f"in {seconds:.0f} s")
    return 1 if why or any(wrong.values()) else 0


def tell_latencies(console: Console, latencies: dict[str, list[float]]) -> None:
    """Print how long news took."""
    for kind, values in latencies.items():
        if values:
            p50, p99 = (1000 * percentile(values, share) for share in (0.5, 0.99))
            where = "another server" if kind == "across" else "the same server"
            console.print(
                f"from a move to its news at {where}: p50 {p50:.0f} ms, p99 {p99:.0f} ms ({len(values):,} times)"
            )
