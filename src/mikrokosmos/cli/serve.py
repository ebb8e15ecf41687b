"""`mikrokosmos serve`: the table server, until it is asked to stop."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mikrokosmos.cli.arguments import HELP

LISTENING: dict[str, Any] = {"log_config": None, "server_header": False, "ws_per_message_deflate": False}
"""How uvicorn listens; the bench runs its relay in the same way."""


def serve(
    host: Annotated[str | None, typer.Option(help=HELP("help-serve-host"), metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(help=HELP("help-serve-port"), metavar="NUMBER")] = None,
    database: Annotated[str | None, typer.Option(help=HELP("help-serve-database"), metavar="URL")] = None,
    settings: Annotated[Path | None, typer.Option(help=HELP("help-serve-settings"), metavar="FILE")] = None,
) -> None:
    """Serve tables to browsers and bots."""
    # Imported here: no other command needs a web server, and the help should come at once.
    import gc

    import uvicorn

    from mikrokosmos.server.app import create_app
    from mikrokosmos.server.logs import start_logs
    from mikrokosmos.server.settings import read_settings

    chosen = read_settings(settings, given={"host": host, "port": port, "database": database})
    start_logs(chosen.log.level, chosen.log.format)
    # What was loaded stays, and there is much of it: without this, looking it through again and again for what nobody
    # needs any more would make everybody at all tables wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    uvicorn.run(create_app(chosen), host=chosen.host, port=chosen.port, **LISTENING)
