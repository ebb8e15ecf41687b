"""What a state says, for tests that know what they look for."""

from __future__ import annotations

from typing import Any

import mikrokosmos as mk


def words(state: mk.State, x: int) -> dict[str, Any]:
    """An action or outcome in words."""
    return {**state.describe(x)}


def explained(state: mk.State, x: int) -> dict[str, Any]:
    """Why an action costs what it costs."""
    return {**state.explain(x)}
