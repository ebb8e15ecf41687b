"""Players that need no person. A bot chooses among a seat's legal actions from what that seat knows, for any game."""

from __future__ import annotations

from mikrokosmos.bots.bot import Adviser, Bot, Candidate, Reason
from mikrokosmos.bots.judge_bot import JudgeBot, NoJudge
from mikrokosmos.bots.random_bot import RandomBot
from mikrokosmos.bots.roster import (
    RANDOM,
    SEARCHES,
    BrokenBot,
    UnknownBot,
    able,
    bot,
    maker,
    names,
    origin,
    plays,
    portable,
    register,
    thinks_long,
)
from mikrokosmos.bots.search_bot import SearchBot
from mikrokosmos.bots.seat import Seat

__all__ = [
    "RANDOM",
    "SEARCHES",
    "Adviser",
    "Bot",
    "BrokenBot",
    "Candidate",
    "JudgeBot",
    "NoJudge",
    "RandomBot",
    "Reason",
    "SearchBot",
    "Seat",
    "UnknownBot",
    "able",
    "bot",
    "maker",
    "names",
    "origin",
    "plays",
    "portable",
    "register",
    "thinks_long",
]
