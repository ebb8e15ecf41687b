"""Rematches, guests and replays; the nonces of the dice have gone into the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add to the tables of the first form."""
    rematches()
    guests()
    replays()
    # A game that runs has its nonces in its `start`; nothing else ever asked for them.
    with op.batch_alter_table("dice") as dice:  # makes it anew on SQLite, whose older versions cannot drop columns
        dice.drop_column("nonces")
        dice.drop_column("sealed")


def rematches() -> None:
    """Which table follows which, and a way to find the games that are going on."""
    op.add_column("game_table", sa.Column("follows", sa.Text, nullable=True))
    op.create_index("ix_game_table_follows", "game_table", ["follows"], unique=True)
    op.create_index("ix_game_table_state_id", "game_table", ["state", "id"])


def guests() -> None:
    """How people came to tables that are not public."""
    op.create_table(
        "guest",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text, nullable=True),
        sa.Column("acts_as", sa.Text, nullable=True),
        sa.CheckConstraint("invitation IS NOT NULL OR acts_as IS NOT NULL", name="ck_guest_reason"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_guest_table_id"),
        sa.ForeignKeyConstraint(["identity_id"], ["identity.id"], name="fk_guest_identity_id"),
        sa.ForeignKeyConstraint(["invitation"], ["invitation.key_hash"], name="fk_guest_invitation"),
        sa.ForeignKeyConstraint(["acts_as"], ["identity.id"], name="fk_guest_acts_as"),
        sa.PrimaryKeyConstraint("table_id", "identity_id", name="pk_guest"),
    )
    op.create_index("ix_guest_identity_id_table_id", "guest", ["identity_id", "table_id"])


def replays() -> None:
    """Records that people keep to be watched."""
    op.create_table(
        "replay",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["identity.id"], name="fk_replay_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_replay"),
    )
    op.create_index("ix_replay_owner_created_at_id", "replay", ["owner", "created_at", "id"])
