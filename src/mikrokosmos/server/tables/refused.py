"""A command that cannot be executed: why, as the id of a text, and nothing a seat must not know."""

from __future__ import annotations

from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.interface import Json


class Refused(MikrokosmosError):
    """What was asked for is not possible; nothing has changed."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def to_json(self) -> Json:
        """As it is told to whoever asked; what it quotes may hold half characters, which nobody could be sent."""
        return {"reason": self.reason, **{name: _whole(fact) for name, fact in self.facts.items()}}


def _whole(fact: object) -> object:
    return fact.encode(errors="backslashreplace").decode() if isinstance(fact, str) else fact
