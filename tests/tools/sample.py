"""A tiny project on disk, with two rules, a content row and tests for them: what the tools are tried on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"

RULES = """\
["SUM-1"]
says = "Two and two are four."
module = "sums.py"

["ROW-1"]
says = "Dwarves earn 3 | on mines."
module = "games/smallworld/content/box.toml"

["TALK-1"]
says = "Be polite."
none = "a matter for people"
"""

TESTS = """\
import tomllib
from pathlib import Path

import pytest

import mikrokosmos
from mikrokosmos import sums

TABLE = tomllib.loads((Path(mikrokosmos.__file__).parent / "games/smallworld/content/box.toml").read_text())


@pytest.mark.rule("SUM-1")
@pytest.mark.parametrize("a", [0, 2])
def test_adding(a):
    assert sums.add(a, 2) == a + 2


@pytest.mark.rule("ROW-1")
def test_dwarves():
    assert TABLE["race"]["dwarves"] == {"earns": 3, "income": ["mine"], "income_lasts": True}


def test_of_no_rule():
    raise AssertionError("never run: it proves no rule")
"""

MUTANTS = """\
[[mutant]]
rule = "SUM-1"
file = "sums.py"
old = "return a + b"
new = "return a - b"

[content]
race.dwarves = ["ROW-1"]
"""


def project(folder: Path) -> Path:
    """Write the sample; everything in it is in order."""
    files = {
        "src/mikrokosmos/__init__.py": "",
        "src/mikrokosmos/sums.py": "def add(a, b):\n    return a + b\n\n\ndef unused(a):\n    return a\n",
        "src/mikrokosmos/games/smallworld/content/box.toml": (
            '[race.dwarves]\nearns = 3\nincome = ["mine"]\nincome_lasts = true\n'
        ),
        "tests/test_sums.py": TESTS,
        "tools/mutants.toml": MUTANTS,
        "docs/rules/smallworld.toml": RULES,
        "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "--strict-markers"\nmarkers = ["rule(*ids): a rule"]\n',
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def run_tool(name: str, root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run one of the tools on the sample, as make does."""
    command = [sys.executable, str(TOOLS / name), "--root", str(root), *words]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the sample needs none, and they take a second to load
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=env)
