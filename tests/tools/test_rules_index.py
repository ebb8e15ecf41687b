"""The index of rules: written from the rules file and the tests' marks, checked against both."""

from __future__ import annotations

from pathlib import Path

from .sample import project, run_tool

PAGE = """\
# The rules of smallworld: where each lives, and what proves it

Written by `python tools/rules_index.py` from `smallworld.toml` and the tests' `rule` marks; do not edit.
3 rules: 2 in code, 1 that need none.

## SUM

| id | rule | module | tests | why none |
|---|---|---|---|---|
| SUM-1 | Two and two are four. | `sums.py` | `test_sums.py`: test_adding |  |

## ROW

| id | rule | module | tests | why none |
|---|---|---|---|---|
| ROW-1 | Dwarves earn 3 \\| on mines. | `games/smallworld/content/box.toml` | `test_sums.py`: test_dwarves |  |

## TALK

| id | rule | module | tests | why none |
|---|---|---|---|---|
| TALK-1 | Be polite. |  |  | a matter for people |
"""


def test_write_then_check(tmp_path: Path) -> None:
    """What is written passes the check; an edit by hand does not."""
    root = project(tmp_path)
    page = root / "docs" / "rules" / "smallworld.md"
    assert run_tool("rules_index.py", root, "--check").returncode == 1
    done = run_tool("rules_index.py", root)
    assert done.returncode == 0, done.stderr
    assert page.read_text(encoding="utf-8") == PAGE
    assert run_tool("rules_index.py", root, "--check").returncode == 0
    page.write_text(PAGE.replace("Two", "2"), encoding="utf-8")
    done = run_tool("rules_index.py", root, "--check")
    assert done.returncode == 1 and "not up to date" in done.stderr


def test_unproved_rules_and_unknown_marks(tmp_path: Path) -> None:
    """A coded rule without a test and a mark that is no rule are both complaints."""
    root = project(tmp_path)
    tests = root / "tests" / "test_sums.py"
    tests.write_text(tests.read_text(encoding="utf-8").replace('rule("ROW-1")', 'rule("ROW-2")'), encoding="utf-8")
    done = run_tool("rules_index.py", root)
    assert done.returncode == 1
    assert "ROW-1: is coded, but no test is marked with it" in done.stderr
    assert "ROW-2: is marked on tests/test_sums.py::test_dwarves, but is no rule" in done.stderr


def test_faulty_rules(tmp_path: Path) -> None:
    """A rule needs a sentence, and a module that exists or a reason."""
    root = project(tmp_path)
    rules = '["A-1"]\nsays = "x"\n["A-2"]\nsays = "y"\nmodule = "gone.py"\n["A-3"]\nsaid = "z"\n'
    (root / "docs/rules/smallworld.toml").write_text(rules, encoding="utf-8")
    done = run_tool("rules_index.py", root)
    assert done.returncode == 1
    assert [line.partition(":")[0] for line in done.stderr.splitlines()] == ["A-1", "A-2", "A-3"]


def test_every_game_with_a_rules_file_has_a_page(tmp_path: Path) -> None:
    """A mark may name a rule of any game; the letters an id begins with are its chapter."""
    root = project(tmp_path)
    rules = '["R1"]\nsays = "Be quick."\nnone = "nobody waits"\n["R2"]\nsays = "Add up."\nmodule = "sums.py"\n'
    (root / "docs/rules/other.toml").write_text(rules, encoding="utf-8")
    done = run_tool("rules_index.py", root)
    assert done.returncode == 1 and done.stderr == "R2: is coded, but no test is marked with it\n"
    tests = root / "tests" / "test_sums.py"
    tests.write_text(
        tests.read_text(encoding="utf-8").replace('rule("SUM-1")', 'rule("SUM-1", "R2")'), encoding="utf-8"
    )
    assert run_tool("rules_index.py", root).returncode == 0
    page = (root / "docs/rules/other.md").read_text(encoding="utf-8")
    assert page.startswith("# The rules of other:") and page.count("## ") == 1
    assert "\n| R2 | Add up. | `sums.py` | `test_sums.py`: test_adding |  |\n" in page
    (root / "docs/rules/other.md").write_text("", encoding="utf-8")
    done = run_tool("rules_index.py", root, "--check")
    assert done.returncode == 1 and "other.md is not up to date" in done.stderr and "smallworld" not in done.stderr


def test_two_games_may_not_have_one_id(tmp_path: Path) -> None:
    """An id that two games use is a fault: no mark could tell which is meant."""
    root = project(tmp_path)
    (root / "docs/rules/other.toml").write_text('["SUM-1"]\nsays = "x"\nnone = "y"\n', encoding="utf-8")
    done = run_tool("rules_index.py", root)
    assert done.returncode == 1 and done.stderr == "SUM-1: is a rule of other and of smallworld\n"
