"""Tactics: positions with an answer that any good player would give, a single move each.

Regions and their borders are those of the printed boards. The last turn of a game (`10.0.1` of two players) is plain
arithmetic: nothing counts but the coins of that turn.
"""

from __future__ import annotations

from typing import NamedTuple


class Tactic(NamedTuple):
    """A position and the only good moves in it, such as "conquer 6 or conquer 7"."""

    name: str
    line: str
    best: str
    reason: str


TACTICS = [
    # The last turn: coins of this turn and nothing else.
    Tactic(
        "the hill wins the game",
        "smallworld 2 10.0.1 conquest:1 30,27 humans+hill:1=h2;12:1 orcs+swamp:0=;7:2 gone=13 march=humans",
        "conquer 18",
        "Two coins for the farm make 29, and only the two of the hill make 31: the forest leaves it at 30 all.",
    ),
    Tactic(
        "a way to the magic is worth more than a cheap hill",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;17:5 wizards+stout:1=h5;12:1 march=wizards",
        "conquer 6 or conquer 7",
        "Three tokens to 6 or 7 and two to the magic farm 2 make three coins, the hill and a neighbour only two.",
    ),
    Tactic(
        "the far magic decides the first step",
        "smallworld 2 10.0.1 conquest:1 30,26 orcs+swamp:0=;3:5;11:5 wizards+stout:1=h6;5:1 gone=4,14,15 march=wizards",
        "conquer 10",
        "Three steps by 10 and 15 end on the magic farm 14; whoever begins with the swamp has too few tokens for it.",
    ),
    Tactic(
        "no decline on the last turn",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+merchant:1=;7:1;12:1;13:1;18:1 orcs+swamp:0=;2:2 "
        "ratmen-:1=;19:1;20:1;21:1 march=elves fresh",
        "stop",
        "Staying pays eight coins and three for the declined race, declining four.",
    ),
    Tactic(
        "out of the corner",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+stout:1=h6;17:1 orcs+swamp:0=;12:4;18:4 march=elves",
        "abandon 17",
        "From the corner six tokens take one region; seven tokens from the edge of the map take three.",
    ),
    Tactic(
        "not one's own declined regions",
        "smallworld 2 10.0.1 conquest:1 10,9 elves-:1=;7:1;12:1;18:1 orcs+hill:0=;10:3;14:3 ratmen+swamp:1=h3;13:1 "
        "march=ratmen adv",
        "conquer 19",
        "A region taken from oneself brings nothing, the swamp two coins.",
    ),
    Tactic(
        "merchants take two cheap regions",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+merchant:1=h4;12:1 orcs+swamp:0=;17:2 gone=13 march=elves",
        "conquer 13 or conquer 18",
        "Two regions for two tokens each earn four coins, any other beginning leaves one region and a throw.",
    ),
    # The opponent has a last turn: what he loses counts too.
    Tactic(
        "his declined region rather than a tribe's",
        "smallworld 2 10.0.0 conquest:0 30,30 elves+stout:0=h3;13:1 humans-:1=;19:1 orcs+hill:1=;2:4;18:4 "
        "march=elves adv",
        "conquer 19",
        "All cost three tokens and earn a coin, but this one is a coin less for him.",
    ),
    Tactic(
        "the mine of declined Dwarves",
        "smallworld 2 10.0.0 conquest:0 30,30 dwarves-:1=;12:1;19:1 elves+stout:0=h3;13:1 orcs+hill:1=;2:4;18:4 "
        "march=elves adv",
        "conquer 19",
        "Both declined regions cost three tokens, but the mine earns him two coins.",
    ),
    # The final die.
    Tactic(
        "the die on the forest",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+forest:1=h1;18:1 orcs+swamp:0=;2:2 gone=12,13,17 march=elves adv",
        "attempt 13",
        "Three empty neighbours fall with the same pips, and the forest earns twice.",
    ),
    Tactic(
        "the die on the farm",
        "smallworld 2 10.0.1 conquest:1 30,27 humans+stout:1=h1;13:1 orcs+swamp:0=;2:2 gone=7,12 march=humans adv",
        "attempt 12",
        "One pip is enough for hill and farm alike, and the farm earns twice.",
    ),
    Tactic(
        "the die on the mine",
        "smallworld 2 10.0.1 conquest:1 30,27 dwarves+stout:1=h2;13:1 orcs+swamp:0=;18:2 march=dwarves adv",
        "attempt 19",
        "One pip is enough for any of the four tribes, and the mine earns twice.",
    ),
    Tactic(
        "the die on the magic",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;18:2 wizards+stout:1=h2;12:1 march=wizards adv",
        "attempt 17",
        "One pip is enough for mountain and tribes alike, and the magic earns twice.",
    ),
    Tactic(
        "the die on the swamp",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+swamp:1=h2;12:1 orcs+hill:0=;18:2 march=elves adv",
        "attempt 17",
        "One pip is enough for mountain and tribes alike, and the swamp earns twice.",
    ),
    Tactic(
        "the die on the likelier target",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;2:2 ratmen+stout:1=h1;18:1 gone=13 march=ratmen adv",
        "attempt 13",
        "All earn one coin; the empty forest falls with one pip, the tribes with two.",
    ),
    Tactic(
        "spoils are worth a longer shot",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+swamp:0=;2:2 orcs+pillaging:1=h1;12:1 march=orcs adv",
        "attempt 7 or attempt 13 or attempt 17",
        "A tribe pays three coins in two throws of six, the empty hill one in three of six.",
    ),
    Tactic(
        "conquer first and throw last",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+stout:1=h3;18:1 orcs+swamp:0=;2:2 gone=12,13 march=elves",
        "conquer 12 or conquer 13",
        "Two tokens take a region for certain, and the third still has the die.",
    ),
    # Special ways to conquer.
    Tactic(
        "Giants climb first",
        "smallworld 2 10.0.1 conquest:1 30,27 giants+stout:1=h7;22:1 orcs+swamp:0=;9:3;10:3;21:4 march=giants",
        "conquer 16",
        "From the mountain the next regions cost a token less: three regions for seven tokens.",
    ),
    Tactic(
        "Tritons follow the coast",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;10:2 tritons+stout:1=h4;13:1 gone=7,14 march=tritons",
        "conquer 7 or conquer 14",
        "Four coastal regions cost a token each, the hill inland two.",
    ),
    Tactic(
        "Wizards fly to the magic",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;10:2 wizards+flying:1=h2;18:1 march=wizards",
        "conquer 2",
        "The farm at the other end is the only empty region with magic.",
    ),
    Tactic(
        "a tunnel to the mine",
        "smallworld 2 10.0.1 conquest:1 30,27 dwarves+underworld:1=h2;18:1 orcs+swamp:0=;10:2 gone=12 march=dwarves",
        "conquer 6",
        "All caverns are neighbours, and the mountain with the mine costs two and earns two.",
    ),
    Tactic(
        "Halflings begin inland",
        "smallworld 2 10.0.1 conquest:1 30,27 halflings+hill:1=h2 orcs+swamp:0=;5:2;18:2 gone=7 march=halflings",
        "conquer 7",
        "The hills at the edge are defended, the empty one inland costs two and earns two.",
    ),
    Tactic(
        "the lake that nobody else can reach",
        "smallworld 2 4.0.0 conquest:0 10,9 orcs+swamp:1=;12:4;18:4 ratmen+seafaring:0=h2;13:1 "
        "gone=7,14 march=ratmen adv",
        "conquer 8",
        "Lake, hill and farm cost two, but no army will ever come for the lake.",
    ),
    Tactic(
        "the dragon for the strong, tokens for the empty",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+dragon_master:1=h3;17:1 orcs+swamp:0=;12:5 march=elves",
        "dragon 12 or conquer 18",
        "The dragon takes five Orcs with one token, and two are left for the empty hill.",
    ),
    Tactic(
        "the dragon flies to the leader",
        "smallworld 3 6.0.0 conquest:0 20,15,40 humans+hill:1=;4:1;5:1;6:4 ratmen+dragon_master:0=h1;12:1 "
        "wizards+forest:2=;8:4;18:1;24:1 march=ratmen adv",
        "dragon 8",
        "Four tokens scatter either way; they had better be those of the player with forty coins.",
    ),
    Tactic(
        "Sorcerers convert on the mountain",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;3:1;4:3;6:1;7:3;9:2 sorcerers+hill:1=h3;2:1 "
        "march=sorcerers adv",
        "convert 6 or conquer 3",
        "The spell works once: where it saves four tokens, for the three in hand take the forest.",
    ),
    Tactic(
        "berserk before the first blow",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+berserk:1=h3;18:1 orcs+swamp:0=;2:4 march=elves adv",
        "roll",
        "The die costs nothing and can only make the next region cheaper.",
    ),
    Tactic(
        "three pips for the strong region",
        "smallworld 2 10.0.1 rolled:1 30,27 elves+berserk:1=h4;17:1 ratmen+swamp:0=;12:4;13:4;19:4 "
        "march=elves adv pips=3",
        "conquer 12",
        "The pips save three tokens here but only one on the hill, which one token and a pip still take.",
    ),
    Tactic(
        "Orcs prefer somebody at home",
        "smallworld 2 10.0.1 conquest:1 30,27 elves+swamp:0=;18:3 orcs+stout:1=h3;12:1 march=orcs adv",
        "conquer 7 or conquer 13 or conquer 17",
        "Tribes and mountain cost three tokens, and the tribes pay one coin more.",
    ),
    Tactic(
        "Skeletons prefer somebody at home",
        "smallworld 2 4.0.0 conquest:0 10,9 elves+swamp:1=;20:2 skeletons+underworld:0=h2;10:1 "
        "march=skeletons adv taken=1",
        "conquer 4 or conquer 15",
        "For two tokens either way, a second tribe brings a new Skeleton and the empty hill none.",
    ),
    Tactic(
        "Humans prefer a farm",
        "smallworld 2 4.0.0 conquest:0 10,9 elves+swamp:1=;22:2 humans+stout:0=h2;13:1 gone=7,12 march=humans adv",
        "conquer 12",
        "Hills and farm cost two, and the farm earns twice.",
    ),
    Tactic(
        "the hill for those who live on hills",
        "smallworld 2 4.0.0 conquest:0 10,9 elves+swamp:1=;22:2 ratmen+hill:0=h2;12:1 gone=13,17 march=ratmen adv",
        "conquer 18",
        "All empty neighbours cost two, and the hill earns twice.",
    ),
    Tactic(
        "Ghouls march though declined",
        "smallworld 2 5.0.0 conquest:0 10,9 elves+hill:0=h10 ghouls-:0=h3;12:1 orcs+swamp:1=;10:3;11:3 march=ghouls"
        " house=final_die:race",
        "conquer 18",
        "Tokens of declined Ghouls have nothing better to do than take the hill.",
    ),
    Tactic(
        "Ghouls leave the die to the race that comes after them",
        "smallworld 2 5.0.0 conquest:0 10,9 elves+hill:0=h10 ghouls-:0=h1;12:1 orcs+swamp:1=;10:3;11:3 march=ghouls",
        "stop",
        "One final attempt ends all conquests of the turn, and ten Elves are worth more than a third of a region.",
    ),
    Tactic(
        "Ghouls roll if each race has its own die",
        "smallworld 2 5.0.0 conquest:0 10,9 elves+hill:0=h10 ghouls-:0=h1;12:1 orcs+swamp:1=;10:3;11:3 march=ghouls"
        " house=final_die:race",
        "attempt 18",
        "The Elves conquer all the same, and the empty hill is one token short.",
    ),
    Tactic(
        "Ghouls march before the pick",
        "smallworld 2 5.0.0 conquest:0 10,9 ghouls-:0=h2;12:1 orcs+swamp:1=;10:3;11:3 "
        "col=ratmen+hill,elves+forest march=ghouls",
        "conquer 18",
        "The Ghouls can take the hill now; the combos will still be there, and the map will be known.",
    ),
    # Whom to attack, whom to avoid.
    Tactic(
        "the leader rather than the last",
        "smallworld 3 6.0.0 conquest:0 20,15,40 humans+hill:1=;5:1;6:1;17:4 ratmen+stout:0=h3;12:1 "
        "wizards+forest:2=;8:1;18:1;24:1 march=ratmen adv",
        "conquer 8",
        "Both swamps are held by one token; the player with forty coins has to be slowed down.",
    ),
    Tactic(
        "merchants have more to lose",
        "smallworld 3 9.0.0 conquest:0 30,30,30 elves+stout:0=h3;12:1 humans+merchant:1=;7:1;8:1;18:1 "
        "ratmen+hill:2=;4:1;5:1;6:1 march=elves adv",
        "conquer 7 or conquer 8",
        "Three regions are held by one token; one of the merchants is worth two coins to its owner.",
    ),
    Tactic(
        "away from the army",
        "smallworld 2 4.0.0 conquest:0 10,9 orcs+swamp:1=;2:7 ratmen+stout:0=h2;13:1 gone=7,12,19 march=ratmen adv",
        "conquer 12 or conquer 18 or conquer 19",
        "All cost two, but the hill 7 lies before seven Orcs.",
    ),
    Tactic(
        "peace with the army next door",
        "smallworld 3 4.0.0 peace:0 12,10,20 elves+diplomat:0=;9:1;10:1;14:1 orcs+swamp:1=;3:4;4:5 "
        "wizards+forest:2=;29:2;30:2",
        "ally 1",
        "Nine Orcs stand at the border; the Wizards may be richer but are far away.",
    ),
    # Raiders.
    Tactic(
        "Amazons leave what earns least",
        "smallworld 2 4.0.0 give-up:0 10,9 amazons+forest:0=;3:1;12:1;13:1 orcs+swamp:1=;20:2 owed=1",
        "abandon 12",
        "The forests earn two coins a turn, the farm one.",
    ),
    Tactic(
        "raiders alone hold nothing",
        "smallworld 2 9.0.1 conquest:1 60,51 amazons+merchant:1=a4 ghouls+pillaging:0=;3:2;4:2;5:2;7:2;18:1 "
        "col=sorcerers+commando,skeletons+heroic,trolls+swamp,ratmen+mounted,tritons+hill,elves+fortified "
        "march=amazons fresh",
        "decline",
        "Whatever four raiders take they give up again before it scores; a fresh race has the last turn.",
    ),
    Tactic(
        "nothing is taken for nothing",
        "smallworld 2 10.0.1 conquest:1 60,51 amazons+merchant:1=h4 ghouls+pillaging:0=;3:2;4:2;5:2;7:2;18:1 "
        "march=amazons",
        "stop",
        "The raiders leave before it scores, and nobody has a turn left in which to miss what they took.",
    ),
    # Decline.
    Tactic(
        "a race that can only hope is spent",
        "smallworld 5 7.0.1 conquest:1 59,26,39,73,64 dwarves+alchemist:0=;5:1;10:1;11:1;16:2 "
        "halflings-:3=o2;18:1;22:1;27:1;28:1;29:1;31:1;33:1;39:1;47:1 humans+underworld:2=;8:3;13:3;15:2;35:2 "
        "sorcerers+swamp:4=;2:2;3:4;7:4 wizards+pillaging:1=h2 "
        "col=orcs+seafaring,elves+hill,giants+fortified,amazons+forest,skeletons+commando,trolls+heroic "
        "march=wizards fresh",
        "decline",
        "Two tokens and no region: every second die brings two coins, a fresh race four or five in the last turn.",
    ),
    Tactic(
        "a berserk die that must help is only a hope",
        "smallworld 4 6.0.0 conquest:0 24,54,44,45 amazons-:3=;9:1;14:1;15:1;20:1;21:1 "
        "dwarves-:1=;18:1;26:1;33:1;35:1;36:1;37:1;38:1 humans+berserk:0=h1 ratmen+hill:2=;6:2;10:1;11:1;16:2 "
        "trolls+swamp:3=;5:3l;7:4l;8:2l wizards+bivouacking:1=;2:3c2;3:3c2;4:4c1 "
        "col=elves+heroic,ghouls+merchant,halflings+underworld,orcs+flying,giants+seafaring,tritons+fortified "
        "discard=commando,dragon_master march=humans fresh",
        "decline",
        "One token takes nothing unless the die shows a pip, and then one region; a fresh race takes four.",
    ),
    Tactic(
        "a spent race declines",
        "smallworld 2 4.0.0 conquest:0 10,9 orcs+swamp:1=;10:2;11:2;15:2 wizards+hill:0=;6:1;12:1;13:1;20:1 "
        "col=elves+forest,ratmen+heroic,giants+stout,tritons+flying,ghouls+spirit,trolls+alchemist march=wizards fresh",
        "decline",
        "Not a token to spare and six turns to go: a fresh race doubles the income.",
    ),
    Tactic(
        "the last but one turn is not too late to decline",
        "smallworld 2 9.0.1 conquest:1 30,27 elves+swamp:1=;7:1;12:1;13:1;18:1 orcs+hill:0=;10:2;11:2;15:2 "
        "col=humans+forest,ratmen+heroic,giants+stout,tritons+flying,ghouls+spirit,trolls+alchemist march=elves fresh",
        "decline",
        "Four coins now either way, and a fresh race takes four regions more in the last turn.",
    ),
    Tactic(
        "a strong race goes on",
        "smallworld 2 4.0.0 conquest:0 10,9 orcs+swamp:1=;10:2;11:2;15:2 ratmen+hill:0=;12:6;18:6 "
        "col=elves+forest,humans+heroic,giants+stout,tritons+flying,ghouls+spirit,trolls+alchemist march=ratmen fresh",
        "conquer 6 or conquer 7 or conquer 13 or conquer 17 or conquer 19",
        "Ten spare tokens are as good as a fresh race, and cost no turn.",
    ),
    Tactic(
        "rich merchants stay",
        "smallworld 2 9.0.1 conquest:1 30,27 humans+merchant:1=;2:1;7:1;12:1;13:1;14:1 orcs+swamp:0=;20:2;21:2;22:2 "
        "col=elves+hill,ratmen+forest,giants+stout,tritons+flying,ghouls+spirit,trolls+heroic march=humans fresh",
        "stop",
        "Five regions with three farms pay thirteen coins a turn: no fresh race earns that in the only turn left.",
    ),
    Tactic(
        "an old realm is not thrown away",
        "smallworld 2 9.0.0 conquest:0 10,9 elves+forest:0=;3:1;13:1 orcs+swamp:1=;10:2;11:2;15:2 "
        "ratmen-:0=;2:1;6:1;7:1;12:1;17:1;18:1 "
        "col=humans+merchant,wizards+heroic,giants+hill,tritons+flying,ghouls+stout,trolls+alchemist march=elves fresh",
        "stop",
        "Declining would give up six regions of the declined race for the sake of two.",
    ),
    Tactic(
        "alchemists with two realms stay",
        "smallworld 2 9.0.0 conquest:0 10,9 elves+alchemist:0=;6:1;7:1;12:1;13:1;17:1;18:1;19:1 "
        "orcs+swamp:1=;10:2;11:2;15:2 wizards-:0=;2:1;3:1;20:1 "
        "col=humans+forest,giants+stout,tritons+flying,ghouls+spirit,trolls+hill,ratmen+heroic march=elves fresh",
        "stop",
        "Twelve coins now and about as many next time, against seven now and a fresh race beside seven old regions.",
    ),
    Tactic(
        "spirits keep both realms",
        "smallworld 2 5.0.0 conquest:0 10,9 elves+spirit:0=;7:1;12:1;13:1;18:1 orcs+swamp:1=;10:2;11:2;15:2 "
        "ratmen-:0=;2:1;3:1;6:1 "
        "col=humans+forest,wizards+heroic,giants+hill,tritons+flying,ghouls+stout,trolls+alchemist march=elves fresh",
        "decline",
        "A spent race that endures declines without costing the other declined race.",
    ),
    Tactic(
        "Ghouls lose nothing by declining",
        "smallworld 2 4.0.0 conquest:0 10,9 ghouls+hill:0=;6:1;7:1;12:2;13:2;18:1 orcs+swamp:1=;10:2;11:2;15:2 "
        "col=elves+forest,ratmen+heroic,giants+stout,tritons+flying,wizards+spirit,trolls+alchemist march=ghouls fresh",
        "decline",
        "All tokens stay, and those to spare can march in decline as well.",
    ),
    Tactic(
        "the stout conquer before they decline",
        "smallworld 2 4.0.0 conquest:0 10,9 humans+stout:0=;12:3;13:1;18:1 orcs+swamp:1=;10:2;11:2;15:2 "
        "ratmen-:0=;2:1;3:1;6:1;7:1 "
        "col=elves+forest,ghouls+heroic,giants+hill,tritons+flying,skeletons+spirit,trolls+alchemist gone=17 "
        "march=humans fresh",
        "conquer 17",
        "They may decline after scoring, so that this turn still has a region more, the farm and four old regions.",
    ),
    Tactic(
        "the stout decline after scoring",
        "smallworld 2 4.0.0 last-word:0 10,9 humans+stout:0=;12:1;13:1;17:1;18:1 orcs+swamp:1=;10:2;11:2;15:2 "
        "col=elves+forest,ratmen+heroic,giants+hill,tritons+flying,ghouls+spirit,trolls+alchemist",
        "decline",
        "The race is spent and the decline costs no turn.",
    ),
    Tactic(
        "the stout keep two rich realms",
        "smallworld 2 9.0.0 last-word:0 10,9 humans+stout:0=;2:1;12:1;14:1 orcs+swamp:1=;10:2;11:2;15:2 "
        "ratmen-:0=;3:1;6:1;7:1;13:1;17:1;18:1;19:1 "
        "col=elves+forest,wizards+heroic,giants+hill,tritons+flying,ghouls+spirit,trolls+alchemist",
        "done",
        "Three farms and seven old regions pay thirteen coins once more; three old farms and a fresh race pay eight.",
    ),
    # Troops and markers before a strong neighbour.
    Tactic(
        "a token to the threatened border",
        "smallworld 2 4.0.0 redeployment:0 10,9 elves+forest:0=h1;2:1;21:1 orcs+hill:1=;19:3;20:5",
        "place 21",
        "Eight Orcs stand before the swamp, nobody near the farm.",
    ),
    Tactic(
        "withdrawn troops where the next army stands",
        "smallworld 3 4.0.0 withdrawal:2 12,10,20 elves+forest:0=;13:2;19:2 orcs+swamp:1=;28:6 "
        "ratmen+hill:2=h2;5:1;29:1",
        "place 29",
        "Six Orcs next to the forest have their turn first, nobody is near the farm.",
    ),
    Tactic(
        "a hero on the farm before the army",
        "smallworld 2 4.0.0 redeployment:0 10,9 humans+heroic:0=;2:1;14:1;21:1 orcs+hill:1=;20:7",
        "hero 14",
        "Farm 14 and swamp lie before seven Orcs, and the farm earns twice.",
    ),
    Tactic(
        "the other hero on the swamp before the army",
        "smallworld 2 4.0.0 redeployment:0 10,9 humans+heroic:0=;2:1;14:1h;21:1 orcs+hill:1=;20:7",
        "hero 21",
        "The farm 2 is richer but nobody can come for it.",
    ),
    Tactic(
        "a fortress before the army",
        "smallworld 2 4.0.0 redeployment:0 10,9 orcs+hill:1=;20:7 wizards+fortified:0=;2:1;21:1",
        "fort 21",
        "It earns a coin anywhere, so let it stand where it is needed.",
    ),
    Tactic(
        "a fortress even on the last turn",
        "smallworld 2 10.0.1 redeployment:1 10,9 orcs+hill:0=;20:7 wizards+fortified:1=;2:1;21:1",
        "fort 2 or fort 21",
        "It earns a coin at once.",
    ),
    Tactic(
        "a camp before the army",
        "smallworld 2 4.0.0 redeployment:0 10,9 orcs+hill:1=;20:7 wizards+bivouacking:0=c5;2:1;21:1",
        "camp 21",
        "Seven Orcs stand before the swamp, nobody near the farm.",
    ),
    # Combos.
    Tactic(
        "coins on a combo",
        "smallworld 2 7.0.0 pick:0 10,9 ghouls-:0=;12:4 orcs+swamp:1=;10:3;11:3 "
        "col=elves+stout,humans+diplomat,wizards+forest.7,trolls+hill,giants+spirit,sorcerers+fortified",
        "pick 3",
        "Seven coins for a price of two, and the combo is as good as the others.",
    ),
    Tactic(
        "wealth in the last turn",
        "smallworld 2 10.0.1 pick:1 10,9 orcs+swamp:0=;10:3;11:3 "
        "col=ratmen+bivouacking,dwarves+wealthy,wizards+forest,tritons+flying,elves+spirit,trolls+alchemist",
        "pick 2",
        "Seven coins and three regions less the price are nine; thirteen Ratmen take six regions at best.",
    ),
    Tactic(
        "merchants in the last turn",
        "smallworld 2 10.0.1 pick:1 10,9 orcs+swamp:0=;11:5 "
        "col=humans+merchant,ratmen+bivouacking,elves+heroic,trolls+diplomat,wizards+spirit,giants+fortified "
        "gone=4,7,12,13,14,15,17,19",
        "pick 1",
        "Farm, hill and farm pay eight coins; thirteen Ratmen take six regions and cost one.",
    ),
    Tactic(
        "more tokens at the same price",
        "smallworld 2 10.0.1 pick:1 10,9 orcs+swamp:0=;11:5 "
        "col=elves+heroic,ratmen+bivouacking.1,trolls+spirit,wizards+diplomat,halflings+stout,skeletons+fortified "
        "gone=4,7,12,13,14,15,17,19",
        "pick 2",
        "The coin on them pays their price, and thirteen tokens take six regions where eleven take five.",
    ),
    Tactic(
        "hills free and swamps taken",
        "smallworld 2 10.0.1 pick:1 10,9 ratmen+forest:0=;4:3;17:3;19:3;21:3 "
        "col=sorcerers+swamp,trolls+hill.1,skeletons+fortified,ghouls+spirit,giants+stout,elves+heroic "
        "gone=7,12,13,14,15",
        "pick 2",
        "Every swamp is held by three Ratmen and the hills are empty; the coin pays the price.",
    ),
    Tactic(
        "five coins are too much for two tokens",
        "smallworld 2 10.0.1 pick:1 10,9 orcs+swamp:0=;11:5 "
        "col=elves+heroic,trolls+spirit,halflings+diplomat,ghouls+stout,skeletons+fortified,ratmen+bivouacking",
        "pick 1",
        "Two tokens more take one region, which earns one coin.",
    ),
    # What the judge had to learn: the die that costs nothing, fortresses, raiders, holes.
    Tactic(
        "berserk from the first turn on",
        "smallworld 2 10.0.1 conquest:1 10,10 elves+hill:0=;2:2 ratmen+berserk:1=h12 march=ratmen",
        "roll",
        "The die costs nothing, however many tokens are in hand.",
    ),
    Tactic(
        "berserk in the middle of the game",
        "smallworld 2 4.0.0 conquest:0 10,10 elves+hill:1=;2:2 ratmen+berserk:0=h7;12:1;13:1 march=ratmen adv",
        "roll",
        "The die costs nothing, and every pip is a token for later.",
    ),
    Tactic(
        "a spell before the berserk die",
        "smallworld 2 10.0.1 conquest:1 30,27 orcs+swamp:0=;17:1;18:3 sorcerers+berserk:1=h1;12:1 march=sorcerers adv",
        "convert 17",
        "The spell is certain, and a bad throw would end the march before it.",
    ),
    Tactic(
        "a realm of fortresses stays",
        "smallworld 2 8.0.0 conquest:0 10,9 orcs+swamp:1=;10:2;11:2;15:2 "
        "trolls+fortified:0=;2:1lf;6:1lf;7:1lf;12:1lf;13:1lf;18:1lf "
        "col=elves+forest,wizards+heroic,giants+hill,tritons+flying,ghouls+spirit,humans+alchemist march=trolls fresh",
        "stop",
        "Six regions with six fortresses pay twelve coins a turn, and six once they have declined.",
    ),
    Tactic(
        "a fortress is worth a coin more",
        "smallworld 2 10.0.0 conquest:0 30,30 elves+stout:0=h4;13:1 ratmen+fortified:1=;7:2;19:1f march=elves adv",
        "conquer 19",
        "Both cost four tokens, and with the fortress he loses two coins.",
    ),
    Tactic(
        "Amazons keep their fortresses",
        "smallworld 2 10.0.1 give-up:1 10,9 amazons+fortified:1=;2:1f;3:1f;13:1 orcs+swamp:0=;20:2 owed=1",
        "abandon 13",
        "The other two regions earn a coin more.",
    ),
    Tactic(
        "Amazons count the tokens they have spent",
        "smallworld 2 10.0.1 conquest:1 30,27 amazons+swamp:1=h4;6:3;12:1;17:1 orcs+hill:0=;2:3;7:4 march=amazons adv",
        "conquer 13 or conquer 18",
        "Nine tokens less four raiders hold five regions, so there is room for a certain one.",
    ),
    Tactic(
        "Amazons leave their own declined regions alone",
        "smallworld 2 10.0.1 conquest:1 30,27 amazons+stout:1=h4;17:1 orcs+hill:0=;14:3;19:3 ratmen-:1=;12:1;18:1 "
        "march=amazons adv",
        "stop",
        "Five tokens less four raiders hold one region: another would be given up again, and the declined race "
        "has lost it.",
    ),
    Tactic(
        "withdrawn troops need not fear whoever has just moved",
        "smallworld 3 4.0.0 withdrawal:2 12,10,20 elves+forest:0=;3:3;4:7 orcs+swamp:1=;28:4 ratmen+hill:2=h1;5:1;29:1",
        "place 29",
        "The Orcs have their turn before ours, the Elves after it.",
    ),
    Tactic(
        "Halflings dig in before an army",
        "smallworld 2 3.0.0 conquest:0 10,9 halflings+swamp:0=h6 orcs+hill:1=;20:7 gone=14,19 march=halflings",
        "conquer 14 or conquer 19",
        "The first two regions get a hole, so that the army cannot take them.",
    ),
]
