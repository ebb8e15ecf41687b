"""Players that need no person. A bot chooses among a seat's legal actions from what that seat knows, for any game."""

from __future__ import annotations

from mikrokosmos.bots.bot import Adviser, Bot, Candidate, Reason
from mikrokosmos.bots.judge_bot import JudgeBot, NoJudge
from mikrokosmos.bots.random_bot import RandomBot
from mikrokosmos.bots.roster import RANDOM, BrokenBot, UnknownBot, bot, maker, names, origin, plays, portable, register
from mikrokosmos.bots.seat import Seat

__all__ = [
    "RANDOM",
    "Adviser",
    "Bot",
    "BrokenBot",
    "Candidate",
    "JudgeBot",
    "NoJudge",
    "RandomBot",
    "Reason",
    "Seat",
    "UnknownBot",
    "bot",
    "maker",
    "names",
    "origin",
    "plays",
    "portable",
    "register",
]
