"""Bring a database to the form this version knows, before anything else is done with it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from mikrokosmos.server.storage.errors import DatabaseUnusable

LOCK = 0x6D696B726F
"""The advisory lock of PostgreSQL that servers starting at once queue for; SQLite's own write lock does it there."""


def migrate(connection: Connection) -> None:
    """Apply the missing steps, all or none; the connection's transaction must be able to write from its start."""
    if connection.dialect.name == "postgresql":
        # To read the steps may take a while, and here nobody plays yet.
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        # Held to the end of the transaction: whoever waits finds the work done.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = _config(connection)
    steps = ScriptDirectory.from_config(config)
    present = set(MigrationContext.configure(connection).get_current_heads())
    if unknown := present - {step.revision for step in steps.walk_revisions()}:
        raise DatabaseUnusable(
            f"the database has form {', '.join(sorted(unknown))}, newer than this version of mikrokosmos "
            f"(form {steps.get_current_head()}): upgrade mikrokosmos, or use another database"
        )
    if present != set(steps.get_heads()):
        command.upgrade(config, "head")


def must_be_present_form(connection: Connection) -> None:
    """Refuse a database of another form, without changing it."""
    present = set(MigrationContext.configure(connection).get_current_heads())
    known = set(ScriptDirectory.from_config(_config(connection)).get_heads())
    if present != known:
        forms = ", ".join(sorted(present)) or "none"
        raise DatabaseUnusable(
            f"the database has form {forms}, and this version of mikrokosmos has form {', '.join(known)}: start the "
            "server of the newer of the two on it once, and use that version"
        )


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "mikrokosmos.server.storage:migrations")
    return config
