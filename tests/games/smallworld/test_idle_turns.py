"""No level earns nothing for two turns in a row while it may decline; and the watch that says so would see it.

What counts is precise: two turns of a seat, one after the other, in each of which scoring brought no coin, and at the
beginning of at least one of them a decline was legal and the seat did not decline. So a race that is tried once more in
vain and then declined without a region counts as well. These are no exceptions but cannot count: a turn that begins
without an active race (nothing can be declined), and a decline of a race without regions followed by a turn that earns.
"""

from __future__ import annotations

import pytest
from idle_turns import watched

from kit.long import LONG
from mikrokosmos.core.playout import Contest
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.judge.idle_turns import IdleTurns
from mikrokosmos.games.smallworld.judge.judge import SmallWorldJudge
from mikrokosmos.games.smallworld.judge.weights import LEVELS, NOVICE

GAMES = 3_000 if LONG else 300
"""Games of each level with each number of players. `tools/idle_turns.py` plays 100,000 (`make test-long`)."""

STUBBORN = NOVICE | {"haste": -1_000_000, "pace": 1_000_000}
"""Weights of a judge that would rather do anything than decline."""

SPENT = (
    "smallworld 2 8.0.1 conquest:1 60,51 amazons+merchant:1=a4 ghouls+pillaging:0=;3:2;4:2;5:2;7:2;18:1 "
    "col=sorcerers+commando,skeletons+heroic,trolls+swamp,ratmen+mounted,tritons+hill,elves+fortified "
    "march=amazons fresh"
)
"""Three turns before the end a seat has raiders only: whatever they take they give up again."""


@pytest.mark.campaign
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_earns_nothing_twice_while_it_may_decline(level: str, players: int) -> None:
    count = watched(level, players, range(GAMES))
    assert count.turns == GAMES * players * GAME.new(players=players).world.rounds
    assert count.pairs == 0


def seen(weights: dict[str, int]) -> tuple[int, int, int]:
    """Turns, idle ones and pairs of the seat with the raiders, played by these weights to the end."""
    start = GAME.from_line(SPENT, rules=GAME.rules)
    watch = IdleTurns(SmallWorldJudge(start.copy(), weights))
    end = start.copy()
    Contest(end, [GAME.judge("novice", start), watch]).play(start, 1)
    watch.finish(end.scores()[1])
    return watch.turns, watch.idle, watch.pairs


def test_the_watch_counts_a_seat_that_never_declines() -> None:
    assert seen(STUBBORN) == (3, 3, 2)


def test_a_decline_without_regions_brings_nothing_but_is_followed_by_a_turn_that_does() -> None:
    assert seen(NOVICE) == (3, 1, 0)
