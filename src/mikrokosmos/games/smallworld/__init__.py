"""Small World: area control with 14 races and 20 powers, for two to five players."""

from __future__ import annotations

from mikrokosmos.games.smallworld.game import GAME

__all__ = ["GAME"]
