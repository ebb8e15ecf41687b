"""Many processes on one PostgreSQL: leases, notices, and a number for lost access."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TELL = (
    """
    CREATE FUNCTION table_tell() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'UPDATE' THEN
            PERFORM pg_notify('mikrokosmos',
                json_build_array(TG_TABLE_SCHEMA, 'table', NEW.id, NEW.last_seq, NEW.access)::text);
        ELSIF NEW.follows IS NOT NULL THEN
            PERFORM pg_notify('mikrokosmos',
                json_build_array(TG_TABLE_SCHEMA, 'rematch', NEW.follows, NEW.id)::text);
        END IF;
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER table_tell AFTER INSERT OR UPDATE OF last_seq, access ON game_table
    FOR EACH ROW EXECUTE FUNCTION table_tell()
    """,
)


def upgrade() -> None:
    """Add to the tables of the third form."""
    op.add_column("game_table", sa.Column("access", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    leases()
    if op.get_bind().dialect.name == "postgresql":
        for statement in TELL:
            op.execute(statement)


def leases() -> None:
    """Who is alive, and who plays the bots of which table."""
    op.create_table(
        "process",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_process"),
    )
    op.create_table(
        "lease",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_lease_table_id"),
        sa.ForeignKeyConstraint(["owner"], ["process.id"], name="fk_lease_owner"),
        sa.PrimaryKeyConstraint("table_id", name="pk_lease"),
    )
    op.create_index("ix_lease_owner", "lease", ["owner"])
