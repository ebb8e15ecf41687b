"""The rolls of a record, checked from its JSON alone: no rules, so a browser can do the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mikrokosmos.core.dice_proof import DiceProof, weights_from_json
from mikrokosmos.core.errors import RecordError
from mikrokosmos.core.fair_dice import FairDice
from mikrokosmos.core.types import Json, Parsed

Fault = Json
"""`{"reason": "other-outcome", "move": 7, "outcome": 3, "rolled": 2}`; the reasons are listed at `verify_rolls`."""


def verify_rolls(record: object) -> list[Fault]:
    """What is wrong with the dice of a record as JSON; an empty list if every roll follows from the promised seed.

    - `no-dice`: the record has none, or is no record
    - `bad-dice`: the section is malformed; `why` says where
    - `seed-not-shown`: nothing can be verified yet
    - `other-seed`: the seed shown is not the one promised
    - `bad-move`: a move (numbered from 1) whose mover, outcome or weights are missing or malformed; `why` says which
    - `other-outcome`: a move whose outcome is not what the dice rolled

    Moves that were given, since another game went on from there, were not rolled by these dice, and are passed over.
    Whether the weights are those of the rules, only the rules can tell: `Record.replay` asks them.
    """
    if not isinstance(record, Mapping) or "dice" not in record or not isinstance(record.get("moves"), list):
        return [{"reason": "no-dice"}]
    try:
        proof = DiceProof.read(record["dice"])
    except RecordError as error:
        return [{"reason": "bad-dice", "why": str(error)}]
    if (dice := proof.dice) is None:
        return [{"reason": "seed-not-shown"}]
    if not proof.kept:
        return [{"reason": "other-seed"}]
    given = record.get("given", 0)
    return _faults(dice, record["moves"], given if type(given) is int else 0)


def _faults(dice: FairDice, moves: Iterable[object], given: int) -> list[Fault]:
    faults: list[Fault] = []
    index = 0
    for number, move in enumerate(moves, 1):
        if not isinstance(move, Mapping) or "who" not in move:
            faults.append({"reason": "bad-move", "move": number, "why": "it does not say whose move it is"})
        elif move["who"] == "chance" and number > given:
            if fault := _fault(dice, index, move):
                faults.append({"move": number, **fault})
            index += 1
    return faults


def _fault(dice: FairDice, index: int, move: Parsed) -> Fault | None:
    """What is wrong with one roll, if anything."""
    try:
        rolled = dice.draw(index, weights_from_json(move.get("weights")))
    except RecordError as error:
        return {"reason": "bad-move", "why": str(error)}
    outcome = move.get("id")
    if type(outcome) is not int:
        return {"reason": "bad-move", "why": "'id' should be a whole number"}
    return None if outcome == rolled else {"reason": "other-outcome", "outcome": outcome, "rolled": rolled}
