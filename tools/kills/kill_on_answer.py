"""The server is killed by a client, in the very moment that client reads an acknowledgement.

What is acknowledged before it is on the disk is hardly ever lost by a death at any moment, since the disk is fast; by a
death at this moment it is.
"""

from __future__ import annotations

import os
import signal

from kills.protocol import Server


class KillOnAnswer:
    """Armed for one server at a time, by the number of its process, which is not reused before it was waited for."""

    def __init__(self) -> None:
        self.kills = 0
        self._process = 0
        self._server: Server | None = None

    def arm(self, process: int, server: Server) -> None:
        """The next acknowledgement of this server, which is that process, is the last thing it has said."""
        self._process, self._server = process, server

    def fire(self, server: Server) -> None:
        """An acknowledgement of a server has been read."""
        if self._process and server == self._server:
            os.kill(self._process, signal.SIGKILL)
            self._process = 0
            self.kills += 1
