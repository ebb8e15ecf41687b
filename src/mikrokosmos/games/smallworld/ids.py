"""The numbers behind the words: ids of actions, outcomes, stages, markers, events and reasons.

`ids.pxd` has the same numbers for compiled rules (`make docs` writes it); rules import them with a star.
"""

from __future__ import annotations

# Sizes every board, box and own content stays within.
REGIONS = 48
HALF_OF_REGIONS = 24
RACES = 16
POWERS = 32
ROWS = 49  # rows of the content table: races, then powers, then the empty row
NO_POWER = 48  # the empty row: a people whose badge is gone
SEATS = 5
COLUMN = 6  # combos on show

# Nobody, nothing, nowhere.
NONE = -1

# Who moves when no seat does (the values of core.chance).
CHANCE = -1
OVER = -2

# Families of actions. The first nine have one action per region; an id is the family's first id plus the member.
CONQUER = 0  # take a region with tokens in hand
ATTEMPT = 1  # name a region and roll the reinforcement die
STRIKE = 2  # take a region with the dragon
CONVERT = 3  # swap a lone enemy token for one of the tray
ABANDON = 4  # give up a region
PLACE = 5  # put one token down
CAMP = 6  # put an encampment down
FORT = 7  # build a fortress
HERO = 8  # put a hero down
PICK = 9  # take the combo in this slot
ALLY = 10  # make peace with this seat
PLAIN = 11  # the actions without an object
FAMILIES = 12

# First ids of the families, and their end.
PICK_AT = 432
ALLY_AT = 438
PLAIN_AT = 443
ACTIONS = 447

# Members of PLAIN.
DECLINE = 0
ROLL = 1  # the berserk die, before a conquest
STOP = 2  # end this people's conquests
DONE = 3  # finish this step

# First ids of the outcomes of chance, and their end.
DIE_AT = 0
BANNER_AT = 4
BADGE_AT = 20
FIRST_AT = 52
CHANCES = 57

# Stages of a turn.
FIRST_SEAT = 0  # chance: who begins
PICKING = 1  # choose a combo
CONQUEST = 2  # a people marches
ATTEMPTING = 3  # chance: the reinforcement die
ROLLING = 4  # chance: the berserk die
ROLLED = 5  # use the berserk roll or stop
GIVING_UP = 6  # regions that raiders leave empty
REDEPLOYMENT = 7  # put tokens and markers down
PEACE = 8  # name an ally or nobody
LAST_WORD = 9  # decline after scoring, or not
WITHDRAWAL = 10  # a defender puts his troops down
BANNERS = 11  # chance: the next banner
BADGES = 12  # chance: the next badge
FINISHED = 13  # the game is over

# How a people stands.
ACTIVE = 1
DECLINED = 2

# Markers.
LAIR = 0
FORTRESS = 1
ENCAMPMENT = 2
HOLE = 3
CHAMPION = 4
DRAGON = 5
MARKERS = 6

# Words of the content table that a row either has or has not, as bits.
ENTERS_ANYWHERE = 1
FLIES = 2
SAILS = 4
TUNNELS = 8
UNBROKEN = 16
MARCHES = 32
ENDURES = 64
STOUT = 128
LAIRS = 256
CONVERTS = 512
BERSERK = 1024
PACT = 2048
INCOME_LASTS = 4096
LASTING = 4192  # MARCHES | ENDURES | INCOME_LASTS: what works in decline

# How a region was taken.
BY_FORCE = 0
BY_DIE = 1
BY_DRAGON = 2
BY_SPELL = 3
BY_FURY = 4

# Events, as noted by the rules.
E_FIRST = 0
E_TURN = 1
E_SHOWN = 2
E_PICKED = 3
E_READIED = 4
E_ABANDONED = 5
E_ROLLED = 6
E_CONQUERED = 7
E_FAILED = 8
E_LOST = 9
E_TRIBE = 10
E_MARKED = 11
E_UNMARKED = 12
E_RECRUITED = 13
E_ASIDE = 14
E_PLACED = 15
E_COINS = 16
E_TERM = 17
E_PACT = 18
E_DECLINED = 19
E_VANISHED = 20
E_OVER = 21
E_BANNER = 22

# Reasons: the terms of costs and incomes, as noted by the rules.
T_BASE = 0
T_TOKENS = 1
T_TRIBE = 2
T_MOUNTAIN = 3
T_MARKER = 4
T_DISCOUNT = 5
T_BESIDE = 6
T_MINIMUM = 7
T_PIPS = 8
T_ACTIVE = 9
T_DECLINED = 10
T_INCOME = 11
T_SPOILS = 12
T_STIPEND = 13
T_WINDFALL = 14
T_EARNS = 15

# Motives: the terms of a judge's values.
WHY_NOW = 0  # coins of this turn
WHY_LATER = 1  # coins the same regions bring later
WHY_HARM = 2  # what others lose
WHY_LUCK = 3  # what the final die may bring
WHY_PRICE = 4  # coins on a combo, less its price
WHY_AHEAD = 5  # turns to come with this race
WHY_FRESH = 6  # a fresh race from the next turn on
WHY_KEPT = 7  # regions that stay in decline
WHY_GUARD = 8  # danger averted
WHY_PEACE = 9  # an attacker held off
WHY_GIVEN_UP = 10  # regions given up
WHY_STAY = 11  # what staying would bring, missed
WHY_NEXT = 12  # what comes after it in the same turn

# In a plan, beside the seats converted from.
DRAGON_USED = 256
MEANS = 15  # prices are told apart up to this one
