"""House rules on the command line: read from `--house KEY=CHOICE`, and told where they are not the usual ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

import mikrokosmos as mk
from mikrokosmos.cli.arguments import BadArgument
from mikrokosmos.core.house_rules import Choice, from_pairs, spelled
from mikrokosmos.core.interface import HouseRule
from mikrokosmos.core.types import Json
from mikrokosmos.texts import Texts
from mikrokosmos.texts.names import game_name

House = Annotated[list[str] | None, typer.Option("--house", help="help-house", metavar="KEY=CHOICE")]


def house_options(game: mk.Game, words: Sequence[str] | None, texts: Texts) -> Json:
    """The words of `--house` as keywords for the game; what they say is checked when the game is started."""
    if not words:
        return {}
    if not game.house_rules:
        raise BadArgument(texts("error-house-none", game=game_name(texts, game.id)))
    pairs = [tuple(part.strip() for part in word.partition("=")) for word in words]
    for word, (_, sign, choice) in zip(words, pairs, strict=True):
        if not sign or not choice:
            first = game.house_rules[0]
            example = f"{first.key}={spelled(first.choices[-1])}"
            raise BadArgument(texts("error-house", given=word, example=example))
    chosen = {key: choice for key, _, choice in pairs}
    for rule in game.house_rules:
        offered = [spelled(choice) for choice in rule.choices]
        if chosen.get(rule.key, offered[0]) not in offered:
            choices = texts("between-choices").join(offered)
            raise BadArgument(texts("error-house-choice", key=rule.key, choices=choices, given=chosen[rule.key]))
    return {"house": from_pairs(game.house_rules, chosen.items())}


def house_arguments(house: Mapping[str, Choice]) -> list[str]:
    """Choices as one types them."""
    return [f"{key}={spelled(choice)}" for key, choice in house.items()]


def in_force(game: mk.Game, options: mk.Json, texts: Texts) -> list[str]:
    """A line for each house rule that is not the default in a game with these options; `texts` are those of `house`."""
    house: Mapping[str, Choice] = options.get("house", {})
    return [
        texts("house-line", point=point(rule, texts), choice=choice_in(rule, house[rule.key], texts))
        for rule in game.house_rules
        if house.get(rule.key, rule.default) != rule.default
    ]


def point(rule: HouseRule, texts: Texts) -> str:
    """What a house rule is about; the rules of somebody's own game go by their keys."""
    return texts(f"house-{rule.key}") if f"house-{rule.key}" in texts else rule.key


def choice_in(rule: HouseRule, choice: Choice, texts: Texts) -> str:
    """What was chosen."""
    text = f"house-{rule.key}-{spelled(choice)}"
    return texts(text) if text in texts else spelled(choice)
