"""`make dist`: builds sdist and wheel into dist/, looks inside, and plays a game from each in an empty environment.

The wheel is built from the sdist, so that the sdist is known to be whole. Nothing is built in the working tree itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
import zipfile
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "mikrokosmos"
MADE = ("*.so", "*.pyd", "*.c", "*.pyc", "__pycache__", "*.egg-info", ".*")
"""What lies in the tree but is made from it, or belongs to no one but the one who made it."""

BUILT_FROM = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "src")
"""What a build reads."""

MUST_BE_INSIDE = (
    "py.typed",
    "core/*.pxd",
    "texts/en/*.ftl",
    "texts/*/creation-names.ftl",
    "games/creation/content/tiles.toml",
    "games/smallworld/content/box.toml",
    "games/smallworld/content/boards/players[2-5].json",
    "games/smallworld/content/boards/outlines[2-5].json",
    "puzzles/data/*.jsonl",
    "server/client/index.html",
    "server/client/assets/index-*.js",
)
"""Data without which a game cannot start, a map cannot be drawn, or a browser has no page."""


class Unfit(Exception):
    """Something that must not be handed out; the text says what and why."""


def sources(package: Path) -> set[str]:
    """The files of the package, from its parent folder: sources and data, nothing that was made."""
    files = (path.relative_to(package.parent) for path in package.rglob("*") if path.is_file())
    return {path.as_posix() for path in files if not any(fnmatch(part, made) for part in path.parts for made in MADE)}


def compare(found: Iterable[str], wanted: Iterable[str], also: Iterable[str] = ()) -> None:
    """Refuse an archive that lacks a file, or has one that neither is wanted nor fits a pattern of `also`."""
    found, wanted = set(found), set(wanted)
    foreign = {name for name in found - wanted if not any(fnmatch(name, pattern) for pattern in also)}
    faults = [f"lacks {name}" for name in sorted(wanted - found)] + [f"has {name}" for name in sorted(foreign)]
    for pattern in MUST_BE_INSIDE:
        if not any(fnmatch(name, f"*{PACKAGE}/{pattern}") for name in found):
            faults.append(f"lacks {pattern}")
    if faults:
        raise Unfit("; ".join(faults))


def look_into_wheel(wheel: Path, wanted: set[str]) -> str:
    """The package as it is in the tree, with its compiled twins, and nothing else."""
    with zipfile.ZipFile(wheel) as archive:
        found = {name for name in archive.namelist() if not name.endswith("/")}
    compare(found, wanted, also=("*.dist-info/*", f"{PACKAGE}/*.so", f"{PACKAGE}/*.pyd"))
    twins = sum(name.endswith((".so", ".pyd")) for name in found)
    return f"{len(found)} files, {twins} of them compiled rules, {wheel.stat().st_size // 1000} kB"


def look_into_sdist(sdist: Path, wanted: set[str]) -> str:
    """The sources and what builds them, and nothing else."""
    with tarfile.open(sdist) as archive:
        found = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    plain = {name for name in BUILT_FROM if name != "src"}
    compare(found, plain | {f"src/{name}" for name in wanted}, also=("PKG-INFO", "setup.cfg", "src/*.egg-info/*"))
    return f"{len(found)} files, {sdist.stat().st_size // 1000} kB"


def build(scratch: Path, target: Path) -> tuple[Path, Path]:
    """Sdist and wheel, from a clean copy."""
    copy = scratch / "copy"
    copy.mkdir()
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns(*MADE))
        else:
            shutil.copy(ROOT / name, copy / name)
    shutil.rmtree(target, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", str(target), str(copy), within=scratch)
    (sdist,), (wheel,) = target.glob("*.tar.gz"), target.glob("*.whl")
    return sdist, wheel


def play_from(archive: Path, scratch: Path, compiled: bool) -> str:
    """Install an archive in an empty environment and play."""
    home = scratch / f"home-of-{archive.name}"
    venv.create(home, with_pip=True)
    python = str(home / ("Scripts" if os.name == "nt" else "bin") / "python")
    run(python, "-m", "pip", "install", "--quiet", str(archive), within=scratch)
    game = shutil.copy(ROOT / "tools" / "installed.py", scratch)
    readme = shutil.copy(ROOT / "README.md", scratch)
    said = run(python, "-I", str(game), str(readme), *(["--compiled"] if compiled else []), within=scratch)
    return ("compiled; " if compiled else "interpreted, for want of a compiler; ") + "; ".join(said.splitlines())


def run(*words: str, within: Path) -> str:
    """Run a program without our switches and paths; `Unfit` with its last lines when it fails."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MIKROKOSMOS_", "PYTHON"))}
    done = subprocess.run(
        words, cwd=within, env=clean, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        last = "\n".join(done.stdout.splitlines()[-20:])
        raise Unfit(f"{' '.join(words)} ended with {done.returncode}:\n{last}")
    return done.stdout


def compiler() -> bool:
    """Whether there is a C compiler to build the sdist with. (On Windows it hides; there we expect it.)"""
    names = [*os.environ.get("CC", "").split()[:1], "cc", "gcc", "clang"]
    return os.name == "nt" or any(shutil.which(name) for name in names)


def main() -> int:
    """Every step, a line for each."""
    began = time.perf_counter()

    def step(what: str, result: str) -> None:
        print(f"{time.perf_counter() - began:4.0f} s  {what:<14} {result}", flush=True)

    with tempfile.TemporaryDirectory(prefix="mikrokosmos-dist-") as name:
        scratch = Path(name)
        try:
            wanted = sources(ROOT / "src" / PACKAGE)
            sdist, wheel = build(scratch, ROOT / "dist")
            step("build", f"dist/{sdist.name}, dist/{wheel.name}")
            step("inside sdist", look_into_sdist(sdist, wanted))
            step("inside wheel", look_into_wheel(wheel, wanted))
            step("from wheel", play_from(wheel, scratch, compiled=True))  # one without compiled rules is not handed out
            step("from sdist", play_from(sdist, scratch, compiled=compiler()))
        except Unfit as fault:
            print(f"not fit to be handed out: {fault}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
