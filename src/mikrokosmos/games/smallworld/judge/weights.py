"""What a judge has learnt from many games: a few numbers for each level, found by self-play (`docs/bots.md` tells how).

Coins, tokens and chances are hundredths. A level is weaker by seeing less far, so the lower ones differ from the
highest in how far and how widely they look, not in what they know about prices.
"""

from __future__ import annotations

GREEDY = {
    # how far and how widely it looks
    "horizon": 10,  # turns to come that count
    "width": 12,  # plans kept side by side after the first conquest
    "narrow": 3,  # and after every further one: which region comes first decides more than the last ones do
    "depth": 14,  # conquests in a plan
    "wary": 1,  # whether it asks what each neighbour can reach
    "promise": 50,  # how much of the best price a token left in a plan is expected to fetch
    # regions
    "keep": 80,  # a region of an active race is still ours a round later
    "keep_declined": 82,  # the same of a declined one
    "bonus_life": 52,  # a bonus is still paid a round later: the region is kept and the race not declined
    "spare": 24,  # what a token that is not bound to one more region is worth in defence
    "blood": 59,  # what a token lost for good costs its owner
    "steep": 21,  # how much less tempting a region is that costs one token more
    "fervour": 650,  # regions a neighbour takes for each token, in thousandths
    "stray": 78,  # how likely a region is lost to what nobody foresees, in thousandths
    # what a coin that the strongest opponent loses is worth to us, by the number of players; the same for the others
    "malice_2": 94,
    "malice_3": 70,
    "malice_4": 58,
    "malice_5": 20,
    "spite_3": 30,
    "spite_4": 25,
    "spite_5": 20,
    # a fresh race
    "first_force": 1633,  # its tokens
    "first_regions": 370,  # what it takes in its first turn
    "first_bonus": 243,  # what its powers bring in a turn
    "pace": 237,  # tokens a region costs later
    # what words make cheaper: tokens a region
    "ease_berserk": 34,
    "ease_flight": 30,
    "ease_sea": 22,
    "ease_dragon": 60,
    "ease_spell": 65,
    "ease_recruits": 40,
    # what words protect: coins a turn
    "safe_hero": 25,
    "safe_camp": 10,
    "safe_hole": 23,
    "safe_fort": 25,
    "safe_dragon": 25,
    "safe_lair": 50,
    "safe_unbroken": 46,
    "safe_pact": 56,
    # what lasting words leave behind in decline: coins
    "legacy_spirit": 260,
    "legacy_march": 969,
    "legacy_stout": 200,
    "legacy_income": 50,
    # other powers
    "loot": 100,  # non-empty regions that a race with spoils takes in a later turn
    "opening": 51,  # how much of a first turn's good places shows in later ones
    "haste": -100,  # declining a little sooner or later than the sums say
    "token": 46,  # a token more in a combo on show, when thinking of declining
}

ADEPT = GREEDY | {"horizon": 3, "width": 3, "narrow": 3, "depth": 3, "wary": 0, "promise": 68}

NOVICE = GREEDY | {"horizon": 1, "width": 1, "narrow": 1, "depth": 1, "wary": 0}
NOVICE |= {name: 0 for name in NOVICE if name.startswith(("malice", "spite"))}

LEVELS = {"greedy": GREEDY, "adept": ADEPT, "novice": NOVICE}
