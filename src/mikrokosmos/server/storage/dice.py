"""The secret of a table's dice: the promise first, then a nonce from every seat, then nothing may change any more."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import schema, upsert
from mikrokosmos.server.storage.errors import DiceSealed, NotStored
from mikrokosmos.server.storage.rows import Dice

COLUMNS = schema.dice.c
PUBLIC = (COLUMNS.table_id, COLUMNS.commitment, COLUMNS.nonces, COLUMNS.sealed)


def create(connection: Connection, table_id: str, seed: bytes, commitment: str) -> Dice:
    """Store the seed and what was promised about it, once."""
    row = {"table_id": table_id, "seed": seed, "commitment": commitment, "nonces": {}, "sealed": False}
    if not upsert.put_new(connection, schema.dice, row):
        raise DiceSealed("the table has its dice already")
    return Dice(table_id, commitment, {}, False)


def find(connection: Connection, table_id: str, *, to_change: bool = False) -> Dice | None:
    """What everybody may know; `to_change` keeps other writers away until the end of the transaction."""
    query = select(*PUBLIC).where(COLUMNS.table_id == table_id)
    row = connection.execute(query.with_for_update() if to_change else query).first()
    return None if row is None else Dice(**row._mapping)


def seed(connection: Connection, table_id: str) -> bytes:
    """The secret itself."""
    found = connection.execute(select(COLUMNS.seed).where(COLUMNS.table_id == table_id)).scalar()
    if found is None:
        raise NotStored("no such table, or it has no dice")
    return bytes(found)


def add_nonce(connection: Connection, table_id: str, seat: int, nonce: str) -> Dice:
    """Take the nonce of a seat; the same once more changes nothing, another one is refused."""
    dice = _to_change(connection, table_id)
    given = dice.nonces.get(str(seat))
    if given == nonce:
        return dice
    if dice.sealed or given is not None:
        raise DiceSealed("the dice are sealed" if dice.sealed else f"seat {seat} has given its nonce")
    return _change(connection, Dice(table_id, dice.commitment, {**dice.nonces, str(seat): nonce}, False))


def seal(connection: Connection, table_id: str) -> Dice:
    """No nonce is taken any more: the first roll may follow."""
    dice = _to_change(connection, table_id)
    return _change(connection, Dice(table_id, dice.commitment, dice.nonces, True))


def _to_change(connection: Connection, table_id: str) -> Dice:
    if (dice := find(connection, table_id, to_change=True)) is None:
        raise NotStored("no such table, or it has no dice")
    return dice


def _change(connection: Connection, dice: Dice) -> Dice:
    here = COLUMNS.table_id == dice.table_id
    connection.execute(update(schema.dice).where(here).values(nonces=dice.nonces, sealed=dice.sealed))
    return dice
