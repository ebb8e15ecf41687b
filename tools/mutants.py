"""`make mutants`: proof that the rules' tests bite. Breaks the rules in one small way after the other; tests must fail.

Sources of mutants: `tools/mutants.toml` (one small edit for each coded rule), every word of the content table and every
word of every tile. A mutant is killed when a test named for its rule fails. Anything else is reported and ends with
exit code 1: a survivor, a mutant that does not load, a rule without tests, a coded rule without a mutant that its own
tests notice.
"""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from mutant_list import FaultyList, Mutant, load, short
from mutant_runner import FAILED, HUNG, PASSED, WRONG_COPY, Outcome, Slot, collected, run_all
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rules_index import coded_rules

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Tally:
    """What became of the mutants."""

    tests: dict[str, list[str]]
    killed: int = 0
    bitten: set[str] = field(default_factory=set)
    survivors: list[Mutant] = field(default_factory=list)
    errors: list[tuple[Mutant, str]] = field(default_factory=list)

    def note(self, mutant: Mutant, outcome: Outcome) -> None:
        """Sort one outcome in."""
        if outcome.code == FAILED and outcome.failed:
            self.killed += 1
            failed = set(outcome.failed)
            self.bitten |= {rule for rule in mutant.rules if failed & set(self.tests.get(rule, []))}
        elif outcome.code == PASSED:
            self.survivors.append(mutant)
        else:
            self.errors.append((mutant, why(outcome)))


def why(outcome: Outcome) -> str:
    """One line about a run that proved nothing."""
    if outcome.code == HUNG:
        return "took too long and was stopped"
    lines = [line for line in outcome.output.splitlines() if line.strip()]
    told = ([line for line in lines if line.startswith("E  ")] or lines or ["no output"])[-1]
    kind = "the tests used another copy" if outcome.code == WRONG_COPY else f"exit code {outcome.code}"
    return f"{kind}: {' '.join(told.split())}"


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Break the rules one by one; the tests named for them must fail.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once (default: all cores)")
    parser.add_argument("--only", metavar="PATTERN", help="only mutants whose name or rule matches, e.g. 'RACE-*'")
    parser.add_argument("--list", action="store_true", help="list the mutants and stop")
    parser.add_argument("--timeout", type=float, default=120.0, help="seconds for one mutant")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--tests", nargs="+", default=["tests"], help="where the tests are, from the root")
    return parser.parse_args()


def matches(mutant: Mutant, pattern: str) -> bool:
    """Whether the pattern fits the mutant's name, a part of it, or one of its rules."""
    return any(fnmatch.fnmatch(word, pattern) for word in (mutant.name, *mutant.name.split(), *mutant.rules))


def main() -> int:
    """List, verify, break, count."""
    wanted = arguments()
    root = wanted.root.resolve()
    console = Console(highlight=False, soft_wrap=True)
    try:
        every = load(root / "src" / "mikrokosmos", root / "tools" / "mutants.toml")
    except FaultyList as faulty:
        console.print(f"tools/mutants.toml does not fit the sources:\n{faulty}", markup=False)
        return 1
    chosen = [mutant for mutant in every if wanted.only is None or matches(mutant, wanted.only)]
    if wanted.list:
        for mutant in chosen:
            console.print(f"{mutant.name:<40} {mutant.file:<36} {', '.join(mutant.rules)}", markup=False)
        return 0
    if not chosen:
        console.print(f"no mutant matches {wanted.only}", markup=False)
        return 1
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(Path(folder) / "hypothesis")
        slots = [Slot(root, Path(folder).resolve() / f"slot{at}") for at in range(max(1, wanted.jobs))]
        return prove(console, slots, chosen, root, wanted, complete=wanted.only is None)


def prove(
    console: Console, slots: list[Slot], chosen: list[Mutant], root: Path, wanted: argparse.Namespace, *, complete: bool
) -> int:
    """The unbroken tests must pass; then every mutant must be noticed."""
    begin = time.monotonic()
    console.print("collecting the tests …")
    tests, outcome = collected(slots[0], wanted.tests)
    if outcome.code != PASSED:
        console.print(f"{outcome.output}\nthe tests could not be collected", markup=False)
        return 1
    named = {rule for mutant in chosen for rule in mutant.rules}
    untested = sorted(named - set(tests))
    chosen = [mutant for mutant in chosen if any(rule in tests for rule in mutant.rules)]
    needed = sorted({test for rule in named for test in tests.get(rule, [])})
    if needed and not unbroken(console, slots, needed):
        return 1
    sys.dont_write_bytecode = True  # the unbroken run has compiled everything; nothing broken may be kept
    tally = Tally(tests)
    said = TextColumn("{task.description}")
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(), said)
    # No refresh thread: forking is only safe while there is one thread.
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        task = progress.add_task("", total=len(chosen))

        def done(mutant: Mutant, outcome: Outcome) -> None:
            tally.note(mutant, outcome)
            lost = f"{len(tally.survivors)} survived, {len(tally.errors)} errors"
            progress.update(task, advance=1, description=f"{lost}  {mutant.name}", refresh=True)

        run_all(slots, chosen, tests, wanted.timeout, done)
    missing = sorted(coded_rules(root) - tally.bitten - set(untested)) if complete else []
    return summary(console, tally, untested, missing, time.monotonic() - begin)


def unbroken(console: Console, slots: list[Slot], tests: list[str]) -> bool:
    """Whether the tests pass without any change; they are shared out over the copies, which also compiles those."""
    console.print(f"running {len(tests)} tests unbroken …")
    for at, slot in enumerate(slots):
        slot.start(partial(slot.run_tests, tests[at :: len(slots)] or tests[:1], first_only=False))
    outcomes = [slot.wait(1800) for slot in slots]
    for outcome in outcomes:
        if outcome.code != PASSED:
            console.print(f"{outcome.output}\nthe tests must pass before anything is broken", markup=False)
            return False
    return True


def summary(console: Console, tally: Tally, untested: list[str], missing: list[str], seconds: float) -> int:
    """Print what is wrong, if anything; 1 if so."""
    for mutant in tally.survivors:
        change = (
            f"{short(mutant.old)}  →  {short(mutant.new) or '(nothing)'}" if not mutant.file.endswith(".toml") else ""
        )
        ran = len({test for rule in mutant.rules for test in tally.tests.get(rule, [])})
        told = f"{ran} tests of {', '.join(mutant.rules)} passed"
        console.print(f"SURVIVED  {mutant.name}  ({mutant.file}; {told})  {change}", markup=False)
    for mutant, told in tally.errors:
        console.print(f"ERROR     {mutant.name}  ({mutant.file})  {told}", markup=False)
    for rule in untested:
        console.print(f"NO TEST   {rule}  has a mutant, but no test is marked with it", markup=False)
    for rule in missing:
        console.print(f"NO PROOF  {rule}  is coded, but no mutant made a test of its own fail", markup=False)
    faults = len(tally.survivors) + len(tally.errors) + len(untested) + len(missing)
    console.print(
        f"{tally.killed} killed, {len(tally.survivors)} survived, {len(tally.errors)} errors, "
        f"{len(untested)} rules without tests, {len(missing)} without proof, in {seconds:.0f} s"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
