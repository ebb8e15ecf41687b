"""Runs tests against a broken copy of the package, each run in a fork of one process that has pytest loaded already.

A fork costs a few milliseconds where a new interpreter with pytest and Hypothesis costs a second. The parent never
imports the package, so a child sees its own copy only, and it checks that it does.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import hypothesis  # noqa: F401  loaded here once, so that no child has to
import pytest
from mutant_list import Mutant
from rule_marks import collect

PASSED, FAILED = 0, 1
WRONG_COPY = 9
HUNG = 99


@dataclass
class Outcome:
    """How one run ended: pytest's exit code, the tests that failed, and what was printed."""

    code: int
    failed: list[str] = field(default_factory=list)
    output: str = ""
    seconds: float = 0.0


class Watch:
    """A pytest plugin: notes which tests fail, and ends the run if the package is not the copy."""

    def __init__(self, copy: Path) -> None:
        self.copy = copy
        self.failed: list[str] = []

    def pytest_collection_finish(self) -> None:
        """By now the tests have imported the package."""
        loaded = sys.modules.get("mikrokosmos")
        if loaded is not None and not str(loaded.__file__).startswith(str(self.copy)):
            pytest.exit(f"the tests imported {loaded.__file__} instead of the copy", WRONG_COPY)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A failure counts; an error in a fixture does not prove a rule, but it is a failure all the same."""
        if report.failed:
            self.failed.append(report.nodeid)


class Slot:
    """One copy of the package, in which one child at a time runs."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        shutil.copytree(
            root / "src" / "mikrokosmos",
            folder / "mikrokosmos",
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        self.pid = 0
        self.since = 0.0
        self.restore: Callable[[], None] | None = None

    def patch(self, mutant: Mutant) -> None:
        """Make the change in the copy. A later time stamp keeps Python from using the compiled original."""
        path = self.folder / "mikrokosmos" / mutant.file
        text = path.read_text(encoding="utf-8")
        stamp = path.stat().st_mtime_ns
        later = stamp + 10_000_000_000

        def restore() -> None:
            path.write_text(text, encoding="utf-8")
            os.utime(path, ns=(stamp, stamp))

        path.write_text(mutant.apply(text), encoding="utf-8")
        os.utime(path, ns=(later, later))
        self.restore = restore

    def start(self, work: Callable[[], int]) -> None:
        """Fork a child that does the work in the copy's surroundings and ends with what it returns."""
        self.since = time.monotonic()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid:
            return
        code = 70
        try:
            os.setpgid(0, 0)  # whatever a test starts ends with it
            output = os.open(self.folder / "output", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(output, 1)
            os.dup2(output, 2)
            (self.folder / "failed.json").write_text("[]", encoding="utf-8")
            os.chdir(self.root)
            self.surround()
            code = work()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def surround(self) -> None:
        """In the child: the copy comes first wherever Python looks for the package."""
        os.environ["MIKROKOSMOS_INTERPRETED"] = "1"
        os.environ["PYTHONPATH"] = str(self.folder)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        sys.path.insert(0, str(self.folder))
        found = importlib.util.find_spec("mikrokosmos")
        if found is None or not str(found.origin).startswith(str(self.folder)):
            print(f"the copy in {self.folder} is not the one Python finds: {found}")
            os._exit(WRONG_COPY)

    def run_tests(self, tests: Sequence[str], *, first_only: bool) -> int:
        """In the child: run these tests and leave word of those that failed."""
        watch = Watch(self.folder)
        words = [f"--rootdir={self.root}", "-q", "-p", "no:cacheprovider", "--tb=short"]
        code = int(pytest.main([*words, *(["-x"] if first_only else []), *tests], plugins=[watch]))
        (self.folder / "failed.json").write_text(json.dumps(watch.failed), encoding="utf-8")
        return code

    def ended(self, limit: float) -> Outcome | None:
        """The outcome once the child has ended, or has been ended for taking too long; else `None`."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid:
            return self.finish(os.waitstatus_to_exitcode(status))
        if time.monotonic() - self.since > limit:
            os.killpg(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            return self.finish(HUNG)
        return None

    def finish(self, code: int) -> Outcome:
        """Put the copy right again and read what the child left."""
        if self.restore is not None:
            self.restore()
            self.restore = None
        self.pid = 0
        output = (self.folder / "output").read_text(encoding="utf-8", errors="replace")
        failed = json.loads((self.folder / "failed.json").read_text(encoding="utf-8"))
        return Outcome(code, failed, output, time.monotonic() - self.since)

    def wait(self, limit: float) -> Outcome:
        """Wait for the child."""
        while (outcome := self.ended(limit)) is None:
            time.sleep(0.01)
        return outcome


def collected(slot: Slot, tests: Sequence[str]) -> tuple[dict[str, list[str]], Outcome]:
    """Which tests name which rule, found out in a child."""
    index = slot.folder / "index.json"

    def work() -> int:
        index.write_text(json.dumps(collect(slot.root, tests)), encoding="utf-8")
        return PASSED

    index.unlink(missing_ok=True)
    slot.start(work)
    outcome = slot.wait(600)
    return (json.loads(index.read_text(encoding="utf-8")) if outcome.code == PASSED else {}), outcome


def run_all(
    slots: Sequence[Slot],
    mutants: Sequence[Mutant],
    tests: dict[str, list[str]],
    limit: float,
    done: Callable[[Mutant, Outcome], None],
) -> None:
    """Run every mutant's tests in the slots side by side."""
    waiting = list(reversed(mutants))
    busy: dict[int, Mutant] = {}
    while waiting or busy:
        for at, slot in enumerate(slots):
            if at in busy:
                outcome = slot.ended(limit)
                if outcome is None:
                    continue
                done(busy.pop(at), outcome)
            if waiting:
                busy[at] = mutant = waiting.pop()
                slot.patch(mutant)
                chosen = list(dict.fromkeys(test for rule in mutant.rules for test in tests.get(rule, [])))
                # Where several rules share a mutant, each is to show that its own tests bite: run them all.
                alone = len(mutant.rules) == 1
                slot.start(partial(slot.run_tests, chosen, first_only=alone))
        time.sleep(0.01)
