"""Games between bots: the same game by number, however it is played."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from mikrokosmos.bots import Seat, roster
from mikrokosmos.lab.matches import Matches, compiled_alike
from mikrokosmos.lab.seeds import seed_of


def never() -> bool:
    return False


def matches(game: str = "smallworld", players: int = 2, seed: int = 1, bots: list[str] | None = None) -> Matches:
    return Matches(mk.game(game), {"players": players}, bots or ["random"] * players, seed)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_recorded_and_unrecorded_games_are_the_same(players: int) -> None:
    swift = matches(players=players)
    assert swift.swift
    for number in (0, 1, 7):
        found = swift.record(number, never)
        assert found is not None
        record, ending = found
        assert ending == swift.play(number)
        assert ending.scores == record.state.scores() and record.state.over
        record.replay()


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    first, second = matches(seed=3), matches(seed=3)
    forward = [first.play(number) for number in range(4)]
    assert [second.play(number) for number in reversed(range(4))][::-1] == forward
    assert matches(seed=4).play(0) != forward[0]
    assert len({str(ending) for ending in forward}) == 4


def test_seeds_of_neighbours_have_nothing_in_common() -> None:
    seeds = {seed_of(seed, number) for seed in (-1, 0, 1, 12) for number in (0, 1, 2, 21)}
    assert len(seeds) == 16 and all(0 <= seed < 2**64 for seed in seeds)


def test_a_game_without_playouts_is_played_through_the_interface() -> None:
    toy = matches("toy")
    assert not toy.swift and not compiled_alike(toy.start)
    found = toy.record(2, never)
    assert found is not None and found[1] == toy.play(2)


def test_every_seat_has_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int | None] = []

    class Last:
        def __init__(self, seed: int | None) -> None:
            seeds.append(seed)

        def choose(self, seat: Seat) -> int:
            assert seat.number == 1
            return seat.actions()[-1]

    monkeypatch.setattr(roster, "_makers", {**roster._makers, "last": Last})
    mixed = matches(bots=["random", "last"])
    assert not mixed.swift
    assert mixed.play(0) == mixed.play(0) != mixed.play(1)
    assert seeds == [seed_of(1, 0, 1), seed_of(1, 0, 1), seed_of(1, 1, 1)]


def test_a_game_can_be_left() -> None:
    assert matches().record(0, lambda: True) is None
