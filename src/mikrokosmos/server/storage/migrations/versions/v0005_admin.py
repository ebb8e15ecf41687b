"""For the admin of a site: what is set for all processes, bans, invitations to the site, tables that can be deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

GUARDS = (
    """
    CREATE OR REPLACE FUNCTION entry_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'DELETE' AND current_setting('mikrokosmos.removing', true) = 'on' THEN
            RETURN OLD;
        END IF;
        RAISE EXCEPTION 'the log is append-only';
    END $$
    """,
    """
    CREATE FUNCTION table_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('mikrokosmos', json_build_array(TG_TABLE_SCHEMA, 'deleted', OLD.id)::text);
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER table_gone AFTER DELETE ON game_table
    FOR EACH ROW EXECUTE FUNCTION table_gone()
    """,
    """
    CREATE FUNCTION site_tell() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('mikrokosmos', json_build_array(TG_TABLE_SCHEMA, 'site', NEW.revision)::text);
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER site_tell AFTER UPDATE OF revision ON site
    FOR EACH ROW EXECUTE FUNCTION site_tell()
    """,
)


def upgrade() -> None:
    """Add to the tables of the fourth form."""
    op.add_column("identity", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.add_column("identity", sa.Column("banned_at", sa.BigInteger, nullable=True))
    op.add_column("identity", sa.Column("invited_at", sa.BigInteger, nullable=True))
    op.execute("UPDATE identity SET seen_at = created_at")  # nothing better is known
    op.create_index("ix_identity_seen_at_id", "identity", ["seen_at", "id"])
    op.create_index("ix_game_table_changed_at_id", "game_table", ["changed_at", "id"])
    op.add_column("process", sa.Column("load", sa.JSON, nullable=True))
    site()
    if op.get_bind().dialect.name == "postgresql":
        for statement in GUARDS:
            op.execute(statement)


def site() -> None:
    """What is set for all processes, and the invitations."""
    op.create_table(
        "site",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("bans", sa.BigInteger, nullable=False),
        sa.Column("announcement", sa.Text, nullable=True),
        sa.Column("invite_only_since", sa.BigInteger, nullable=True),
        sa.Column("retention_days", sa.Integer, nullable=True),
        sa.Column("swept_at", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.CheckConstraint("id = 1", name="ck_site_one"),
        sa.PrimaryKeyConstraint("id", name="pk_site"),
    )
    op.create_table(
        "site_invitation",
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("key_hash", name="pk_site_invitation"),
    )
