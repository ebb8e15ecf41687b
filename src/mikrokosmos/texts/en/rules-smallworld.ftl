# The rules of Small World, to be looked up at the table. An entry is `<id>-title` and `<id>-text`; a thing that has a name in
# smallworld.ftl is titled by it (`rule-race-trolls-text` by `race-trolls`). Each line of a text is a paragraph or, after “- ”, a
# line of a list; [words](entry) is a link. The order is that of web/src/rules/contents.ts.

## Chapters

rules-goal-title = The goal
rules-goal-text =
    Lead one fantasy race after another across a map that’s too small for everyone. At the end of each of your turns your regions pay you [victory coins](rule-coins). The player with the most [at the end](rules-end) wins.

    Sooner or later your race is spread too thin. Then you send it into [decline](rules-decline) and [pick](rules-choosing) a fresh one. Choosing the right moment is half the game.

rules-table-title = Setup
rules-table-text =
    There’s a separate map for each number of players. Each region has a [terrain](rules-map), and some have a symbol or a [lost tribe](rule-tribe).

    - Beside the map is a column of six combos to [pick](rules-choosing) from, each a race with a special power.
    - The [tray](rule-tokens) holds all race tokens that aren’t in use.
    - Everyone starts with five [coins](rule-coins).
    - A game lasts 10 rounds with two or three players, 9 with four and 8 with five. Everyone takes one turn per round.

rules-turn-title = A turn
rules-turn-text =
    If you have no active race, [pick](rules-choosing) a combo and start [conquering](rules-conquering) right away. If you have one, decide first: expand with it, or spend the whole turn sending it into [decline](rules-decline).

    To expand:

    - [ready](rules-later) your troops, and abandon regions if you like;
    - conquer as many regions as you like, or none;
    - [redeploy](rules-redeployment) your tokens;
    - score your [coins](rules-income).

    Finally, the players you attacked redeploy their [withdrawn](rules-losses) tokens.

    If your active race has no tokens left at all, you may pass or go into decline, but you can’t pick a new combo yet.

rules-choosing-title = Picking a combo
rules-choosing-text =
    Pick any combo in the column. The top one is free; for any other, put one of your coins on each combo above it. You also get any coins lying on the combo you pick, but you can’t pay with those.

    You get as many tokens as the race banner and the power badge add up to. Your race won’t get any more unless an ability says so.

    Combos below it move up with their coins, and a new one appears at the bottom. Races that leave the map go to the bottom of the stack, and used powers are reshuffled when none are left. If too few races are available, the column is shorter for a while.

rules-conquering-title = Conquering
rules-conquering-text =
    A race that isn’t on the map enters at the [edge](rule-edge). After that it conquers regions [adjacent](rule-neighbours) to its own. Pay the [cost](rules-cost) with tokens from your hand; they stay in the region until you [redeploy](rules-redeployment).

    - [Immune](rule-protected) regions can’t be conquered, and [water](rule-water) only by Seafaring races.
    - You may conquer a region held by your own race in decline; its token is lost.
    - Your active race can’t expand from regions held by your race in decline.
    - When you run short of tokens, [the reinforcement die](rules-attempt) may help once.

rules-cost-title = What a region costs
rules-cost-text =
    Two tokens, and one more for each of these in the region:

    - a [mountain](rule-terrain-mountain);
    - a [lost tribe](rule-tribe);
    - a race token, active or in decline;
    - a [lair](rule-marker-lair), a [fortress](rule-marker-fort) or an [encampment](rule-marker-camp).

    So a mountain with two Trolls and their lair costs 2 + 1 + 2 + 1 = 6 tokens.

    Discounts from race and power add up, but a conquest always takes at least one token. Your own race in decline defends like anyone else’s, unless your table decides otherwise.

rules-losses-title = Losses and withdrawal
rules-losses-text =
    When you lose a region, take its tokens back in hand. One of them goes back to the tray. You redeploy the rest at the very end of the attacker’s turn, in any regions your race still holds, adjacent or not. A lone token is simply lost.

    - You lose one token for each region lost.
    - If several players were attacked, they redeploy in clockwise order. All tokens must be placed.
    - If your race has no region left, its tokens stay in hand, and it re-enters the map on your next turn.
    - Lair and fortress go back to the supply, encampments to their owner.

rules-attempt-title = Final conquest attempt
rules-attempt-text =
    With at least one token in hand, you may try for a region for which you’re one to three tokens short. Choose the region, then roll the [reinforcement die](rule-die). If your tokens plus the roll cover the [cost](rules-cost), you conquer it and all the tokens in your hand go there. If not, place them in regions you already hold. Either way, your conquests are over for this turn.

    - It doesn’t have to be the cheapest region. You can’t roll for a region you can afford.
    - If it fails and you hold no region, the tokens stay in your hand until your next turn.
    - You get one per turn. With [Ghouls](rule-race-ghouls) in decline, it ends the conquests of both races, unless your table gives each race its own.
    - [Berserk](rule-power-berserk) races roll before each conquest instead.

rules-redeployment-title = Redeployment
rules-redeployment-text =
    After your conquests, move your active tokens freely among the regions your race holds, adjacent or not. Leave at least one token in each.

    - You can’t abandon regions at this point, except [Amazons](rule-race-amazons) when they have to.
    - Tokens of your active race and your race in decline never mix.
    - New [Skeletons](rule-race-skeletons) arrive now. [Encampments](rule-marker-camp), [heroes](rule-marker-hero) and a [fortress](rule-marker-fort) are placed now too.

rules-income-title = Scoring
rules-income-text =
    At the end of your turn you get one coin for each region you hold, active or in decline, however many tokens are in it. Then come the bonuses of your active race and power. One region can earn several different bonuses.

    - Races in decline earn no bonuses, except [Dwarves](rule-race-dwarves) for their mines.
    - Only the player whose turn it is scores.

rules-later-title = Readying troops and abandoning regions
rules-later-text =
    When you expand, take all your tokens back in hand except one per region. Only tokens in hand can conquer.

    Before your first conquest of the turn you may abandon any of your regions, even all of them, to take their last tokens too.

    - An abandoned region belongs to no one and earns nothing. You may reconquer it at its usual cost, as an empty region.
    - Its lair, fortress or hole is gone. Encampments, hero and dragon come back to you.
    - If you abandon everything, you re-enter at the [edge](rule-edge).
    - Your table may allow it later in the turn too, except for regions conquered this turn.

rules-decline-title = Decline
rules-decline-text =
    Going into decline takes your whole turn. One token stays in each of your race’s regions, the rest go to the tray, and its special power is discarded. Any race you already had in decline leaves the map. You score one coin for each region now in decline, and next turn you [pick](rules-choosing) a new combo.

    - A race in decline earns one coin per region but does nothing else. Anyone may attack it, even you.
    - These keep working: [Dwarves](rule-race-dwarves), [Ghouls](rule-race-ghouls), [Spirit](rule-power-spirit), water already [held](rule-power-seafaring), and the defence of lairs and fortresses.
    - Holes, encampments, heroes and the dragon leave the map.
    - You can’t decline on the turn you pick a combo, unless it’s [Stout](rule-power-stout).

rules-end-title = The end
rules-end-text =
    The game ends when everyone has taken a turn in the last round. The player with the most coins wins.

    Ties go to the player with the most race tokens on the map, active and in decline combined. Encampments, tokens in hand and Amazons set aside don’t count. If players are still tied, they share the victory.

rules-options-title = Host options
rules-options-text =
    - Who goes first: a player of your choice, or a random one.
    - Whether everyone’s [coins](rule-coins) are visible.
    - Which races and powers are used.
    - Races and powers of your own, like the blank banner and badge in the box.
    - House rules where the rulebooks differ.

rules-terms-title = Terms
rules-terms-text =
    In an ability, “you” and “your” mean the race that has it, not your race in decline.

rules-map-title = Terrain and symbols
rules-map-text =
    Each region has one terrain, and some have a symbol. Races and powers make them worth something.

rules-races-title = Races
rules-races-text =
    There are fourteen. A race’s ability works while the race is active, and stops in [decline](rules-decline) unless it says otherwise.

rules-powers-title = Special powers
rules-powers-text =
    There are twenty. A power adds to its race’s own ability, and is discarded when the race [declines](rules-decline), except Spirit.

rules-markers-title = Markers
rules-markers-text =
    Some races bring markers to the map. A marker isn’t a race token and can’t hold a region by itself.

## Words and pieces

rule-empty-title = Empty and non-empty regions
rule-empty-text =
    A region is non-empty if it holds a race token or a [lost tribe](rule-tribe) when it’s conquered, even a token of your own race in decline. A mountain or a marker alone doesn’t count: such a region is empty.

rule-neighbours-title = Adjacent regions
rule-neighbours-text =
    Regions are adjacent if they share a border. Touching at a corner doesn’t count, and neither does lying across the same water.

rule-water-title = Water and coastal regions
rule-water-text =
    Each map has two [seas](rule-terrain-sea) at its edge and a [lake](rule-terrain-lake) inside. Only [Seafaring](rule-power-seafaring) races can go there. Land next to water is coastal; the water itself isn’t.

rule-edge-title = The edge of the map
rule-edge-text =
    A race enters the map at its edge or on the shore of a sea, even if someone holds that sea. The shore of the lake doesn’t count. [Halflings](rule-race-halflings) and [Flying](rule-power-flying) races can enter anywhere on land.

rule-protected-title = Immune regions
rule-protected-text =
    A region with a [hole-in-the-ground](rule-marker-hole), a [hero](rule-marker-hero) or the [dragon](rule-marker-dragon) is immune: no one can conquer or convert it, roll for it or send a dragon there, not even its owner’s other race, unless your table allows that. It stops being immune when the marker leaves.

rule-tokens-title = Tokens, hand and tray
rule-tokens-text =
    Tokens on the map hold regions; tokens in hand conquer. Tokens in the tray belong to no one. Skeletons and Sorcerers can draw from it as long as it has tokens of their race, including ones lost earlier.

rule-tribe-title = Lost tribes
rule-tribe-text =
    A lost tribe lives in some regions from the start. It adds one to their cost and makes them [not empty](rule-empty). Once conquered it is gone for good.

rule-coins-title = Coins
rule-coins-text =
    Coins are your points, and they also pay for combos further down the column. Others can’t see your total unless the host allows it, but they do see what you earn each turn. Coins left in the column count for no one.

rule-die-title = Reinforcement die
rule-die-text =
    Three of its faces are blank, the others show 1, 2 and 3. It’s rolled for the [final conquest attempt](rules-attempt) and by [Berserk](rule-power-berserk) races.

## Terrains and symbols

rule-terrain-farmland-text =
    +1 coin for [Humans](rule-race-humans); costs [Mounted](rule-power-mounted) races one token less.
rule-terrain-forest-text =
    +1 coin for [Forest](rule-power-forest) races.
rule-terrain-hill-text =
    +1 coin for [Hill](rule-power-hill) races; costs [Mounted](rule-power-mounted) races one token less.
rule-terrain-swamp-text =
    +1 coin for [Swamp](rule-power-swamp) races.
rule-terrain-mountain-text =
    A mountain always adds one to the [cost](rules-cost) of its region, whoever holds it. It isn’t a token, so without one the region is [empty](rule-empty). [Giants](rule-race-giants) attack its neighbours for one token less.
rule-terrain-sea-text =
    Only [Seafaring](rule-power-seafaring) races can conquer a sea. Anyone can [enter](rule-edge) the map on its shore.
rule-terrain-lake-text =
    Only [Seafaring](rule-power-seafaring) races can conquer the lake. Its shore is coastal, but you can’t [enter](rule-edge) there.
rule-symbol-cavern-text =
    Costs [Underworld](rule-power-underworld) races one token less, and connects them to every other cavern.
rule-symbol-magic-text =
    +1 coin for [Wizards](rule-race-wizards).
rule-symbol-mine-text =
    +1 coin for [Dwarves](rule-race-dwarves), in decline too.

## Races

rule-race-amazons-text =
    Four extra tokens, for conquest only. After your conquests four tokens are set aside; at the start of your next turn they are back in hand.

    - If you can’t spare four, you must abandon regions of your choice before scoring.
    - When the Amazons decline, the four go to the tray.

rule-race-dwarves-text =
    +1 coin per turn for each region with a [mine](rule-symbol-mine), in decline too.

    - That includes the turn they go into decline.

rule-race-elves-text =
    When Elves lose a region, they lose no token: all of them withdraw.

    - An Elf converted by [Sorcerers](rule-race-sorcerers) is lost.
    - Elves in decline are lost like any other token.

rule-race-ghouls-text =
    In decline, all Ghouls stay and keep conquering on each of your turns, before your active race.

    - They lose their special power, but keep water and fortresses.
    - They share the turn’s [final attempt](rules-attempt), unless your table gives each race one.
    - Pick a new combo before or after they conquer. An active race may abandon regions first.
    - They may attack your active race, which can use its withdrawn tokens at once.
    - A decline turn gives them no conquests and removes them, unless they or the declining race have [Spirit](rule-power-spirit).

rule-race-giants-text =
    Regions next to a [mountain](rule-terrain-mountain) they hold cost one token less.

    - A second mountain doesn’t reduce the cost further.
    - A mountain taken this turn counts.

rule-race-halflings-text =
    They can enter the map at any land region. The first two regions they conquer get a [hole-in-the-ground](rule-marker-hole) and are immune.

    - An abandoned hole isn’t replaced.
    - Halflings who have left the map may enter anywhere once more.

rule-race-humans-text =
    +1 coin per turn for each [farmland](rule-terrain-farmland) region they hold.

rule-race-orcs-text =
    +1 coin for each [non-empty](rule-empty) region conquered this turn.

    - [Pillaging](rule-power-pillaging) Orcs earn two.

rule-race-ratmen-text =
    No ability, but plenty of tokens: eight on the banner.

rule-race-skeletons-text =
    For every two [non-empty](rule-empty) regions conquered this turn, they gain one token at [redeployment](rules-redeployment).

    - An odd region isn’t carried over.
    - New Skeletons can’t conquer this turn.
    - There are 20 in all; an empty tray gives none.

rule-race-sorcerers-text =
    Once per turn per opponent: convert a lone active token next to one of your regions. Replace it with a Sorcerer from the tray; the region is yours.

    - You need no token in hand, and you can do it last, but not after a die roll.
    - Lairs, fortresses and mountains don’t prevent it. Encampments, [immunity](rule-protected) and [peace](rule-power-diplomat) do.
    - Lost tribes and tokens in decline can’t be converted.
    - It counts as a conquest of a region that was [not empty](rule-empty).
    - Flying Sorcerers can convert anywhere on land, once they hold a region.

rule-race-tritons-text =
    All [coastal](rule-water) regions, on a sea or the lake, cost one token less.

    - Water itself isn’t coastal, so Seafaring Tritons pay the full cost there.

rule-race-trolls-text =
    A [lair](rule-marker-lair) in every region they hold makes it cost one token more, in decline too.

rule-race-wizards-text =
    +1 coin per turn for each region with a [magic source](rule-symbol-magic).

## Powers

rule-power-alchemist-text =
    +2 coins at the end of each turn while your race is active, even if it holds no region.

rule-power-berserk-text =
    Before each conquest you may roll the [die](rule-die). Then choose a region: subtract the roll from its cost, down to one token.

    - If you can’t or don’t conquer a region with the roll, your conquests are over.
    - Each roll counts for one region. Leftover tokens can keep conquering.
    - You need a token in hand to roll.
    - You get no [final conquest attempt](rules-attempt).

rule-power-bivouacking-text =
    Five [encampments](rule-marker-camp) to place at each redeployment in regions you hold, several in one region if you like.

    - You may keep some in hand.
    - If you lose a region, its encampments return to you, and you may place them again when the attacker’s turn ends.

rule-power-commando-text =
    Every region costs one token less, including your first.

rule-power-diplomat-text =
    After scoring, you may make peace with one opponent whose active race you didn’t attack this turn. Until your next turn begins, that player’s active race can’t attack yours.

    - Choose again every turn: the same player, another, or no one.
    - Peace doesn’t cover races in decline: that player’s Ghouls in decline may attack you, and your own race in decline isn’t safe.
    - A failed attempt and a conversion by Sorcerers count as attacks.
    - A race they pick in the meantime is bound too. You aren’t.

rule-power-dragon_master-text =
    Once per turn you may conquer a region within reach with a single token, whatever defends it. The [dragon](rule-marker-dragon) stays there and makes it immune.

    - It only moves to a region you are conquering, not to one your active race already holds.
    - You can use it for your first conquest.
    - If you don’t use it, it stays and its region stays immune.
    - It can’t attack an [immune](rule-protected) region.

rule-power-flying-text =
    You may conquer any land region, adjacent or not, even when you enter the map. Water is off limits.

rule-power-forest-text =
    +1 coin per turn for each [forest](rule-terrain-forest) you hold.

rule-power-fortified-text =
    Once per turn, at redeployment, you may build a [fortress](rule-marker-fort) in a region you hold that has none. It adds one to the region’s cost and earns one coin per turn while your race is active, starting this turn.

    - There are six fortresses in all, including those of races in decline.
    - A fortress never moves. If its region is conquered or abandoned, it can be built again.
    - From the turn you decline, it still defends but earns nothing.

rule-power-heroic-text =
    At each redeployment place your two [heroes](rule-marker-hero) in two different regions you hold. Those regions are immune.

    - They may stay where they were.
    - If you hold only one region, the other hero stays off the map.

rule-power-hill-text =
    +1 coin per turn for each [hill](rule-terrain-hill) you hold.

rule-power-merchant-text =
    +1 coin per turn for each region you hold, whatever its type.

rule-power-mounted-text =
    Each [hill](rule-terrain-hill) and each [farmland](rule-terrain-farmland) region costs one token less.

rule-power-pillaging-text =
    +1 coin for each [non-empty](rule-empty) region conquered this turn.

rule-power-seafaring-text =
    While active, you may conquer [seas and the lake](rule-water) like empty regions, for two tokens each. In decline you keep them, and they still earn coins.

    - You may enter by a sea at the edge, but not by the lake.
    - Water you hold is a normal region: its shores are adjacent.
    - Tokens on water can be attacked only by an active Seafaring race.

rule-power-spirit-text =
    This race doesn’t count as your one race in decline: you may have another alongside it, and both earn coins.

    - Later declines remove the other race, never the Spirits. Only conquest removes them, even your own.

rule-power-stout-text =
    You may go into decline at the end of a regular turn, after scoring, instead of spending a whole turn on it.

    - You score that turn once, with all bonuses. A race already in decline scores too, then leaves the map.
    - You may even do it on the turn you pick the combo.

rule-power-swamp-text =
    +1 coin per turn for each [swamp](rule-terrain-swamp) you hold.

rule-power-underworld-text =
    Regions with a [cavern](rule-symbol-cavern) cost one token less, and all caverns are adjacent for you.

    - You enter at the [edge](rule-edge) like others. The tunnels open once you hold a cavern.

rule-power-wealthy-text =
    Seven coins, once, at the end of the turn you pick this combo.

    - If the badge comes up again later, the next player to pick it gets the coins again, unless your table pays them once per game.

## Markers

rule-marker-lair-text =
    Adds one to the cost of its region, also when the [Trolls](rule-race-trolls) are in decline. It’s placed on conquest, one per region, and removed when the region is conquered or abandoned. There are ten.
rule-marker-fort-text =
    Adds one to the cost of its region, also in decline, and earns one coin per turn while its race is active. Built by [Fortified](rule-power-fortified) races.
rule-marker-camp-text =
    Adds one to the cost of its region, and guards a lone token from [Sorcerers](rule-race-sorcerers). It is never lost. [Bivouacking](rule-power-bivouacking) races have five.
rule-marker-hole-text =
    Makes its region [immune](rule-protected) until the [Halflings](rule-race-halflings) abandon it or decline.
rule-marker-hero-text =
    Makes its region [immune](rule-protected) until it moves. [Heroic](rule-power-heroic) races have two.
rule-marker-dragon-text =
    Makes its region [immune](rule-protected) until it moves on. It comes with the [Dragon Master](rule-power-dragon_master) power.

## The sheet to print

summary-smallworld-title = Small World at a glance

summary-smallworld-turn-title = Your turn
summary-smallworld-turn-text =
    - No active race: pick a combo. Put a coin on each combo above it; any coins on it are yours.
    - Active race: expand, or decline and do nothing else.
    - Expanding: take back all tokens but one per region. Before your first conquest you may abandon regions.
    - Conquer: first at the edge of the map or the shore of a sea, then adjacent regions. One final attempt with the die if you’re short.
    - Redeploy: at least one token in each region.
    - Score your coins. Then the players you attacked redeploy.

summary-smallworld-cost-title = A region costs
summary-smallworld-cost-text =
    Never less than one token, whatever the reductions. Final attempt: if you’re one to three tokens short, the die (blank, blank, blank, 1, 2, 3) must make up the difference.
summary-smallworld-cost-region = Any region
summary-smallworld-cost-mountain = Mountain
summary-smallworld-cost-tribe = Lost tribe
summary-smallworld-cost-token = Each race token
summary-smallworld-cost-marker = Each lair, fortress or encampment
summary-smallworld-cost-protected = Hole-in-the-ground, hero or dragon
summary-smallworld-cost-never = immune

summary-smallworld-coins-title = Coins at the end of your turn
summary-smallworld-coins-text =
    Only your active race earns bonuses; in decline, only the Dwarves’ mines still pay.
summary-smallworld-coins-region = Each region, active or in decline
summary-smallworld-coins-kind = Each region of a kind that your race or power names
summary-smallworld-coins-spoils = Orcs, Pillaging: each region taken this turn that was not empty
summary-smallworld-coins-fortress = Each fortress
summary-smallworld-coins-alchemist = Alchemist
summary-smallworld-coins-wealthy = Wealthy, once

summary-smallworld-losses-title = Losing a region
summary-smallworld-losses-text =
    One token goes back to the tray. The others return to the map when the attacker’s turn ends, to regions their race still has. If it has none, they wait in hand and re-enter.

summary-smallworld-decline-title = Decline
summary-smallworld-decline-text =
    - One token stays in each region; the rest go to the tray, and the power is discarded.
    - A race that was in decline before leaves the map.
    - One coin for each region in decline. Next turn you pick a new combo.
    - Lairs and fortresses still defend; holes, encampments, heroes and the dragon are removed.

summary-smallworld-end-title = The end
summary-smallworld-end-text =
    Most coins wins. Ties: the most race tokens on the map, then a shared victory. Rounds:
summary-smallworld-end-two = Two or three players
summary-smallworld-end-four = Four players
summary-smallworld-end-five = Five players
