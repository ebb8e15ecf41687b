"""The judge `greedy` has to find the move of every tactic, and to play every chain to its end."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from kit.chains import CHAINS, Chain
from kit.scene import action, reveal, roll, stage, tokens
from kit.tactics import TACTICS, Tactic
from mikrokosmos.bots import Seat, bot
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.judge.weights import LEVELS
from mikrokosmos.games.smallworld.state import SmallWorldState


def position(line: str) -> SmallWorldState:
    """The position that a line describes."""
    return GAME.from_line(line, rules=GAME.rules)


def good(state: SmallWorldState, best: str) -> set[int]:
    """The ids of moves given in words, such as "conquer 6 or stop"; all of them must be legal."""
    words = [words.split() for words in best.split(" or ")]
    found = {action(state, kind, *map(int, it)) for kind, *it in words}
    assert found <= set(state.actions())
    return found


def solves(name: str, tactic: Tactic) -> bool:
    """Whether a bot finds one of the good moves."""
    state = position(tactic.line)
    return bot(name, 1).choose(Seat(state)) in good(state, tactic.best)


def play_turn(name: str, chain: Chain) -> SmallWorldState:
    """The position after a bot has played the turn; others put their withdrawn troops down as it would."""
    state = position(chain.line)
    mind = bot(name, 1)
    turn = (state.turn, state.round)
    while not state.over and (state.turn, state.round) == turn:
        if state.player != mk.CHANCE:
            state.play(mind.choose(Seat(state)))
        elif stage(state) in ("attempt", "roll"):
            roll(state, chain.pips)
        else:
            reveal(state)
    return state


def lands(state: SmallWorldState, seat: int) -> set[int]:
    """The regions of all races of a seat."""
    view = state.view(None)
    own = {people["race"] for people in view["peoples"] if people["seat"] == seat}
    return {region["id"] for region in view["regions"] if region["race"] in own}


def brings(name: str, chain: Chain) -> tuple[int, set[int]]:
    """The coins a bot makes of the turn, and which of the regions that matter it holds in the end."""
    before = position(chain.line)
    after = play_turn(name, chain)
    seat = before.turn
    return after.scores()[seat] - before.scores()[seat], lands(after, seat) & chain.regions


def goes_well(name: str, chain: Chain) -> bool:
    """Whether a bot makes of the turn what can be made of it."""
    return brings(name, chain) == (chain.coins, chain.regions)


def named(cases: list[Tactic] | list[Chain]) -> list[str]:
    """The names of the cases, for the list of tests."""
    return [case.name for case in cases]


@pytest.mark.parametrize("case", [*TACTICS, *CHAINS], ids=named(TACTICS) + named(CHAINS))
def test_a_tactic_is_written_as_the_game_writes_it(case: Tactic | Chain) -> None:
    assert position(case.line).to_line() == f"{case.line} rules={GAME.rules}"


@pytest.mark.parametrize("tactic", TACTICS, ids=named(TACTICS))
def test_greedy_finds_the_move(tactic: Tactic) -> None:
    state = position(tactic.line)
    chosen = bot("greedy", 1).choose(Seat(state))
    assert chosen in good(state, tactic.best), f"{state.describe(chosen)}, but {tactic.best}: {tactic.reason}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "name",
    [
        "raiders alone hold nothing",
        "nothing is taken for nothing",
        "a race that can only hope is spent",
        "a berserk die that must help is only a hope",
    ],
)
def test_every_level_knows_when_a_race_is_spent(name: str, level: str) -> None:
    assert solves(level, next(tactic for tactic in TACTICS if tactic.name == name))


@pytest.mark.parametrize("chain", CHAINS, ids=named(CHAINS))
def test_greedy_plays_the_turn(chain: Chain) -> None:
    assert brings("greedy", chain) == (chain.coins, chain.regions), chain.reason


def test_every_spare_token_faces_the_army() -> None:
    line = "smallworld 2 4.0.0 redeployment:0 10,9 elves+forest:0=h3;2:1;21:1 orcs+hill:1=;19:3;20:5"
    after = play_turn("greedy", Chain("", line, 0, 2, {2, 21}, ""))
    assert (tokens(after, 2), tokens(after, 21)) == (1, 4)


def test_every_tactic_has_a_name_and_a_reason_of_its_own() -> None:
    cases: list[Tactic | Chain] = [*TACTICS, *CHAINS]
    assert len({case.name for case in cases}) == len({case.reason for case in cases}) == len(cases)
    assert all(case.reason[0].isupper() and case.reason.endswith(".") for case in cases)


def test_half_of_them_are_too_hard_for_a_novice_or_the_reference() -> None:
    weaker = ("novice", "reference")
    hard = sum(not all(solves(name, tactic) for name in weaker) for tactic in TACTICS)
    hard += sum(not all(goes_well(name, chain) for name in weaker) for chain in CHAINS)
    assert 2 * hard >= len(TACTICS) + len(CHAINS)
