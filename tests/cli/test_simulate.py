"""`mikrokosmos simulate`: the table, the file of records, and interrupting it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import mikrokosmos as mk
from mikrokosmos.bots import RandomBot, roster
from mikrokosmos.cli.interruption import Interruption

from .command import read, refused, run

FEW = ("simulate", "smallworld", "--players", "3", "--games", "20", "--seed", "1")


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    """What must be the same every time."""
    return {name: value for name, value in found.items() if name not in ("seconds", "games_per_second")}


def test_a_table_of_seats() -> None:
    code, said = run(*FEW)
    assert code == 0
    assert "Small World, 20 games, seed 1" in said
    assert said.count("Random") == 3 and "95% interval" in said
    assert "decisions per game" in said and "games per second" in said


def test_the_figures_for_a_program() -> None:
    found = read(*FEW)
    assert (found["game"], found["games"], found["asked"], found["seed"]) == ("smallworld", 20, 20, 1)
    assert not found["interrupted"] and found["decisions_per_game"] > 100 and found["games_per_second"] > 0
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(20)
    for seat in found["seats"]:
        assert 0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1 and seat["bot"] == "random"


def test_the_same_seed_gives_the_same_with_and_without_a_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert lasting(read(*FEW)) == lasting(read(*FEW, "--out", str(out)))
    assert lasting(read(*FEW[:-1], "2")) != lasting(read(*FEW))
    records = [mk.Record.from_json(json.loads(line)) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 20 and all(record.replay().over for record in records)
    assert run("check", str(out))[0] == 0


def test_a_file_is_not_overwritten_unawares(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious\n", encoding="utf-8")
    words = ("simulate", "--games", "1", "--out", str(out))
    assert "already exists" in refused(*words)
    assert out.read_text(encoding="utf-8") == "precious\n"
    code, said = run(*words, "--force")
    assert code == 0 and "1 record in" in said.replace("\n", " ")
    assert out.read_text(encoding="utf-8").startswith('{"format"')


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "9"], "2 to 5 players, not 9"),
        (["--players", "0"], "2 to 5 players"),
        (["--games", "0"], "--games"),
        (["--bots", "nobody"], "unknown bot 'nobody'"),
        (["--bots", ""], "unknown bot ''"),
        (["--players", "3", "--bots", "random,random"], "2 bots for 3 players"),
        (["smalworld"], "did you mean 'smallworld'?"),
        (["--out", "/no/such/folder/games.jsonl"], "No such file or directory"),
        (["--content", "/no/such/file"], "No such file or directory"),
    ],
)
def test_bad_arguments(words: list[str], told: str) -> None:
    assert told in refused("simulate", *words)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_one_line() -> None:
    assert "No space left" in refused("simulate", "--games", "2", "--out", "/dev/full", "--force")


def test_bots_that_meet_have_a_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_makers", {**roster._makers, "twin": RandomBot})
    words = ("simulate", "toy", "--games", "10", "--bots", "random, twin,random")
    code, said = run(*words)
    assert code == 0 and "By bot" in said and "1, 3" in said
    assert [line["seats"] for line in read(*words)["bots"]] == [[0, 2], [1]]


def test_a_bar_is_shown_to_whoever_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr("mikrokosmos.cli.simulate.BLINK", 0.0)
    code, said = run("simulate", "toy", "--games", "5")
    assert code == 0 and "Playing" in said


def test_own_content_takes_part(tmp_path: Path) -> None:
    content, out = tmp_path / "my.toml", tmp_path / "games.jsonl"
    content.write_text('[race.moon_folk]\ntokens = 8\nborrows = "ratmen"\n', encoding="utf-8")
    words = ("simulate", "--games", "5", "--content", str(content))
    assert lasting(read(*words)) == lasting(read(*words, "--out", str(out)))
    content.unlink()  # the records hold it
    assert run("check", str(out))[0] == 0
    assert "moon_folk" in out.read_text(encoding="utf-8")
    assert "Moon Folk" in "".join(run("replay", str(out), "--no-map", "--game", str(n))[1] for n in range(1, 6))


@pytest.mark.parametrize(("number", "words"), [(signal.SIGINT, ["--json"]), (signal.SIGTERM, [])])
def test_interrupting_keeps_what_was_done(tmp_path: Path, number: signal.Signals, words: list[str]) -> None:
    out = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "mikrokosmos", "simulate", "--games", "1000000", "--out", str(out), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until = time.monotonic() + 30
        while time.monotonic() < until and not (out.exists() and out.read_bytes().count(b"\n") > 2):
            time.sleep(0.02)
        process.send_signal(number)
        said, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert told.startswith("Stopped after ") and told.count("\n") == 1
    text = out.read_text(encoding="utf-8")
    assert text.endswith("\n") and text.count("\n") > 2
    if words:
        found = json.loads(said)
        assert found["interrupted"] and found["games"] == text.count("\n")
    else:
        assert f"{text.count(chr(10))} records in" in said.replace(",", "")
    assert all(mk.Record.from_json(json.loads(line)).digest for line in text.splitlines())
    assert run("check", str(out))[0] == 0


def test_the_first_signal_asks_and_the_second_insists() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interruption() as interruption:
        os.kill(os.getpid(), signal.SIGINT)
        assert interruption.asked
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
