"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    event,
    text,
)
from sqlalchemy.engine import Connection

from mikrokosmos.server.entry import KINDS
from mikrokosmos.server.storage.rows import SEAT_KINDS, STATUSES
from mikrokosmos.server.storage.triggers import create_triggers

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)


def one_of(column: str, values: Sequence[str]) -> CheckConstraint:
    """Only these values, whoever writes."""
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", name=column)


identity = Table(
    "identity",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # When the person was last there, to the hour.
    Column("seen_at", BigInteger, nullable=False, server_default=text("0")),
    Column("banned_at", BigInteger, nullable=True),
    # When the person came by an invitation to the site, which may be for invited people only.
    Column("invited_at", BigInteger, nullable=True),
    Index(None, "seen_at", "id"),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("state", Text, nullable=False),
    # Beside the setup, where a list of public tables can be found without reading every setup.
    Column("public", Boolean, nullable=False),
    Column("owner", Text, ForeignKey("identity.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("last_seq", BigInteger, nullable=False),
    Column("result", JSON(none_as_null=True), nullable=True),
    # Not a foreign key: SQLite cannot add one to a table that others refer to. Whoever writes it checks.
    Column("follows", Text, nullable=True),
    # How often somebody may have lost access: other processes compare it with the number they know.
    Column("access", BigInteger, nullable=False, server_default=text("0")),
    one_of("state", STATUSES),
    CheckConstraint("last_seq >= 0", name="last_seq"),
    Index(None, "owner", "state"),
    Index(None, "public", "state", "changed_at", "id"),
    Index(None, "state", "id"),
    Index(None, "changed_at", "id"),
    # One rematch only, however many ask for it at once.
    Index(None, "follows", unique=True),
)

# The options of the game are the part of a setup that may be long, with own content: lists of tables do not read them.
options = Table(
    "options",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("options", JSON, nullable=False),
)

entry = Table(
    "entry",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("body", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    one_of("kind", KINDS),
    CheckConstraint("seq >= 1", name="seq"),
)

message = Table(
    "message",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("identity_id", Text, ForeignKey("identity.id"), primary_key=True),
    Column("message_id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("state", JSON, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("identity_id", Text, ForeignKey("identity.id"), nullable=True),
    Column("bot", Text, nullable=True),
    Column("key_hash", Text, nullable=True),
    one_of("kind", SEAT_KINDS),
    CheckConstraint("kind <> 'person' OR identity_id IS NOT NULL", name="person"),
    CheckConstraint("kind <> 'bot' OR bot IS NOT NULL", name="bot"),
    Index(None, "identity_id", "table_id"),
    Index(None, "key_hash", unique=True),
)

invitation = Table(
    "invitation",
    metadata,
    Column("key_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("game_table.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger, nullable=True),
)

guest = Table(
    "guest",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("identity_id", Text, ForeignKey("identity.id"), primary_key=True),
    Column("invitation", Text, ForeignKey("invitation.key_hash"), nullable=True),
    Column("acts_as", Text, ForeignKey("identity.id"), nullable=True),
    CheckConstraint("invitation IS NOT NULL OR acts_as IS NOT NULL", name="reason"),
    Index(None, "identity_id", "table_id"),
)

dice = Table(
    "dice",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
)

replay = Table(
    "replay",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("identity.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("record", JSON, nullable=False),
    Index(None, "owner", "created_at", "id"),
)

# What was worked out about finished games: a cache, without names.
analysis = Table(
    "analysis",
    metadata,
    Column("record", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("evaluator", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False, index=True),
    Column("body", JSON, nullable=False),
)

# What the admin has set for all processes together: one row, or none as long as nothing was set.
site = Table(
    "site",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # How often it was changed: other processes compare it with the number they know.
    Column("revision", BigInteger, nullable=False),
    # How often somebody was banned.
    Column("bans", BigInteger, nullable=False),
    Column("announcement", Text, nullable=True),
    # People who came before need no invitation.
    Column("invite_only_since", BigInteger, nullable=True),
    Column("retention_days", Integer, nullable=True),
    # When old tables were looked for.
    Column("swept_at", BigInteger, nullable=False, server_default=text("0")),
    CheckConstraint("id = 1", name="one"),
)

site_invitation = Table(
    "site_invitation",
    metadata,
    Column("key_hash", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger, nullable=True),
)

process = Table(
    "process",
    metadata,
    Column("id", Text, primary_key=True),
    # By the database's clock, UTC in milliseconds; whoever is late is dead and comes back under another id.
    Column("expires_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    # Its figures, for the admin, who may have asked another process.
    Column("load", JSON(none_as_null=True), nullable=True),
)

lease = Table(
    "lease",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("owner", Text, ForeignKey("process.id"), nullable=True, index=True),
    Column("fence", BigInteger, nullable=False),
)


# What was dealt on a day: the same for all processes, whatever becomes of the key its seed was made with.
deal = Table(
    "deal",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("setup", JSON, nullable=False),
)

# The one game of each person that counts.
deal_entry = Table(
    "deal_entry",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("identity_id", Text, ForeignKey("identity.id"), primary_key=True, index=True),
    Column("table_id", Text, ForeignKey("game_table.id"), nullable=False),
    ForeignKeyConstraint(["day", "game"], ["deal.day", "deal.game"]),
    Index(None, "table_id", unique=True),
)


@event.listens_for(metadata, "after_create")
def _create_triggers(target: MetaData, connection: Connection, **_: object) -> None:
    create_triggers(connection)
