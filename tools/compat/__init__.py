"""Writes `tests/compat/<version>/`: everything a version can store, and what later versions must still make of it."""
