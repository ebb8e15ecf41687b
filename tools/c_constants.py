"""Writes the C twins of constants: the `.pxd` beside every module that holds nothing but whole numbers.

`--check` writes nothing and exits with 1 when a twin on disk is not what would be written.
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/mikrokosmos")
HEAD = "# Written from {name} by tools/c_constants.py: change the numbers there, then `make docs`."


def modules(root: Path) -> list[Path]:
    """The modules of constants: the ids of every game, and the scale of judges."""
    return [root / SOURCE / "core" / "scale.py", *sorted((root / SOURCE / "games").glob("*/ids.py"))]


def constants(path: Path) -> dict[str, int]:
    """The constants of a module in their order; `ValueError` for one that C could not have."""
    found: dict[str, int] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id != "__all__":
            name, value = node.targets[0].id, ast.literal_eval(node.value)
            if type(value) is not int or not -(2**31) <= value < 2**31 or name in found:
                raise ValueError(f"{path.name}: {name} should be a whole number of 32 bits, given once")
            found[name] = value
    return found


def twin(path: Path) -> str:
    """The `.pxd` of a module of constants."""
    lines = [f"    {name} = {value}" for name, value in constants(path).items()]
    return "\n".join([HEAD.format(name=path.name), "cdef enum:", *lines, ""])


def main() -> int:
    """Write the twins, or check them."""
    parser = argparse.ArgumentParser(description="Write the C twins of constants.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a twin is not up to date")
    wanted = parser.parse_args()
    for path in modules(ROOT):
        target = path.with_suffix(".pxd")
        if not wanted.check:
            target.write_text(twin(path), encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != twin(path):
            print(f"{target.relative_to(ROOT)} is not up to date: run python tools/c_constants.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
