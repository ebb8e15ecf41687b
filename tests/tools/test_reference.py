"""The reference page: everything public is on it, and the words it lists are those a game speaks."""

from __future__ import annotations

import random

import pytest
import reference
import vocabulary_of
from definitions import find, members
from game_chapter import GAMES

import mikrokosmos as mk
from kit.sources import ROOT, SOURCE

PAGE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")


def test_every_public_name_is_on_the_page() -> None:
    assert [name for name in mk.__all__ if name not in PAGE] == []


def test_every_member_of_the_interface_is_on_the_page() -> None:
    for name, kind in (("State", mk.State), ("Game", mk.Game), ("Record", mk.Record)):
        listed = {it.name for it in members(find(SOURCE, "mikrokosmos", name).node)}
        there = {*vars(kind), *vars(kind).get("__annotations__", {})}
        assert listed == {member for member in there if not member.startswith("_")}


def test_the_page_is_the_same_every_time() -> None:
    assert reference.Page(ROOT).text() == reference.Page(ROOT).text() == PAGE


@pytest.mark.parametrize("name", [told.id for told in GAMES])
def test_games_speak_the_words_that_are_listed(name: str) -> None:
    game, rng = mk.game(name), random.Random(1)
    events = vocabulary_of.spoken(SOURCE, f"mikrokosmos.games.{name}.io.events", "type")
    refusals = vocabulary_of.spoken(SOURCE, f"mikrokosmos.games.{name}.io.refusals", "reason")
    actions = vocabulary_of.spoken(SOURCE, f"mikrokosmos.games.{name}.io.actions", "type", within="describe")
    seen = set()
    for players in (2, 3, 4, 5):
        state = game.new(players=players)
        while not state.over:
            chances = state.chances()
            refused = state.refusal(rng.randrange(game.action_count))
            if refused is not None:
                assert {"reason", *refusals[refused["reason"]]} >= set(refused)
            state.play(mk.sample(chances, rng) if chances else rng.choice(state.actions()))
            for words in [] if state.player < 0 else [state.describe(state.actions()[0])]:
                assert {"type", *actions[words["type"]]} == set(words)
            for event in state.events():
                assert {"type", "sees", *events[event["type"]]} == set(event)
                seen.add(event["type"])
    assert len(seen) > len(events) / 2
