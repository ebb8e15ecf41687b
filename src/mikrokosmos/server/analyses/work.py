"""One game analysed in a process of its own: the record comes in as JSON, and lines of JSON come out.

    python -m mikrokosmos.server.analyses.work < asked.json

First how far it is, again and again: `{"done": 3, "total": 20}`; then `{"analysis": {…}}`, or `{"refused": "…"}`.
"""

from __future__ import annotations

import json
import os
import sys
from typing import TextIO

from mikrokosmos.analysis import AnalysisError, analyse
from mikrokosmos.core.errors import MikrokosmosError
from mikrokosmos.core.interface import Json
from mikrokosmos.core.record import Record

NICE = 15
"""How much it gives way: whoever plays at a table must not notice."""


def main(asked: TextIO, told: TextIO) -> None:
    """Read what is asked, analyse it, and tell."""

    def tell(line: Json) -> None:
        print(json.dumps(line, allow_nan=False), file=told, flush=True)

    wanted = json.load(asked)
    try:
        record = Record.from_json(wanted["record"])
        found = analyse(
            record,
            wanted["level"],
            processes=1,
            progress=lambda done, total: tell({"done": done, "total": total}),
        )
        tell({"analysis": found.to_json()})
    except AnalysisError:
        tell({"refused": "no-analysis"})
    except MikrokosmosError:
        tell({"refused": "analysis-failed"})


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    main(sys.stdin, sys.stdout)
