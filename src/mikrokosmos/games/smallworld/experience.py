"""What a judge has learnt from many games: a few numbers for each level, found by self-play (`docs/bots.md` tells how).

Coins, tokens and chances are hundredths. A level is weaker by seeing less far, so the lower ones differ from the
highest in how far and how widely they look, not in what they know about prices.
"""

from __future__ import annotations

GREEDY = {
    # how far and how widely it looks
    "horizon": 10,  # turns to come that count
    "width": 8,  # plans kept side by side while a turn is planned
    "depth": 14,  # conquests in a plan
    "wary": 1,  # whether it asks what each neighbour can reach
    "promise": 59,  # how much of the best price a token left in a plan is expected to fetch
    # regions
    "keep": 80,  # a region of an active race is still ours a round later
    "keep_declined": 82,  # the same of a declined one
    "bonus_life": 55,  # a bonus is still paid a round later: the region is kept and the race not declined
    "spare": 20,  # what a token that is not bound to one more region is worth in defence
    "blood": 55,  # what a token lost for good costs its owner
    "steep": 43,  # how much less tempting a region is that costs one token more
    "fervour": 650,  # regions a neighbour takes for each token, in thousandths
    "stray": 78,  # how likely a region is lost to what nobody foresees, in thousandths
    # others
    "malice": 94,  # what a coin an opponent loses is worth to us, for the strongest opponent
    "spite": 40,  # the same for the others
    # a fresh race
    "first_force": 950,  # its tokens
    "first_regions": 473,  # what it takes in its first turn
    "first_bonus": 187,  # what its powers bring in a turn
    "pace": 206,  # tokens a region costs later
    # what words make cheaper: tokens a region
    "ease_berserk": 30,
    "ease_flight": 30,
    "ease_sea": 20,
    "ease_dragon": 60,
    "ease_spell": 60,
    "ease_recruits": 40,
    # what words protect: coins a turn
    "safe_hero": 25,
    "safe_camp": 10,
    "safe_hole": 25,
    "safe_fort": 25,
    "safe_dragon": 25,
    "safe_lair": 50,
    "safe_unbroken": 40,
    "safe_pact": 35,
    # what lasting words leave behind in decline: coins
    "legacy_spirit": 200,
    "legacy_march": 180,
    "legacy_stout": 200,
    "legacy_income": 50,
    # other powers
    "loot": 93,  # non-empty regions that a race with spoils takes in a later turn
    "place": 51,  # how much of a first turn's good places shows in later ones
    "haste": -100,  # declining a little sooner or later than the sums say
    "token": 35,  # a token more in a combo on show, when thinking of declining
}

ADEPT = GREEDY | {"horizon": 3, "width": 3, "depth": 3, "wary": 0}

NOVICE = GREEDY | {"horizon": 1, "width": 1, "depth": 1, "wary": 0, "malice": 94, "spite": 0}

LEVELS = {"greedy": GREEDY, "adept": ADEPT, "novice": NOVICE}
