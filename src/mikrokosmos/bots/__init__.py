"""Players that need no person. A bot chooses among the legal actions of a state through the interface, for any game."""

from __future__ import annotations

from mikrokosmos.bots.bot import Bot
from mikrokosmos.bots.random_bot import RandomBot
from mikrokosmos.bots.roster import RANDOM, UnknownBot, bot, names, register

__all__ = ["RANDOM", "Bot", "RandomBot", "UnknownBot", "bot", "names", "register"]
