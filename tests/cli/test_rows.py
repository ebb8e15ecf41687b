"""`mikrokosmos races` and `powers`: every row is described by its own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from mikrokosmos.cli.rows import description
from mikrokosmos.cli.screens.smallworld.names import own_names
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.table import FLAGS, KINDS, MASKS, NUMBERS, Row, box
from mikrokosmos.texts import ENGLISH, Texts

from .command import read, refused, run

TEXTS = Texts(ENGLISH, "smallworld-words")

OWN = """
[race.moon_folk]
name = {en = "Moon Folk", uk = "Місячани"}
tokens = 7
borrows = "ratmen"
income = ["mountain", "cavern"]
stipend = 1

[race.nameless]
tokens = 5
borrows = "orcs"

[power.lucky]
name = "Lucky"
tokens = 4
windfall = 3
flies = true
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    """A file of own rows."""
    path = tmp_path / "my.toml"
    path.write_text(OWN, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(("command", "rows"), [("races", box().races), ("powers", box().powers)])
def test_every_row_of_the_box_is_listed_with_its_tokens(command: str, rows: tuple[Row, ...]) -> None:
    code, said = run(command)
    assert code == 0
    assert len(said.splitlines()) >= len(rows) + 1
    listed = read(command)
    assert [(row["id"], row["tokens"]) for row in listed] == [(row.id, row.tokens) for row in rows]
    assert len({row["does"] for row in listed}) >= len(rows) - 1  # Orcs and Pillaging do the same


def test_what_a_race_does_is_said_in_words() -> None:
    does = {row["id"]: row["does"] for row in [*read("races"), *read("powers")]}
    assert does["dwarves"] == ("+1 coin per turn for each region with a mine it holds. Keeps this income in decline.")
    assert does["ratmen"].startswith("No special ability")
    assert does["mounted"] == "Needs 1 token fewer to conquer any farmland region or hill."
    assert does["fortified"].startswith("May build 1 fortress per turn")


@pytest.mark.parametrize("word", [*FLAGS, *NUMBERS, *MASKS])
def test_every_word_of_the_vocabulary_can_be_said(word: str) -> None:
    for number in (1, 2, 5):
        row = Row(
            id="x",
            tokens=1,
            flags=frozenset({word} & set(FLAGS)),
            numbers={word: number} if word in NUMBERS else {},
            masks={word: KINDS} if word in MASKS else {},
        )
        said = description(TEXTS, row)
        assert said.endswith(".") and (said[0].isupper() or said[0] in "+125") and "{" not in said
        assert word not in NUMBERS or number == 1 or str(number) in said


def test_own_rows_describe_and_name_themselves(own: str) -> None:
    races = {row["id"]: row for row in read("races", "--content", own)}
    assert "ratmen" not in races  # whose tokens are borrowed
    assert races["moon_folk"]["name"] == "Moon Folk"
    assert races["moon_folk"]["does"] == (
        "+1 coin per turn for each mountain or region with a cavern it holds. +1 coin each turn while active."
    )
    assert races["nameless"]["name"] == "Nameless"
    code, said = run("powers", "--content", own)
    assert code == 0
    assert "Lucky" in said
    assert "+3 coins once, at the end of its first turn. May conquer any land region" in " ".join(said.split())


def test_own_rows_are_named_in_the_language_that_is_spoken(own: str) -> None:
    content = GAME.new(content=own).options.content
    assert own_names(content, "uk")["race-moon_folk"] == "Місячани"
    assert own_names(content, "it") == {"race-moon_folk": "Moon Folk", "power-lucky": "Lucky"}


def test_own_races_play(own: str) -> None:
    """Over a few games they come up, under their name."""
    said = "".join(run("play", "--seed", str(seed), "--content", own, typed="q\n")[1] for seed in range(8))
    assert "Moon Folk" in said and "Nameless" in said and "Ratmen" not in said


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("[power.x]\ntokens = 9\nfly = true\n", encoding="utf-8")
    code, said = run("races", "--content", str(path))
    assert code == 2
    assert said.startswith("mikrokosmos: ") and "tokens" in said and "fly" in said
    path.write_text("[power.x]\ntokens = 9\n", encoding="utf-8")
    assert "tokens" in refused("powers", "--content", str(path))


def test_files_that_are_no_content_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    assert "No such file" in refused("races", "--content", str(path))
    assert "regular file" in refused("races", "--content", str(tmp_path))
    path.write_bytes(b"\xff\x00\xfe")
    assert "not TOML" in refused("powers", "--content", str(path))
    path.write_bytes(b" " * (1024 * 1024 + 1))
    assert "1,024 kB" in refused("play", "--content", str(path))
