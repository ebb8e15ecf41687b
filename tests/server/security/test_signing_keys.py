"""The file of signing keys: made once, the same for all, private."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mikrokosmos.server.security.signing import Keys, read, sign
from mikrokosmos.server.security.signing_keys import KeyFileUnusable, change_key, open_keys

posix = pytest.mark.skipif(os.name != "posix", reason="modes mean nothing there")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "tables.key"


def test_made_once_and_read_again(path: Path) -> None:
    keys = open_keys(path)
    assert open_keys(path) == keys and len(keys.secrets) == 1
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@posix
@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
def test_only_the_owner_may_read_it(path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        open_keys(path)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@posix
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o610])
def test_a_file_others_can_read_is_refused(path: Path, mode: int) -> None:
    open_keys(path)
    path.chmod(mode)
    with pytest.raises(KeyFileUnusable, match="chmod 600") as refused:
        open_keys(path)
    assert path.read_text().strip() not in str(refused.value)


def test_threads_that_start_at_once_have_the_same_key(path: Path) -> None:
    barrier = threading.Barrier(8)

    def start(_: int) -> Keys:
        barrier.wait(20)
        return open_keys(path)

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(start, range(8)))) == 1
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_processes_that_start_at_once_have_the_same_key(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from mikrokosmos.server.security.signing import sign;"
        "from mikrokosmos.server.security.signing_keys import open_keys; sys.stdin.read();"
        "print(sign('person', 'ann', open_keys(Path(sys.argv[1])), 0))"
    )
    command = [sys.executable, "-c", code, str(path)]
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.close()
        process.stdin = None
    tokens = {process.communicate(timeout=60)[0].strip() for process in processes}
    assert tokens == {sign("person", "ann", open_keys(path), 0)}
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_whoever_was_faster_is_not_replaced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link, first = os.link, []

    def late(source: Path, target: Path) -> None:
        monkeypatch.setattr(os, "link", link)
        first.append(open_keys(path))
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    assert open_keys(path) == first[0]


@pytest.mark.parametrize("text", ["", "\n", "secret", "A" * 43 + "\nsecret", "ä" * 43, ("A" * 43 + "\n") * 100])
def test_a_file_that_holds_something_else_is_refused_and_kept(path: Path, text: str) -> None:
    open_keys(path)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(KeyFileUnusable, match="no signing keys") as refused:
        open_keys(path)
    assert "secret" not in str(refused.value)
    assert path.read_text(encoding="utf-8") == text


def test_a_folder_is_no_key(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(KeyFileUnusable):
        open_keys(path)


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(KeyFileUnusable, match="file"):
        open_keys(tmp_path / "file" / "tables.key")


def test_a_changed_key_signs_and_the_one_before_still_reads(path: Path) -> None:
    token = sign("person", "ann", open_keys(path))
    changed = change_key(path)
    assert open_keys(path) == changed and len(changed.secrets) == 2
    assert read("person", token, changed) == b"ann"
    assert read("person", token, change_key(path)) is None
