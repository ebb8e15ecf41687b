"""`mikrokosmos arena`: the tables, the files, and interrupting it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kit.sources import ROOT

from .command import read, refused, run

BOTS = "random,kit.players:first,kit.players:last"
FEW = ("arena", "creation", "--bots", BOTS, "--games", "10", "--processes", "1")


def lasting(path: Path) -> Any:
    """What must be the same every time."""
    found = json.loads((path / "arena.json").read_text(encoding="utf-8"))
    del found["timing"]
    html = (path / "arena.html").read_text(encoding="utf-8")
    return json.dumps(found), re.sub(r'<section id="page-timing">.*?</section>', "", html, flags=re.DOTALL)


def test_tables_for_a_person() -> None:
    code, said = run(*FEW)
    assert code == 0
    assert "Creation arena: 12 games in 4 deals, 3 players, seed 1" in said
    assert "12 games instead of 10: each deal takes 3 games" in said
    for told in ("Elo", "Head to head", "By turn order", "1st", "an even win rate would be 33.3%"):
        assert told in said


def test_the_figures_for_a_program() -> None:
    found = read(*FEW)
    assert (found["games"], found["asked"], found["complete"], found["anchor"]) == (12, 10, True, "random")
    assert set(found["timing"]["bots"]) == set(BOTS.split(","))
    assert all(each["microseconds_per_decision"] > 0 for each in found["timing"]["bots"].values())


def test_one_against_three() -> None:
    words = ("arena", "toy", "--bots", "kit.players:first,random", "--players", "4", "--games", "8")
    assert read(*words)["tables"] == [["kit.players:first", "random", "random", "random"]]


@pytest.mark.parametrize("out", ["folder", "folder/deep", "name.json", "name.html"])
def test_three_files_are_written_and_not_overwritten_unawares(tmp_path: Path, out: str) -> None:
    words = (*FEW, "--out", str(tmp_path / out))
    code, said = run(*words)
    assert code == 0 and ".html" in said
    names = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    flat = "." in out
    assert names == (
        {"name.json", "name.html", "name.jsonl"} if flat else {"arena.json", "arena.html", "journal.jsonl"}
    )
    assert "already exists; use --resume to continue it or --force to overwrite it" in refused(*words)
    assert run(*words, "--force")[0] == 0 and run(*words, "--resume")[0] == 0


def test_what_was_torn_off_is_played_again_and_the_end_is_the_same(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    run(*FEW, "--out", str(whole))
    run(*FEW, "--out", str(torn))
    journal = torn / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-700])
    code, said = run(*FEW, "--out", str(torn), "--resume")
    assert code == 0, said
    assert lasting(torn) == lasting(whole)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "random"], "at least two different bots"),
        (["--bots", ""], "at least two different bots"),
        (["--bots", "random,nobody"], "unknown bot 'nobody'"),
        (["--bots", "random,no.such:make"], "'no.such:make' cannot be loaded"),
        (["--bots", "random,kit.players:first", "--players", "9"], "2 to 5 players, not 9"),
        (["--bots", "random,kit.players:first", "--games", "0"], "--games"),
        (["--bots", "random,kit.players:first", "--processes", "0"], "--processes"),
        (["--bots", "random,kit.players:first", "--resume"], "--resume needs --out"),
        (["--bots", "random,kit.players:first", "--resume", "--force", "--out", "x"], "not both"),
        (["--bots", "random,kit.players:first", "--out", "table.csv"], "ending in .json or .html"),
        (["--bots", "random,kit.players:first", "--resume", "--out", "/dev/null/x.json"], "/dev/null"),
        (["--bots", "random,kit.players:first", "--tiles", "x.toml"], "--tiles only works with Creation"),
        (["--bots", "random,kit.players:clumsy", "--games", "2"], "ZeroDivisionError: stumbled"),
    ],
)
def test_bad_arguments(words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refused("arena", "smallworld", *words)


def test_other_settings_are_refused_by_name(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "arena"))
    run(*FEW, *out)
    assert "seed was 1 and is now 2" in refused(*FEW, *out, "--seed", "2", "--resume")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_broken_bot_is_named_and_what_was_finished_is_kept(tmp_path: Path, processes: str) -> None:
    words = ("arena", "creation", "--bots", "random,kit.players:cheat", "--games", "40", "--seed", "2")
    said = refused(*words, "--processes", processes, "--out", str(tmp_path / "arena"))
    assert re.search(r"the bot 'kit.players:cheat' failed in seat [12] of game \d+, seed 2: it chose -5", said)
    assert "Continue with: mikrokosmos arena creation" in said and said.rstrip().endswith("--resume")
    assert not (tmp_path / "arena" / "arena.json").exists()


def test_own_tiles_reach_every_process(tmp_path: Path) -> None:
    own = tmp_path / "kobolds.toml"
    own.write_text('[race.kobolds]\ntokens = 8\nborrows = "ratmen"\nspoils = 1\n', encoding="utf-8")
    words = ("arena", "smallworld", "--bots", "random,kit.players:first", "--games", "8", "--content", str(own))
    one, two = (read(*words, "--processes", number) for number in "12")
    assert "kobolds" in one["options"]["content"]["race"]
    del one["timing"], two["timing"]
    assert one == two


def test_a_bar_with_a_rate_is_shown_to_whoever_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    code, said = run(*FEW)
    assert code == 0 and "Playing" in said and "12/12" in said


@pytest.mark.parametrize(("number", "processes"), [(signal.SIGINT, "2"), (signal.SIGTERM, "1")])
def test_an_interrupted_arena_goes_on_to_the_same_end(tmp_path: Path, number: signal.Signals, processes: str) -> None:
    out, whole = tmp_path / "out", tmp_path / "whole"
    base = ["arena", "creation", "--bots", "random,kit.players:slow", "--games", "60", "--processes", processes]
    command = [sys.executable, "-m", "mikrokosmos", *base, "--out", str(out)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    journal = out / "journal.jsonl"
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        until = time.monotonic() + 30
        while time.monotonic() < until and not (journal.exists() and journal.read_bytes().count(b"\n") > 3):
            time.sleep(0.02)
        if number == signal.SIGINT:
            os.killpg(process.pid, number)  # as a terminal does it: everybody hears Ctrl-C
        else:
            process.send_signal(number)
        said, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in told and told.startswith("Stopped after ") and "Creation arena" in said
    again = told.splitlines()[-1].split()
    assert again[-1] == "--resume" and again[:2] == ["mikrokosmos", "arena"]
    unfinished = json.loads((out / "arena.json").read_text(encoding="utf-8"))
    assert not unfinished["complete"] and 0 < unfinished["games"] < 60
    assert run(*again[1:])[0] == 0
    assert run(*base, "--out", str(whole))[0] == 0
    assert lasting(out) == lasting(whole)
