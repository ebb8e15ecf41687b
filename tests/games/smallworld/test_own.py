"""Own races and powers: taken with every word of the vocabulary, refused with all faults at once, played to the end."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mikrokosmos as mk
from kit.long import many
from kit.scene import action, do, reveal
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.own import BOUNDS, TOKENS, add
from mikrokosmos.games.smallworld.content.table import FLAGS, KINDS, MASKS, NUMBERS, box
from mikrokosmos.games.smallworld.io.soundness import faults
from mikrokosmos.games.smallworld.state import SmallWorldState

KOBOLDS = {
    "race": {"kobolds": {"tokens": 6, "borrows": "ratmen", "spoils": 1, "name": {"en": "Kobolds", "uk": "Кобольди"}}}
}


def refused(own: Any) -> list[str]:
    """The faults a table of own rows is refused for."""
    with pytest.raises(mk.OptionError, match="can't use this content file") as caught:
        GAME.new(content=own)
    return str(caught.value).splitlines()[1:]


def race(**words: Any) -> dict[str, Any]:
    """A table with one own race, in order but for these words (None leaves one out)."""
    row = {"tokens": 5, "borrows": "ratmen", **words}
    return {"race": {"kobolds": {word: value for word, value in row.items() if value is not None}}}


def power(**words: Any) -> dict[str, Any]:
    """A table with one own power."""
    return {"power": {"stormy": {"tokens": 3, **words}}}


@pytest.mark.rule("RACE-BLANK-2")
def test_an_own_race_takes_the_place_of_the_one_whose_tokens_it_borrows() -> None:
    state = GAME.new(content=KOBOLDS)
    races = state.view(None)["tray"]
    assert races["kobolds"] == 13 and "ratmen" not in races and len(races) == 14
    reveal(state, "kobolds", "hill")
    do(state, "pick", 1)
    assert state.view(None)["peoples"][0]["hand"] == 6 + 4


@pytest.mark.rule("RACE-BLANK-1", "POW-BLANK")
def test_the_box_limits_what_a_banner_and_a_badge_may_bring() -> None:
    assert refused(race(tokens=11))[0] == "- [race.kobolds] tokens: must be a whole number from 1 to 10, not 11"
    assert refused(power(tokens=6)) == ["- [power.stormy] tokens: must be a whole number from 0 to 5, not 6"]
    assert GAME.new(content={**race(tokens=10, borrows="skeletons"), **power(tokens=5)}).player == mk.CHANCE


@pytest.mark.rule("RACE-BLANK-2")
def test_the_borrowed_tokens_must_suffice_with_any_badge() -> None:
    assert refused(race(tokens=9)) == [
        "- [race.kobolds] borrows: 'ratmen' has 13 tokens, and 9 + 5 for any badge are 14"
    ]
    assert refused(race(tokens=7, raiders=2)) == [
        "- [race.kobolds] borrows: 'ratmen' has 13 tokens, and 7 + 5 for any badge + 2 raiders are 14"
    ]
    assert GAME.new(content=race(tokens=8)).player == mk.CHANCE


@pytest.mark.rule("POW-BLANK")
def test_an_own_power_works_with_any_banner() -> None:
    assert refused(power(tokens=4, raiders=2)) == [
        "- [power.stormy] raiders: tokens and raiders of a power are 5 at most together, or some race would run out"
    ]
    for name in [row.id for row in box().races]:
        state = GAME.new(content=power(tokens=3, raiders=2))
        reveal(state, name, "stormy")
        do(state, "pick", 1)
        assert faults(state) == []


FAULTY = [
    (7, "own content must be tables [race.<id>] and [power.<id>], not 7"),
    ({"races": {}}, "[races]: unknown key; did you mean 'race'?"),
    ({"race": {"kobolds": 5}}, "[race]: each race needs its own table, [race.<id>]"),
    ({"power": 5}, "[power]: each power needs its own table, [power.<id>]"),
    ({"power": {f"p{n}": {"tokens": 1} for n in range(13)}}, "[power]: 13 own powers; a table has room for 12"),
    (race(tokens=None), "[race.kobolds] tokens: missing; how many tokens does the race bring?"),
    (race(tokens=True), "[race.kobolds] tokens: must be a whole number from 1 to 10, not True"),
    (race(borrows=None), "[race.kobolds] borrows: missing; add the race whose tokens it uses: amazons,"),
    (race(borrows="orks"), "[race.kobolds] borrows: 'orks' is not a race in the box; add"),
    (race(spoil=1), "[race.kobolds] spoil: unknown key; did you mean 'spoils'?"),
    (race(tray=20), "[race.kobolds] tray: unknown key; available: tokens, name,"),
    (power(borrows="orcs"), "[power.stormy] borrows: unknown key; available: tokens, name,"),
    (race(stipend=6), "[race.kobolds] stipend: must be a whole number from 1 to 5, not 6"),
    (race(spoils=0), "[race.kobolds] spoils: must be a whole number from 1 to 3, not 0"),
    (race(dragons=2), "[race.kobolds] dragons: must be 1, not 2"),
    (race(flies=False), "[race.kobolds] flies: must be true or omitted, not False"),
    (race(income=[]), "[race.kobolds] income: must be a list of kinds, for example ['farmland'], not []"),
    (race(income="hill"), "[race.kobolds] income: must be a list of kinds, for example ['farmland'], not 'hill'"),
    (race(discount=["hills"]), "[race.kobolds] discount: unknown kind 'hills'; did you mean 'hill'?"),
    (race(discount=["hill", "hill"]), "[race.kobolds] discount: names 'hill' twice"),
    (race(income_lasts=True), "[race.kobolds] income_lasts: there is no income that could last; add income = [...]"),
    (race(name=5), "[race.kobolds] name: must be a text, or one for each language (name.uk = ...), not 5"),
    (race(name={"ukr": "Кобольди"}), "[race.kobolds] name: 'ukr' is not a language; use two letters, for example uk"),
    (race(name={"uk": " "}), "[race.kobolds] name: ' ' must be a text of 1 to 40 characters on one line"),
    ({"power": {"hill": {"tokens": 2}}}, "[power.hill] id: the box has a power 'hill' already; choose another id"),
    ({"power": {"Big Hill": {"tokens": 2}}}, "[power.Big Hill] id: 'Big Hill' must be small letters, digits and _,"),
]


@pytest.mark.parametrize(("own", "fault"), FAULTY, ids=[fault[:60] for _, fault in FAULTY])
def test_a_fault_is_told_with_the_entry_the_word_and_what_would_be_right(own: Any, fault: str) -> None:
    assert [told for told in refused(own) if told.startswith(f"- {fault}")] != []


def test_all_faults_are_told_at_once() -> None:
    two = {"tokens": 5, "borrows": "orcs"}
    told = refused(
        {"race": {"one": two, "two": {**two, "flies": 1}}, "power": {"stormy": {"tokens": 9, "wings": True}}}
    )
    assert told == [
        "- [race.two] flies: must be true or omitted, not 1",
        "- [race.two] borrows: 'one' already borrows the tokens of 'orcs'",
        "- [power.stormy] wings: unknown key; available: tokens, name, " + ", ".join((*FLAGS, *NUMBERS, *MASKS)),
        "- [power.stormy] tokens: must be a whole number from 0 to 5, not 9",
    ]


def test_every_number_of_the_vocabulary_has_bounds() -> None:
    assert set(BOUNDS) == set(NUMBERS)


def test_a_file_of_own_rows(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('[race.kobolds]\ntokens = 6\nborrows = "ratmen"\nspoils = 1\nname = "Kobolds"\n', encoding="utf-8")
    state = GAME.new(content=file)
    kobolds = next(row for row in state.world.content.races if row.id == "kobolds")
    assert kobolds.name("uk") == "Kobolds" and kobolds.number("spoils") == 1
    assert GAME.options(state)["content"] == GAME.options(GAME.new(content=str(file)))["content"]
    file.write_text("[race.kobolds\n", encoding="utf-8")
    with pytest.raises(mk.OptionError, match="is not TOML"):
        GAME.new(content=file)
    with pytest.raises(mk.OptionError, match="cannot be read: No such file"):
        GAME.new(content=tmp_path / "other.toml")
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(mk.OptionError, match="is not TOML"):
        GAME.new(content=file)


def test_names_in_any_language() -> None:
    rows = {row.id: row for row in add(box(), KOBOLDS).races}
    assert rows["kobolds"].name("uk") == "Кобольди" and rows["kobolds"].name("zh") == "Kobolds"
    assert rows["orcs"].name("en") is None, "the box has its names in the texts"


def test_own_rows_can_be_chosen_and_left_out_like_others() -> None:
    races = ["kobolds", "orcs", "elves", "humans", "giants"]
    powers = ["hill", "swamp", "forest", "merchant", "alchemist"]
    state = GAME.new(content=KOBOLDS, races=races, powers=powers)
    assert GAME.options(state)["races"] == ["elves", "giants", "humans", "orcs", "kobolds"]
    with pytest.raises(mk.OptionError, match="races has no 'ratmen'"):
        GAME.new(content=KOBOLDS, races=["ratmen"])


def test_rows_that_endure_make_the_least_number_larger() -> None:
    eternal = {"power": {f"eternal{n}": {"tokens": 2, "endures": True} for n in range(4)}}
    with pytest.raises(mk.OptionError, match="5 players need at least 16 races"):
        GAME.new(players=5, content=eternal)


def test_a_record_holds_the_content_it_was_played_with(tmp_path: Path) -> None:
    rows: dict[str, Any] = {"race": {"kobolds": dict(KOBOLDS["race"]["kobolds"])}}
    record = mk.Record.start(GAME, players=2, content=rows)
    rows["race"]["kobolds"]["tokens"] = 1  # what happens to the table afterwards is no matter
    rng = random.Random(3)
    while not record.state.over:
        chances = record.state.chances()
        record.play(mk.sample(chances, rng) if chances else rng.choice(record.state.actions()))
    record.save(tmp_path / "game.json")
    again = mk.Record.load(tmp_path / "game.json")
    assert again.options["content"] == KOBOLDS and again.replay().to_json() == record.state.to_json()


DOCUMENT = (Path(__file__).parents[3] / "docs" / "own-races.md").read_text(encoding="utf-8")
EXAMPLES = [tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)]


@pytest.mark.parametrize("own", EXAMPLES, ids=lambda own: "+".join(name for rows in own.values() for name in rows))
def test_the_examples_of_the_documentation_play_to_the_end(own: dict[str, Any]) -> None:
    assert len(EXAMPLES) == 3
    for number, banner in enumerate(own.get("race", {"orcs": {}, "elves": {}})):
        for badge in own.get("power", {"hill": {}, "stout": {}}):
            state: SmallWorldState = GAME.new(players=2 + number, content=own)
            reveal(state, banner, badge)
            state.play(action(state, "pick", 1))
            play_to_the_end(state, banner)


def test_the_documentation_states_the_bounds_and_the_faults_as_they_are() -> None:
    stated = {
        word: (int(least), int(most)) for word, least, most in re.findall(r"\| `(\w+)` \| (\d+) \| (\d+) \|", DOCUMENT)
    }
    assert stated == BOUNDS
    told = refused({"race": {"giant_rats": {"tokens": 12, "borrow": "ratmen", "spoils": 4}}})
    assert "\n".join(["can't use this content file:", *told]) in DOCUMENT


def words(sort: str) -> st.SearchStrategy[dict[str, Any]]:
    """Rows of any words within their bounds."""
    kinds = st.lists(st.sampled_from(KINDS), min_size=1, max_size=3, unique=True)
    optional: dict[str, st.SearchStrategy[Any]] = {word: st.just(True) for word in FLAGS}
    optional |= {word: st.integers(*BOUNDS[word]) for word in NUMBERS}
    optional |= dict.fromkeys(MASKS, kinds)
    tokens = st.integers(TOKENS[sort][0], TOKENS[sort][1])
    return st.fixed_dictionaries({"tokens": tokens}, optional=optional).map(lambda row: fitting(sort, row))


def fitting(sort: str, row: dict[str, Any]) -> dict[str, Any]:
    """The row with what must agree made to agree."""
    if "income" not in row:
        row.pop("income_lasts", None)
    if sort == "race":
        row["borrows"] = "skeletons"
    else:
        row["tokens"] = min(row["tokens"], 5 - row.get("raiders", 0))
    return row


def play_to_the_end(state: SmallWorldState, seed: str) -> None:
    """Random play, sound all the way (looked at after every third step)."""
    rng = random.Random(seed)
    step = 0
    while not state.over:
        chances = state.chances()
        state.play(mk.sample(chances, rng) if chances else rng.choice(state.actions()))
        step += 1
        assert step % 3 or faults(state) == [], state.to_line()
    again = GAME.from_line(state.to_line(), content=GAME.options(state)["content"])
    assert again.to_line() == state.to_line()


@settings(max_examples=many(6, whole=15, interpreted=2))
@given(words("race"), words("power"), st.integers(0, 2))
def test_own_rows_play_with_all_races_and_powers_to_the_end(
    race: dict[str, Any], power: dict[str, Any], third: int
) -> None:
    """Each pair of rows meets a third of the others: all are met, again and again, by different ones."""
    own = {"race": {"mine": race}, "power": {"yours": power}}
    names = [row.id for row in add(box(), own).races]
    badges = [row.id for row in add(box(), own).powers]
    combos = [("mine", badge) for badge in badges] + [(name, "yours") for name in names]
    for number, (banner, badge) in enumerate(combos[third::3]):
        state: SmallWorldState = GAME.new(players=2 + number % 3, content=own)
        reveal(state, banner, badge)
        state.play(action(state, "pick", 1))
        play_to_the_end(state, f"{banner} {badge}")
