"""Games and bots by the names people know: the same in the browser and in the terminal (part `names`).

What ships has an id, which one types, and a name in every language. Anybody else's game or bot goes by its id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mikrokosmos.texts import Texts

NAMES = "names"
"""The part with the names."""


def game_name(texts: Texts, game: str) -> str:
    """A game as people know it: Small World for `smallworld`."""
    return _named(texts, "game", game)


def bot_name(texts: Texts, bot: str) -> str:
    """A bot as people know it: Master for `greedy`."""
    return _named(texts, "bot", bot)


def _named(texts: Texts, sort: str, known: str) -> str:
    text = f"{sort}-{known}"
    return texts(text) if text in texts else known
