"""Records with dice: rolled, written, read, shortened, replayed, and given out without what would tell the future."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import mikrokosmos as mk
from kit.dice import SEED, dice_for, rolled
from kit.toy import BANK, TOY
from mikrokosmos import CHANCE, IllegalAction, Json, Record, RecordError
from mikrokosmos.core.dice_proof import DiceProof
from mikrokosmos.core.move import Move

GAMES = {"toy": TOY, "smallworld": mk.game("smallworld"), "creation": mk.game("creation")}
every_game = pytest.mark.parametrize("name", GAMES)


def opening() -> Record:
    """Two cards are dealt as the dice fall, and seat 0 banks."""
    record = Record.start(TOY, dice=dice_for(2))
    record.roll()
    record.roll()
    record.play(BANK)
    return record


def test_chance_falls_as_the_dice_say_and_its_weights_are_noted() -> None:
    record, dice = Record.start(TOY, dice=dice_for(2)), dice_for(2)
    weights = record.state.chances()
    assert record.roll() == dice.draw(0, weights) == record.moves[0].id
    assert record.moves[0].weights == tuple(weights)
    weights = record.state.chances()
    assert record.roll() == dice.draw(1, weights)
    record.play(BANK)
    assert record.to_json()["dice"] == DiceProof.of(dice).to_json()
    assert ["weights" in move for move in record.to_json()["moves"]] == [True, True, False]


@every_game
def test_a_whole_game_is_written_read_and_replayed(name: str, tmp_path: Path) -> None:
    record = rolled(GAMES[name])
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again.to_json() == record.to_json() == json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert again.replay().to_json() == record.state.to_json()
    assert again.dice == record.dice and again.moves == record.moves


def test_the_same_seed_and_nonces_roll_the_same_and_others_do_not() -> None:
    game = GAMES["smallworld"]
    assert rolled(game).to_json() == rolled(game).to_json()
    other = Record.start(game, dice=dice_for(2, bytes(32)))
    while other.state.player == CHANCE:
        other.roll()
    assert [move.id for move in other.moves] != [move.id for move in rolled(game, moves=len(other.moves)).moves]


def test_an_outcome_the_dice_did_not_roll_is_not_played() -> None:
    record = Record.start(TOY, dice=dice_for(2))
    rolls = dice_for(2).draw(0, record.state.chances())
    for other in {0, 1, 2, 3, 99} - {rolls}:
        with pytest.raises(IllegalAction, match=f"{other} is not what the dice rolled"):
            record.play(other)
    assert record.moves == []
    record.play(rolls)
    assert record.replay().to_json() == record.state.to_json()


def test_a_seat_does_not_roll() -> None:
    with pytest.raises(IllegalAction, match="nothing is to be rolled now"):
        opening().roll()
    with pytest.raises(IllegalAction, match="nothing is to be rolled now"):
        rolled(TOY).roll()


def test_without_dice_or_their_seed_nothing_is_rolled() -> None:
    with pytest.raises(RecordError, match="the record has no dice to roll"):
        Record.start(TOY).roll()
    with pytest.raises(RecordError, match="the seed of the dice is not known here"):
        Record.start(TOY, dice=DiceProof.of(dice_for(2)).hidden()).roll()


def test_a_witness_without_the_seed_notes_what_was_rolled() -> None:
    host, witness = rolled(TOY), Record.start(TOY, dice=DiceProof.of(dice_for(2)).hidden())
    for move in host.moves:
        witness.play(move.id)
    assert witness.moves == host.moves
    witness.replay()
    assert {**witness.to_json(), "dice": host.to_json()["dice"]} == host.to_json()


def test_every_seat_has_a_nonce() -> None:
    with pytest.raises(RecordError, match="dice: 2 nonces, but 3 seats"):
        Record.start(TOY, dice=dice_for(2), players=3)
    data = opening().to_json()
    data["dice"]["nonces"].append("00" * 16)
    with pytest.raises(RecordError, match="dice: 3 nonces, but 2 seats"):
        Record.from_json(data).replay()


def test_a_seed_that_was_not_promised_starts_no_game() -> None:
    with pytest.raises(RecordError, match="doesn't match the commitment"):
        Record.start(TOY, dice=DiceProof(dice_for(2).commitment, (bytes(16), bytes(16)), bytes(32)))


@every_game
def test_a_shorter_record_rolls_the_same_again(name: str) -> None:
    record = rolled(GAMES[name])
    for n in [at for at, move in enumerate(record.moves) if move.who == CHANCE][::7]:
        shorter = record.shorten(n)
        assert shorter.dice == record.dice
        assert shorter.roll() == record.moves[n].id and shorter.moves == record.moves[: n + 1]


def changed(number: int, **changes: Any) -> Json:
    """The opening with changes to one move."""
    data: Json = copy.deepcopy(opening().to_json())
    data["moves"][number - 1].update(changes)
    return data


def test_a_roll_that_was_changed_is_named() -> None:
    move = opening().moves[1]
    other = next(x for x, _ in move.weights or () if x != move.id)
    data = changed(2, id=other, words={"type": "deal", "card": other})
    with pytest.raises(RecordError, match=rf"move 2 is {other} \{{.*\}}, but the dice rolled {move.id}$"):
        Record.from_json(data).replay()


def test_weights_are_those_of_the_rules() -> None:
    for weights in ([[0, 99]], opening().to_json()["moves"][1]["weights"]):
        with pytest.raises(RecordError, match="move 1 was rolled over weights that are not those of the rules"):
            Record.from_json(changed(1, weights=weights)).replay()
    record = opening()
    record.moves[0] = Move(*record.moves[0][:3])
    with pytest.raises(RecordError, match="move 1 was rolled over weights that are not"):
        record.replay()


def test_weights_stand_where_they_should_and_nowhere_else() -> None:
    data = opening().to_json()
    del data["moves"][1]["weights"]
    with pytest.raises(RecordError, match="move 2: not a record, or cut off: 'weights' is missing"):
        Record.from_json(data)
    with pytest.raises(RecordError, match="move 3: only chance has 'weights', and only where there are dice"):
        Record.from_json(changed(3, weights=[[0, 1]]))
    data = opening().to_json()
    del data["dice"]
    with pytest.raises(RecordError, match="move 1: only chance has 'weights', and only where there are dice"):
        Record.from_json(data)


def test_a_record_without_dice_is_what_it_was() -> None:
    record = Record.start(TOY)
    record.play(record.state.chances()[0][0])
    data = record.to_json()
    assert list(data) == ["format", "game", "rules", "notation", "options", "moves", "digest"]
    assert list(data["moves"][0]) == ["id", "who", "words"]
    assert Record.from_json(data).dice is None and "dice" not in record.given_to(0)


@every_game
def test_before_the_end_nobody_is_given_the_seed(name: str) -> None:
    whole = rolled(GAMES[name], players=3)
    for n in (*range(12), len(whole.moves) // 2, len(whole.moves) - 1):
        for seat in (None, 0, 1, 2):
            given = whole.shorten(n).given_to(seat)
            assert SEED.hex() not in json.dumps(given) and given["dice"]["seed"] is None
            assert given["dice"]["commitment"] == dice_for(3).commitment and len(given["dice"]["nonces"]) == 3
    for seat in (None, 0):
        assert whole.given_to(seat) == whole.to_json() and whole.to_json()["dice"]["seed"] == SEED.hex()


def test_weights_do_not_tell_what_was_dealt_to_others() -> None:
    record = Record.start(GAMES["creation"], dice=dice_for(3), players=3)
    while record.state.player == CHANCE:
        record.roll()
    deals = [at for at, move in enumerate(record.moves) if move.words["type"] == "deal"]
    dealt = [record.moves[at].id for at in deals]
    # The gods that are gone are missing from the weights of the next deal: its owner could read them off.
    assert dealt[0] not in dict(record.moves[deals[1]].weights or ())
    for seat in (None, 0, 1, 2):
        told = record.given_to(seat)["moves"]
        secret = min(at for owner, at in enumerate(deals) if owner != seat)
        assert all(move["weights"] is None for move in told[secret:] if move["who"] == "chance")
        for move, known in zip(record.moves[:secret], told[:secret], strict=True):
            assert known == move.to_json()


@every_game
def test_records_that_differ_in_a_secret_are_given_out_alike(name: str) -> None:
    """Whatever chance did unseen, neither the roll itself nor any later weights tell it."""
    record = Record.start(GAMES[name], dice=DiceProof.of(dice_for(3)).hidden(), players=3)
    forks = 0
    for move in rolled(GAMES[name], players=3, moves=40).moves:
        outcomes = [x for x, _ in record.state.chances()]
        for seat in (None, 0, 1, 2):
            if len(outcomes) < 2 or record.state.over:
                continue
            twins = [record.shorten(len(record.moves)) for _ in range(2)]
            for twin, x in zip(twins, (outcomes[0], outcomes[-1]), strict=True):
                twin.play(x)
            seen = [[e for e in t.state.events() if e["sees"] == "all" or seat in e["sees"]] for t in twins]
            if seen[0] != seen[1]:
                continue
            forks += 1
            while twins[0].state.player == CHANCE and not twins[0].state.over:
                both = {x for x, _ in twins[0].state.chances()} & {x for x, _ in twins[1].state.chances()}
                before = [twin.given_to(seat) for twin in twins]
                assert before[0] == before[1]
                for twin in twins:
                    twin.play(min(both))
            if not twins[0].state.over:
                assert twins[0].given_to(seat) == twins[1].given_to(seat)
        record.play(move.id)
    assert forks or name == "smallworld", "Small World's chance has no secrets"


def test_neither_record_nor_errors_print_the_seed() -> None:
    record = opening()
    assert SEED.hex() not in repr(record) + repr(record.dice) + repr(record.moves)
    data = record.to_json()
    data["dice"]["seed"] += "0"
    with pytest.raises(RecordError) as caught:
        Record.from_json(data)
    assert SEED.hex() not in str(caught.value)
