"""Analyses of finished games, kept by the digest of the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add to the tables of the sixth form."""
    op.create_table(
        "analysis",
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("evaluator", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("record", "level", "evaluator", name="pk_analysis"),
    )
    op.create_index("ix_analysis_created_at", "analysis", ["created_at"])
