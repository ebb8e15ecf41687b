"""The workflows of the forge: they cannot run here, but what they name must exist."""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from kit.documents import targets
from kit.sources import ROOT

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(path.stem for path in FOLDER.glob("*.yml"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WHEELS = PYPROJECT["tool"]["cibuildwheel"]


def pythons() -> list[str]:
    """The versions the package claims to work with."""
    named = (
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", it) for it in PYPROJECT["project"]["classifiers"]
    )
    return [found[1] for found in named if found]


def workflow(name: str) -> dict[Any, Any]:
    """One workflow; its `on` is `True` to a reader of YAML."""
    found: dict[Any, Any] = yaml.safe_load((FOLDER / f"{name}.yml").read_text(encoding="utf-8"))
    return found


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in workflow(name)["jobs"].values() for step in job.get("steps", [])]


def test_there_are_a_test_and_a_release_workflow() -> None:
    assert WORKFLOWS == ["release", "test"]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_is_whole(name: str) -> None:
    told = workflow(name)
    assert told["name"] == name and told[True] and told["permissions"] == {"contents": "read"}
    for job in told["jobs"].values():
        assert {"runs-on", "steps"} <= set(job) or "uses" in job
        needed = job.get("needs", [])
        assert set(needed) <= set(told["jobs"])


@pytest.mark.parametrize("name", WORKFLOWS)
def test_actions_are_pinned_by_their_major_version(name: str) -> None:
    for step in steps(name):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step["uses"])
    for job in workflow(name)["jobs"].values():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()


@pytest.mark.parametrize("name", WORKFLOWS)
def test_what_a_workflow_runs_exists(name: str) -> None:
    for line in [line for step in steps(name) for line in step.get("run", "").splitlines()]:
        program, *words = shlex.split(line)
        if program == "make":
            assert set(words) <= targets(ROOT / "Makefile")
        elif "/" in program:
            assert os.access(ROOT / program, os.X_OK)


def test_wheels_are_built_for_every_python_that_is_named() -> None:
    assert WHEELS["build"] == [f"cp{version.replace('.', '')}-*" for version in pythons()]
    assert PYPROJECT["project"]["requires-python"] == f">={pythons()[0]}"


def test_the_tests_run_on_the_oldest_and_the_newest_python() -> None:
    assert workflow("test")["jobs"]["test"]["strategy"]["matrix"]["python"] == [pythons()[0], pythons()[-1]]


def test_every_wheel_plays_a_game() -> None:
    python, *words = shlex.split(WHEELS["test-command"].replace("{project}", str(ROOT)))
    assert python == "python"
    files = [Path(word) for word in words if not word.startswith("-")]
    assert [path.relative_to(ROOT).as_posix() for path in files] == ["tools/installed.py", "README.md"]
    assert all(path.is_file() for path in files)
    assert '"--compiled"' in files[0].read_text(encoding="utf-8") and "--compiled" in words


def test_nothing_is_published_but_what_was_tested() -> None:
    publish = workflow("release")["jobs"]["publish"]
    assert set(publish["needs"]) == {"test", "wheels", "sdist"} and "refs/tags/" in publish["if"]
    assert publish["permissions"] == {"id-token": "write"}
