"""Creation in the terminal: its map, its worlds, its story."""

from __future__ import annotations

from mikrokosmos.cli.screens.creation.screen import CreationScreen

__all__ = ["CreationScreen"]
