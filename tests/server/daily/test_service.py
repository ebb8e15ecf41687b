"""The daily deal: the same for everybody, one game of each person counts, and nobody knows more than he may."""

from __future__ import annotations

import json

import pytest

import mikrokosmos as mk
from kit.tables import a_person
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.errors import RecordError
from mikrokosmos.core.fair_dice import promise
from mikrokosmos.server.daily.days import DAY, day_before, day_of, end_of
from mikrokosmos.server.daily.results import ranked
from mikrokosmos.server.daily.schedule import LEVELS, dealt, seed_of_day
from mikrokosmos.server.daily.service import DailyDeals
from mikrokosmos.server.live.autoplay import seed_of
from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage import Store
from mikrokosmos.server.storage.errors import AlreadyCounts
from mikrokosmos.server.storage.rows import DealEntry, DealResult, Identity
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import Table

KEY = b"k" * 32
NOON = 1_794_960_000_000 - 1_794_960_000_000 % DAY + DAY // 2
CREATION = mk.game("creation")


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


async def opened(url: str, clock: Clock, key: bytes = KEY) -> tuple[Store, TableService, DailyDeals]:
    store = await Store.open(url, clock=clock)
    tables = TableService(store)
    return store, tables, DailyDeals(tables, key)


async def play_on(tables: TableService, table_id: str, person: Identity, choice: int = 0, most: int = 10_000) -> Table:
    """Play for everybody, the person always the same of its choices."""
    for _ in range(most):
        table, _ = await tables.read(table_id)
        if table.status != "playing":
            break
        state = table.running().state
        seat, legal = state.player, state.actions()
        if table.seats[seat].identity == person.id:
            move = legal[min(choice, len(legal) - 1)]
            await tables.execute(table_id, lambda table: table.play(seat, person.id, [move]))  # noqa: B023
        else:
            await tables.execute(table_id, lambda table: table.play_bot(seat, legal[0]))  # noqa: B023
    return (await tables.read(table_id))[0]


def test_a_day_is_that_of_utc() -> None:
    assert day_of(NOON) == day_of(NOON + DAY // 2 - 1) and day_of(NOON + DAY // 2) != day_of(NOON)
    assert end_of(day_of(NOON)) == NOON + DAY // 2 and day_before("2026-03-01") == "2026-02-28"


def test_the_seed_needs_the_key_and_differs_by_day_and_game() -> None:
    seeds = {
        seed_of_day(key, day, game)
        for key in (KEY, b"q" * 32)
        for day in ("2026-11-18", "2026-11-19")
        for game in mk.games()
    }
    assert len(seeds) == 4 * len(mk.games()) and {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_within_weeks_every_number_of_players_every_level_and_every_seat_has_its_day(game: str) -> None:
    days = [day_of(NOON + number * DAY) for number in range(60)]
    found = [dealt(mk.game(game), day) for day in days]
    assert {it["players"] for it in found} == set(mk.game(game).seats)
    assert {it["bot"] for it in found} == set(LEVELS)
    assert {it["seat"] for it in found} == set(range(max(mk.game(game).seats)))
    assert all(it["seat"] < it["players"] for it in found)


async def test_all_who_play_alike_see_the_same_game_and_the_record_says_whose_dice_they_are(url: str) -> None:
    clock = Clock()
    store, tables, daily = await opened(url, clock)
    async with store:
        ends = []
        for name in ("Ann", "Bob"):
            person = await a_person(store, name)
            table_id, counts = await daily.play(CREATION, person, 50)
            assert counts
            ends.append(await play_on(tables, table_id, person))
        ann, bob = (table.running().record for table in ends)
        assert [move.id for move in ann.moves] == [move.id for move in bob.moves]
        assert ann.dice is not None and ann.dice.deal == daily.today()
        assert ann.dice.commitment == promise(seed_of_day(KEY, daily.today(), "creation"))
        read = mk.Record.from_json(json.loads(json.dumps(ann.to_json())))
        assert read.dice == ann.dice and read.replay().over
        assert seed_of(ends[0].secret(), daily.today(), 7) == seed_of(ends[1].secret(), daily.today(), 7)
        assert all(table.seed_hidden(clock()) and not table.seed_hidden(clock() + DAY) for table in ends)


async def test_the_first_game_counts_and_no_other(url: str) -> None:
    store, tables, daily = await opened(url, Clock())
    async with store:
        ann = await a_person(store, "Ann")
        first, counts = await daily.play(CREATION, ann, 50)
        assert counts and await daily.play(CREATION, ann, 50) == (first, True), "one goes on with a game under way"
        assert not await daily.finished(daily.today(), "creation", ann)
        end = await play_on(tables, first, ann)
        second, counts = await daily.play(CREATION, ann, 50)
        assert second != first and not counts
        await play_on(tables, second, ann, choice=1)
        assert await daily.finished(daily.today(), "creation", ann)
        deal = await daily.todays(CREATION)
        [line] = await daily.results(deal, ann)
        assert (line.table, line.mine, line.name) == (first, True, "Ann")
        assert line.score == end.running().state.scores()[deal.setup["seat"]]
        with pytest.raises(AlreadyCounts):
            await tables.create(ann.id, end.setup, seed=deal.seed, counts=DealEntry(deal.day, "creation"))


async def test_who_finishes_after_the_day_is_in_no_table_of_results(url: str) -> None:
    clock = Clock()
    store, tables, daily = await opened(url, clock)
    async with store:
        late = await a_person(store, "Late")
        deal = await daily.todays(CREATION)
        table_id, _ = await daily.play(CREATION, late, 50)
        clock.now = end_of(deal.day)  # from now on the seed may be known
        await play_on(tables, table_id, late)
        assert await daily.results(deal, late) == [] and daily.over(deal.day)
        assert (await daily.todays(CREATION)).day != deal.day


async def test_what_was_dealt_stays_when_the_key_is_changed(url: str) -> None:
    store, _, daily = await opened(url, Clock())
    async with store:
        deal = await daily.todays(CREATION)
        other = DailyDeals(TableService(store), b"another key of thirty-two bytes!")
        assert await other.todays(CREATION) == deal
        assert "seed" not in repr(deal)


async def test_nothing_of_a_deal_can_be_chosen_otherwise(url: str) -> None:
    store, tables, daily = await opened(url, Clock())
    async with store:
        ann = await a_person(store, "Ann")
        table_id, _ = await daily.play(CREATION, ann, 50)
        table, _ = await tables.read(table_id)
        seat = (await daily.todays(CREATION)).setup["seat"]
        with pytest.raises(Refused, match="deal-fixed"):
            table.hand_over(seat, ann.id)
        fresh = Table(ann.id, table.setup, table.seed)
        for entry in fresh.seat_bot(0, ann.id, "adept"):
            fresh.fold(entry)
        with pytest.raises(Refused, match="deal-fixed"):
            fresh.seat_bot(0, ann.id, "novice")
        with pytest.raises(Refused, match="deal-fixed"):
            fresh.clear(0, ann.id)
        for entry in fresh.sit(1, ann.id, "Ann"):
            fresh.fold(entry)
        assert fresh.give_nonce(1, ann.id, "ab" * 16) == [], "nobody adds to dice that are the same for all"
        await play_on(tables, table_id, ann)
        again, _ = await tables.read(await tables.rematch(table_id, ann.id))
        assert again.setup.deal is None and again.seed != table.seed


async def test_whoever_is_erased_is_gone_from_the_results(url: str) -> None:
    store, tables, daily = await opened(url, Clock())
    async with store:
        people = [await a_person(store, name) for name in ("Ann", "Bob")]
        for choice, person in enumerate(people):
            table_id, _ = await daily.play(CREATION, person, 50)
            await play_on(tables, table_id, person, choice)
        deal = await daily.todays(CREATION)
        assert {line.name for line in await daily.results(deal, None)} == {"Ann", "Bob"}
        await store.erase(people[0].id)
        assert [line.name for line in await daily.results(deal, None)] == ["Bob"]
        assert await store.deals.counted_table(deal.day, "creation", people[0].id) is None


def result(name: str, scores: list[int], winners: list[int]) -> DealResult:
    return DealResult(name, f"table of {name}", name, {"scores": scores, "winners": winners})


def test_most_points_come_first_and_equals_share_a_place() -> None:
    found = [
        result("Ann", [40, 50, 60], [2]),
        result("Bob", [70, 10, 10], [0]),
        result("Eva", [40, 50, 60], [2]),
        result("Ida", [40, 40, 30], [0, 1]),
    ]
    lines = ranked(found, 0, "Eva")
    assert [(it.rank, it.name, it.score, it.place, it.mine) for it in lines] == [
        (1, "Bob", 70, 1, False),
        (2, "Ida", 40, 1, False),
        (3, "Ann", 40, 3, False),
        (3, "Eva", 40, 3, True),
    ]


def test_a_record_with_a_day_that_is_none_is_refused() -> None:
    good = {"commitment": promise(b"s" * 32), "nonces": ["00" * 16], "seed": None}
    assert DiceProof.from_json(good).deal is None and DiceProof.from_json({**good, "deal": "2026-11-18"}).deal
    with pytest.raises(RecordError, match="deal"):
        DiceProof.from_json({**good, "deal": "today"})
