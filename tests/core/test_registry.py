"""Finding games by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mikrokosmos as mk
from kit.toy import TOY, Toy
from mikrokosmos.core import registry


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_loaders", dict(registry._loaders))
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))


def test_a_registered_game_is_found() -> None:
    assert mk.game("toy") is TOY and mk.games() == sorted(mk.games()) and "toy" in mk.games()


def test_a_game_is_loaded_once_and_only_when_asked_for() -> None:
    asked = []

    def load() -> Toy:
        asked.append(1)
        return Toy()

    registry.announce("later", load)
    assert not asked
    assert registry.game("later") is registry.game("later")
    assert asked == [1]


def test_a_game_registered_again_replaces_the_old_one() -> None:
    newer = Toy()
    registry.game("toy")
    registry.register(newer)
    assert registry.game("toy") is newer


@pytest.mark.parametrize("name", ["smalworld", "SmallWorld", "small_world"])
def test_an_unknown_game_names_the_closest(name: str) -> None:
    with pytest.raises(mk.UnknownGame, match=r"unknown game .*; available: .*smallworld.*did you mean 'smallworld'\?"):
        mk.game(name)


def test_an_unknown_game_that_is_like_none() -> None:
    with pytest.raises(mk.UnknownGame, match=r"unknown game 'go'; available: [^?]*$"):
        mk.game("go")


def test_no_games_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_loaders", {})
    with pytest.raises(mk.UnknownGame, match="available: none"):
        mk.game("go")


def test_importing_the_package_imports_no_game() -> None:
    code = (
        "import sys, mikrokosmos as mk;"
        "print(mk.games(), [name for name in sys.modules if name.startswith('mikrokosmos.games.')])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told == "['creation', 'smallworld'] []\n"
