# Where the rulebooks of Small World differ, and what we play. One topic is `edition-<topic>-title` and `edition-<topic>-text`,
# in the form of rules-smallworld.ftl; links lead to its entries. What matters most often comes first.

editions-title = Where your rulebook differs
editions-text =
    Rulebooks of Small World have changed over the years. We compared four: Ukrainian (2024), Italian (2014), Czech (2009) and a Chinese translation of an early one. As a rule we play the newest wording, the Ukrainian.

    Here is what may surprise you if you know the game from another book. A book that is not named agrees with what we play.

edition-own-title = Attacking your own race in decline
edition-own-text =
    - Ukrainian: tokens of any other race defend, so yours too. Its summary sheet says “opponent’s”.
    - Italian, Czech, Chinese: tokens of other players defend.

    We play: your own race in decline [adds to the cost](rules-cost) like any other.

edition-die-title = The final conquest attempt
edition-die-text =
    - Ukrainian, Italian, Czech, Chinese: one roll per turn, and your conquests are over. Ghouls are not mentioned.

    We play: [one roll per turn](rules-attempt), by whichever race, unless your table gives each race its own.

edition-abandon-title = Abandoning regions late
edition-abandon-text =
    - Ukrainian: only before your first conquest.
    - Chinese: it sounds as if you could do so at any time.

    We play: [before your first conquest](rules-later), unless your table allows it later.

edition-entry-title = Entering the map
edition-entry-text =
    - Czech, Chinese: nothing is said about the shore of a sea that somebody holds.
    - Chinese: a people enters near the map’s edge or near the sea.
    - Czech, Chinese: later conquests start from “your tokens”.

    We play: a sea’s shore is always an [entry](rule-edge), the lake’s never, and only your active people opens the way.

edition-column-title = Coins on a people
edition-column-text =
    - Chinese: nothing is said about coins that lie on the people you choose.

    We play: you [take them](rules-choosing), and still pay for the peoples above.

edition-amazons-title = Amazons
edition-amazons-text =
    - Czech: every turn begins with ten tokens.
    - Chinese: four tokens come from the box every turn; with too few you may give up a region.
    - Ukrainian, Italian, Czech: one token stays in each region if possible.

    We play: ten tokens (and those of the power) in the first turn, later those that are left. The same four go aside and come back, and you [must](rule-race-amazons) give up regions if they cannot be spared.

edition-sorcerers-title = Sorcerers
edition-sorcerers-text =
    - Chinese: says neither that the token must be active nor that it must be next to you.
    - Czech, Chinese: nothing is said about Elves that are swapped.
    - Ukrainian: it sounds as if an empty tray were the end of swapping.

    We play: only an active token next to your regions can be [swapped](rule-race-sorcerers), a swapped Elf is lost, and the tray may fill again.

edition-ghouls-title = Ghouls
edition-ghouls-text =
    - Only the Chinese book says that Ghouls in decline have no power.
    - Chinese: nothing is said about attacks on your own active people.

    We play: they [have none](rule-race-ghouls), and they may attack it.

edition-protected-title = Dragon and heroes
edition-protected-text =
    - Czech: they protect from attacks and special powers; what a race can do is not mentioned.
    - Ukrainian, Italian: they protect from opponents; your own Ghouls are not mentioned.

    We play: they [protect](rule-protected) from everybody, Sorcerers and your own Ghouls too.

edition-commando-title = Commando
edition-commando-text =
    - Czech, Chinese: one token less for any neighbouring region.

    We play: for [any region](rule-power-commando), also when you enter the map.

edition-seafaring-title = Seafaring and Flying
edition-seafaring-text =
    - Czech, Chinese: nothing says that only an active people takes water.
    - Czech: nothing says that water is closed to others. Flying is kept from seas only.
    - Chinese: nobody can attack those on water.
    - The Ukrainian summary sheet prints Seafaring with the name of Swamp.

    We play: only active [Seafaring](rule-power-seafaring) peoples take water or attack there; [Flying](rule-power-flying) ones take neither sea nor lake.

edition-fortified-title = Fortresses
edition-fortified-text =
    - Czech: it sounds as if you had to build one each turn.
    - Chinese: nothing is said about defence in decline, and a lost fortress leaves the game.

    We play: you [may](rule-power-fortified) build one a turn; fortresses defend in decline, and lost ones can be built again.

edition-bivouacking-title = Encampments
edition-bivouacking-text =
    - Czech: they are not lost, but nothing says when they return.
    - Chinese: their owner may take them in hand.

    We play: their owner may put them down [at the end of the attacker’s turn](rule-power-bivouacking).

edition-powers-title = Wealthy, Alchemist, Diplomat
edition-powers-text =
    - Chinese: Wealthy pays at no certain moment, Alchemist without a condition, and peace ends with your next action.
    - Ukrainian: Wealthy pays once in the game.

    We play: [Wealthy](rule-power-wealthy) pays at the end of the first turn, again when the badge comes back, [Alchemist](rule-power-alchemist) while active, and [peace](rule-power-diplomat) ends when your next turn begins.

edition-misprints-title = Missing or misprinted powers
edition-misprints-text =
    - Chinese: Merchant has no entry (Mounted is there twice), and Forest has the words of Swamp.

    We play [Merchant](rule-power-merchant) and [Forest](rule-power-forest) as the other three books have them.

edition-first-title = Who begins
edition-first-text =
    - Ukrainian, Italian, Czech: the player with the most pointed ears.
    - Chinese: nothing is said.

    We play: the host names somebody, or chance does.

edition-blank-title = The blank banner and badge
edition-blank-text =
    - Chinese: they are not mentioned.

    We play: races and powers of your own are welcome, with at most ten tokens for a race and five for a power.
