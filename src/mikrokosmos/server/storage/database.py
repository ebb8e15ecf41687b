"""An open database: reads side by side, writes all or none, each answered after its commit."""

from __future__ import annotations

from collections.abc import Callable
from json import JSONDecodeError
from typing import Protocol, TypeVar, runtime_checkable

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from mikrokosmos.server.storage.address import read_address
from mikrokosmos.server.storage.errors import BadInput, DatabaseFailed, DatabaseUnusable, NotStored, StorageError
from mikrokosmos.server.storage.health import Health, Work
from mikrokosmos.server.storage.listener import Listener
from mikrokosmos.server.storage.migrate import migrate
from mikrokosmos.server.storage.notices import Notice

T = TypeVar("T")

DAMAGE = (JSONDecodeError, UnicodeDecodeError)
"""What is raised by text that is no text any more."""
FAILURES = (SQLAlchemyError, OSError, *DAMAGE)
"""What the database, or the way to it, may raise."""


class Driver(Protocol):
    """What SQLite and PostgreSQL do differently; work is given as functions of a connection."""

    @property
    def engine(self) -> Engine:
        """The engine of SQLAlchemy beneath."""
        ...

    async def prepare(self) -> None:
        """Make what must be there before the first connection."""

    async def read(self, do: Callable[[Connection], T]) -> T:
        """What `do` finds."""
        ...

    async def write(self, do: Callable[[Connection], T]) -> T:
        """What `do` answers, after the commit; if it raises, nothing has been written."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go."""


@runtime_checkable
class SharedDriver(Driver, Protocol):
    """A database that other processes may use at the same time, and that tells each what the others do."""

    async def listen(self, hear: Callable[[Notice], None]) -> Listener:
        """Be told what happens."""
        ...

    def drop_connections(self) -> None:
        """Break off whatever waits."""


class Database:
    """A database in the form this version knows."""

    def __init__(self, driver: Driver) -> None:
        """Usually made by `open_database`."""
        self.driver = driver
        self.health = Health()
        self._open = True
        self._cut_off = False
        """Whether it is known not to answer: then nobody waits to find that out once more."""

    async def read(self, do: Callable[[Connection], T]) -> T:
        """What `do` finds."""
        self._must_be_open()
        began = self.health.failures["read"]
        try:
            found = await self.driver.read(do)
        except FAILURES as error:
            raise self._failure("read", error) from error
        self.health.worked("read", began)
        return found

    async def write(self, do: Callable[[Connection], T]) -> T:
        """What `do` answers, after the commit; if anything raises, nothing has been written."""
        self._must_be_open()
        began = self.health.failures["written"]
        try:
            found = await self.driver.write(do)
        except IntegrityError as error:
            raise _refusal(error) from error
        except FAILURES as error:
            raise self._failure("written", error) from error
        self.health.worked("written", began)
        return found

    @property
    def shared(self) -> bool:
        """Whether other processes may use it too."""
        return isinstance(self.driver, SharedDriver)

    async def listen(self, hear: Callable[[Notice], None]) -> Listener:
        """Be told what happens; `DatabaseFailed` if it cannot be reached."""
        if not isinstance(self.driver, SharedDriver):
            raise StorageError("this database has one process, and nobody to listen to")
        listener = await self.driver.listen(hear)
        self._cut_off = False
        return listener

    def drop_connections(self) -> None:
        """Break off whatever waits for a database that is gone; all else fails at once until one can `listen`."""
        self._cut_off = self.shared
        if isinstance(self.driver, SharedDriver):
            self.driver.drop_connections()

    async def close(self) -> None:
        """Finish what was begun, and let go; closing twice does no harm."""
        if self._open:
            self._open = False
            await self.driver.close()

    def _failure(self, work: Work, error: Exception) -> StorageError:
        why = _reason(error)
        self.health.failed(work, why)
        return DatabaseFailed(f"the database did not answer: {why}")

    def _must_be_open(self) -> None:
        if not self._open:
            raise StorageError("the database is closed")
        if self._cut_off:
            raise DatabaseFailed("the database cannot be reached")


async def open_database(address: str, connections: int) -> Database:
    """Find or make the database, and bring it to the present form."""
    url = read_address(address)
    driver: Driver
    if url.get_backend_name() == "sqlite":
        from mikrokosmos.server.storage.sqlite import SQLite

        driver = SQLite(url, connections)
    else:
        from mikrokosmos.server.storage.postgresql import PostgreSQL

        driver = PostgreSQL(url, connections)
    try:
        await driver.prepare()
        await driver.write(migrate)
    except FAILURES as error:
        await driver.close()
        raise DatabaseUnusable(f"cannot open {url.render_as_string(hide_password=True)}: {_reason(error)}") from error
    except BaseException:
        await driver.close()
        raise
    return Database(driver)


def _refusal(error: IntegrityError) -> StorageError:
    """What a broken constraint means to the one who called."""
    if "foreign key" in str(error.orig).lower():
        return NotStored("a person or table is named that is not stored")
    return BadInput(f"refused by the database: {error.orig}")


def _reason(error: Exception) -> str:
    """What went wrong, without the statement and the values in it: they are not for a log."""
    if isinstance(error, DAMAGE):
        return f"what is stored there is damaged ({error}); restore a backup"
    return str(getattr(error, "orig", None) or error)
