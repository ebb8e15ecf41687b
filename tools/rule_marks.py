"""Which tests prove which rule: a small pytest plugin that gathers `@pytest.mark.rule("CONQ-3", ...)`."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence
from pathlib import Path

import pytest


class RuleMarks:
    """The plugin: after a collection, `tests` maps every rule id to the tests that name it."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_configure(self, config: pytest.Config) -> None:
        """Say what the marker means, for runs with strict markers."""
        config.addinivalue_line("markers", "rule(*ids): the rules of the catalogue that this test proves")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Gather the ids once everything is collected."""
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    named = self.tests.setdefault(str(rule), [])
                    if item.nodeid not in named:
                        named.append(item.nodeid)


def marked(root: Path, tests: Sequence[str]) -> list[Path]:
    """The test files that name a rule: to load the others, browser and server included, would take most of the time."""
    files = (file for path in tests for file in sorted((root / path).rglob("test_*.py")))
    return [file for file in files if "mark.rule" in file.read_text(encoding="utf-8")]


def collect(root: Path, tests: Sequence[str]) -> dict[str, list[str]]:
    """Collect the tests in this process; `RuntimeError` with pytest's own words when it cannot."""
    marks = RuleMarks()
    files = marked(root, tests)
    if not files:
        return {}
    said = io.StringIO()
    words = [f"--rootdir={root}", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    with contextlib.redirect_stdout(said):
        code = pytest.main([*words, *map(str, files)], plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"{said.getvalue()}\npytest could not collect the tests (exit code {int(code)})")
    return marks.tests
