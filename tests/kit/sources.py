"""The project's own files, as the tests about the services see them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "mikrokosmos"

TEXT = {".py", ".pxd", ".md", ".toml", ".json", ".ftl", ".txt", ".cfg", ".yml", ""}
BUILD_ONLY = {"cython", "libc", "cpython"}
"""What a `.pxd` may cimport that is not there at run time."""

SKIPPED = {".git", ".venv", "build", "dist", "__pycache__", "node_modules"}
SKIPPED |= {".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    return {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def name_of(path: Path) -> str:
    """The dotted name of a module (or of a `.pxd`)."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def compiled(path: Path) -> bool:
    """Whether a module has a compiled twin: the same rule as in `setup.py`."""
    return path.with_suffix(".pxd").exists() and path.read_text(encoding="utf-8").startswith("# cython:")


def imports(path: Path) -> set[str]:
    """The dotted names a module imports anywhere in it, its `.pxd` included; `from a import b` gives `a` and `a.b`."""
    found: set[str] = set()
    package = name_of(path) if path.stem == "__init__" else name_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package.split(".")[: len(package.split(".")) + 1 - node.level]) if node.level else ""
            base = ".".join(part for part in (start, node.module) if part)
            found |= {base} | {f"{base}.{alias.name}" for alias in node.names}
    if (header := path.with_suffix(".pxd")).exists():
        text = header.read_text(encoding="utf-8")
        named = re.findall(r"^\s*(?:from\s+([\w.]+)\s+)?cimport\s+([\w.]+)", text, re.MULTILINE)
        found |= {base or name for base, name in named if (base or name).split(".")[0] not in BUILD_ONLY}
    return found


def texts() -> Iterator[tuple[Path, str]]:
    """Every text file of the repository and what it says."""
    for path in sorted(ROOT.rglob("*")):
        inside = path.relative_to(ROOT).parts
        elsewhere = set(inside) & SKIPPED or any(part.endswith(".egg-info") for part in inside)
        if path.suffix in TEXT and not elsewhere and path.is_file():
            yield path, path.read_text(encoding="utf-8", errors="replace")
