"""The options of a table stand apart from the rest of its setup: lists need the rest, and options may be long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

game_table = sa.table("game_table", sa.column("id", sa.Text), sa.column("setup", sa.JSON))
options = sa.table("options", sa.column("table_id", sa.Text), sa.column("options", sa.JSON))

FEW = 100
"""Tables that are in memory at once."""


def upgrade() -> None:
    """Take the options out of every setup."""
    op.create_table(
        "options",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_options_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_options"),
    )
    connection = op.get_bind()
    query = sa.select(game_table.c.id, game_table.c.setup).order_by(game_table.c.id).limit(FEW)
    after = ""
    while rows := connection.execute(query.where(game_table.c.id > after)).all():
        for table_id, setup in rows:
            if isinstance(setup, dict) and "options" in setup:
                taken = setup.pop("options")
                connection.execute(options.insert().values(table_id=table_id, options=taken))
                connection.execute(game_table.update().where(game_table.c.id == table_id).values(setup=setup))
        after = rows[-1].id
