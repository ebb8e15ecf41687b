"""The server is killed by a client, in the very moment that client reads an acknowledgement.

What is acknowledged before it is on the disk is hardly ever lost by a death at any moment, since the disk is fast; by a
death at this moment it is.
"""

from __future__ import annotations

import os
import signal


class KillOnAnswer:
    """Armed for one server at a time, by the number of its process, which is not reused before it was waited for."""

    def __init__(self) -> None:
        self.kills = 0
        self._server = 0

    def arm(self, server: int) -> None:
        """The next acknowledgement is the last thing this server has said."""
        self._server = server

    def fire(self) -> None:
        """An acknowledgement has been read."""
        if self._server:
            os.kill(self._server, signal.SIGKILL)
            self._server = 0
            self.kills += 1
