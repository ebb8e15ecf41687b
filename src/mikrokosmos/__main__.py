"""`python -m mikrokosmos` is the command `mikrokosmos`."""

from __future__ import annotations

from mikrokosmos.cli import main

if __name__ == "__main__":
    main()
