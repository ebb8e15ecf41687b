"""An ambush: the server is killed by a client, in the very moment that client reads an acknowledgement.

What is acknowledged before it is on the disk is hardly ever lost by a death at any moment, since the disk is fast; by a
death at this moment it is.
"""

from __future__ import annotations

import os
import signal


class Ambush:
    """Laid for one server at a time, by the number of its process; nobody buries it before it is known to be dead."""

    def __init__(self) -> None:
        self.sprung = 0
        self._server = 0

    def lay(self, server: int) -> None:
        """The next acknowledgement is the last thing this server has said."""
        self._server = server

    def spring(self) -> None:
        """An acknowledgement has been read."""
        if self._server:
            os.kill(self._server, signal.SIGKILL)
            self._server = 0
            self.sprung += 1
