"""`mikrokosmos games`: what one can play."""

from __future__ import annotations

import typer

import mikrokosmos as mk
from mikrokosmos.cli.arguments import AsJson, Lang, game_texts, print_json, texts_in
from mikrokosmos.cli.house import point
from mikrokosmos.core.house_rules import spelled
from mikrokosmos.core.types import Json
from mikrokosmos.texts import ENGLISH, Texts
from mikrokosmos.texts.names import game_name


def list_games(lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """A line for each game: its name, how many may play, what it is about; and one for each of its house rules."""
    games = [mk.game(name) for name in mk.games()]
    if as_json:
        print_json([_facts(game) for game in games])
        return
    for game in games:
        texts, house = game_texts(lang, game.id), texts_in(lang, "house")
        about = texts("game-about") if "game-about" in texts else ""
        least, most = game.seats[0], game.seats[-1]
        typer.echo(texts("game-line", name=_called(game, texts), least=least, most=most, about=about).rstrip())
        for rule in game.house_rules:
            choices = "|".join(spelled(choice) for choice in rule.choices)
            typer.echo(texts("game-house", key=rule.key, choices=choices, point=point(rule, house)))


def _called(game: mk.Game, texts: Texts) -> str:
    """The name of a game, and the id one types if that is another."""
    name = game_name(texts, game.id)
    return name if name == game.id else texts("game-called", name=name, id=game.id)


def _facts(game: mk.Game) -> Json:
    house = [{"key": rule.key, "choices": list(rule.choices), "rule": rule.rule} for rule in game.house_rules]
    return {"id": game.id, "players": [game.seats[0], game.seats[-1]], "rules": game.rules, "house": house}
