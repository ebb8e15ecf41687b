"""`make golden`: write the golden playthroughs anew. Read the difference before you commit it: it is the change."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from kit.golden import GOLDEN, text  # noqa: E402  (the kit lies beside the tests)


def main() -> None:
    """Write every file."""
    for name in GOLDEN:
        path = ROOT / "tests" / "golden" / f"{name}.txt"
        path.write_text(text(name), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(path.read_text(encoding='utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
