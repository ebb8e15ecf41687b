"""A run of training, end to end, with a tiny recipe."""

from __future__ import annotations

import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

import pytest

import mikrokosmos as mk
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.learned.value import Value
from mikrokosmos.core.learned.weights import read_weights
from mikrokosmos.texts import ENGLISH, Texts
from mikrokosmos.texts.names import NAMES
from mikrokosmos.train import recipe as recipes
from mikrokosmos.train.page import page
from mikrokosmos.train.recipe import RECIPES, OtherRecipe, Training, tiny

RECIPE = tiny(RECIPES["creation", 2])


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A run by one process."""
    training = Training(RECIPE, tmp_path_factory.mktemp("training"), 1)
    training.run()
    return training


def nobody_plays(*args: object) -> Any:
    raise AssertionError("this has been played already")


def test_there_is_a_recipe_for_every_game_and_number_of_players() -> None:
    learned = [mk.game(name) for name in mk.games() if mk.game(name).learned]
    assert set(RECIPES) == {(game.id, players) for game in learned for players in game.seats}
    assert all((recipe.game, recipe.players) == key for key, recipe in RECIPES.items())


def test_the_weights_can_be_read_and_played_with(run: Training) -> None:
    weights = read_weights(run.result.read_bytes())
    state = cast(GameState, mk.game("creation").new(players=2))
    shares, _ = Value(run.encoder, weights).of(state, 0)
    assert len(shares) == 2 and min(shares) >= 0
    assert weights.origin["recipe"] == asdict(RECIPE) and weights.layout == run.encoder.digest()
    assert weights.origin["games"]["games-0"] == run.log["steps"]["games-0"]["digest"]


def test_every_step_is_told(run: Training) -> None:
    told: list[tuple[str, float, float]] = []
    assert list(run.log["steps"]) == [
        "games-0",
        "network-0",
        "network-0-smoothed",
        "games-1",
        "network-1",
        "match-1",
        "games-master",
        "games-expert",
    ]
    assert run.steps == [
        "games 0",
        "learning 0",
        "smoothing 0",
        "games 1",
        "learning 1",
        "match 1",
        "sharpening 1",
        "sharpening 2",
    ]
    assert all(len(run.log["steps"][f"network-{number}"]["curve"]) >= 5 for number in (0, 1))
    run.notice = lambda step, done, of: told.append((step, done, of))
    run.run()
    assert told == []  # nothing was left to do


def test_the_games_and_weights_do_not_depend_on_the_processes(run: Training, tmp_path: Path) -> None:
    other = Training(RECIPE, tmp_path, 2)
    assert other.run().digest() == read_weights(run.result.read_bytes()).digest()
    digests = [[step.get("digest") for step in each.log["steps"].values()] for each in (run, other)]
    matches = [each.log["steps"]["match-1"]["accepted"] for each in (run, other)]
    assert digests[0] == digests[1] and matches[0] == matches[1]


def test_what_is_done_is_not_done_again(run: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(run.folder, folder)
    monkeypatch.setattr(recipes, "played", nobody_plays)
    monkeypatch.setattr(recipes, "meet", nobody_plays)
    best = read_weights(run.result.read_bytes()).digest()
    assert Training(RECIPE, folder, 1).run().digest() == best
    (folder / "network-1.pt").unlink()  # as if one had stopped before it was written
    assert Training(RECIPE, folder, 1).run().digest() == best
    (folder / "games-1.npz").unlink()
    with pytest.raises(AssertionError, match="already"):
        Training(RECIPE, folder, 1).run()


def test_a_file_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    with pytest.raises(KeyboardInterrupt):
        recipes.write(path, half)
    assert not path.exists()
    recipes.write(path, lambda file: file.write(b"whole"))
    assert path.read_bytes() == b"whole" and list(tmp_path.iterdir()) == [path]


def half(file: Any) -> None:
    file.write(b"half")
    raise KeyboardInterrupt


def test_a_folder_of_another_recipe_is_refused(run: Training) -> None:
    with pytest.raises(OtherRecipe, match="another recipe"):
        Training(tiny(RECIPES["creation", 3]), run.folder, 1)


def test_the_page_tells_the_generations_and_draws_the_curves(run: Training) -> None:
    texts = Texts(ENGLISH, "cli", NAMES, "train")
    html = page(run.log, texts, "mikrokosmos train <creation>")
    assert html.count("<polyline") == 2 and "Generation 1" in html and "Training: Creation, 2 players" in html
    assert "mikrokosmos train &lt;creation&gt;" in html and "<script" not in html and "default-src 'none'" in html
    unfinished = {"recipe": run.log["recipe"], "steps": {}}
    assert "<polyline" not in page(unfinished, texts, "")
