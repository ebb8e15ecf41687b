"""A playthrough: one random game told step by step, so that any change of a rule shows as a readable difference."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import mikrokosmos as mk


def playthrough(game: mk.Game, seed: int, **options: Any) -> str:
    """The whole game as text: every choice offered, every move, every event, and all that each view shows anew."""
    rng = random.Random(seed)
    state = game.new(**options)
    lines = [f"game: {game.id}  rules: {game.rules}  seed: {seed}  options: {short(options)}", ""]
    seats = range(options.get("players", 2))
    seen = {seat: state.view(seat) for seat in (None, *seats)}
    step = 0
    while not state.over:
        lines += [f"# {step}  {'chance' if state.player == mk.CHANCE else f'seat {state.player}'}"]
        if state.player == mk.CHANCE:
            lines += [f"chances: {short(state.chances())}"]
            move = mk.sample(state.chances(), rng)
        else:
            lines += [f"choices: {offered(state)}"]
            move = rng.choice(state.actions())
            lines += [f"explain: {short(state.explain(move))}"]
        lines += [f"move: {move} {short(state.describe(move))}"]
        state.play(move)
        lines += [f"  {short(event)}" for event in state.events()]
        public: set[str] = set()
        for seat, before in seen.items():
            now = state.view(seat)
            who = "all" if seat is None else f"seat {seat}"
            new = [line for line in changes(before, now) if seat is None or line not in public]
            lines += [f"  {who}: {line}" for line in new]
            if seat is None:
                public = set(new)
            seen[seat] = now
        lines += [""]
        step += 1
    lines += [f"scores: {state.scores()}  winners: {state.winners()}", ""]
    return "\n".join(lines)


def offered(state: mk.State) -> str:
    """The legal actions, grouped by type."""
    by_type: dict[str, list[str]] = {}
    for action in state.actions():
        words: dict[str, Any] = {**state.describe(action)}
        by_type.setdefault(words.pop("type"), []).append(" ".join(str(value) for value in words.values()))
    return "; ".join(f"{kind} {', '.join(them)}".strip() for kind, them in by_type.items())


def changes(before: Any, now: Any, path: str = "") -> Iterator[str]:
    """What differs between two views, a line each."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        for key in before:
            yield from changes(before[key], now[key], f"{path}.{key}" if path else str(key))
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for at, (old, new) in enumerate(zip(before, now, strict=True)):
            yield from changes(old, new, f"{path}[{at}]")
    elif before != now:
        yield f"{path} = {short(now)}"


def short(value: Any) -> str:
    """JSON without quotes and braces where they only stand in the way."""
    if isinstance(value, dict):
        return " ".join(f"{key}={short(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(short(part) for part in value) + "]"
    if value is None or isinstance(value, bool):
        return {None: "-", True: "yes", False: "no"}[value]
    return str(value)
