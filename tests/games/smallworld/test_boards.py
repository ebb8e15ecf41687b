"""The four boards: their totals, their shores, and that touching is mutual."""

from __future__ import annotations

from collections import Counter

import pytest

from kit.scene import Scene, choices
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.boards import board

BOARDS = (2, 3, 4, 5)

# players: regions, edges, rounds, farmlands (forests, hills, swamps), mountains, mines (magic, caverns), lost tribes,
# regions on the edge, land where a race may enter
TOTALS = {
    2: (23, 51, 10, 4, 4, 4, 9, 15, 14),
    3: (30, 71, 10, 5, 7, 5, 10, 16, 16),
    4: (39, 95, 9, 7, 8, 7, 14, 18, 21),
    5: (48, 119, 8, 9, 9, 9, 18, 21, 25),
}


@pytest.mark.rule("COMP-10")
@pytest.mark.parametrize("players", BOARDS)
def test_each_number_of_players_has_a_map_of_its_own(players: int) -> None:
    regions, edges, *_ = TOTALS[players]
    facts = board(players)
    assert facts.players == players
    assert [region.id for region in facts.regions] == list(range(1, regions + 1))
    assert sum(len(region.neighbors) for region in facts.regions) == 2 * edges
    assert len(GAME.new(players=players).view(None)["regions"]) == regions


@pytest.mark.rule("COMP-10")
@pytest.mark.parametrize("players", BOARDS)
def test_each_map_has_two_seas_at_its_edge_and_one_lake_inside(players: int) -> None:
    water = [(region.terrain, region.border, region.entry) for region in board(players).regions if region.water]
    assert sorted(water) == [("lake", False, False), ("sea", True, True), ("sea", True, True)]


@pytest.mark.rule("COMP-9")
@pytest.mark.parametrize("players", BOARDS)
def test_the_number_of_rounds_depends_on_the_map(players: int) -> None:
    rounds = {2: 10, 3: 10, 4: 9, 5: 8}[players]
    assert GAME.new(players=players).view(None)["rounds"] == rounds


@pytest.mark.rule("COMP-11")
@pytest.mark.parametrize("players", BOARDS)
def test_each_map_has_its_terrains_symbols_and_lost_tribes(players: int) -> None:
    _, _, _, each, mountains, symbols, tribes, _, _ = TOTALS[players]
    facts = board(players).regions
    assert Counter(region.terrain for region in facts) == {
        "farmland": each,
        "forest": each,
        "hill": each,
        "swamp": each,
        "mountain": mountains,
        "sea": 2,
        "lake": 1,
    }
    counted = Counter(symbol for region in facts for symbol in region.symbols)
    assert counted == {"mine": symbols, "magic": symbols, "cavern": symbols}
    assert sum(region.lost_tribe for region in facts) == tribes


@pytest.mark.rule("COMP-11")
@pytest.mark.parametrize("players", BOARDS)
def test_symbols_and_tribes_keep_to_dry_land_and_one_mountain_has_two_symbols(players: int) -> None:
    facts = board(players).regions
    assert not any(region.symbols or region.lost_tribe for region in facts if region.water)
    twice = [(region.terrain, region.symbols) for region in facts if len(region.symbols) > 1]
    assert twice == [("mountain", ("mine", "cavern"))]


@pytest.mark.rule("COMP-11")
def test_the_symbols_are_independent_of_the_terrain() -> None:
    found = {
        (region.terrain, symbol) for players in BOARDS for region in board(players).regions for symbol in region.symbols
    }
    assert {terrain for terrain, _ in found} == {"farmland", "forest", "hill", "swamp", "mountain"}
    for symbol in ("mine", "magic", "cavern"):
        assert len({terrain for terrain, which in found if which == symbol}) >= 3


@pytest.mark.rule("COMP-10")
@pytest.mark.parametrize("players", BOARDS)
def test_touching_is_mutual_and_no_region_touches_itself(players: int) -> None:
    facts = {region.id: region for region in board(players).regions}
    for region in facts.values():
        assert region.id not in region.neighbors
        assert list(region.neighbors) == sorted(set(region.neighbors))
        for other in region.neighbors:
            assert region.id in facts[other].neighbors, (region.id, other)


@pytest.mark.rule("COMP-10")
@pytest.mark.parametrize("players", BOARDS)
def test_border_shore_and_entry_are_three_things(players: int) -> None:
    *_, edge, entries = TOTALS[players]
    facts = {region.id: region for region in board(players).regions}
    assert sum(region.border for region in facts.values()) == edge
    assert sum(region.entry and not region.water for region in facts.values()) == entries
    for region in facts.values():
        shores = [facts[other] for other in region.neighbors if facts[other].water]
        assert region.coastal == (bool(shores) and not region.water), region.id
        by_sea = any(water.terrain == "sea" and water.border for water in shores)
        assert region.entry == (region.border or by_sea), region.id


@pytest.mark.rule("COMP-10")
@pytest.mark.parametrize("players", BOARDS)
def test_a_map_is_in_one_piece(players: int) -> None:
    facts = {region.id: region for region in board(players).regions}
    seen, ahead = {1}, [1]
    while ahead:
        for other in facts[ahead.pop()].neighbors:
            if other not in seen:
                seen.add(other)
                ahead.append(other)
    assert seen == set(facts)


@pytest.mark.rule("COMP-2", "COMP-6")
def test_the_maps_use_up_the_mountains_and_lost_tribes_of_the_box() -> None:
    largest = board(5).regions
    assert sum(region.terrain == "mountain" for region in largest) == 9
    assert sum(region.lost_tribe for region in largest) == 18


@pytest.mark.rule("EDGE-3P-MAP")
def test_on_the_three_player_map_the_right_hand_southern_mountain_touches_the_forest() -> None:
    facts = {region.id: region for region in board(3).regions}
    assert [facts[at].terrain for at in (26, 27, 28, 29, 30)] == ["hill", "mountain", "mountain", "forest", "forest"]
    assert all(facts[at].border for at in (26, 27, 28, 29, 30))  # the south border, from the left
    state = Scene(3, tribes=False).people(0, "ratmen", "alchemist", {28: 1}, hand=9).conquest()
    assert choices(state, "conquer") == [20, 21, 27, 29]  # 20 and 29 are the forests
    assert (facts[20].terrain, facts[29].terrain) == ("forest", "forest")
