"""What the English texts claim about the games is so: compared with the rules, the tiles and the pages."""

from __future__ import annotations

import re

import pytest

from kit.phrases import said
from mikrokosmos.games.creation import GAME as CREATION
from mikrokosmos.games.creation.content.table import box
from mikrokosmos.texts import ENGLISH, Texts

RULES = Texts(ENGLISH, "rules-smallworld", "rules-creation", "editions")

CLAIMS = [
    # part, text, what it says, what it must not say
    ("web", "game-creation-text", "Big areas score, but only with statues", "secret god"),
    ("creation", "game-about", "the right statues", "for your gods"),
    ("web-creation", "sign-token", "Each player’s secret god. It scores no points.", "Everybody"),
    ("rules-creation", "rule-creation-tokens-text", "Tokens that weren’t dealt stay hidden", "The others"),
    ("rules-creation", "rule-creation-place-text", "Your first tile starts the world.", ""),
    ("rules-smallworld", "rules-losses-text", "One of them goes back to the tray.", "for good"),
    ("rules-smallworld", "rules-conquering-text", "only by Seafaring races", ""),
    ("rules-smallworld", "rules-attempt-text", "If it fails and you hold no region", "very first conquest"),
    ("smallworld", "refusal-not-an-entry", "the shore of a sea", ""),
    ("smallworld", "refusal-chance-moves", "the next combo", "card"),
    ("web-smallworld", "prompt-rolled", "You rolled", "tokens"),
    ("web-smallworld", "prompt-placed", "you can finish", "your turn"),
    ("web", "replay-disproved", "Dice check failed", "not"),
    ("editions", "editions-text", "The English rulebook of 2015", ""),
]


@pytest.mark.parametrize(("part", "text", "claim", "never"), CLAIMS, ids=[text for _, text, _, _ in CLAIMS])
def test_a_text_that_was_wrong_once_stays_right(part: str, text: str, claim: str, never: str) -> None:
    lines = said(ENGLISH, part, text)
    assert all(claim in line for line in lines)
    assert not never or all(never not in line for line in lines)


def test_markers_face_each_other_only_at_the_start() -> None:
    faith = CREATION.new(players=2).view(None)["faith"]
    assert faith["north"] == faith["south"] and faith["west"] == faith["east"]
    assert "Markers face each other only in the starting position." in RULES("rule-creation-markers-text")


def test_the_numbers_of_tiles_are_those_of_the_set() -> None:
    used = [sum(tile.mark <= players for tile in box()) for players in range(2, 6)]
    told = RULES("rule-creation-tiles-text")
    found = re.search(r"(\d+) tiles with two players, (\d+) with three, (\d+) with four and all (\d+) with five", told)
    assert found and [int(number) for number in found.groups()] == used
    left = [tiles - 9 - 9 * players for players, tiles in zip(range(2, 6), used, strict=True)]
    assert min(left) == 1 and "At least one tile stays in the stacks at the end" in told


@pytest.mark.parametrize("text", ["rules-options-text", "rule-creation-options-text", "edition-blank-text"])
def test_what_the_page_has_is_not_denied(text: str) -> None:
    assert "browser yet" not in RULES(text)
    assert "Who goes first: a player of your choice" in RULES(text) or text.startswith("edition")
