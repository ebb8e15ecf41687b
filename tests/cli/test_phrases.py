"""The engine's words in random games: whatever it says can be said to a person."""

from __future__ import annotations

import random

import pytest

import mikrokosmos as mk
from mikrokosmos.bots import RandomBot, Seat
from mikrokosmos.cli.phrases import Phrases
from mikrokosmos.cli.screens import screen_of
from mikrokosmos.cli.screens.smallworld.names import people
from mikrokosmos.games.smallworld.types.view import Combo
from mikrokosmos.texts import ENGLISH, Texts

COMBO: Combo = {"race": "", "power": "", "coins": 0, "price": 0, "tokens": 0}


def phrases_of(state: mk.State, lang: str = ENGLISH) -> Phrases:
    """Phrases for the first seat, with what it sees now."""
    phrases = Phrases(Texts(lang, "cli", state.game.id, f"{state.game.id}-names"), 0, screen_of(state).naming)
    phrases.view = state.view(0)
    return phrases


def everything(state: mk.State) -> list[str]:
    """All that could be said of a state: events, incomes, every action or why it is refused."""
    words = phrases_of(state)
    said = [*words.events(state, frozenset()), words.income(state)]
    if state.player >= 0:
        for x in range(state.game.action_count):
            told = state.refusal(x)
            said.append(words.action(state, x) if told is None else words.refusal(told))
    return said


@pytest.mark.parametrize("game", ["smallworld", "creation"])
@pytest.mark.parametrize("seed", range(4))
def test_all_that_is_said_has_a_text(game: str, seed: int) -> None:
    """A missing text or argument would raise."""
    rng = random.Random(seed)
    bot = RandomBot(seed)
    state = mk.game(game).new(players=2 + seed, first="random")
    heard = set()
    while not state.over:
        state.play(mk.sample(state.chances(), rng) if state.player == mk.CHANCE else bot.choose(Seat(state)))
        # Every action of every step would take minutes when interpreted.
        heard.update(everything(state) if rng.random() < 0.1 else phrases_of(state).events(state, frozenset()))
    assert len(heard) > 100
    assert not [line for line in heard if "{" in line or "None" in line]


def test_own_content_is_called_by_its_id() -> None:
    """A race of somebody's own has no text."""
    state = mk.game("smallworld").new()
    words = phrases_of(state)
    assert words.say("event", {"type": "recruited", "race": "moon_folk", "tokens": 2}) == "Moon Folk gain 2 tokens."


@pytest.mark.parametrize(
    ("lang", "race", "power", "name"),
    [
        ("en", "humans", "hill", "Hill Humans"),
        ("it", "humans", "hill", "Umani delle Colline"),
        ("it", "halflings", "dragon_master", "Halfling e il Drago"),
        ("it", "elves", "flying", "Elfi Volanti"),
        ("cs", "orcs", "berserk", "Zuřiví Orkové"),
        ("cs", "amazons", "berserk", "Zuřivé Amazonky"),
        ("cs", "amazons", "dragon_master", "Vládkyně draků – Amazonky"),
    ],
)
def test_a_power_beside_a_race_has_the_form_of_the_language(lang: str, race: str, power: str, name: str) -> None:
    words = phrases_of(mk.game("smallworld").new(), lang)
    assert people(words, {**COMBO, "race": race, "power": power}) == name
    assert name in words.say("event", {"type": "shown", "slot": 1, "race": race, "power": power})


def test_a_power_of_ones_own_keeps_its_name_beside_a_race() -> None:
    words = phrases_of(mk.game("smallworld").new(), "it")
    words.names["power-hill"] = "Dei Colli"
    assert people(words, {**COMBO, "race": "humans", "power": "hill"}) == "Umani Dei Colli"
