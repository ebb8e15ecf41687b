"""A scene: a Small World position set up in a line or two, for tests of single rules.

state = Scene().people(0, "orcs", "hill", {2: 1}, hand=5).people(1, "elves", "merchant", {3: 2}).conquest()
do(state, "conquer", 3)
assert tokens(state, 3) == 4
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mikrokosmos as mk
from mikrokosmos.games.smallworld import GAME
from mikrokosmos.games.smallworld.content.table import box
from mikrokosmos.games.smallworld.state import SmallWorldState
from mikrokosmos.games.smallworld.types.view import People, Region

RACES = {row.id: row for row in box().races}
POWERS = {row.id: row for row in box().powers}


class Scene:
    """A table as it might be in the middle of a game; finish with `turn_start`, `conquest` or `pick`."""

    def __init__(self, players: int = 2, *, turn: int = 0, round: int = 2, tribes: bool = True, **options: Any) -> None:
        state = GAME.new(players=players, **options)
        while state.player == mk.CHANCE:  # any deal will do: the column is written anew
            state.play(state.chances()[0][0])
        self.races = [row.id for row in state.world.content.races]
        self.powers = [row.id for row in state.world.content.powers]
        self.data = state.to_json()
        self.data.update(turn=turn, player=turn, round=round)
        self.regions = {region["id"]: region for region in self.data["regions"]}
        if not tribes:
            self.no_tribes(*self.regions)
        self.shown: list[tuple[str, str, int]] | None = None
        self.lying_under: list[str] = []
        self.badges_left: list[str] | None = None
        self.hidden_banners: list[str] | None = None
        self.taken_badges: list[str] = []
        self.data["peoples"] = []

    def people(
        self,
        seat: int,
        race: str,
        power: str | None,
        at: Mapping[int, int] | None = None,
        *,
        hand: int = 0,
        aside: int = 0,
        declined: bool = False,
        holes: int = 0,
        fresh_combo: bool = False,
        camps: int | None = None,
    ) -> Scene:
        """Put a race in play: {region: tokens} on the map, the rest of what it has in hand or aside.

        A declined race has no power (None) unless it endures. `fresh_combo`: picked this turn (windfall not paid).
        `camps`: encampments in hand; by default all that are not on the map (see `camp`).
        """
        at = at or {}
        total = 0 if declined or power is None else POWERS[power].number("camps") + RACES[race].number("camps")
        self.data["peoples"].append(
            {
                "race": race,
                "power": power,
                "seat": seat,
                "standing": "declined" if declined else "active",
                "hand": hand,
                "aside": aside,
                "camps": total if camps is None else camps,
                "uprooted": 0,
                "holes": holes,
                "endowed": not fresh_combo,
            }
        )
        for region, tokens in at.items():
            self.regions[region].update(race=race, tokens=tokens, tribe=False)
            if "lairs" in RACES[race].flags:
                self.regions[region]["markers"]["lair"] = 1
        self.data["tray"][race] = RACES[race].tray - sum(at.values()) - hand - aside
        if power is not None:
            self.taken_badges.append(power)
        return self

    def marker(self, kind: str, *regions: int) -> Scene:
        """Put markers down: "fort", "hole", "hero", "dragon" ("lair" comes by itself, "camp" see `camp`)."""
        for region in regions:
            self.regions[region]["markers"][kind] = 1
        return self

    def camp(self, region: int, number: int = 1) -> Scene:
        """Put encampments down, out of the hand of the race that holds the region."""
        self.regions[region]["markers"]["camp"] = number
        for people in self.data["peoples"]:
            if people["race"] == self.regions[region]["race"]:
                people["camps"] -= number
        return self

    def paid(self, *powers: str) -> Scene:
        """Powers whose windfall was paid already, for a table where that happens once a game."""
        self.data["paid"]["powers"] = list(powers)
        return self

    def no_tribes(self, *regions: int) -> Scene:
        """Take lost tribes away."""
        for region in regions:
            self.regions[region]["tribe"] = False
        return self

    def coins(self, *coins: int) -> Scene:
        """Coins by seat."""
        self.data["coins"] = list(coins)
        return self

    def pact(self, seat: int, ally: int) -> Scene:
        """The seat has made peace with an ally."""
        self.data["pacts"][seat] = ally
        return self

    def column(self, *combos: tuple[str, str, int]) -> Scene:
        """The combos on show from the top, (race, power, coins on it); further slots are filled up."""
        self.shown = list(combos)
        return self

    def under(self, *races: str) -> Scene:
        """Banners lying under the stack, in a known order."""
        self.lying_under = list(races)
        return self

    def stack(self, banners: list[str] | None = None, badges: list[str] | None = None) -> Scene:
        """What is left in the unknown stacks; other badges are on the discard, other banners lie under the stack."""
        self.hidden_banners, self.badges_left = banners, badges
        return self

    def turn_start(self, **march: Any) -> SmallWorldState:
        """The seat in turn begins its turn: troops are not readied, decline is open."""
        return self._begin("conquest", fresh=True, **march)

    def conquest(self, race: str | None = None, **march: Any) -> SmallWorldState:
        """The seat in turn is conquering with tokens in hand (its active race, or the race named).

        Further words of the march may be given: advanced=True, taken=2, attacked=[1], converted=[1], dragon=True.
        """
        return self._begin("conquest", race=race, **march)

    def pick(self) -> SmallWorldState:
        """The seat in turn has no active race and picks a combo."""
        return self._begin("pick")

    def stage(self, stage: str, **march: Any) -> SmallWorldState:
        """Any other stage by name: "redeployment", "give-up", "peace", "last-word", "withdrawal" (then player=...)."""
        player = march.pop("player", None)
        if player is not None:
            self.data["player"] = player
        return self._begin(stage, **march)

    def _begin(self, stage: str, race: str | None = None, **march: Any) -> SmallWorldState:
        turn = self.data["turn"]
        marching = [p["race"] for p in self.data["peoples"] if p["seat"] == turn and p["standing"] == "declined"]
        marching = [name for name in marching if "marches" in RACES[name].flags]
        active = [p["race"] for p in self.data["peoples"] if p["seat"] == turn and p["standing"] == "active"]
        fresh = bool(march.get("fresh"))
        order = [*sorted(marching, key=list(RACES).index), *active] if fresh or race is None else [race]
        if stage == "conquest" and race is None and not fresh:
            order = active
        marcher = order[0] if stage in ("conquest", "rolled") and order else None
        self.data["stage"] = stage
        self.data["march"] = {
            "race": marcher,
            "marched": [name for name in marching if name != marcher and marcher in active] if not fresh else [],
            "fresh": False,
            "advanced": False,
            "target": None,
            "pips": 0,
            "taken": 0,
            "attacked": [],
            "converted": [],
            "dragon": False,
            "built": 0,
            "owed": 0,
            "closed": False,
            "conquered": [],
            **march,
        }
        self._deal()
        return GAME.from_json(self.data)

    def _deal(self) -> None:
        """Column and stacks from whatever races and powers are not in play."""
        in_play = {people["race"] for people in self.data["peoples"]}
        shown = self.shown or []
        named = {race for race, _, _ in shown}
        races = [race for race in self.races if race not in in_play | named | set(self.lying_under)]
        powers = [p for p in self.powers if p not in self.taken_badges and p not in {power for _, power, _ in shown}]
        stack_badges = powers if self.badges_left is None else self.badges_left
        if self.hidden_banners is not None:
            races = [race for race in races if race not in self.hidden_banners]
        fill = [power for power in powers if power not in (self.badges_left or ())]
        column = [{"race": race, "power": power, "coins": coins} for race, power, coins in shown]
        while len(column) < 6 and races and fill:
            column.append({"race": races.pop(0), "power": fill.pop(0), "coins": 0})
        used = {combo["power"] for combo in column}
        self.data["column"] = column
        if self.hidden_banners is None:
            hidden, under = races, self.lying_under
        else:
            hidden, under = self.hidden_banners, [*self.lying_under, *races]
        self.data["stack"] = {
            "banners": hidden,
            "under": under,
            "badges": [power for power in stack_badges if power not in used],
            "discard": [] if self.badges_left is None else [p for p in powers if p not in used | set(stack_badges)],
            "turned": None,
        }


def do(state: SmallWorldState, kind: str, it: int | None = None) -> list[dict[str, Any]]:
    """Play an action by its words, as in do(state, "conquer", 12) or do(state, "stop"); returns the events."""
    state.play(action(state, kind, it))
    return events(state)


def events(state: SmallWorldState) -> list[dict[str, Any]]:
    """What the last move did, for tests that know what they look for."""
    told: list[Any] = [*state.events()]
    return told


def action(state: SmallWorldState, kind: str, it: int | None = None) -> int:
    """The id of an action by its words."""
    words: dict[str, Any] = {"type": kind}
    if it is not None:
        words[{"pick": "slot", "ally": "seat"}.get(kind, "region")] = it
    return state.encode(words)


def can(state: SmallWorldState, kind: str, it: int | None = None) -> bool:
    """Whether an action is legal now."""
    return state.player >= 0 and action(state, kind, it) in state.actions()


def choices(state: SmallWorldState, kind: str) -> list[int]:
    """All regions (slots, seats) for which this kind of action is legal now."""
    found: list[Any] = [state.describe(a) for a in state.actions()]
    return [next(v for k, v in words.items() if k != "type") for words in found if words["type"] == kind]


def cost(state: SmallWorldState, region: int, kind: str = "conquer") -> int:
    """What a region costs, as the engine explains it (the action must be legal)."""
    return state.explain(action(state, kind, region))["total"]


def why_not(state: SmallWorldState, kind: str, it: int | None = None) -> str | None:
    """The reason an action is refused; None if it is legal."""
    refusal = state.refusal(action(state, kind, it))
    return None if refusal is None else str(refusal["reason"])


def roll(state: SmallWorldState, pips: int) -> list[dict[str, Any]]:
    """Let the die show this many pips."""
    state.play(state.encode({"type": "die", "pips": pips}))
    return events(state)


def reveal(state: SmallWorldState, banner: str | None = None, badge: str | None = None) -> None:
    """Let chance turn over what it has to until a seat moves: these if they can be, otherwise whatever is first."""
    while state.player == mk.CHANCE:
        wanted = [state.describe(x) for x, _ in state.chances()]
        for words in wanted:
            if (banner and words.get("race") == banner) or (badge and words.get("power") == badge):
                break
        else:
            words = wanted[0]
        state.play(state.encode(words))


def stop(state: SmallWorldState) -> None:
    """End the conquests of everybody who marches this turn, up to redeployment."""
    turn = (state.turn, state.round)
    while (state.turn, state.round) == turn and stage(state) in ("conquest", "rolled"):
        do(state, "stop")


def end_turn(state: SmallWorldState) -> list[dict[str, Any]]:
    """Play the turn to its end the plain way (stop, everything in the first region, done); returns its events."""
    turn = (state.turn, state.round)
    told: list[dict[str, Any]] = []
    while not state.over and (state.turn, state.round) == turn:
        if state.player == mk.CHANCE:
            state.play(state.chances()[0][0])
        else:
            words = [state.describe(a) for a in state.actions()]
            plain = next((w for w in words if w["type"] in ("stop", "done")), words[0])
            state.play(state.encode(plain))
        told += events(state)
    return told


def region(state: SmallWorldState, at: int) -> Region:
    """What stands on a region."""
    return state.view(None)["regions"][at - 1]


def tokens(state: SmallWorldState, at: int) -> int:
    """Tokens on a region."""
    return state.tokens[at - 1]


def owner(state: SmallWorldState, at: int) -> str | None:
    """The race on a region."""
    return region(state, at)["race"]


def in_play(state: SmallWorldState, race: str) -> People:
    """A race that is in play, as the view shows it."""
    found = people(state, race)
    assert found is not None
    return found


def people(state: SmallWorldState, race: str) -> People | None:
    """A race in play as the view shows it; None if its banner is not before any seat."""
    return next((p for p in state.view(None)["peoples"] if p["race"] == race), None)


def hand(state: SmallWorldState, race: str) -> int:
    """Tokens a race has in hand."""
    found = people(state, race)
    return 0 if found is None else int(found["hand"])


def tray(state: SmallWorldState, race: str) -> int:
    """Tokens of a race in the tray."""
    left: int = state.view(None)["tray"][race]
    return left


def coins(state: SmallWorldState, seat: int) -> int:
    """A seat's coins."""
    return state.scores()[seat]


def earned(events: list[dict[str, Any]], seat: int) -> int:
    """The coins a seat got in these events."""
    return sum(event["coins"] for event in events if event["type"] == "coins" and event["seat"] == seat)


def stage(state: SmallWorldState) -> str:
    """The stage of the turn by name."""
    name: str = state.view(None)["stage"]
    return name


def marching(state: SmallWorldState) -> str:
    """The race that conquers now."""
    return str(state.view(None)["march"]["race"])


def before_the_turn(scene: Scene) -> SmallWorldState:
    """The turn of seat 0 as it begins by itself, after a quiet turn of seat 1 (Elves in 2)."""
    scene.data.update(turn=1, player=1)
    state = scene.people(1, "elves", "forest", {2: 3}).turn_start()
    end_turn(state)
    assert state.turn == 0
    return state
