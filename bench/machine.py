"""What the figures were measured on: they mean little without it."""

from __future__ import annotations

import os
import platform
import subprocess
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def describe() -> dict[str, Any]:
    """Processor, cores, Python, and whether the engine runs compiled."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "compiled": compiled(),
    }


def processor() -> str:
    """The model name, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def load() -> float:
    """How busy the machine has been in the last minute, in cores; 0 where the system does not tell."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def compiled() -> bool:
    """Whether random games run in compiled code here."""
    from mikrokosmos.core import playout

    return str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def commit() -> str:
    """The commit that was measured, with a + when files differ from it."""
    try:
        name = _git("rev-parse", "--short", "HEAD")
        return name + ("+" if _git("status", "--porcelain", "--untracked-files=no") else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
