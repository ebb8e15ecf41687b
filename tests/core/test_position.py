"""What follows from the calls a game fills in: who has won, and in which shares."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from mikrokosmos.core.dice import Dice
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.position import Position
from mikrokosmos.core.scale import VICTORY

interpreted = pytest.mark.skipif(mk.compiled(), reason="compiled positions call compiled methods only")


class Ended(Position):
    """A game that ended with these points, and these tie-breaks."""

    def __init__(self, points: list[int], breaks: list[int]) -> None:
        Position.__init__(self)
        self.set_up(len(points), 7)
        self.moving = mk.OVER
        self.ranks = [100 * mine + tie for mine, tie in zip(points, breaks, strict=True)]

    def rank(self, seat: int) -> int:
        return self.ranks[seat]


@interpreted
@pytest.mark.parametrize(
    ("points", "breaks", "won"),
    [
        ([3, 5], [0, 0], [1]),
        ([5, 3], [0, 9], [0]),
        ([5, 5], [1, 2], [1]),
        ([5, 5], [2, 2], [0, 1]),
        ([-5, -5, -9], [0, 0, 0], [0, 1]),
        ([1, 4, 4, 2], [0, 3, 3, 8], [1, 2]),
        ([2, 2, 2, 2, 2], [0, 0, 0, 0, 0], [0, 1, 2, 3, 4]),
        ([2, 2, 2, 2, 2], [1, 0, 1, 1, 1], [0, 2, 3, 4]),
    ],
)
def test_the_highest_rank_wins_and_equals_share(points: list[int], breaks: list[int], won: list[int]) -> None:
    ended = Ended(points, breaks)
    shares = [ended.share(seat) for seat in range(len(points))]
    assert shares == [VICTORY // len(won) if seat in won else 0 for seat in range(len(points))]
    assert sum(shares) == VICTORY and ended.won() == sum(1 << seat for seat in won)


@interpreted
def test_nobody_has_won_before_the_end() -> None:
    ended = Ended([1, 1], [0, 0])
    ended.moving = 0
    assert ended.won() == 0 and ended.share(0) == ended.share(1) == 0


@pytest.mark.parametrize("winners", range(1, 6))
def test_any_number_of_winners_can_share_evenly(winners: int) -> None:
    assert VICTORY % winners == 0


@interpreted
def test_an_empty_position_answers_nothing() -> None:
    empty = GameState()
    empty.apply(0)
    empty.copy_from(empty)
    assert (empty.mover(), empty.actions_there_are(), empty.allows(0), empty.key()) == (mk.CHANCE, 0, 0, 0)
    assert [empty.choices(), empty.nth(0), empty.weight(), empty.outcome(0), empty.points(0)] == [0] * 5
    assert empty.chances() == [] and empty.scores() == [] and not empty.is_possible(0)


@interpreted
def test_a_game_without_secrets_imagines_what_is_there() -> None:
    class Copied(Position):
        def copy_from(self, other: Position) -> None:
            self.moving = other.moving

    one, other = Copied(), Copied()
    one.moving = 3
    other.imagine_from(one, 0, Dice(1))
    assert other.moving == 3


NEITHER_GIVEN = ("copy", "outcomes", "to_line", "to_json", "events")
OF_SOMETHING = ("describe", "explain", "refusal", "income", "view")


def test_a_game_must_say_itself_what_it_says_and_how_it_is_copied() -> None:
    state = GameState()
    with pytest.raises(NotImplementedError):
        _ = state.game
    for name in NEITHER_GIVEN:
        with pytest.raises(NotImplementedError):
            getattr(state, name)()
    for name in OF_SOMETHING:
        with pytest.raises(NotImplementedError):
            getattr(state, name)(0)
