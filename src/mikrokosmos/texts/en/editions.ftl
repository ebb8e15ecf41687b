# Where the rulebooks of Small World differ, and what we play. One topic is `edition-<topic>-title` and `edition-<topic>-text`,
# in the form of rules-smallworld.ftl; links lead to its entries. What matters most often comes first.

editions-title = Rulebook differences
editions-text =
    Rulebooks of Small World have changed over the years. We compared four: Ukrainian (2024), Italian (2014), Czech (2009) and a Chinese translation of an early one. The English rulebook of 2015 reads almost the same as the Italian. We usually follow the newest, the Ukrainian.

    Here’s what may surprise you if you know the game from another rulebook. Rulebooks that aren’t named agree with our rules.

edition-own-title = Attacking your own race in decline
edition-own-text =
    - Ukrainian: tokens of any other race defend, so yours too. Its summary sheet says “opponent’s”.
    - Italian, Czech, Chinese: tokens of other players defend.

    We play: your own race in decline [adds to the cost](rules-cost) like any other.

edition-die-title = Final conquest attempt
edition-die-text =
    - Ukrainian, Italian, Czech, Chinese: one roll per turn, and your conquests are over. Ghouls aren’t mentioned.

    We play: [one roll per turn](rules-attempt), by whichever race, unless your table gives each race its own.

edition-abandon-title = Abandoning regions late
edition-abandon-text =
    - Ukrainian: only before your first conquest.
    - Chinese: reads as if you could do it at any time.

    We play: [before your first conquest](rules-later), unless your table allows it later.

edition-entry-title = Entering the map
edition-entry-text =
    - Czech, Chinese: don’t mention the shore of a sea that someone holds.
    - Chinese: a race enters near the map’s edge or near the sea.
    - Czech, Chinese: later conquests start from “your tokens”.

    We play: you can always [enter](rule-edge) on a seashore, never on the lake shore, and only your active race counts for adjacency.

edition-column-title = Coins on a combo
edition-column-text =
    - Chinese: doesn’t mention coins lying on the combo you pick.

    We play: you [take them](rules-choosing), and still pay for the combos above.

edition-amazons-title = Amazons
edition-amazons-text =
    - Czech: every turn starts with ten tokens.
    - Chinese: four tokens come from the box every turn; with too few you may abandon a region.
    - Ukrainian, Italian, Czech: one token stays in each region if possible.

    We play: ten tokens plus those of the power on the first turn, then whatever is left. The same four are set aside and come back, and you [must](rule-race-amazons) abandon regions if you can’t spare them.

edition-sorcerers-title = Sorcerers
edition-sorcerers-text =
    - Chinese: says neither that the token must be active nor that it must be next to you.
    - Czech, Chinese: don’t mention converted Elves.
    - Ukrainian: reads as if an empty tray ended conversions for good.

    We play: only an active token next to your regions can be [converted](rule-race-sorcerers), a converted Elf is lost, and the tray can fill up again.

edition-ghouls-title = Ghouls
edition-ghouls-text =
    - Only the Chinese book says that Ghouls in decline have no power.
    - Chinese: doesn’t mention attacks on your own active race.

    We play: Ghouls in decline [have no power](rule-race-ghouls), and may attack your own active race.

edition-protected-title = Dragon and heroes
edition-protected-text =
    - Czech: they protect against attacks and special powers; race abilities aren’t mentioned.
    - Ukrainian, Italian: they protect against opponents; your own Ghouls aren’t mentioned.

    We play: the region is [immune](rule-protected) to everyone, including Sorcerers and your own Ghouls.

edition-commando-title = Commando
edition-commando-text =
    - Czech, Chinese: one token less for any neighbouring region.

    We play: one token less for [any region](rule-power-commando), even when you enter the map.

edition-seafaring-title = Seafaring and Flying
edition-seafaring-text =
    - Czech, Chinese: don’t say that only an active race can conquer water.
    - Czech: doesn’t say that water is off limits to others. Flying is barred from seas only.
    - Chinese: no one can attack tokens on water.
    - The Ukrainian summary sheet prints Seafaring with the name of Swamp.

    We play: only active [Seafaring](rule-power-seafaring) races conquer water or attack there; [Flying](rule-power-flying) races conquer neither seas nor the lake.

edition-fortified-title = Fortresses
edition-fortified-text =
    - Czech: reads as if you must build one each turn.
    - Chinese: nothing is said about defence in decline, and a lost fortress leaves the game.

    We play: you [may](rule-power-fortified) build one per turn; fortresses defend in decline, and lost ones can be built again.

edition-bivouacking-title = Encampments
edition-bivouacking-text =
    - Czech: they aren’t lost, but it doesn’t say when they return.
    - Chinese: their owner may take them in hand.

    We play: their owner may place them again [at the end of the attacker’s turn](rule-power-bivouacking).

edition-powers-title = Wealthy, Alchemist, Diplomat
edition-powers-text =
    - Chinese: no set time for Wealthy’s coins, no condition for Alchemist’s, and peace ends with your next action.
    - Ukrainian: Wealthy pays once per game.

    We play: [Wealthy](rule-power-wealthy) pays at the end of the first turn, again when the badge comes back, [Alchemist](rule-power-alchemist) while active, and [peace](rule-power-diplomat) ends when your next turn begins.

edition-misprints-title = Missing or misprinted powers
edition-misprints-text =
    - Chinese: Merchant has no entry (Mounted is there twice), and Forest has the words of Swamp.

    We play [Merchant](rule-power-merchant) and [Forest](rule-power-forest) as the other three books have them.

edition-first-title = Who goes first
edition-first-text =
    - Ukrainian, Italian, Czech: the player with the most pointed ears.
    - Chinese: nothing is said.

    We play: a random player, or the first seat if the host prefers.

edition-blank-title = The blank banner and badge
edition-blank-text =
    - Chinese: doesn’t mention them.

    We play: you can add races and powers of your own, with at most ten tokens for a race and five for a power.
