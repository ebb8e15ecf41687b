"""Creation: push a row of the shared map, take the tile that falls off, make a world of three by three."""

from __future__ import annotations

from mikrokosmos.games.creation.game import GAME

__all__ = ["GAME"]
