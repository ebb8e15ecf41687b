"""The log is append-only by the database's own hand: entries are neither changed nor removed, and leave no gap.

The checks stand below our code on purpose: a mistake there, or a hand at the database's prompt, cannot rewrite a game.
Two things are taken out again: what a person was called who wants to be forgotten (`erasure`), and whole tables that
the admin deletes (`removal`).
On PostgreSQL the database also tells every process what has happened at a table (`notices.py` reads it).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import Connection

SQLITE = (
    """
    CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    # Also stops INSERT OR REPLACE, which removes a row without asking the trigger above.
    """
    CREATE TRIGGER entry_no_gap BEFORE INSERT ON entry
    WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM entry WHERE table_id = NEW.table_id)
    BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END
    """,
)

POSTGRESQL = (
    """
    CREATE FUNCTION entry_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'DELETE' AND current_setting('mikrokosmos.removing', true) = 'on' THEN
            RETURN OLD;
        END IF;
        RAISE EXCEPTION 'the log is append-only';
    END $$
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
    # The schema is told too: all schemas of a database share the channel.
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


@contextmanager
def log_may_be_corrected(connection: Connection) -> Iterator[None]:
    """Lift the guard against changes for the rest of this block, which is for names alone; nobody else notices.

    If the block fails, its transaction is rolled back, and the guard with it.
    """
    sqlite = connection.dialect.name == "sqlite"
    connection.exec_driver_sql(
        "DROP TRIGGER entry_no_update" if sqlite else "ALTER TABLE entry DISABLE TRIGGER entry_no_change"
    )
    yield
    connection.exec_driver_sql(SQLITE[0] if sqlite else "ALTER TABLE entry ENABLE TRIGGER entry_no_change")


@contextmanager
def log_may_be_removed(connection: Connection) -> Iterator[None]:
    """Lift the guard against removal for the rest of this block, in this transaction alone.

    On PostgreSQL the guard looks at a setting of the transaction: nobody who plays has to wait for it.
    """
    sqlite = connection.dialect.name == "sqlite"
    connection.exec_driver_sql(
        "DROP TRIGGER entry_no_delete" if sqlite else "SELECT set_config('mikrokosmos.removing', 'on', true)"
    )
    yield
    connection.exec_driver_sql(SQLITE[1] if sqlite else "SELECT set_config('mikrokosmos.removing', 'off', true)")


def create_triggers(connection: Connection) -> None:
    """Put the guards in place, once the tables exist."""
    for statement in SQLITE if connection.dialect.name == "sqlite" else POSTGRESQL:
        connection.exec_driver_sql(statement)
