"""What is handed out is looked into first: nothing lacks, nothing is foreign."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import dist
import pytest

from kit.sources import PACKAGE, ROOT

SOURCES = dist.sources(PACKAGE)


def wheel(folder: Path, names: set[str]) -> Path:
    path = folder / "some.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(names):
            archive.writestr(name, "")
    return path


def sdist(folder: Path, names: set[str]) -> Path:
    path = folder / "some.tar.gz"
    (folder / "empty").touch()
    with tarfile.open(path, "w:gz") as archive:
        for name in sorted(names):
            archive.add(folder / "empty", f"mikrokosmos-0.1.0/{name}")
    return path


def test_sources_are_what_was_written_and_nothing_that_was_made() -> None:
    assert {"mikrokosmos/py.typed", "mikrokosmos/core/bits.pxd", "mikrokosmos/texts/en/cli.ftl"} <= SOURCES
    assert not [name for name in SOURCES if name.endswith((".so", ".c", ".pyc", ".pyd"))]


def test_a_whole_wheel_is_accepted_with_its_compiled_rules(tmp_path: Path) -> None:
    whole = SOURCES | {"mikrokosmos-0.1.0.dist-info/WHEEL", "mikrokosmos/core/position.cpython-311-x86_64-linux-gnu.so"}
    assert "1 of them compiled" in dist.look_into_wheel(wheel(tmp_path, whole), SOURCES)


@pytest.mark.parametrize("foreign", ["mikrokosmos/core/position.c", "tests/test_house.py", "build/lib/x.py", "x.so"])
def test_a_wheel_with_something_foreign_is_refused(tmp_path: Path, foreign: str) -> None:
    with pytest.raises(dist.Unfit, match=f"^has {foreign}$"):
        dist.look_into_wheel(wheel(tmp_path, SOURCES | {foreign}), SOURCES)


def test_a_wheel_that_lacks_something_is_refused(tmp_path: Path) -> None:
    content = "mikrokosmos/games/smallworld/content/box.toml"
    with pytest.raises(dist.Unfit, match=f"lacks {content}"):
        dist.look_into_wheel(wheel(tmp_path, SOURCES - {content}), SOURCES)
    with pytest.raises(dist.Unfit, match=r"lacks games/smallworld/content/box\.toml"):  # lost from the tree itself
        dist.look_into_wheel(wheel(tmp_path, SOURCES - {content}), SOURCES - {content})


def test_an_sdist_has_the_sources_and_what_builds_them(tmp_path: Path) -> None:
    whole = {f"src/{name}" for name in SOURCES} | (set(dist.BUILT_FROM) - {"src"}) | {"PKG-INFO", "setup.cfg"}
    assert f"{len(whole)} files" in dist.look_into_sdist(sdist(tmp_path, whole), SOURCES)
    with pytest.raises(dist.Unfit, match=r"lacks setup\.py; has build/cython/a\.c; has tests/test_house\.py"):
        dist.look_into_sdist(
            sdist(tmp_path, whole - {"setup.py"} | {"build/cython/a.c", "tests/test_house.py"}), SOURCES
        )


def test_a_program_that_fails_is_told_with_its_last_words(tmp_path: Path) -> None:
    with pytest.raises(dist.Unfit, match=r"(?s)ended with 3:\noh"):
        dist.run(sys.executable, "-c", "print('oh'); raise SystemExit(3)", within=tmp_path)


def test_a_package_that_is_not_installed_is_not_played_from() -> None:
    # Here it is installed from the repository, for those who work on it.
    words = [sys.executable, str(ROOT / "tools" / "installed.py"), str(ROOT / "README.md")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "not an installed package" in done.stderr
