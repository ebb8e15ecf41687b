"""Broadcast: who may see the same is sent the same text, made once; nobody is told what only others may know."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

from mikrokosmos.server.delta import patch
from mikrokosmos.server.entry import Entry
from mikrokosmos.server.live.broadcast import Broadcast, News
from mikrokosmos.server.tables.setup import Setup
from mikrokosmos.server.tables.table import Table
from mikrokosmos.server.tables.visibility import table_seen

PEOPLE = ["ann", "ben", "cat"]


def folded(table: Table, seq: int, entries: list[Entry]) -> list[News]:
    return [News(entry, table.fold(entry)) for entry in (it.stored(at, at) for at, it in enumerate(entries, seq + 1))]


def broadcast(table: Table, seq: int, news: Sequence[News] = ()) -> Broadcast:
    return Broadcast(table, seq, lambda after: news)


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_every_audience_can_follow_a_whole_game(game: str) -> None:
    rng = random.Random(game)
    table = Table("ann", Setup.of(game, {"players": 2}), bytes(32))
    watching = [*PEOPLE, None, "eve"]
    seen = {who: broadcast(table, 0).seen_by(who) for who in watching}
    copies = {who: json.loads(broadcast(table, 0).whole(seen[who], 0, None))["table"] for who in watching}
    seq = 0
    while table.status != "over":
        if table.status == "open":
            empty = next((seat for seat, state in enumerate(table.seats) if state.open), None)
            entries = table.start("ann") if empty is None else table.sit(empty, PEOPLE[empty], "name")
        else:
            player = table.running().state.player
            entries = table.play(player, PEOPLE[player], [rng.choice(table.running().state.actions())])
        news = folded(table, seq, entries)
        seq += len(news)
        now = broadcast(table, seq, news)
        for who in watching:
            update = now.update(seen[who], who)
            assert update is not None
            seen[who], text = update
            message = json.loads(text)
            assert message["seq"] == seq and not message["undone"]
            copies[who] = patch(copies[who], message["changes"])
            assert copies[who] == json.loads(json.dumps(table_seen(table, who)))


def test_those_who_may_see_the_same_are_sent_the_same_text() -> None:
    table = Table("ann", Setup.of("creation", {"players": 2}), bytes(32))
    before = broadcast(table, 0)
    earlier = {who: before.seen_by(who) for who in ("ann", "ben", "eve", None)}
    assert earlier["eve"] is earlier[None] and earlier["ann"] is not earlier[None]  # it is Ann's table
    now = broadcast(table, 1, folded(table, 0, table.sit(1, "ben", "Ben")))
    texts = {who: update[1] for who in earlier if (update := now.update(earlier[who], who)) is not None}
    assert texts["eve"] is texts[None]
    assert '["mine","seats"],[1]' in texts["ben"] and '"mine"' not in texts["eve"] + texts["ann"]


def test_who_was_told_too_long_ago_gets_no_update() -> None:
    table = Table("ann", Setup.of("creation", {"players": 2}), bytes(32))
    before = broadcast(table, 0).seen_by("ann")
    folded(table, 0, table.sit(1, "ben", "Ben"))
    assert Broadcast(table, 1, lambda after: None).update(before, "ann") is None
