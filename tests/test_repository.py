"""The habits of the house: what every file has, and what none has."""

from __future__ import annotations

import ast
import re
import runpy
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import mikrokosmos as mk
from kit.sources import PACKAGE, ROOT, texts

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTED = [
    path
    for folder in (PACKAGE, ROOT / "tools", ROOT / "bench", ROOT / "tests" / "kit")
    for path in sorted(folder.rglob("*.py"))
]
HEADERS = sorted(PACKAGE.rglob("*.pxd"))


def label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def undocumented(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[str]:
    """The public classes, functions and methods that say nothing about themselves."""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not child.name.startswith("_"):
            if ast.get_docstring(child) is None:
                yield prefix + child.name
            if isinstance(child, ast.ClassDef):
                yield from undocumented(child, f"{prefix}{child.name}.")


@pytest.mark.parametrize("path", DOCUMENTED, ids=label)
def test_every_module_and_public_name_says_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), f"{label(path)} has no docstring"
    assert list(undocumented(tree)) == []


def test_every_public_name_is_there_and_listed() -> None:
    assert sorted(mk.__all__) == sorted(set(mk.__all__))
    assert all(hasattr(mk, name) for name in mk.__all__)


def test_no_file_is_named_after_nothing() -> None:
    vague = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}
    assert [label(path) for path in DOCUMENTED if set(path.relative_to(ROOT).with_suffix("").parts) & vague] == []


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")
    assert [label(path) for path, text in texts() if later.search(text)] == []


def test_no_file_speaks_of_the_machine_it_was_written_on() -> None:
    anyones = {Path("/"), Path(tempfile.gettempdir())}
    outside = [re.escape(str(folder)) for folder in {ROOT, ROOT.parent, Path.home()} - anyones]
    machine = re.compile(rf"(?<![\w.~-])(?:{'|'.join(outside)})(?![\w-])")
    assert [label(path) for path, text in texts() if machine.search(text)] == []


def test_every_path_that_goes_up_stays_in_the_house() -> None:
    up = re.compile(r"(?<![\w./])(?:\.\./)+[\w./-]*\w")
    for path, text in texts():
        for found in up.findall(text):
            target = (path.parent / found).resolve()
            assert target.is_relative_to(ROOT) and target.exists(), f"{label(path)} points to {found}"


def test_the_game_in_the_readme_is_short() -> None:
    first, *_ = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    lines = [line for line in first.splitlines() if line.strip() and not line.startswith("import")]
    assert len(lines) <= 10


def test_the_changelog_knows_this_version() -> None:
    assert f"## {PROJECT['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def enums(text: str) -> dict[str, int]:
    """The constants of all `cdef enum:` blocks of a `.pxd`; one without a value is one more than the one before."""
    found: dict[str, int] = {}
    for indent, block in re.findall(
        r"^([ \t]*)c(?:p)?def enum[^\n]*:[^\n]*\n((?:\1[ \t]+[^\n]*\n|\s*\n)+)", text, re.M
    ):
        assert not indent.strip()
        last = -1
        for entry in re.split(r"[,\n]", re.sub(r"#.*", "", block)):
            if entry.strip():
                name, _, value = (side.strip() for side in entry.partition("="))
                last = found[name] = int(eval(value, {}, dict(found))) if value else last + 1
    return found


def test_enums_are_read() -> None:
    text = "cdef enum:\n    A = 3  # three\n    B, C\n\n    D = A + 0x10\n\ncdef class K:\n    cdef int E\n"
    assert enums(text) == {"A": 3, "B": 4, "C": 5, "D": 19}


@pytest.mark.parametrize("header", HEADERS, ids=label)
def test_c_constants_equal_their_python_twins(header: Path) -> None:
    twins = runpy.run_path(str(header.with_suffix(".py")))
    written = enums(header.read_text(encoding="utf-8") + "\n")
    assert written == {name: twins.get(name) for name in written}


@pytest.mark.parametrize("header", HEADERS, ids=label)
def test_no_class_ends_in_an_array(header: Path) -> None:
    # The compiler takes an array at the very end of a struct for one of open length, and does not check its bounds.
    for name, body in re.findall(
        r"^cdef class (\w+)[^\n]*:\n((?:[ \t]+[^\n]*\n|\n)*)", header.read_text() + "\n", re.M
    ):
        members = [line.strip() for line in body.splitlines() if re.match(r"\s+cdef [^(#]*$", line.partition("#")[0])]
        assert not members or "[" not in members[-1], f"{name} ends in {members[-1]}: let a number stand after it"
