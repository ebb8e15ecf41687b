"""A position as one short line of text, like chess's FEN: for tests, bug reports and puzzles.

    smallworld 2 2.0.0 conquest:0 5,5 orcs+hill:0=h5;2:1 elves+merchant:1=;3:2f col=humans+forest,giants+stout.1

The words of a line, in order: the game, the number of players, round.first.turn, the stage and who is to move, the
coins by seat; then one word per race in play, `race+power:seat=` (active) or `race-power:seat=` (declined; no power is
left out) followed by what it has off the map and by `region:tokens` with its markers; then whatever is not as it was at
the start or as it usually is: the column, the stacks, tribes that are gone, pacts, what this turn has seen so far,
house rules (`house=final_die:race,late_abandon:true`), the rules (`rules=2`; a line without is of rules 1).
Everything else follows from these: the tray from the tokens in play, the unknown stacks from what is on show.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from mikrokosmos.core import house_rules
from mikrokosmos.core.errors import OptionError, RecordError
from mikrokosmos.core.house_rules import spelled
from mikrokosmos.core.stored import line_fields
from mikrokosmos.core.types import Json, Parsed
from mikrokosmos.games.smallworld import options as game_options
from mikrokosmos.games.smallworld.house import HOUSE_RULES, usual
from mikrokosmos.games.smallworld.io import storage

if TYPE_CHECKING:
    from mikrokosmos.games.smallworld.state import SmallWorldState

MARKERS = {"l": "lair", "f": "fort", "o": "hole", "h": "hero", "d": "dragon", "c": "camp"}
"""The letter of each marker behind a region; `c` is followed by how many."""

HOLDINGS = {"h": "hand", "a": "aside", "c": "camps", "u": "uprooted", "o": "holes"}
"""The letter of what a race has off the map, each followed by how many."""

FRESH_COMBO = "w"
"""A race whose windfall has not been paid yet."""

MARCH = {"adv": "advanced", "fresh": "fresh", "dragon": "dragon", "closed": "closed"}
"""Words of the turn that are true or not."""

COUNTS = {"pips": "pips", "taken": "taken", "built": "built", "owed": "owed", "target": "target"}
"""Words of the turn with a number."""

SETS = {"attacked": "attacked", "converted": "converted", "conquered": "conquered"}
"""Words of the turn with a set of seats or regions."""

PAID = {"paid_races": "races", "paid": "powers"}
"""Words with the races and powers whose windfall nobody gets again."""

FURTHER = {
    *("col", "under", "discard", "turned", "gone", "pact", "march", "marched", "after", "races", "powers"),
    *(*MARCH, *COUNTS, *SETS, *PAID, "house", "rules"),
}
"""All words that may follow the races in play."""

NAME = r"[a-z][a-z0-9_]*"
PEOPLE = re.compile(rf"({NAME})([+-])({NAME})?:(\d)=(\w*)((?:;\d+:\d+[a-z0-9]*)*)")
REGION = re.compile(r"(\d+):(\d+)((?:[lfohd]|c\d+)*)")
COMBO = re.compile(rf"({NAME})\+({NAME})(?:\.(\d+))?")


def write(state: SmallWorldState) -> str:
    """The state in one line. Seat names, own content and open coins are options, not part of a position."""
    data = storage.to_json(state)
    words = [
        "smallworld",
        str(data["options"]["players"]),
        f"{data['round']}.{data['first']}.{data['turn']}",
        f"{data['stage']}:{data['player']}",
        ",".join(str(coins) for coins in data["coins"]),
        *(write_people(people, data["regions"]) for people in data["peoples"]),
        *write_rest(state, data),
    ]
    return " ".join(words)


def write_people(people: Json, regions: list[Json]) -> str:
    """One race in play."""
    sign = "+" if people["standing"] == "active" else "-"
    off_map = "".join(f"{letter}{people[word]}" for letter, word in HOLDINGS.items() if people[word])
    off_map += "" if people["endowed"] else FRESH_COMBO
    on_map = "".join(f";{write_region(region)}" for region in regions if region["race"] == people["race"])
    return f"{people['race']}{sign}{people['power'] or ''}:{people['seat']}={off_map}{on_map}"


def write_region(region: Json) -> str:
    """A region, its tokens and its markers."""
    letters = "".join(
        letter if word != "camp" else f"c{region['markers'][word]}"
        for letter, word in MARKERS.items()
        if word in region["markers"]
    )
    return f"{region['id']}:{region['tokens']}{letters}"


def write_rest(state: SmallWorldState, data: Json) -> Iterator[str]:
    """The words of a line that are there only if needed."""
    combos = (f"{c['race']}+{c['power']}" + (f".{c['coins']}" if c["coins"] else "") for c in data["column"])
    if data["column"]:
        yield "col=" + ",".join(combos)
    stack = data["stack"]
    for word, them in (("under", stack["under"]), ("discard", stack["discard"])):
        if them:
            yield f"{word}={','.join(them)}"
    if stack["turned"]:
        yield f"turned={stack['turned']}"
    gone = [region["id"] for region in data["regions"] if begins_with_tribe(state, region) and not region["tribe"]]
    gone = [at for at in gone if data["regions"][at - 1]["race"] is None]
    if gone:
        yield "gone=" + ",".join(map(str, gone))
    pacts = [f"{seat}>{ally}" for seat, ally in enumerate(data["pacts"]) if ally is not None]
    if pacts:
        yield "pact=" + ",".join(pacts)
    yield from (f"{short}={','.join(data['paid'][word])}" for short, word in PAID.items() if data["paid"][word])
    yield from write_march(data["march"])
    if data["after"]:
        yield f"after={data['after']['stage']}:{data['after']['player']}"
    for word in ("races", "powers"):
        if word in data["options"]:
            yield f"{word}={','.join(data['options'][word])}"
    yield from write_rules(state)


def write_rules(state: SmallWorldState) -> Iterator[str]:
    """House rules that are not usual, and the rules: a line without a number is of rules 1, as all once were."""
    house, normal = state.options.house, usual(state.options.rules)
    chosen = [f"{key}:{spelled(choice)}" for key, choice in house.items() if choice != normal[key]]
    if chosen:
        yield "house=" + ",".join(chosen)
    if state.options.rules != 1:
        yield f"rules={state.options.rules}"


def write_march(march: Json) -> Iterator[str]:
    """What this turn has seen so far."""
    if march["race"]:
        yield f"march={march['race']}"
    if march["marched"]:
        yield f"marched={','.join(march['marched'])}"
    yield from (short for short, word in MARCH.items() if march[word])
    yield from (f"{short}={march[word]}" for short, word in COUNTS.items() if march[word])
    yield from (f"{short}={','.join(map(str, march[word]))}" for short, word in SETS.items() if march[word])


def begins_with_tribe(state: SmallWorldState, region: Json) -> bool:
    """Whether a lost tribe stood on the region at the start."""
    begins: bool = state.world.board.regions[region["id"] - 1].lost_tribe
    return begins


def read(text: str, **options: object) -> SmallWorldState:
    """The state behind a line; further keywords are options of the game (names, coins, content).

    `RecordError` tells which word is wrong and what it should be like.
    """
    words = line_fields(text, storage.game())
    if len(words) < 5 or words[0] != "smallworld":
        raise RecordError(
            "a position begins with five words: smallworld, players, round.first.turn, stage:player, coins"
        )
    rest = further_fields(words)
    first: int | str = turn_fields(words[2])[1]
    if words[3] == "first-seat:chance":
        first = "random"
    try:
        told: Json = {**options, **told_options(rest, options)}
        chosen = game_options.read(players=number(words[1], "players"), first=first, **told)
    except OptionError as error:
        raise RecordError(f"the position does not fit its options: {error}") from None
    state: SmallWorldState = storage.game().start(chosen)
    data = storage.to_json(state)
    fill(data, words, rest, state)
    return storage.from_json(data)


def told_options(rest: Mapping[str, str], given: Parsed) -> Json:
    """The options that a line says itself; what it does not say of the rules may be given."""
    told: Json = {word: rest[word].split(",") for word in ("races", "powers") if word in rest}
    rules = number(rest["rules"], "rules") if "rules" in rest else given.get("rules", 1)
    house_rules.read(HOUSE_RULES, given.get("house"))  # refused here if it is nothing one could add to
    pairs = [pair.partition(":") for pair in rest["house"].split(",")] if "house" in rest else []
    words = house_rules.from_pairs(HOUSE_RULES, [(key, word) for key, _, word in pairs])
    told["rules"] = game_options.read_rules(rules)
    told["house"] = {**usual(rules), **(given.get("house") or {}), **words}
    return told


def further_fields(words: list[str]) -> dict[str, str]:
    """The words of a line that are there only if needed, each once: `word=value`, or a word alone."""
    found: dict[str, str] = {}
    for word in words[5:]:
        name, _, value = word.partition("=")
        if PEOPLE.fullmatch(word):
            continue
        if name not in FURTHER:
            raise RecordError(f"a position has no word {word!r:.60}; a race in play is written like orcs+hill:0=h5;2:1")
        if name in found:
            raise RecordError(f"{name!r} is there twice")
        found[name] = value
    return found


def number(text: str, what: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"\d{1,6}", text):
        raise RecordError(f"{what} should be a whole number, not {text!r:.60}")
    return int(text)


def numbers(text: str, what: str) -> list[int]:
    """Whole numbers with commas between."""
    return [number(part, what) for part in text.split(",")] if text else []


def turn_fields(text: str) -> tuple[int, int, int]:
    """Round, first seat and the seat in turn."""
    parts = text.split(".")
    if len(parts) != 3:
        raise RecordError(f"round.first.turn should be like 2.0.1, not {text!r:.60}")
    this_round, first, turn = (number(part, "round.first.turn") for part in parts)
    return this_round, first, turn


def mover(text: str, what: str) -> tuple[str, int | str]:
    """A stage and who is to move in it."""
    stage, colon, player = text.partition(":")
    if not colon:
        raise RecordError(f"{what} should be like conquest:0, not {text!r:.60}")
    return stage, player if player in ("chance", "over") else number(player, what)


def fill(data: Json, words: list[str], rest: Mapping[str, str], state: SmallWorldState) -> None:
    """Write all that a line says into the JSON of a new game."""
    data["round"], data["first"], data["turn"] = turn_fields(words[2])
    data["stage"], data["player"] = mover(words[3], "stage:player")
    data["coins"] = numbers(words[4], "coins")
    if len(data["coins"]) != state.world.players:
        raise RecordError(f"coins should be {state.world.players} numbers, not {words[4]!r:.60}")
    data["after"] = None
    if "after" in rest:
        data["after"] = dict(zip(("stage", "player"), mover(rest["after"], "after"), strict=True))
    data["peoples"] = []
    for word in words[5:]:
        if found := PEOPLE.fullmatch(word):
            read_people(data, found)
    gone = set(numbers(rest.get("gone", ""), "gone"))
    for region in data["regions"]:
        region["tribe"] = begins_with_tribe(state, region) and not region["race"] and region["id"] not in gone
    read_column(data, rest, state)
    read_march(data["march"], rest)
    data["paid"] = {word: rest[short].split(",") if short in rest else [] for short, word in PAID.items()}
    for pact in rest["pact"].split(",") if "pact" in rest else []:
        seat, arrow, ally = pact.partition(">")
        if not arrow or number(seat, "pact") >= state.world.players:
            raise RecordError(f"pact should be like 0>1, not {pact!r:.60}")
        data["pacts"][int(seat)] = number(ally, "pact")


def read_people(data: Json, found: re.Match[str]) -> None:
    """One race in play: its holdings and its regions; the tray has the rest of its tokens."""
    race, sign, power, seat, off_map, on_map = found.groups()
    if race not in data["tray"]:
        raise RecordError(f"{race!r} is no race of this game: {', '.join(data['tray'])}")
    people: Json = dict.fromkeys(HOLDINGS.values(), 0)
    people |= {"race": race, "power": power, "seat": int(seat), "standing": "active" if sign == "+" else "declined"}
    people["endowed"] = FRESH_COMBO not in off_map
    if not re.fullmatch(rf"(?:[{''.join(HOLDINGS)}]\d+)*{FRESH_COMBO}?", off_map):
        raise RecordError(f"what {race!r} has off the map should be like h5a4, not {off_map!r:.60}")
    for letter, count in re.findall(r"([a-z])(\d+)", off_map):
        people[HOLDINGS[letter]] = int(count)
    for text in on_map.split(";")[1:]:
        read_region(data, race, text)
    data["peoples"].append(people)
    on = sum(region["tokens"] for region in data["regions"] if region["race"] == race)
    data["tray"][race] -= people["hand"] + people["aside"] + on


def read_region(data: Json, race: str, text: str) -> None:
    """One region of a race."""
    found = REGION.fullmatch(text)
    if not found:
        raise RecordError(f"a region should be like 12:3 or 12:3lf, not {text!r:.60}")
    at, tokens, letters = found.groups()
    if not 1 <= int(at) <= len(data["regions"]):
        raise RecordError(f"there is no region {at}: this board has {len(data['regions'])}")
    region = data["regions"][int(at) - 1]
    if region["race"]:
        raise RecordError(f"region {at} is named twice")
    region |= {"race": race, "tokens": int(tokens)}
    for letter, count in re.findall(r"([lfohdc])(\d*)", letters):
        region["markers"][MARKERS[letter]] = int(count or 1)


def read_column(data: Json, rest: Mapping[str, str], state: SmallWorldState) -> None:
    """The combos on show; the stacks hold what is nowhere else."""
    column = []
    for text in rest["col"].split(",") if rest.get("col") else []:
        found = COMBO.fullmatch(text)
        if not found:
            raise RecordError(f"a combo should be like orcs+hill or orcs+hill.2, not {text!r:.60}")
        column.append({"race": found[1], "power": found[2], "coins": int(found[3] or 0)})
    under = rest["under"].split(",") if rest.get("under") else []
    discard = rest["discard"].split(",") if rest.get("discard") else []
    turned = rest.get("turned") or None
    races = {combo["race"] for combo in column} | {people["race"] for people in data["peoples"]} | {*under, turned}
    powers = {combo["power"] for combo in column} | {people["power"] for people in data["peoples"]} | {*discard}
    content = state.world.content
    data["column"] = column
    data["stack"] = {
        "banners": [row.id for row in content.races if row.id not in races],
        "under": under,
        "badges": [row.id for row in content.powers if row.id not in powers],
        "discard": discard,
        "turned": turned,
    }


def read_march(march: Json, rest: Mapping[str, str]) -> None:
    """What this turn has seen so far."""
    march["race"] = rest.get("march") or None
    march["marched"] = rest["marched"].split(",") if rest.get("marched") else []
    kinds: tuple[tuple[Mapping[str, str], Callable[[str], object]], ...] = (
        (MARCH, lambda short: short in rest),
        (COUNTS, lambda short: number(rest[short], short) if short in rest else None if short == "target" else 0),
        (SETS, lambda short: numbers(rest.get(short, ""), short)),
    )
    for words, value in kinds:
        for short, word in words.items():
            march[word] = value(short)
