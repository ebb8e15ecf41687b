"""What an analysis is kept by: a digest of the whole game, and who judged it."""

from __future__ import annotations

import hashlib
import json

from mikrokosmos.analysis import AnalysisError
from mikrokosmos.analysis.evaluator import Evaluator
from mikrokosmos.core.record import Record
from mikrokosmos.server.storage.analyses import AnalysisKey
from mikrokosmos.server.tables.refused import Refused


def key_of(record: Record, level: str) -> AnalysisKey:
    """The key of a finished game; `Refused` if it is not over, or its win chances are not known."""
    if not record.state.over:
        raise Refused("not-over")
    try:
        evaluator = Evaluator(record.state, 1).version
    except AnalysisError:
        raise Refused("no-analysis") from None
    # Not the digest of the end alone: two games may end alike. Names make no difference.
    options = {name: value for name, value in record.options.items() if name != "names"}
    whole = [record.game.id, record.game.rules, options, [move.id for move in record.moves]]
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
    return AnalysisKey(hashlib.sha256(text.encode()).hexdigest(), level, evaluator)
