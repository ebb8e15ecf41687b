"""What the admin asks of the database, beside what everybody does; part of the store."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from mikrokosmos.core.interface import Json
from mikrokosmos.server.storage import leases, overview, removal, site
from mikrokosmos.server.storage.checks import Checks
from mikrokosmos.server.storage.database import Database
from mikrokosmos.server.storage.limits import Limits
from mikrokosmos.server.storage.rows import (
    STATUSES,
    Mark,
    PersonSummary,
    Site,
    SiteInvitation,
    Status,
    TableSummary,
)


class SiteStore:
    """An open database, as the admin of the site sees it."""

    def __init__(self, database: Database, checks: Checks, limits: Limits, clock: Callable[[], int]) -> None:
        """Made by `Store`."""
        self._database = database
        self._check = checks
        self._limits = limits
        self._now = clock

    # What is set.

    async def read(self) -> Site:
        """What is set for all processes."""
        return await self._database.read(site.find)

    async def announce(self, text: str | None) -> Site:
        """Tell everybody something, or no more."""
        if text is not None:
            self._check.announcement(text)
        return await self._change({"announcement": text})

    async def set_invite_only(self, on: bool) -> Site:
        """From now on newcomers need an invitation to make tables, or no more."""
        return await self._change({"invite_only_since": self._now() if on else None})

    async def set_retention(self, days: int | None) -> Site:
        """After how many days without a move tables are deleted; `None` is never."""
        if days is not None:
            self._check.number("days", days, 1, self._limits.retention_days)
        return await self._change({"retention_days": days, "swept_at": 0})  # and begin soon

    async def _change(self, changes: Mapping[str, object]) -> Site:
        return await self._database.write(partial(site.change, changes=changes))

    # People.

    async def people(
        self, name: str | None = None, banned: bool = False, limit: int = 50, before: Mark | None = None
    ) -> tuple[PersonSummary, ...]:
        """People, those who were there last first; go on with `before=found[-1].mark`."""
        limit, before = self._check.page(limit, before)
        wanted = overview.Wanted(None if name is None else self._check.text("name", name), banned)
        return await self._database.read(partial(overview.people, wanted=wanted, limit=limit, before=before))

    async def ban(self, identity_id: str) -> Site | None:
        """Ban a person; `None` if they are banned already."""
        self._check.id("identity", identity_id)
        return await self._database.write(partial(site.ban, identity_id=identity_id, now=self._now()))

    async def unban(self, identity_id: str) -> bool:
        """Let a person come again; whether they were banned."""
        self._check.id("identity", identity_id)
        return await self._database.write(partial(site.unban, identity_id=identity_id))

    # Invitations to the site.

    async def invite(self, key_hash: str) -> SiteInvitation:
        """A new link by which people may come, known by the hash of its key."""
        invitation = SiteInvitation(self._check.text("key_hash", key_hash), self._now(), None)
        most = self._limits.site_invitations
        return await self._database.write(partial(site.invite, invitation=invitation, most=most))

    async def invitations(self) -> tuple[SiteInvitation, ...]:
        """All invitations to the site, revoked ones included, the oldest first."""
        return await self._database.read(partial(site.invitations, limit=self._limits.site_invitations))

    async def revoke_invitation(self, key_hash: str) -> bool:
        """Let nobody else in by an invitation; whether it was in force."""
        self._check.text("key_hash", key_hash)
        return await self._database.write(partial(site.revoke, key_hash=key_hash, now=self._now()))

    async def join(self, identity_id: str, key_hash: str) -> bool:
        """Let a person in by an invitation; whether it holds."""
        self._check.id("identity", identity_id)
        self._check.text("key_hash", key_hash)
        now = self._now()
        return await self._database.write(partial(site.join, identity_id=identity_id, key_hash=key_hash, now=now))

    # Tables.

    async def tables(
        self,
        states: Sequence[Status] = STATUSES,
        person: str | None = None,
        limit: int = 50,
        before: Mark | None = None,
    ) -> tuple[TableSummary, ...]:
        """All tables, or those of a person; the one at which something happened last is the first."""
        limit, before, states = self._check.list(limit, before, states)
        if person is not None:
            self._check.id("identity", person)
        return await self._database.read(
            partial(overview.tables, states=states, person=person, limit=limit, before=before)
        )

    async def remove_tables(self, table_ids: Sequence[str]) -> list[str]:
        """Delete tables with all that was stored of them, for good; those that were there."""
        self._check.number("the number of tables", len(table_ids), 0, self._limits.tables)
        for table_id in table_ids:
            self._check.id("table", table_id)
        return await self._database.write(partial(removal.remove, table_ids=list(table_ids)))

    async def claim_sweep(self, pause: int) -> bool:
        """Whether to look for old tables now: no process has for so many milliseconds."""
        return await self._database.write(partial(removal.claim_sweep, now=self._now(), pause=pause))

    async def sweep(self, before: int, most: int) -> list[str]:
        """Delete some of the tables at which nothing has happened since then; which ones."""
        self._check.number("most", most, 1, self._limits.tables)
        return await self._database.write(partial(removal.sweep, before=before, most=most))

    # Other processes.

    async def tell_load(self, process_id: str, load: Json) -> None:
        """Leave the figures of a process where the others find them; only where the database is `shared`."""
        await self._database.write(partial(leases.tell_load, process_id=process_id, load=load))

    async def loads(self) -> dict[str, Json]:
        """The figures of all processes; only where the database is `shared`."""
        return await self._database.read(leases.loads)
