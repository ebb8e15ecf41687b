"""After the game: every seat's win chance turn by turn, mistakes with reasons, and luck told apart from skill."""

from __future__ import annotations

from mikrokosmos.analysis.analysis import Analysis, Sums, analyse, mark_of
from mikrokosmos.analysis.levels import LEVELS, AnalysisError
from mikrokosmos.analysis.plans import Plan, Planner, best_plan, value_of_played

__all__ = [
    "LEVELS",
    "Analysis",
    "AnalysisError",
    "Plan",
    "Planner",
    "Sums",
    "analyse",
    "best_plan",
    "mark_of",
    "value_of_played",
]
