"""What judges choose stays what it was, however they are made faster: digests of whole games between them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pytest

from kit.lines import GameOf
from kit.own_rows import OWN
from mikrokosmos.core.game_state import GameState
from mikrokosmos.core.playout import Contest
from mikrokosmos.games import creation, smallworld

GAMES: dict[str, GameOf[GameState]] = {"smallworld": smallworld.GAME, "creation": creation.GAME}

HOUSE = {"own_tokens": "ignore", "own_immune": "others", "late_abandon": True}

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    **{f"{game} {players}": (game, {"players": players}) for game in GAMES for players in (2, 3, 4, 5)},
    "own rows": ("smallworld", {"players": 3, "content": OWN}),
    "own rows at home": ("smallworld", {"players": 2, "content": OWN, "house": HOUSE}),
}

DIGESTS = {
    "smallworld 2": "991338b39c0f4201",
    "smallworld 3": "dbb237161a967b76",
    "smallworld 4": "e66d55b09f154a89",
    "smallworld 5": "6eca9b2fa08fa8c0",
    "creation 2": "e9b95316e96dbc7b",
    "creation 3": "1dc945856825073f",
    "creation 4": "43042588d0cb7491",
    "creation 5": "d202c4a3644373ed",
    "own rows": "89039af44e98a5d1",
    "own rows at home": "3e68e81ae1dd5faa",
}
"""Whoever changes what a judge thinks changes these; whoever makes it faster does not."""


@pytest.mark.parametrize("table", TABLES)
def test_judges_choose_what_they_chose(table: str) -> None:
    game, options = TABLES[table]
    start = GAMES[game].new(first="random", **options)
    end = start.copy()
    seen = blake2b(digest_size=8)
    for level in ("greedy", "adept", "novice"):
        seated = [start.game.judge(level, start) for _ in range(options["players"])]
        for seed in range(2):
            decisions = Contest(end, seated).play(start, seed)
            seen.update(f"{decisions} {end.to_line()}".encode())
    assert seen.hexdigest() == DIGESTS[table]
