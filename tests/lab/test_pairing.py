"""Who meets whom: every bot has every seat as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from mikrokosmos.lab.pairing import Plan, Slot, circles, tables_of


def test_as_many_bots_as_players_sit_at_one_table() -> None:
    assert tables_of(["a", "b", "c"], 3) == (("a", "b", "c"),)


def test_more_bots_than_players_meet_in_every_combination() -> None:
    assert tables_of(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert len(tables_of("abcde", 3)) == 10


def test_fewer_bots_than_players_put_the_first_named_alone_against_the_others() -> None:
    assert tables_of(["greedy", "reference"], 4) == (("greedy", "reference", "reference", "reference"),)
    assert tables_of(["a", "b", "c"], 4) == (("a", "b", "c", "b"), ("a", "c", "b", "c"))
    assert tables_of(["a", "b", "c"], 5) == (("a", "b", "c", "b", "c"),)


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = Plan("abc", 2)
    assert plan.games_per_deal == 6
    assert [plan.deals(games) for games in (1, 6, 7, 400)] == [1, 1, 2, 67]
    assert plan.sets(7) == 6 and plan.set_at(5) == (1, 2)


def test_every_order_around_a_table_comes_up_once() -> None:
    assert len(circles(("a", "b", "c", "d"))) == 6
    assert circles(("a", "b", "b")) == (("a", "b", "b"),)


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 3), ("abcd", 2), ("abcd", 4), ("ab", 5), ("abc", 4)])
def test_rotations_give_every_bot_every_seat(bots: str, players: int) -> None:
    plan = Plan(bots, players)
    for deal in range(4):
        for table, names in enumerate(plan.tables):
            seatings = [plan.seating(Slot(deal, table, rotation)) for rotation in range(players)]
            for seat in range(players):
                assert Counter(seating[seat] for seating in seatings) == Counter(names)


def test_games_are_numbered_without_gaps() -> None:
    plan = Plan("abc", 2)
    places = [Slot(deal, table, rotation) for deal in range(2) for table in range(3) for rotation in range(2)]
    assert [plan.number(place) for place in places] == list(range(12))
