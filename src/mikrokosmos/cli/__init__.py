"""The command `mikrokosmos`."""

from __future__ import annotations

__all__ = ["main"]


def main() -> None:
    """Run the command with the arguments of the process; ends the process."""
    from mikrokosmos.cli.app import app  # the terminal's libraries are loaded only when somebody is at one

    app(prog_name="mikrokosmos")
