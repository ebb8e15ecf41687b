"""Draws the outlines of the four boards afresh, from nothing but who touches whom, what touches the frame, and terrain.

    python tools/outlines/draw.py [--board 3] [--check] [--png DIR] [--svg DIR]

Without options all four are drawn and stored beside the boards' facts, and the figures are printed; `--check` only
compares with what is stored. The same seed gives the same map. Needs mikrokosmos installed; pictures as PNG need
cairosvg and pillow (`pip install mikrokosmos[maps]`), everything else the standard library.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from mikrokosmos.games.smallworld.content.boards import board  # noqa: E402
from outlines.chart import chart  # noqa: E402
from outlines.picture import png, svg  # noqa: E402

STORE = HERE.parent.parent / "src" / "mikrokosmos" / "games" / "smallworld" / "content" / "boards"


def main() -> int:
    """Draw, store or compare, and report."""
    parser = argparse.ArgumentParser(description="Draw the outlines of the boards.")
    parser.add_argument("--board", type=int, choices=(2, 3, 4, 5), help="only the board for so many players")
    parser.add_argument("--check", action="store_true", help="store nothing, but compare with what is stored")
    parser.add_argument("--png", type=Path, metavar="DIR", help="a picture of each board (needs cairosvg and pillow)")
    parser.add_argument("--svg", type=Path, metavar="DIR", help="the same as SVG")
    parser.add_argument("--seed", type=int, help="another map than the chosen one, for looking")
    chosen = parser.parse_args()
    different = 0
    for players in (chosen.board,) if chosen.board else (2, 3, 4, 5):
        began = time.perf_counter()
        drawn = chart(board(players), chosen.seed)
        figures = "  ".join(f"{name} {value:.3f}" for name, value in drawn.figures().items())
        print(f"{players} players  {figures}  {len(drawn.text()) // 1000} kB  {time.perf_counter() - began:.0f} s")
        stored = STORE / f"outlines{players}.json"
        if chosen.check:
            if not stored.exists() or stored.read_text(encoding="utf-8") != drawn.text():
                print(f"{stored.name} is not what this tool draws", file=sys.stderr)
                different = 1
        elif chosen.seed is None:
            stored.write_text(drawn.text(), encoding="utf-8")
        for folder, suffix in ((chosen.svg, "svg"), (chosen.png, "png")):
            if folder:
                folder.mkdir(parents=True, exist_ok=True)
                target = folder / f"players{players}.{suffix}"
                target.write_bytes(png(svg(drawn)) if suffix == "png" else svg(drawn).encode())
    return different


if __name__ == "__main__":
    sys.exit(main())
