"""Daily deals, and whose game of each counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add to the tables of the form before."""
    op.create_table(
        "deal",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_deal"),
    )
    op.create_table(
        "deal_entry",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["day", "game"], ["deal.day", "deal.game"], name="fk_deal_entry_day_game"),
        sa.ForeignKeyConstraint(["identity_id"], ["identity.id"], name="fk_deal_entry_identity_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_deal_entry_table_id"),
        sa.PrimaryKeyConstraint("day", "game", "identity_id", name="pk_deal_entry"),
    )
    op.create_index("ix_deal_entry_table_id", "deal_entry", ["table_id"], unique=True)
    op.create_index("ix_deal_entry_identity_id", "deal_entry", ["identity_id"])
