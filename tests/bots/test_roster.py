"""Bots by name: those that ship, those one adds, and those nobody knows."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from mikrokosmos import bots
from mikrokosmos.bots import roster


class First:
    """Takes the first thing on the list."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def choose(self, state: mk.State) -> int:
        return state.actions()[0]


def test_the_random_bot_is_there_by_name() -> None:
    assert bots.RANDOM in bots.names()
    assert isinstance(bots.bot("random", 7), bots.RandomBot)


def test_a_bot_of_ones_own_is_made_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_makers", dict(roster._makers))
    bots.register("first", First)
    made = bots.bot("first", 5)
    assert isinstance(made, First) and made.seed == 5
    assert bots.names() == ["first", "random"]


@pytest.mark.parametrize(("name", "told"), [("Random", "did you mean 'random'?"), ("nobody", "there are random")])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str, told: str) -> None:
    with pytest.raises(bots.UnknownBot, match="there is no bot") as error:
        bots.bot(name)
    assert told in str(error.value) and isinstance(error.value, mk.MikrokosmosError)
