"""`mikrokosmos train`: a tiny run from the command line, stopped and taken up again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import mikrokosmos.train
from mikrokosmos.cli.interruption import Interruption
from mikrokosmos.cli.train import INSTALL
from mikrokosmos.core.learned.weights import read_weights
from mikrokosmos.train import recipe as recipes

from .command import refused, run

TINY = ("train", "creation", "--players", "2", "--processes", "1")


class Asked(Interruption):
    """Somebody has pressed Ctrl-C."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = True


def test_a_run_that_is_stopped_is_continued_by_the_same_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    words = (*TINY, "--tiny", "--folder", str(folder))
    with monkeypatch.context() as stopped:
        stopped.setattr("mikrokosmos.cli.train.Interruption", Asked)
        code, said = run(*words)
    assert code == 130 and "Finished steps are kept" in said
    assert f"mikrokosmos train creation --players 2 --folder {folder} --tiny" in said.replace("\n", "")
    code, said = run(*words)
    assert code == 0 and "Training: Creation, 2 players" in said and "Wins vs previous" in said
    assert "Generation 0" in (folder / "training.html").read_text(encoding="utf-8")
    assert read_weights((folder / "best.weights").read_bytes()).players == 2
    assert "different recipe" in refused("train", "creation", "--players", "3", "--tiny", "--folder", str(folder))


def test_weights_are_installed_where_the_game_looks_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = recipes.tiny(recipes.RECIPES["creation", 2])
    monkeypatch.setattr(recipes, "RECIPES", {("creation", 2): small})
    monkeypatch.setattr("mikrokosmos.cli.train.files", lambda package: tmp_path / package)
    (tmp_path / "mikrokosmos.games.creation").mkdir()
    monkeypatch.chdir(tmp_path)
    code, said = run(*TINY, "--install", "--lang", "uk")
    assert code == 0 and "Установлено" in said
    installed = tmp_path / "mikrokosmos.games.creation" / "weights" / "2.weights"
    assert installed.read_bytes() == (tmp_path / "training" / "creation-2" / "best.weights").read_bytes()


def test_what_training_needs_is_named_if_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "mikrokosmos.train.recipe")
    monkeypatch.delattr(mikrokosmos.train, "recipe")
    monkeypatch.setitem(sys.modules, "torch", None)
    said = refused(*TINY, "--tiny")
    assert "“torch”" in said and INSTALL in said


def test_what_cannot_be_trained_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "can’t be installed" in refused(*TINY, "--tiny", "--install")
    assert "2 to 5 players" in refused("train", "creation", "--players", "6")
    assert "no training recipe" in refused("train", "toy", "--players", "2")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").touch()
    refused(*TINY, "--tiny", "--folder", "file")
