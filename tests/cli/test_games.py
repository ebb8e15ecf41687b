"""`mikrokosmos games`."""

from __future__ import annotations

from .command import read, run


def test_games_are_listed_with_their_seats() -> None:
    code, said = run("games")
    assert code == 0
    assert "Small World (smallworld): 2 to 5 players. Conquer a map" in said
    assert "Creation (creation): 2 to 5 players. Push rows" in said
    assert "toy: 2 to 4 players.\n" in said  # a game without texts has nothing to say about itself


def test_games_for_a_program() -> None:
    assert {"id": "creation", "players": [2, 5], "rules": 1, "house": []} in read("games")
