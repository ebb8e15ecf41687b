"""The run-time switch between compiled and interpreted modules."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import mikrokosmos as mk
from mikrokosmos import interpreted

COMPILED = """
import mikrokosmos as mk, mikrokosmos.core.position as position, mikrokosmos.core.playout as playout
print(mk.compiled(), position.__file__.endswith(".py"), playout.__file__.endswith(".py"))
"""


def told(code: str, switch: str) -> str:
    """What a fresh interpreter prints."""
    environment = {**os.environ, interpreted.VARIABLE: switch}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout


def built() -> bool:
    """Whether there are compiled modules to use."""
    folder = Path(interpreted.__file__).parent / "core"
    return any((folder / f"position{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def test_the_switch_reads_every_module_from_source() -> None:
    assert told(COMPILED, "1") == "False True True\n"


def test_without_the_switch_compiled_modules_are_used_where_there_are_any() -> None:
    assert told(COMPILED, "") == ("True False False\n" if built() else "False True True\n")


def test_this_very_run_obeys_the_switch() -> None:
    assert mk.compiled() == (built() and os.environ.get(interpreted.VARIABLE) != "1")


def test_the_finder_keeps_out_of_the_affairs_of_others() -> None:
    assert interpreted.SourceFinder.find_spec("json", None) is None
    assert interpreted.SourceFinder.find_spec("mikrokosmos", ["."]) is None
    assert interpreted.SourceFinder.find_spec("mikrokosmos.no_such_module", list(mk.__path__)) is None


def test_the_switch_is_installed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [])
    monkeypatch.setenv(interpreted.VARIABLE, "1")
    interpreted.install()
    interpreted.install()
    assert sys.meta_path == [interpreted.SourceFinder]
    monkeypatch.setattr(sys, "meta_path", [])
    monkeypatch.delenv(interpreted.VARIABLE)
    interpreted.install()
    assert sys.meta_path == []
