"""Access: as whom a person comes to a table, or that there is no such table for it.

To a public table everybody may come. To another one come those who sit at it, whoever made it, and guests: people with
an invitation that still holds, and devices to which a personal link has given somebody's seat. All others are told what
they would be told of a table that does not exist.
"""

from __future__ import annotations

from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.storage.rows import Identity
from mikrokosmos.server.tables.refused import Refused
from mikrokosmos.server.tables.table import Table


async def admitted(table_service: TableService, table_id: str, identity: str | None) -> str | None:
    """Whose eyes and hands a person has at a table, `None` for a spectator without a name; or `NotStored`."""
    table, _ = await table_service.read(table_id)
    if identity is not None and not belongs(table, identity):
        guest = await table_service.store.guest(table_id, identity)
        if guest is not None:
            if guest.acts_as is not None and (owner := await table_service.store.identity(guest.acts_as)) is not None:
                must_not_be_banned(owner)
            return guest.acts_as or identity
    if table.public or (identity is not None and belongs(table, identity)):
        return identity
    raise NotStored("no such table")


def must_not_be_banned(person: Identity) -> None:
    """Refuse a person whom the admin of the site has banned."""
    if person.banned_at is not None:
        raise Refused("banned")


def belongs(table: Table, identity: str) -> bool:
    """Whether a person has made the table or sits at it."""
    return identity == table.owner or any(state.identity == identity for state in table.seats)
