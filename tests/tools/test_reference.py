"""The reference page: everything public is on it, and the words it lists are those a game speaks."""

from __future__ import annotations

import definitions
import pytest
import reference
from definitions import find
from game_chapter import GAMES, Chapter, Told
from typed_dicts import GameTypes, is_object, keys, members, words

import mikrokosmos as mk
from kit.sources import ROOT, SOURCE

PAGE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")


def test_every_public_name_is_on_the_page() -> None:
    assert [name for name in mk.__all__ if name not in PAGE] == []


def test_every_member_of_the_interface_is_on_the_page() -> None:
    for name, kind in (("State", mk.State), ("Game", mk.Game), ("Record", mk.Record)):
        listed = {it.name for it in definitions.members(find(SOURCE, "mikrokosmos", name).node)}
        there = {*vars(kind), *vars(kind).get("__annotations__", {})}
        assert listed == {member for member in there if not member.startswith("_")}


def test_the_page_is_the_same_every_time() -> None:
    assert reference.Page(ROOT).text() == reference.Page(ROOT).text() == PAGE


@pytest.mark.parametrize("told", GAMES, ids=lambda told: told.id)
def test_every_key_and_every_word_of_a_game_is_in_its_chapter(told: Told) -> None:
    chapter = "\n".join(Chapter(SOURCE, told).lines())
    types = GameTypes(SOURCE, told.id)
    wanted = {key.name for name in ("View", "Cost") for it in members(types[name]) if is_object(it) for key in keys(it)}
    for name, key in (("Action", "type"), ("Outcome", "type"), ("Event", "type"), ("Refusal", "reason")):
        wanted |= set(words(types[name], key))
    assert len(wanted) > 40 and [it for it in sorted(wanted) if f"| `{it}` |" not in chapter] == []


@pytest.mark.parametrize("name", ["Stage", "How", "Marker", "Standing"])
def test_every_list_of_values_is_told_once(name: str) -> None:
    chapter = Chapter(SOURCE, GAMES[0]).lines()
    (line,) = [line for line in chapter if line.startswith(f"**{name}**")]
    assert all(f"`{value}`" in line for value in GameTypes(SOURCE, "smallworld").literals(name))
