"""`mikrokosmos bots`, and choosing one to play against."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from mikrokosmos.bots import RandomBot, roster

from .command import read, refused, run


def test_every_bot_has_a_line_with_what_it_is_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("far", "kit.players:first", roster.GROUP)
    monkeypatch.setattr(roster, "_elsewhere", lambda: {"far": point})
    monkeypatch.setattr(roster, "_makers", {**roster._makers, "near": RandomBot})
    code, said = run("bots")
    assert code == 0
    for name in ("random", "near", "far", *roster.JUDGES):
        assert name in said
    assert "From kit.players." in said and "Registered by this program." in said and "any game" in said
    found = {each["id"]: each for each in read("bots")}
    assert found["far"]["package"] == "kit.players" and found["random"]["package"] is None
    assert "toy" in found["random"]["games"] and "toy" not in found["greedy"]["games"]


def test_the_opponent_can_be_chosen() -> None:
    code, said = run("play", "--game", "toy", "--bot", "kit.players:reader", "--seed", "1", typed="1\n" * 60)
    assert code == 0 and "“kit.players:reader”" in said and "The game is over." in said


def test_the_opponent_is_the_best_the_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "“Random”" in run("play", "--game", "toy")[1]
    monkeypatch.setattr(roster, "plays", lambda name, game: True)
    monkeypatch.setattr("mikrokosmos.bots.plays", lambda name, game: True)
    assert "“Adept”" in run("play", "--game", "toy")[1]


def test_an_opponent_who_cannot_play_is_refused() -> None:
    assert "unknown bot 'nobody'" in refused("play", "--bot", "nobody")
    assert "the bot “greedy” can’t play toy; these can: random" in refused("play", "--game", "toy", "--bot", "greedy")
