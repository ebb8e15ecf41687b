"""Small World in the terminal: its table, its map, its story."""

from __future__ import annotations

from mikrokosmos.cli.screens.smallworld.screen import SmallWorldScreen

__all__ = ["SmallWorldScreen"]
