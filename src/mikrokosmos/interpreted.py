"""The run-time switch: with `MIKROKOSMOS_INTERPRETED=1` every module is read from its `.py`, compiled twin or not.

The same rules run both ways; the switch is how tests compare the two, and how coverage sees inside the rules.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "MIKROKOSMOS_INTERPRETED"
"""The environment variable that is the switch; `1` is on."""

PACKAGE = "mikrokosmos."


class SourceFinder:
    """An import finder that knows only `.py` files, and only ours."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source, if it is one of ours; `None` leaves it to the usual finders."""
        if not fullname.startswith(PACKAGE) or path is None:
            return None
        specs = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target) for folder in path)
        return next((spec for spec in specs if spec is not None), None)


def install() -> None:
    """Obey the switch. The package calls this before it imports anything that has a compiled twin."""
    if os.environ.get(VARIABLE) == "1" and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Whether the compiled modules are in use. (They are built all or none, so one answers for all.)"""
    spec = importlib.util.find_spec("mikrokosmos.core.position")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
