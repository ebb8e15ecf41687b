"""The command `mikrokosmos`."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command with the arguments of the process; ends the process."""
    try:
        from mikrokosmos.cli.app import app  # the terminal's libraries are loaded only when somebody is at one
    except KeyboardInterrupt:
        sys.exit(130)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a sign the terminal lacks is no reason to fail
    app(prog_name="mikrokosmos")
