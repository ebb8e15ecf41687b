"""What the admin has set for all processes: the announcement, who may make tables, how long tables are kept, bans."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import func, insert, select, text, update
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage import leases, schema, upsert
from mikrokosmos.server.storage.errors import NotStored, TooMany
from mikrokosmos.server.storage.rows import Site, SiteInvitation

SITE = schema.site.c
PERSON = schema.identity.c
INVITATION = schema.site_invitation.c
SHOWN = (SITE.revision, SITE.bans, SITE.announcement, SITE.invite_only_since, SITE.retention_days)
NEW = {"id": 1, "revision": 0, "bans": 0}
TELL_BANNED = text(
    f"SELECT pg_notify('mikrokosmos', json_build_array(({leases.SCHEMA}), 'banned', "
    "CAST(:person AS text), CAST(:bans AS bigint))::text)"
)


def find(connection: Connection) -> Site:
    """What is set now."""
    row = connection.execute(select(*SHOWN)).first()
    return Site() if row is None else Site(*row)


def change(connection: Connection, changes: Mapping[str, object]) -> Site:
    """Set something; all processes are told that something has changed."""
    upsert.put_new(connection, schema.site, NEW)
    changed = update(schema.site).values(revision=SITE.revision + 1, **changes).returning(*SHOWN)
    return Site(*connection.execute(changed).one())


def ban(connection: Connection, identity_id: str, now: int) -> Site | None:
    """Ban a person; `None` if they are banned already."""
    known = (PERSON.id == identity_id) & (PERSON.name != "")
    banned = update(schema.identity).where(known, PERSON.banned_at.is_(None)).values(banned_at=now)
    if not connection.execute(banned).rowcount:
        if connection.execute(select(PERSON.id).where(known)).first() is None:
            raise NotStored("no such person")
        return None
    site = change(connection, {"bans": SITE.bans + 1})
    if connection.dialect.name == "postgresql":
        connection.execute(TELL_BANNED, {"person": identity_id, "bans": site.bans})
    return site


def unban(connection: Connection, identity_id: str) -> bool:
    """Let a person come again; whether they were banned."""
    mine = (PERSON.id == identity_id) & PERSON.banned_at.is_not(None)
    return bool(connection.execute(update(schema.identity).where(mine).values(banned_at=None)).rowcount)


def invite(connection: Connection, invitation: SiteInvitation, most: int) -> SiteInvitation:
    """Store an invitation to the site, unless there are too many."""
    upsert.put_new(connection, schema.site, NEW)
    connection.execute(select(SITE.id).with_for_update())  # nobody else counts meanwhile
    if connection.execute(select(func.count()).select_from(schema.site_invitation)).scalar_one() >= most:
        raise TooMany(f"a site can have {most:,} invitations, revoked ones included")
    connection.execute(
        insert(schema.site_invitation).values(key_hash=invitation.key_hash, created_at=invitation.created_at)
    )
    return invitation


def invitations(connection: Connection, limit: int) -> tuple[SiteInvitation, ...]:
    """All invitations to the site, the oldest first."""
    query = select(schema.site_invitation).order_by(INVITATION.created_at, INVITATION.key_hash).limit(limit)
    return tuple(SiteInvitation(**row._mapping) for row in connection.execute(query))


def revoke(connection: Connection, key_hash: str, now: int) -> bool:
    """Let nobody else in by an invitation; whether it was in force. Who came by it stays."""
    mine = (INVITATION.key_hash == key_hash) & INVITATION.revoked_at.is_(None)
    return bool(connection.execute(update(schema.site_invitation).where(mine).values(revoked_at=now)).rowcount)


def join(connection: Connection, identity_id: str, key_hash: str, now: int) -> bool:
    """Let a person in by an invitation; whether it holds."""
    mine = (INVITATION.key_hash == key_hash) & INVITATION.revoked_at.is_(None)
    if connection.execute(select(INVITATION.key_hash).where(mine)).first() is None:
        return False
    new = (PERSON.id == identity_id) & PERSON.invited_at.is_(None)
    connection.execute(update(schema.identity).where(new).values(invited_at=now))
    return True
