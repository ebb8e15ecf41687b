"""Chains: whole turns that any good player would play to the same end."""

from __future__ import annotations

from typing import NamedTuple


class Chain(NamedTuple):
    """A turn to be played to its end: what any die shows, the coins it must bring, regions it must end with."""

    name: str
    line: str
    pips: int
    coins: int
    regions: set[int]
    reason: str


CHAINS = [
    Chain(
        "every token of the last turn is spent",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+alchemist:1=h6;18:1 orcs+swamp:0=;2:2 gone=12,13,14 march=elves",
        0,
        6,
        {12, 13, 14, 18},
        "There is nothing left to defend: six tokens are three regions, and two coins come from the alchemists.",
    ),
    Chain(
        "three steps to the magic",
        "smallworld 2 10.0.1 conquest:1 30,26 orcs+swamp:0=;3:5;11:5 wizards+stout:1=h6;5:1 gone=4,14,15 march=wizards",
        0,
        5,
        {5, 10, 14, 15},
        "Four regions and the magic of 14.",
    ),
    Chain(
        "one spell and three tokens",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;3:1;4:3;6:1;7:3;9:2 sorcerers+hill:1=h3;2:1 "
        "march=sorcerers adv",
        0,
        3,
        {2, 3, 6},
        "The spell for the mountain, three tokens for the forest.",
    ),
    Chain(
        "down from the mountain",
        "smallworld 2 10.0.1 conquest:1 30,27 giants+stout:1=h7;22:1 orcs+swamp:0=;9:3;10:3;21:4 march=giants",
        0,
        4,
        {16, 22},
        "Three tokens for the mountain and two for each of two regions below it or behind them.",
    ),
    Chain(
        "along the coast",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;10:2 tritons+stout:1=h4;13:1 gone=7,14 march=tritons",
        0,
        5,
        {7, 13},
        "Four coastal regions at a token each.",
    ),
    Chain(
        "dragon and tokens",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+dragon_master:1=h3;17:1 orcs+swamp:0=;12:5 march=elves",
        0,
        3,
        {12, 17, 18},
        "One token with the dragon, two for the hill.",
    ),
    Chain(
        "two magic regions by air",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;10:2 wizards+flying:1=h5;18:1 march=wizards",
        0,
        5,
        {2, 18},
        "Two tokens for the farm 2 and three for any other magic region: two coins each.",
    ),
    Chain(
        "Amazons begin again for two forests",
        "smallworld 2 10.0.1 conquest:1 30,27 amazons+forest:1=h4;7:1;12:1;18:1 orcs+swamp:0=;20:2 march=amazons",
        0,
        5,
        {3, 13},
        "Three regions remain when the raiders leave: given up first, they make seven tokens, enough for two forests.",
    ),
    Chain(
        "away from the edge and back again",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+stout:1=h6;17:1 orcs+swamp:0=;12:4;18:4 march=elves",
        0,
        3,
        set(),
        "Give up the corner and take three regions elsewhere.",
    ),
    Chain(
        "a farm for a plain region",
        "smallworld 2 10.0.1 conquest:1 30,27 humans+commando:1=;13:1;19:1 orcs+swamp:0=;2:3;10:2 gone=12 march=humans",
        0,
        3,
        {12},
        "The farm and one plain region pay three coins, two plain ones only two.",
    ),
    Chain(
        "commandos run past both magic regions",
        "smallworld 2 10.0.1 conquest:1 30,26 orcs+swamp:0=;14:5;15:5 wizards+commando:1=h6;20:1 "
        "gone=7,12,13,17,19 march=wizards",
        0,
        9,
        {2, 17, 20},
        "Empty regions at a token each, and the way leads by the magic of 17 and of 2: nine coins.",
    ),
    Chain(
        "tunnels from a mountain",
        "smallworld 2 10.0.1 conquest:1 30,27 giants+underworld:1=h4;6:1 orcs+swamp:0=;10:2 march=giants",
        0,
        5,
        {6, 18},
        "To tunnellers the caverns lie next to the mountain: four tokens are four regions.",
    ),
]
