"""Broadcast: who may see the same hears the same words, made once; nobody hears what only others may."""

from __future__ import annotations

import json
import random

import pytest

from mikrokosmos.server.broadcast import Broadcast
from mikrokosmos.server.delta import patch
from mikrokosmos.server.subscription import News
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Draft, Table
from mikrokosmos.server.tables.visibility import whole

PEOPLE = ["ann", "ben", "cat"]


def folded(table: Table, seq: int, drafts: list[Draft]) -> list[News]:
    return [
        News(at, (draft,), tuple(table.fold(draft.kind, draft.seat, draft.body)))
        for at, draft in enumerate(drafts, seq + 1)
    ]


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_every_audience_can_follow_a_whole_game(game: str) -> None:
    rng = random.Random(game)
    table = Table("ann", Setup.of(game, {"players": 2}), bytes(32))
    watching = [*PEOPLE, None, "eve"]
    seen = {who: Broadcast(table, 0).of(who) for who in watching}
    pictures = {who: json.loads(Broadcast(table, 0).first(seen[who], 0, None))["table"] for who in watching}
    seq = 0
    while table.status != "over":
        if table.status == "open":
            empty = next((seat for seat, there in enumerate(table.seats) if there.open), None)
            drafts = table.start("ann") if empty is None else table.sit(empty, PEOPLE[empty], "name")
        else:
            player = table.running().state.player
            drafts = table.play(player, PEOPLE[player], [rng.choice(table.running().state.actions())])
        batch = folded(table, seq, drafts)
        seq += len(batch)
        told = Broadcast(table, seq)
        for who in watching:
            now = told.of(who)
            text = told.news(seen[who], now, batch)
            message = json.loads(text)
            assert message["seq"] == seq and not message["undone"]
            seen[who], pictures[who] = now, patch(pictures[who], message["changes"])
            assert pictures[who] == json.loads(json.dumps(whole(table, who)))


def test_those_who_may_see_the_same_hear_the_same_words() -> None:
    table = Table("ann", Setup.of("creation", {"players": 2}), bytes(32))
    before = Broadcast(table, 0)
    earlier = {who: before.of(who) for who in ("ann", "ben", "eve", None)}
    assert earlier["eve"] is earlier[None] and earlier["ann"] is not earlier[None]  # it is Ann's table
    batch = folded(table, 0, table.sit(1, "ben", "Ben"))
    now = Broadcast(table, 1)
    texts = {who: now.news(earlier[who], now.of(who), batch) for who in earlier}
    assert texts["eve"] is texts[None]
    assert '["mine","seats"],[1]' in texts["ben"] and '"mine"' not in texts["eve"] + texts["ann"]
