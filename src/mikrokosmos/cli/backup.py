"""`mikrokosmos backup`, `restore` and `move`: all games and people, copied to another database and compared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from mikrokosmos.cli.arguments import BadArgument, Lang, terminal, texts_in
from mikrokosmos.texts import ENGLISH, Texts

if TYPE_CHECKING:
    from mikrokosmos.server.operations.backup import Moved
    from mikrokosmos.server.storage.copying import Tell

Database = Annotated[str | None, typer.Option("--database", help="help-backup-database", metavar="URL")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="help-serve-settings", metavar="FILE")]


def backup(
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = ENGLISH,
) -> None:
    """Back up all games and people."""
    texts = texts_in(lang)
    from mikrokosmos.server.operations import backup as operations
    from mikrokosmos.server.settings import read_settings

    chosen = read_settings(settings, given={"database": database})
    moved = copied(texts, lambda tell: operations.backup(chosen, file, tell))
    print(texts("backup-written", file=str(file)))
    tell_of(texts, moved, chosen.key_path)


def restore(
    file: Annotated[Path, typer.Argument(help="help-restore-file", metavar="FILE")],
    database: Database = None,
    settings: SettingsFile = None,
    lang: Lang = ENGLISH,
) -> None:
    """Put a backup into an empty database."""
    texts = texts_in(lang)
    from mikrokosmos.server.operations import backup as operations
    from mikrokosmos.server.settings import read_settings

    chosen = read_settings(settings, given={"database": database})
    moved = copied(texts, lambda tell: operations.restore(chosen, file, tell))
    print(texts("restore-done", database=chosen.database_shown))
    tell_of(texts, moved, operations.key_beside(file))


def move(
    source: Annotated[str, typer.Argument(help="help-move-from", metavar="FROM")],
    target: Annotated[str, typer.Argument(help="help-move-to", metavar="TO")],
    settings: SettingsFile = None,
    lang: Lang = ENGLISH,
) -> None:
    """Copy everything from one database to another."""
    texts = texts_in(lang)
    from mikrokosmos.server.operations import backup as operations
    from mikrokosmos.server.settings import read_settings

    here, there = (read_settings(settings, given={"database": address}) for address in (source, target))
    moved = copied(texts, lambda tell: operations.move(here, there, tell))
    print(texts("move-done", source=here.database_shown, target=there.database_shown))
    tell_of(texts, moved, here.key_path)


def copied(texts: Texts, work: Callable[[Tell], Awaitable[Moved]]) -> Moved:
    """Do it, with a bar where somebody watches; what goes wrong is told in one line."""
    from mikrokosmos.server.operations.backup import FileInTheWay, NoBackup
    from mikrokosmos.server.security.signing_keys import KeyFileUnusable
    from mikrokosmos.server.storage.copying import NotEmpty
    from mikrokosmos.server.storage.errors import StorageError

    try:
        return watched(texts, work)
    except FileInTheWay as error:
        raise BadArgument(texts("error-backup-exists", file=str(error.path))) from error
    except NoBackup as error:
        raise BadArgument(texts("error-copy", why=str(error))) from error
    except NotEmpty as error:
        raise BadArgument(texts("error-copy-not-empty", why=str(error))) from error
    except (StorageError, KeyFileUnusable) as error:
        raise BadArgument(texts("error-copy", why=str(error))) from error


def watched(texts: Texts, work: Callable[[Tell], Awaitable[Moved]]) -> Moved:
    """The same, with a bar that grows where somebody watches."""
    console = terminal(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())

    async def run(tell: Tell) -> Moved:
        return await work(tell)

    if not console.is_terminal:
        return asyncio.run(run(lambda done, total: None))
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(texts("copy-bar"), total=None)
        return asyncio.run(run(lambda done, total: bar.update(task, completed=done, total=total)))


def tell_of(texts: Texts, moved: Moved, looked_for: Path) -> None:
    """What was copied, and where the key is."""
    rows = moved.copied.rows
    print(texts("copy-compared", tables=rows["game_table"], entries=rows["entry"], people=rows["identity"]))
    if moved.key is None:
        print(texts("copy-no-key", file=str(looked_for)))
    else:
        print(texts("copy-key", file=str(moved.key)))
