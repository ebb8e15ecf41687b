"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from mikrokosmos.core.interface import State


class Bot(Protocol):
    """A player that needs no person."""

    def choose(self, state: State) -> int:
        """One of the legal actions, for the seat to act; the state is left as it was."""
