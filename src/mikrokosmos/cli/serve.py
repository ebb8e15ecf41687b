"""`mikrokosmos serve`: the table server, until it is asked to stop."""

from __future__ import annotations

import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from mikrokosmos.cli.arguments import BadArgument, Lang, texts_in
from mikrokosmos.texts import ENGLISH, Texts


def serve(
    host: Annotated[str | None, typer.Option(help="help-serve-host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(help="help-serve-port", metavar="NUMBER")] = None,
    workers: Annotated[int | None, typer.Option(help="help-serve-workers", metavar="NUMBER")] = None,
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
    settings: Annotated[Path | None, typer.Option(help="help-serve-settings", metavar="FILE")] = None,
    browser: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    lang: Lang = ENGLISH,
) -> None:
    """Serve tables to browsers and bots."""
    texts = texts_in(lang)
    # Imported here: no other command needs a web server, and the help should come at once.
    from mikrokosmos.server.operations import serving
    from mikrokosmos.server.operations.logs import start_logs
    from mikrokosmos.server.security.signing_keys import KeyFileUnusable
    from mikrokosmos.server.settings import read_settings
    from mikrokosmos.server.storage.errors import StorageError

    given = {"host": host, "port": port, "workers": workers, "database": database}
    chosen = read_settings(settings, given=given)
    start_logs(chosen.log.level, chosen.log.format)
    try:
        serving.serve(chosen, partial(welcome, texts=texts, browser=browser))
    except serving.CannotListen as error:
        where = {"host": chosen.host, "port": str(chosen.port)}
        if error.taken:
            raise BadArgument(texts("error-serve-taken", **where)) from error
        raise BadArgument(texts("error-serve-address", **where, why=str(error))) from error
    except serving.NoWorkers as error:
        why = "error-serve-workers-sqlite" if error.reason == "sqlite" else "error-serve-workers-system"
        raise BadArgument(texts(why, database=chosen.database_shown)) from error
    except StorageError as error:
        raise BadArgument(texts("error-serve-database", why=str(error))) from error
    except KeyFileUnusable as error:
        raise BadArgument(texts("error-serve-key", why=str(error))) from error


def welcome(address: str, texts: Texts, browser: bool) -> None:
    """Say where the tables are, and open a browser there if wanted."""
    from mikrokosmos.server.client_files import built

    print(texts("serve-at", address=address), flush=True)  # the log has stderr for itself
    if not built():
        print(Texts(texts.lang, "refusals")("refused-no-client"), flush=True)
    if browser:  # some browsers are started in the foreground, and nobody at a table should wait for that
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
