"""The panel: judges with tempers of their own, to measure other bots by. Version 1, frozen.

Nothing that is tuned or trained may use them, and their numbers never change: `BASE` is a copy of what `greedy` knew
when the panel was made, so that a better `greedy` leaves it alone. Whoever wants other opponents adds a version.
"""

from __future__ import annotations

BASE = {
    "horizon": 10, "width": 8, "depth": 14, "wary": 1, "promise": 68, "keep": 80, "keep_declined": 82,
    "bonus_life": 52, "spare": 24, "blood": 59, "steep": 21, "fervour": 650, "stray": 78, "malice_2": 94,
    "malice_3": 70, "malice_4": 58, "malice_5": 20, "spite_3": 30, "spite_4": 25, "spite_5": 20, "first_force": 1633,
    "first_regions": 370, "first_bonus": 243, "pace": 237, "ease_berserk": 34, "ease_flight": 30, "ease_sea": 22,
    "ease_dragon": 60, "ease_spell": 65, "ease_recruits": 40, "safe_hero": 25, "safe_camp": 10, "safe_hole": 23,
    "safe_fort": 25, "safe_dragon": 25, "safe_lair": 50, "safe_unbroken": 46, "safe_pact": 56, "legacy_spirit": 260,
    "legacy_march": 969, "legacy_stout": 200, "legacy_income": 50, "loot": 100, "opening": 51, "haste": -100,
    "token": 46,
}  # fmt: skip

TEMPERS: dict[str, dict[str, int]] = {
    # Hurts others for its own sake, and does not mind its losses.
    "panel-warlike": {"malice_2": 150, "malice_3": 120, "malice_4": 110, "malice_5": 80}
    | {"spite_3": 70, "spite_4": 70, "spite_5": 60, "blood": 25},
    # Looks after itself, and hardly ever takes something to hurt somebody.
    "panel-peaceful": {"malice_2": 65, "malice_3": 10, "malice_4": 10, "malice_5": 0}
    | {"spite_3": 0, "spite_4": 0, "spite_5": 0},
    # Declines sooner than its sums say, or later.
    "panel-early-decliner": {"haste": 150},
    "panel-late-decliner": {"haste": -450},
    # Keeps what it has: expects the worst, and guards it.
    "panel-hoarder": {"spare": 60, "stray": 200, "steep": 35, "keep": 65},
    # Goes for whoever is ahead, and leaves the others alone.
    "panel-leader-basher": {"malice_2": 130, "malice_3": 140, "malice_4": 140, "malice_5": 90}
    | {"spite_3": 0, "spite_4": 0, "spite_5": 0},
    # Thinks half as far ahead.
    "panel-nearsighted": {"horizon": 5, "width": 4, "depth": 6},
    # Picks many tokens rather than good powers; the next one the other way round.
    "panel-crowd": {"first_force": 2150, "token": 80, "first_bonus": 180},
    "panel-earner": {"first_bonus": 420, "first_regions": 500, "first_force": 1200, "loot": 160},
    # Loves what protects a race and what it leaves behind.
    "panel-builder": {"safe_hero": 60, "safe_camp": 30, "safe_hole": 55, "safe_fort": 60, "safe_dragon": 55}
    | {"safe_lair": 100, "safe_unbroken": 90, "safe_pact": 100, "legacy_spirit": 450, "legacy_stout": 400},
    # Does not ask what its neighbours can reach.
    "panel-careless": {"wary": 0},
    # Spends its last token on whatever the die may bring.
    "panel-gambler": {"promise": 95, "fervour": 400},
}

PANEL = {name: BASE | temper for name, temper in TEMPERS.items()}
"""All the weights of each member."""
