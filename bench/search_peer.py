"""The search we measure ours against: OpenSpiel's Monte Carlo tree search in C++, playing backgammon."""

from __future__ import annotations

from pathlib import Path

from peer import Peer

NAME = "open_spiel"


class SearchPeer(Peer):
    """The running peer, in a throw-away environment of its own."""

    package = NAME
    script = Path(__file__).with_name("search_peer_games.py")

    def simulations_per_second(self, seconds: float) -> float:
        """Simulations a second of processor time."""
        answer = self.ask(seconds)
        return answer["simulations"] / answer["seconds"]
