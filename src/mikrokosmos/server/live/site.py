"""The site as this process knows it: what the admin has set, and what the admin does to people and tables.

What is set is one row in the database. Other processes are told that it has changed, ask for it now and then, and find
out by numbers what they have missed.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from mikrokosmos.server.live.table_service import TableService
from mikrokosmos.server.operations.redaction import short_hash
from mikrokosmos.server.storage.errors import NotStored
from mikrokosmos.server.storage.rows import Identity, Site
from mikrokosmos.server.tables.refused import Refused

log = logging.getLogger(__name__)


class SiteService:
    """What holds for everybody here, whichever process they are at."""

    def __init__(self, table_service: TableService) -> None:
        self.table_service = table_service
        self.store = table_service.store.site
        self.current = Site()
        self._bans: int | None = None
        """The last ban that everybody it may concern was checked for; `None` before anything is known."""

    async def load(self) -> None:
        """Read what is set."""
        self.know(await self.store.read())

    def know(self, site: Site) -> None:
        """This is set now: tell whoever is here, and look after bans that were not heard of."""
        if site.revision < self.current.revision:
            return  # read before, told after
        self.current = site
        self.table_service.set_announcement(site.announcement)
        if self._bans is not None and site.bans > self._bans:
            self.table_service.recheck_everybody()
        self._bans = site.bans

    def heard_ban(self, identity_id: str, bans: int) -> None:
        """A person may not stay."""
        self.table_service.recheck_person(identity_id)
        if self._bans is not None and bans == self._bans + 1:
            self._bans = bans

    def must_be_invited(self, person: Identity) -> None:
        """Refuse to make a table for a newcomer without an invitation, where one is needed."""
        if not self.may_make_tables(person):
            raise Refused("invite-only")

    def may_make_tables(self, person: Identity | None) -> bool:
        """Whether a person may make tables; `None` is whoever comes now."""
        since = self.current.invite_only_since
        if since is None:
            return True
        return person is not None and (person.created_at < since or person.invited_at is not None)

    # What the admin does; each is one line in the log, without names.

    async def announce(self, text: str | None) -> None:
        """Tell everybody something, or no more."""
        self.know(await self.store.announce(text))
        log.info("admin: announcement set" if text else "admin: announcement withdrawn")

    async def set_invite_only(self, on: bool) -> None:
        """Let only invited people make tables, or everybody again."""
        if on != (self.current.invite_only_since is not None):
            self.know(await self.store.set_invite_only(on))
        log.info("admin: invite-only switched", extra={"on": on})

    async def set_retention(self, days: int | None) -> None:
        """Delete tables after so many days without a move, or never."""
        self.know(await self.store.set_retention(days))
        log.info("admin: retention set", extra={"days": days})

    async def ban(self, identity_id: str) -> None:
        """Send a person away. In games bots play on; tables of their own that have not begun are given up."""
        site = await self.store.ban(identity_id)
        if site is None:
            return
        self.heard_ban(identity_id, site.bans)
        self.know(site)
        log.info("admin: person banned", extra={"person": short_hash(identity_id)})
        for table_id in await self.table_service.store.unfinished_tables(identity_id):
            with suppress(NotStored):  # deleted meanwhile
                await self.table_service.execute(table_id, lambda table: table.set_aside(identity_id))

    async def unban(self, identity_id: str) -> bool:
        """Let a person come again; whether they were banned."""
        was = await self.store.unban(identity_id)
        log.info("admin: person let in again", extra={"person": short_hash(identity_id)})
        return was

    async def end_table(self, table_id: str, reason: str) -> None:
        """End a game for everybody, who are told why."""
        await self.table_service.execute(table_id, lambda table: table.close(reason))
        log.info("admin: table ended", extra={"table": short_hash(table_id)})

    async def delete_table(self, table_id: str) -> None:
        """Delete a table with all that was stored of it; whoever is there is told."""
        self.forget_tables(await self.store.remove_tables([table_id]) or _nothing(table_id))
        log.info("admin: table deleted", extra={"table": short_hash(table_id)})

    def forget_tables(self, table_ids: Sequence[str]) -> None:
        """These tables are not stored any more."""
        for table_id in table_ids:
            self.table_service.deleted(table_id)


def _nothing(table_id: str) -> Sequence[str]:
    raise NotStored("no such table")
