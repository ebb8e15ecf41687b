"""Records, one-line positions and JSON states, written into the folder of a version."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import mikrokosmos as mk
from compat import facts
from compat.games import cases, recorded, seen, stage_of

Manifest = dict[str, Any]

LINES_OF_A_STAGE = 2
"""So many one-line positions of each game, number of players and stage are written."""


class NotCovered(Exception):
    """Something is in no record."""


def write_records(folder: Path, manifest: Manifest, only: Sequence[str] | None = None) -> dict[str, mk.Record]:
    """The records of all cases, a file each."""
    (folder / "records").mkdir()
    records: dict[str, mk.Record] = {}
    for case in cases():
        if only and case.name not in only:
            continue
        record = records[case.name] = recorded(case)
        file = f"records/{case.name}.json"
        record.save(folder / file)
        manifest["records"][file] = {"what": case.what, **facts.of_record(record)}
    if not only:
        must_cover(records)
    return records


def must_cover(records: dict[str, mk.Record]) -> None:
    """Every race, power and tile of the boxes has been in play somewhere."""
    known = {"smallworld": set[str](), "creation": set[str]()}
    for record in records.values():
        known[record.game.id] |= seen(record)
    stack = mk.game("smallworld").new().to_json()["stack"]
    wanted = {f"race:{name}" for name in stack["banners"]} | {f"power:{name}" for name in stack["badges"]}
    if missing := wanted - known["smallworld"]:
        raise NotCovered(", ".join(sorted(missing)))


def write_given(folder: Path, manifest: Manifest, records: dict[str, mk.Record]) -> None:
    """Records as a seat or a spectator may have them, before the end and after it."""
    (folder / "given").mkdir()
    for name in ("smallworld-left-conquest", "smallworld-left-attempt", "creation-left-place", "creation-dice"):
        record = records[name]
        for seat in (None, 0, 1) if not record.state.over else (None,):  # then all are told the same
            told = record.given_to(seat)
            file = f"given/{name}-to-{'all' if seat is None else seat}.json"
            (folder / file).write_text(dumped(told) + "\n", encoding="utf-8")
            manifest["given"][file] = {
                "record": f"records/{name}.json",
                "seat": seat,
                "whole": all(move["id"] is not None for move in told["moves"]),
            }


def write_positions(folder: Path, manifest: Manifest, records: dict[str, mk.Record]) -> None:
    """Positions of every stage, as lines and as JSON; those with other options in files of their own."""
    (folder / "lines").mkdir()
    (folder / "states").mkdir()
    for kind, these in by_options(records).items():
        states = positions(these)
        for at, (stage, state) in enumerate(states):
            beyond = beyond_the_line(state)
            if at == 0:
                lines: dict[str, Any] = {"game": state.game.id, "options": beyond, "facts": []}
                manifest["lines"][f"lines/{kind}.txt"] = lines
                stored: dict[str, Any] = {"game": state.game.id, "facts": []}
                manifest["states"][f"states/{kind}.jsonl"] = stored
            told = facts.of_state(state)
            del told["line"]  # it stands in the file itself
            lines["facts"].append({"stage": stage, **told})
        write(folder / f"lines/{kind}.txt", [state.to_line() for _, state in states])
        chosen = [*dict(states).values()]
        if not beyond:
            chosen += dict(reversed(states)).values()
        stored["facts"] = [facts.of_state(state) for state in chosen]
        write(folder / f"states/{kind}.jsonl", [dumped(state.to_json()) for state in chosen])


def by_options(records: dict[str, mk.Record]) -> dict[str, list[mk.Record]]:
    """Records by the options a line does not hold; the names of players say nothing about a position."""
    found: dict[str, list[mk.Record]] = defaultdict(list)
    for record in records.values():
        own = "-own" if {"content", "tiles"} & record.options.keys() else ""
        found[f"{record.game.id}{own}"].append(record)
    return found


def beyond_the_line(state: mk.State) -> dict[str, Any]:
    """The options one must give to read the line again."""
    options = state.game.options(state)
    return {word: options[word] for word in ("content", "tiles") if word in options}


def positions(records: list[mk.Record]) -> list[tuple[str, mk.State]]:
    """States of every stage and number of players, from late in the games: more lies on the table then."""
    found: dict[tuple[int, str], list[mk.State]] = defaultdict(list)
    for record in records:
        for state in record.walk():
            these = found[len(state.scores()), stage_of(state)]
            these.append(state.copy())
    return [
        (stage, states[at])
        for (_, stage), states in sorted(found.items())
        for at in sorted({len(states) * part // LINES_OF_A_STAGE - 1 for part in range(1, LINES_OF_A_STAGE + 1)} - {-1})
    ]


def write(path: Path, lines: list[str]) -> None:
    """A file of lines."""
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def dumped(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
