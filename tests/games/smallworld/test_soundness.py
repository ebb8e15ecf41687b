"""A state that cannot be is refused, and the refusal says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from kit.scene import Scene
from mikrokosmos import RecordError
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.io.soundness import faults
from mikrokosmos.games.smallworld.state import SmallWorldState

Data = dict[str, Any]
Damage = Callable[[Data], object]


def scene() -> SmallWorldState:
    """Three players: trolls with a fortress, heroic orcs, declined races, halflings with camps and a hole."""
    table = Scene(3, tribes=True).people(0, "trolls", "fortified", {3: 2, 4: 1}, hand=2).marker("fort", 3)
    table.people(0, "humans", None, {13: 1}, declined=True)
    table.people(1, "orcs", "heroic", {5: 2, 6: 1}).marker("hero", 5)
    table.people(1, "wizards", "spirit", {26: 1}, declined=True).people(1, "dwarves", None, {27: 1}, declined=True)
    return table.people(2, "halflings", "bivouacking", {9: 1}, holes=2).marker("hole", 9).camp(9, 2).conquest()


def at(data: Data, number: int) -> Data:
    """A region of a stored state."""
    found: Data = data["regions"][number - 1]
    return found


def of(data: Data, race: str) -> Data:
    """A race in play."""
    found: Data = next(people for people in data["peoples"] if people["race"] == race)
    return found


def vanish(data: Data) -> None:
    """The declined humans lose their last token but keep their banner."""
    at(data, 13).update(race=None, tokens=0)
    data["tray"]["humans"] += 1


def rename(data: Data) -> None:
    """Take the badge that lets the wizards stay."""
    of(data, "wizards")["power"] = None
    data["stack"]["discard"].append("spirit")


def lairs(data: Data) -> None:
    """Eleven lairs, all of them where somebody is."""
    for number in range(16, 31):
        at(data, number).update(race="trolls", tokens=1, tribe=False)
    for number in range(16, 27):
        at(data, number)["markers"]["lair"] = 1


DAMAGES: dict[str, tuple[Damage, str]] = {
    "a token too many": (lambda d: d["tray"].update(orcs=9), r"orcs has 10 tokens, not \{'tray': 9"),
    "a token too few": (lambda d: at(d, 3).update(tokens=1), "trolls has 10 tokens"),
    "tokens below nothing": (lambda d: of(d, "trolls").update(hand=-1), "trolls has 10 tokens"),
    "one race with two owners": (lambda d: d["peoples"].append({**of(d, "orcs"), "seat": 2}), "seat 1 leads"),
    "a race without tokens": (lambda d: at(d, 3).update(tokens=0), "region 3 has 0 tokens"),
    "tokens of nobody": (lambda d: at(d, 20).update(tokens=1, tribe=False), "region 20 has 1 tokens"),
    "a tribe beside a race": (lambda d: at(d, 3).update(tribe=True), "region 3 has a lost tribe beside"),
    "a tribe from nowhere": (lambda d: at(d, 8).update(tribe=True), "a lost tribe where none began"),
    "a marker without people": (lambda d: at(d, 8)["markers"].update(fort=1), "marker 1 where nobody is"),
    "camps without people": (lambda d: at(d, 8)["markers"].update(camp=1), "region 8 has 1 camps and nobody"),
    "a camp too many": (lambda d: at(d, 9)["markers"].update(camp=3), r"people \d+ has 6 camps"),
    "a camp too few": (lambda d: of(d, "halflings").update(camps=2), r"people \d+ has 4 camps"),
    "a hero of a race without": (lambda d: at(d, 3)["markers"].update(hero=1), "too many markers 4"),
    "a dragon of a race without": (lambda d: at(d, 6)["markers"].update(dragon=1), "too many markers 5"),
    "a hero in decline": (lambda d: at(d, 13)["markers"].update(hero=1), "keeps a marker that does not last"),
    "eleven lairs": (lairs, "more markers 0 than the box has"),
    "a banner missing": (lambda d: d["stack"]["banners"].clear(), "banners are not each in one place"),
    "a banner twice": (lambda d: d["stack"]["under"].append("orcs"), "banners are not each in one place"),
    "a badge missing": (lambda d: d["stack"]["badges"].clear(), "badges are not each in one place"),
    "a badge twice": (lambda d: d["stack"]["discard"].append("heroic"), "badges are not each in one place"),
    "negative coins": (lambda d: d.update(coins=[5, -1, 5]), "seat 1 has -1 coins"),
    "two declined races": (rename, "seat 1 has several declined races"),
    "two active races": (lambda d: of(d, "humans").update(standing="active"), "seat 0 has the active races"),
    "a vanished race": (vanish, r"people \d+ has vanished but keeps its banner"),
    "a round that is none": (lambda d: d.update(round=11), "round 11 of 10"),
    "chance in a seat's stage": (lambda d: d.update(player="chance"), "does not fit mover -1"),
    "a seat in chance's stage": (lambda d: d.update(stage="banners"), "does not fit mover 0"),
    "the end too early": (lambda d: d.update(stage="finished"), "does not fit mover"),
    "another seat's march": (lambda d: d["march"].update(race="orcs"), "cannot march for seat 0"),
    "nobody's march": (lambda d: d["march"].update(race=None), "people -1 cannot march"),
    "a roll at nothing": (lambda d: d.update(stage="attempt", player="chance"), "an attempt on no region"),
    "a pick with an active race": (lambda d: d.update(stage="pick"), "a pick where none can be"),
    "a region that is none": (lambda d: at(d, 3).update(id=31), "malformed at ValueError"),
    "a seat that is none": (lambda d: of(d, "orcs").update(seat=3), "malformed at ValueError"),
    "an unknown race": (lambda d: of(d, "orcs").update(race="gnomes"), "malformed at KeyError"),
    "an unknown stage": (lambda d: d.update(stage="supper"), "malformed at ValueError"),
    "a part missing": (lambda d: d.pop("tray"), "malformed at KeyError"),
    "options that do not fit": (lambda d: d["options"].update(players=6), "options that do not fit"),
    "another version": (lambda d: d.update(version=99), "version 99 is not known here, only up to 2: .* upgrade"),
    "another game": (lambda d: d.update(game="chess"), "not a stored state of smallworld"),
}


def test_the_scene_itself_is_sound() -> None:
    state = scene()
    assert faults(state) == []
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.parametrize("name", DAMAGES)
def test_a_stored_state_that_cannot_be_is_refused(name: str) -> None:
    damage, told = DAMAGES[name]
    data = deepcopy(scene().to_json())
    damage(data)
    with pytest.raises(RecordError, match=told):
        GAME.from_json(data)


def test_a_stage_that_needs_an_active_race_is_refused_without_one() -> None:
    table = Scene(tribes=False).people(1, "orcs", "hill", {2: 1})
    with pytest.raises(RecordError, match="seat 0 has no active race in stage 7"):
        table.stage("redeployment")


def with_two_owners(state: SmallWorldState) -> str:
    """Two races believe they hold region 3."""
    state.held = [mask | 4 for mask in state.held]
    return "region 3 is held by"


def with_a_stranger_before_a_seat(state: SmallWorldState) -> str:
    """A race that nobody leads has a seat."""
    state.seat_of = [*state.seat_of[:-1], 1]
    return "stands 0 with seat 1"


def with_a_race_forgotten(state: SmallWorldState) -> str:
    """A seat does not know its active race."""
    state.active = [-1, *state.active[1:]]
    return "seat 0 has the active races"


@pytest.mark.parametrize("damage", [with_two_owners, with_a_stranger_before_a_seat, with_a_race_forgotten])
def test_a_state_that_contradicts_itself_is_found_out(damage: Callable[[SmallWorldState], str]) -> None:
    state = scene()
    told = damage(state)
    assert any(told in fault for fault in faults(state))


IMPOSSIBLE = {
    "more regions owed than held": ("give-up:0 5,5 amazons+hill:0=a4;1:1 owed=3", "3 regions to give up of 1"),
    "nothing owed where regions are given up": ("give-up:0 5,5 amazons+hill:0=a4;1:1", "0 regions to give up of 1"),
    "regions owed in another stage": (
        "conquest:0 5,5 orcs+hill:0=h3;2:1 march=orcs owed=1",
        "1 regions to give up of 0",
    ),
    "a withdrawal of somebody without a race": ("withdrawal:1 5,5 orcs+hill:0=;2:1", "seat 1 has nothing to put down"),
    "a withdrawal of the attacker": ("withdrawal:0 5,5 orcs+hill:0=h2;2:1", "seat 0 moves in stage 10"),
    "another seat in somebody's turn": ("redeployment:1 5,5 orcs+hill:0=h2;2:1", "seat 1 moves in stage 7"),
    "a roll without a token": ("rolled:0 5,5 orcs+berserk:0=;2:1 march=orcs pips=3", "rolls without a token"),
    "pips nobody rolled": ("conquest:0 5,5 orcs+hill:0=h3;2:1 march=orcs pips=3", "3 pips in stage 2"),
    "more pips than the die has": ("rolled:0 5,5 orcs+berserk:0=h1;2:1 march=orcs pips=9", "malformed"),
    "camps lost that never were": ("withdrawal:1 5,5 orcs+hill:0=;2:1 elves+bivouacking:1=c5u7;3:1", "lost 7 camps"),
    "a declined race that conquers": (
        "conquest:0 5,5 orcs+hill:0=h3;2:1 elves-:0=;3:1 march=elves",
        "cannot march now",
    ),
    "a race that marches twice": ("conquest:0 5,5 orcs+hill:0=h3;2:1 march=orcs marched=orcs", "cannot march now"),
    "a declined race with a hand": ("conquest:0 5,5 orcs+hill:0=h3;2:1 elves-:0=h3;3:1 march=orcs", "tokens to spare"),
    "a declined race with a stack": ("conquest:0 5,5 orcs+hill:0=h3;2:1 elves-:0=;3:2 march=orcs", "tokens to spare"),
    "a badge that outlives its race": (
        "conquest:0 5,5 orcs+hill:0=h3;2:1 elves-flying:1=;3:1 march=orcs",
        "does not last",
    ),
    "peace with oneself": ("conquest:0 5,5 orcs+hill:0=h3;2:1 march=orcs pact=0>0", "made peace with itself"),
    "a reveal before the end": (
        "banners:chance 5,5 orcs+hill:0=h3;2:1 after=finished:1",
        "after the reveal comes stage 13",
    ),
}
"""The further words of a line for two players in round 2, and the fault that is told."""


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_position_that_no_game_reaches_is_refused(name: str) -> None:
    words, told = IMPOSSIBLE[name]
    with pytest.raises(RecordError, match=told):
        GAME.from_line(f"smallworld 2 2.0.0 {words}")


@pytest.mark.parametrize("value", ["x", 2**40, 2.0, True, None])
@pytest.mark.parametrize(("part", "word"), [("march", "owed"), ("march", "pips"), ("", "round"), ("stack", "turned")])
def test_a_number_must_be_a_number(part: str, word: str, value: object) -> None:
    data = deepcopy(scene().to_json())
    (data[part] if part else data)[word] = value
    if (word, value) != ("turned", None):
        with pytest.raises(RecordError):
            GAME.from_json(data)
