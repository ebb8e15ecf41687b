"""Plays a game from whatever mikrokosmos is installed: the README's own lines, and a few commands.

    python -I tools/installed.py README.md [--compiled]

`-I` keeps the working folder and PYTHONPATH out; `--compiled` demands compiled rules. Needs nothing but the package.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import subprocess
import sys
import sysconfig
from pathlib import Path


def first_game(readme: Path) -> str:
    """The game in ten lines: the first Python block of the README."""
    found = re.search(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    if found is None:
        raise SystemExit(f"{readme} has no game to play")
    return found[1]


def play(readme: Path) -> str:
    """Play it, and hand back what it printed: the scores and the winners."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(first_game(readme), readme.name, "exec"), {})
    return said.getvalue().strip()


def command(*words: str) -> str:
    """What the installed command says; a failure ends here."""
    program = Path(sysconfig.get_path("scripts")) / "mikrokosmos"
    done = subprocess.run([program, *words], capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode or not done.stdout.strip():
        raise SystemExit(f"mikrokosmos {' '.join(words)} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout.strip()


def main() -> None:
    """Play, ask the command, and say what was found."""
    parser = argparse.ArgumentParser(description="Play a game from the installed package.")
    parser.add_argument("readme", type=Path)
    parser.add_argument("--compiled", action="store_true", help="the rules must be compiled")
    wanted = parser.parse_args()
    import mikrokosmos as mk

    home = Path(mk.__file__).resolve().parent
    if not home.is_relative_to(Path(sys.prefix).resolve()):
        raise SystemExit(f"this is not an installed package: {home}")
    if wanted.compiled and not mk.compiled():
        raise SystemExit("the rules are not compiled")
    print("played:", play(wanted.readme))
    command("races")
    print("commands:", command("--version"), "/", command("games").splitlines()[0])


if __name__ == "__main__":
    main()
