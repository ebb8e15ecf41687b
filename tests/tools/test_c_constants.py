"""The C twins of constants: written from their modules, and no constant is there for nothing."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import c_constants
import pytest

from kit.sources import ROOT

MODULES = c_constants.modules(ROOT)


def test_the_twins_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/c_constants.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_twin_has_every_number_and_says_where_it_comes_from(tmp_path: Path) -> None:
    path = tmp_path / "ids.py"
    path.write_text('"""Numbers."""\n\n__all__ = ["ONE"]\n\nONE = 1  # one\nNONE = -1\n"""Nobody."""\n')
    first, *rest = c_constants.twin(path).splitlines()
    assert first.startswith("# Written from ids.py by tools/c_constants.py")
    assert rest == ["cdef enum:", "    ONE = 1", "    NONE = -1"]


@pytest.mark.parametrize("line", ["A = 2147483648", "A = 1.0", "A = True", "A = 'a'", "A = 1\nA = 2"])
def test_what_c_could_not_have_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "ids.py"
    path.write_text(line + "\n")
    with pytest.raises(ValueError, match="A should be a whole number"):
        c_constants.twin(path)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_constant_is_used(path: Path) -> None:
    used: set[str] = set()
    folder = path.parent if path.name == "ids.py" else ROOT / c_constants.SOURCE
    for user in set(folder.rglob("*.py")) - {path}:
        for node in ast.walk(ast.parse(user.read_text(encoding="utf-8"))):
            used |= {node.id} if isinstance(node, ast.Name) else {node.name} if isinstance(node, ast.alias) else set()
    assert [name for name in c_constants.constants(path) if name not in used] == []
