"""Run by Alembic: applies the steps on the connection it is handed, inside the transaction that is open there."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
