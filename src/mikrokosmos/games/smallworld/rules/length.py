"""How long a game can be at the most: a bound that no game with this board and content can pass.

For whoever must know beforehand: the steps of an environment, the depth of a search. Games are far shorter, since
nobody gives up all regions every turn to take them again one by one.
"""

from __future__ import annotations

from mikrokosmos.games.smallworld.content.table import Content, Row
from mikrokosmos.games.smallworld.ids import COLUMN


def longest(seats: int, rounds: int, content: Content) -> int:
    """Decisions and outcomes of chance together, from the first to the last.

    Before the first turn chance says who begins and fills the column, two reveals a combo. Then every seat has a turn
    in every round.
    """
    return 1 + 2 * COLUMN + rounds * seats * longest_turn(seats, content)


def longest_turn(seats: int, content: Content) -> int:
    """All that can happen in a turn: a pick and its two reveals, the marches, the odds and ends, the withdrawals."""
    marching = sum("marches" in row.flags for row in (*content.races, *content.powers))
    return 3 + troops(seats, marching, content) + marches(marching, content) + pieces(seats, content) + decisions(seats)


def troops(seats: int, marching: int, content: Content) -> int:
    """Regions given up and taken, and tokens put down, by all who may do so in one turn.

    A race of T tokens that holds h regions, gives up a of them and loses b to its own seat's other race can take c:
    each has a token on it, so h − a − b + c ≤ T, and the tokens left are put down. Regions taken this turn are not
    given up (nor late: CONQ-5), so a + b ≤ h ≤ T, and all of it together is a + c + T − (h − a − b + c)
    = T + 2a + b − h ≤ T + a ≤ 2T. If the race is berserk, each of its at most T conquests may have a decision to roll,
    and the die.
    An active race of another seat can at most put all its tokens down again: T. A declined race that does not march
    never has a token in hand. So the largest races are counted, the active one first, then those that march.
    """
    berserk = any("berserk" in row.flags for row in (*content.races, *content.powers))
    times = [4 if berserk else 2, *[2] * marching, *[1] * (seats - 1)]
    trays = sorted((race.tray for race in content.races), reverse=True)
    return sum(many * tokens for many, tokens in zip(times, trays, strict=False))


def marches(marching: int, content: Content) -> int:
    """How marches end, and the regions raiders then leave.

    A march ends with a stop, with an attempt and its die, or with the berserk die that helps nobody and a stop after
    it: three at most. Where raiders must leave regions no token is left to be put down, so these come on top.
    """
    return 3 * (1 + marching) + most(content, "raiders", 1)


def pieces(seats: int, content: Content) -> int:
    """Camps of the active races, put down by all seats in one turn, and forts and heroes of the one that moves."""
    return most(content, "camps", seats) + most(content, "forts", 1) + most(content, "heroes", 1)


def decisions(seats: int) -> int:
    """Redeployment done, peace made or not, declined at last or not; each of the others keeps its camps."""
    return 3 + seats - 1


def most(content: Content, word: str, peoples: int) -> int:
    """The most that so many different peoples can have of a number, by their banners and badges together."""

    def best(rows: tuple[Row, ...]) -> int:
        return sum(sorted((row.number(word) for row in rows), reverse=True)[:peoples])

    return best(content.races) + best(content.powers)
