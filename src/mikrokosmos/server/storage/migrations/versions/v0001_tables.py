"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# Written out once more, not imported: this step must do tomorrow what it does today.
SQLITE = (
    """
    CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER entry_no_gap BEFORE INSERT ON entry
    WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM entry WHERE table_id = NEW.table_id)
    BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END
    """,
)
POSTGRESQL = (
    """
    CREATE FUNCTION entry_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the log is append-only'; END $$
    """,
    """
    CREATE FUNCTION entry_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM entry WHERE table_id = NEW.table_id) THEN
            RAISE EXCEPTION 'the log has no gaps';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER entry_no_change BEFORE UPDATE OR DELETE ON entry
    FOR EACH ROW EXECUTE FUNCTION entry_refuse()
    """,
    """
    CREATE TRIGGER entry_no_truncate BEFORE TRUNCATE ON entry
    FOR EACH STATEMENT EXECUTE FUNCTION entry_refuse()
    """,
    """
    CREATE TRIGGER entry_no_gap BEFORE INSERT ON entry
    FOR EACH ROW EXECUTE FUNCTION entry_follow()
    """,
)


def upgrade() -> None:
    """Make every table, and the guards of the log."""
    people_and_tables()
    the_log()
    seats_and_invitations()
    dice()
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.get_bind().exec_driver_sql(statement)


def of_table(constraint: str) -> sa.ForeignKeyConstraint:
    """The table a row belongs to."""
    return sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=constraint)


def people_and_tables() -> None:
    """Who is here, and what they play."""
    op.create_table(
        "identity",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identity"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("last_seq", sa.BigInteger, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.CheckConstraint("state IN ('open', 'playing', 'over', 'abandoned')", name="ck_game_table_state"),
        sa.CheckConstraint("last_seq >= 0", name="ck_game_table_last_seq"),
        sa.ForeignKeyConstraint(["owner"], ["identity.id"], name="fk_game_table_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    op.create_index("ix_game_table_owner_state", "game_table", ["owner", "state"])
    op.create_index("ix_game_table_public_state_changed_at_id", "game_table", ["public", "state", "changed_at", "id"])


def the_log() -> None:
    """The entries, the messages they came by, and the cache of their fold."""
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.CheckConstraint("kind IN ('start', 'play', 'undo', 'seat', 'clock', 'end')", name="ck_entry_kind"),
        sa.CheckConstraint("seq >= 1", name="ck_entry_seq"),
        of_table("fk_entry_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entry"),
    )
    op.create_table(
        "message",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("message_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        of_table("fk_message_table_id"),
        sa.ForeignKeyConstraint(["identity_id"], ["identity.id"], name="fk_message_identity_id"),
        sa.PrimaryKeyConstraint("table_id", "identity_id", "message_id", name="pk_message"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
        of_table("fk_snapshot_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
    )


def seats_and_invitations() -> None:
    """Who sits where, and who may come."""
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("identity_id", sa.Text, nullable=True),
        sa.Column("bot", sa.Text, nullable=True),
        sa.Column("key_hash", sa.Text, nullable=True),
        sa.CheckConstraint("kind IN ('open', 'person', 'bot')", name="ck_seat_kind"),
        sa.CheckConstraint("kind <> 'person' OR identity_id IS NOT NULL", name="ck_seat_person"),
        sa.CheckConstraint("kind <> 'bot' OR bot IS NOT NULL", name="ck_seat_bot"),
        of_table("fk_seat_table_id"),
        sa.ForeignKeyConstraint(["identity_id"], ["identity.id"], name="fk_seat_identity_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_identity_id_table_id", "seat", ["identity_id", "table_id"])
    op.create_index("ix_seat_key_hash", "seat", ["key_hash"], unique=True)
    op.create_table(
        "invitation",
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger, nullable=True),
        of_table("fk_invitation_table_id"),
        sa.PrimaryKeyConstraint("key_hash", name="pk_invitation"),
    )
    op.create_index("ix_invitation_table_id", "invitation", ["table_id"])


def dice() -> None:
    """The secret of the dice, and what was promised about it."""
    op.create_table(
        "dice",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("nonces", sa.JSON, nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False),
        of_table("fk_dice_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_dice"),
    )
