"""`mikrokosmos games`: what one can play."""

from __future__ import annotations

import typer

import mikrokosmos as mk
from mikrokosmos.cli.arguments import AsJson, Lang, game_texts, print_json
from mikrokosmos.texts import ENGLISH


def list_games(lang: Lang = ENGLISH, as_json: AsJson = False) -> None:
    """One line for each game: its name, how many may play, and what it is about."""
    games = [mk.game(name) for name in mk.games()]
    if as_json:
        seats = {game.id: [game.seats[0], game.seats[-1]] for game in games}
        print_json([{"id": game.id, "players": seats[game.id], "rules": game.rules} for game in games])
        return
    for game in games:
        texts = game_texts(lang, game.id)
        about = texts("game-about") if "game-about" in texts else ""
        least, most = game.seats[0], game.seats[-1]
        typer.echo(texts("game-line", name=game.id, least=least, most=most, about=about).rstrip())
