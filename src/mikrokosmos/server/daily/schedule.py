"""What is dealt on a day: how many play, which bots, where the person sits, and the seed of the dice.

The seed comes from the server's own key, so that nobody can work it out from the date; all else may be known before.
"""

from __future__ import annotations

import hmac
from datetime import date

import mikrokosmos as mk
from mikrokosmos import bots

LEVELS = ("adept", "greedy", "expert")
"""The bots one plays against, one level a day."""
CHEAPEST = "novice"


def seed_of_day(key: bytes, day: str, game: str) -> bytes:
    """The seed of the dice: whoever does not have the key cannot foresee it."""
    return hmac.digest(key, f"daily deal {day} {game}".encode(), "sha256")


def dealt(game: mk.Game, day: str) -> mk.Json:
    """The number of players, the person's seat, and the bot of all other seats; they take turns from day to day."""
    number = date.fromisoformat(day).toordinal()
    players = game.seats[number % len(game.seats)]
    options: mk.Json = {"players": players}
    state = game.renew(dict(options))
    level = LEVELS[number // 2 % len(LEVELS)]
    known = [bot for bot in (level, *LEVELS, CHEAPEST, "random") if bot in bots.names() and bots.able(bot, state)]
    return {"options": options, "players": players, "seat": number // 3 % players, "bot": known[0]}
