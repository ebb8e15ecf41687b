# The rules of Small World, to be looked up at the table. An entry is `<id>-title` and `<id>-text`; a thing that has a name in
# smallworld.ftl is titled by it (`rule-race-trolls-text` by `race-trolls`). Each line of a text is a paragraph or, after “- ”, a
# line of a list; [words](entry) is a link. The order is that of web/src/rules/contents.ts.

## Chapters

rules-goal-title = The goal
rules-goal-text =
    Lead one people after another over a map that is too small for everybody. At the end of each of your turns your regions pay you [coins](rule-coins), and whoever has the most coins [at the end](rules-end) wins.

    Sooner or later your people is spread too thin to go on. Then you send it into [decline](rules-decline) and [choose](rules-choosing) a fresh one. Finding the right moment is half of the game.

rules-table-title = The table
rules-table-text =
    Each number of players has a map of its own. A region has a [terrain](rules-map), perhaps a symbol, and perhaps a [lost tribe](rule-tribe).

    - Beside the map is the column: six peoples to [choose](rules-choosing) from, each a race with a power.
    - The [tray](rule-tokens) holds all race tokens that nobody has.
    - Everybody starts with five [coins](rule-coins).
    - Two or three players play 10 rounds, four play 9, five play 8. In a round everybody has one turn.

rules-turn-title = A turn
rules-turn-text =
    If you have no active people, [choose](rules-choosing) one and [conquer](rules-conquering) with it at once. If you have one, decide first: go on with it, or spend the whole turn on sending it into [decline](rules-decline).

    Going on means:

    - [ready](rules-later) your troops, and give up regions if you like;
    - conquer as much as you can and want, even nothing;
    - [redeploy](rules-redeployment) your tokens;
    - take your [coins](rules-income).

    Last of all, those you attacked put their [withdrawn](rules-losses) tokens back on the map.

    If your active people has no token left at all, you may sit the turn out or decline, but not choose a new people yet.

rules-choosing-title = Choosing a people
rules-choosing-text =
    Take any people of the column. The top one is free; for any other, put one of your coins on each people above it. Coins that lie on the people you take are yours, but you cannot pay with them.

    You get as many tokens as banner and badge say together. That is all this people will ever have, unless an ability brings more.

    The peoples below move up with their coins, and a new one appears at the bottom. Races that have left the map come back under the stack, powers are shuffled again when none is left; if too few races are free, the column is shorter for a while.

rules-conquering-title = Conquering
rules-conquering-text =
    A people that is not on the map enters at its [edge](rule-edge). After that it takes [neighbours](rule-neighbours) of the regions it holds. Pay the [cost](rules-cost) with tokens from your hand; they stay in the region until you [redeploy](rules-redeployment).

    - [Water](rule-water) and [protected](rule-protected) regions cannot be taken.
    - You may take a region from your own race in decline. Its token is lost.
    - Regions of your race in decline do not open their neighbours to your active people.
    - When the tokens run short, [the die](rules-attempt) may help once.

rules-cost-title = What a region costs
rules-cost-text =
    Two tokens, and one more for each of these in the region:

    - a [mountain](rule-terrain-mountain);
    - a [lost tribe](rule-tribe);
    - a race token, active or in decline;
    - a [lair](rule-marker-lair), a [fortress](rule-marker-fort) or an [encampment](rule-marker-camp).

    So a mountain with two Trolls and their lair costs 2 + 1 + 2 + 1 = 6 tokens.

    All reductions of race and power add up, but one token is always the least. Your own race in decline defends itself against you like any other, unless your table decides otherwise.

rules-losses-title = Losses and withdrawal
rules-losses-text =
    Whoever loses a region takes the tokens there in hand. One of them goes back to the tray for good. The others return to the map as the last act of the attacker’s turn, to any regions their race still holds, near or far. A token that stood alone is simply lost.

    - Every region lost costs one token, however many fall in a turn.
    - Several defenders put their tokens down clockwise, and hold none back.
    - A race without a region keeps its tokens in hand and enters the map anew in its owner’s next turn.
    - Lair and fortress go back to the supply, encampments to their owner.

rules-attempt-title = The last attempt
rules-attempt-text =
    With at least one token in hand, you may try for a region that is one to three tokens too dear. Name the region, then roll the [die](rule-die). If tokens and pips together reach the [cost](rules-cost), the region is yours and all the tokens in your hand go there. If not, put them into regions you already hold. Either way your conquests are over for this turn.

    - It need not be the cheapest region. There is no roll where your tokens are enough.
    - If the very first conquest fails, the tokens wait in your hand for the next turn.
    - It comes once per turn. With [Ghouls](rule-race-ghouls) in decline it ends the conquests of both races, unless your table gives each its own.
    - [Berserk](rule-power-berserk) peoples roll beforehand instead.

rules-redeployment-title = Redeployment
rules-redeployment-text =
    After your conquests move your active tokens as you like among the regions your people holds; these need not touch. One token at least stays in each.

    - Nothing can be given up at this point, except by [Amazons](rule-race-amazons) who must.
    - Tokens of your active people and of your race in decline never mix.
    - New [Skeletons](rule-race-skeletons) arrive now. [Encampments](rule-marker-camp), [heroes](rule-marker-hero) and a [fortress](rule-marker-fort) are placed now too.

rules-income-title = Counting coins
rules-income-text =
    At the end of your turn you get one coin for each region you hold, active or in decline, however many tokens are in it. Then come the bonuses of your active race and power. One region can earn several different bonuses.

    - In decline there are no bonuses, except the mines of the [Dwarves](rule-race-dwarves).
    - Only the player whose turn ends is paid.

rules-later-title = Later turns and giving up regions
rules-later-text =
    When you go on with a people, all its tokens but one in each region come back to your hand. Only those in hand can conquer.

    Before your first conquest of the turn you may give up any of your regions, even all, to have their last tokens as well.

    - A region given up is nobody’s and pays nothing. You may take it again at its usual cost; it is empty then.
    - Its lair, fortress or hole is gone. Encampments, hero and dragon come back to you.
    - If you give up everything, you enter again at the [edge](rule-edge).
    - Your table may allow it after conquests too, except for regions conquered this turn.

rules-decline-title = Decline
rules-decline-text =
    Declining is the only thing you do that turn. One token stays in each region of the people, the rest go to the tray, and its power is discarded. A race you had in decline before leaves the map. You are paid one coin for each region now in decline, and next turn you [choose](rules-choosing) a new people.

    - A race in decline pays a coin a region, but does nothing. Anybody may attack it, you too.
    - These go on: [Dwarves](rule-race-dwarves), [Ghouls](rule-race-ghouls), [Spirit](rule-power-spirit), water already [held](rule-power-seafaring), and the defence of lairs and fortresses.
    - Holes, encampments, heroes and the dragon leave the map.
    - Nobody declines in the turn in which the people was chosen, except [Stout](rule-power-stout) ones.

rules-end-title = The end
rules-end-text =
    When everybody has had a turn in the last round, the game is over. Most coins win.

    With equal coins, more race tokens on the map decide, active and in decline together. Encampments do not count, nor do tokens in hand or the Amazons set aside. Players who are still equal win together.

rules-options-title = What the host may choose
rules-options-text =
    - Who begins: a certain seat, or chance.
    - Whether everybody sees everybody’s [coins](rule-coins).
    - Which races and powers take part.
    - Races and powers of your own, like the blank banner and badge of the box.
    - House rules, where the rulebooks differ.

rules-terms-title = What the words mean
rules-terms-text =
    In an ability “you” and “your” mean the people that has it, not your race in decline.

rules-map-title = Terrains and symbols
rules-map-text =
    Each region has one terrain, and some have a symbol. Races and powers make them worth something.

rules-races-title = Races
rules-races-text =
    There are fourteen. What a race can do works while it is active, and stops in [decline](rules-decline) unless it says otherwise.

rules-powers-title = Powers
rules-powers-text =
    There are twenty. A power adds to its race’s own ability, and is discarded when the race [declines](rules-decline), except Spirit.

rules-markers-title = Markers
rules-markers-text =
    Some peoples bring markers to the map. A marker is no race token, and holds no region by itself.

## Words and pieces

rule-empty-title = Empty and not empty
rule-empty-text =
    A region is not empty if a race token or a [lost tribe](rule-tribe) is in it when it is conquered, even if the token is of your own race in decline. A mountain or a marker alone does not count: such a region is empty.

rule-neighbours-title = Neighbours
rule-neighbours-text =
    Regions are neighbours if they share a border. A common corner is not enough, and neither is the same water between them.

rule-water-title = Water and coast
rule-water-text =
    Each map has two [seas](rule-terrain-sea) at its edge and a [lake](rule-terrain-lake) inside. Only [Seafaring](rule-power-seafaring) peoples go there. Land that borders on water is coast; the water itself is not.

rule-edge-title = The edge of the map
rule-edge-text =
    A people enters the map by a region at its edge or on the shore of a sea, even if somebody holds that sea. The shore of the lake is no entry. [Halflings](rule-race-halflings) and [Flying](rule-power-flying) peoples enter where they like on land.

rule-protected-title = Protected regions
rule-protected-text =
    Where a [hole](rule-marker-hole), a [hero](rule-marker-hero) or the [dragon](rule-marker-dragon) is, nobody can conquer, convert, roll or send a dragon, not even the owner’s other race, unless your table opens them to it. The protection ends when the marker leaves.

rule-tokens-title = Tokens, hand and tray
rule-tokens-text =
    Tokens on the map hold regions; tokens in hand conquer. Those in the tray belong to nobody. Skeletons and Sorcerers may draw from it, and only as many as are there; a token that was lost can be drawn again.

rule-tribe-title = Lost tribes
rule-tribe-text =
    A lost tribe lives in some regions from the start. It adds one to their cost and makes them [not empty](rule-empty). Once conquered it is gone for good.

rule-coins-title = Coins
rule-coins-text =
    Coins are points, and they pay for peoples further down the column. Others do not see yours unless the host wants it so, but what everybody earns is told. Coins left in the column count for nobody.

rule-die-title = The die
rule-die-text =
    Three of its faces are blank, the others show 1, 2 and 3. It is rolled for the [last attempt](rules-attempt) and by [Berserk](rule-power-berserk) peoples.

## Terrains and symbols

rule-terrain-farmland-text =
    Pays [Humans](rule-race-humans) more, and costs [Mounted](rule-power-mounted) peoples less.
rule-terrain-forest-text =
    Pays [Forest](rule-power-forest) peoples more.
rule-terrain-hill-text =
    Pays [Hill](rule-power-hill) peoples more, and costs [Mounted](rule-power-mounted) peoples less.
rule-terrain-swamp-text =
    Pays [Swamp](rule-power-swamp) peoples more.
rule-terrain-mountain-text =
    A mountain always adds one to the [cost](rules-cost) of its region, whoever holds it. It is no token: without one the region is [empty](rule-empty). [Giants](rule-race-giants) attack from here.
rule-terrain-sea-text =
    Only [Seafaring](rule-power-seafaring) peoples take a sea. Its shore is an [entry](rule-edge) for everybody.
rule-terrain-lake-text =
    Only [Seafaring](rule-power-seafaring) peoples take the lake. Its shore is coast, but no [entry](rule-edge).
rule-symbol-cavern-text =
    Costs [Underworld](rule-power-underworld) peoples less, and leads them to every other cavern.
rule-symbol-magic-text =
    Pays [Wizards](rule-race-wizards) more.
rule-symbol-mine-text =
    Pays [Dwarves](rule-race-dwarves) more, in decline too.

## Races

rule-race-amazons-text =
    Four more tokens, for conquests only. After your conquests four tokens are set aside; at the start of your next turn they are back in hand.

    - If four cannot be spared, you must give up regions of your choice before coins are counted.
    - When the Amazons decline, the four go to the tray.

rule-race-dwarves-text =
    One more coin a turn for every region with a [mine](rule-symbol-mine), in decline too.

    - The turn of the decline pays it as well.

rule-race-elves-text =
    When a region is taken from Elves, none is lost: all of them withdraw.

    - An Elf converted by [Sorcerers](rule-race-sorcerers) is lost.
    - Elves in decline are lost like any other token.

rule-race-ghouls-text =
    In decline all Ghouls stay on the map and conquer in each of your turns, before your active people.

    - They lose their power, but keep water and fortresses.
    - They share the turn’s [last attempt](rules-attempt), unless your table gives each race one.
    - Choose a new people before or after they conquer. An active one may give up regions first.
    - They may attack your own active people, which may use the withdrawn tokens at once.
    - They rest in a turn of decline. That decline removes them, unless they or the new ones are [Spirits](rule-power-spirit).

rule-race-giants-text =
    One token less for every region next to a [mountain](rule-terrain-mountain) they hold.

    - Two mountains do not help twice.
    - A mountain taken this turn counts.

rule-race-halflings-text =
    They enter the map at any land region. The first two regions they ever take get a [hole](rule-marker-hole), and nobody can take those.

    - A hole given up is not dug again.
    - Halflings who have left the map may enter anywhere once more.

rule-race-humans-text =
    One more coin a turn for every [farmland](rule-terrain-farmland) region they hold.

rule-race-orcs-text =
    One more coin for every region taken this turn that was [not empty](rule-empty).

    - [Pillaging](rule-power-pillaging) Orcs earn two.

rule-race-ratmen-text =
    No ability at all, but eight tokens on the banner: there are many of them.

rule-race-skeletons-text =
    For every two regions taken this turn that were [not empty](rule-empty), one new token joins them at [redeployment](rules-redeployment).

    - An odd one is not carried over.
    - New Skeletons do not conquer this turn.
    - There are 20 in all; an empty tray gives none.

rule-race-sorcerers-text =
    Once a turn for each opponent: swap a lone active token next to one of your regions for a Sorcerer from the tray. The region is yours.

    - It needs no token in hand and may come last, but not after the die.
    - Lair, fortress and mountain do not stop it. Encampments, [protection](rule-protected) and [peace](rule-power-diplomat) do.
    - Lost tribes and tokens in decline cannot be swapped.
    - It counts as a conquest of a region that was [not empty](rule-empty).
    - Flying Sorcerers swap anywhere on land, once they hold a region.

rule-race-tritons-text =
    One token less for every region on the [coast](rule-water), of a sea or of the lake.

    - Water itself is not coast, so Seafaring Tritons pay the full cost there.

rule-race-trolls-text =
    A [lair](rule-marker-lair) in every region they hold makes it cost one token more, in decline too.

rule-race-wizards-text =
    One more coin a turn for every region with a [magic source](rule-symbol-magic).

## Powers

rule-power-alchemist-text =
    Two more coins at the end of each turn while the people is active, even if it holds no region.

rule-power-berserk-text =
    Before any conquest you may roll the [die](rule-die). Then choose a region: it costs as many tokens less as the die shows, but one at least.

    - If the roll makes no region affordable, or you use it for none, your conquests are over.
    - One roll serves for one region. Tokens you did not need conquer on.
    - You need a token in hand to roll.
    - There is no [last attempt](rules-attempt) besides.

rule-power-bivouacking-text =
    Five [encampments](rule-marker-camp), placed anew at each redeployment in regions you hold, as many in one as you like.

    - You may keep some in hand.
    - Those of a lost region come back, and you may put them down when the attacker’s turn ends.

rule-power-commando-text =
    One token less for every region, also for the first.

rule-power-diplomat-text =
    After your coins you may make peace with one opponent whose active people you did not attack this turn. Until your next turn begins, that player’s active people cannot attack yours.

    - Choose anew every turn: the same player, another, or nobody.
    - Races in decline are left out: the other’s declined Ghouls may attack you, and your own race in decline is not covered.
    - A failed attempt and a swap by Sorcerers are attacks too.
    - A people chosen meanwhile is bound as well. You are not.

rule-power-dragon_master-text =
    Once a turn you take a region within reach with one token, whatever defends it. The [dragon](rule-marker-dragon) settles there and protects it.

    - It flies only into a region you are conquering, not into one your active people holds.
    - It may make your first conquest.
    - If you do not use it, it stays and goes on protecting.
    - It cannot attack a [protected](rule-protected) region.

rule-power-flying-text =
    You may attack any land region, however far away, also when you enter the map. Water stays closed.

rule-power-forest-text =
    One more coin a turn for every [forest](rule-terrain-forest) you hold.

rule-power-fortified-text =
    Once a turn, at redeployment, you may build a [fortress](rule-marker-fort) in a region you hold that has none. It adds one to the cost of the region and pays a coin a turn while you are active, from this turn on.

    - The table has six fortresses, those of declined races included.
    - A fortress never moves. If its region is taken or given up, it can be built again.
    - In decline, from that very turn, it defends but does not pay.

rule-power-heroic-text =
    At each redeployment put the two [heroes](rule-marker-hero) into two different regions of yours. Nobody can take those.

    - They may stay where they were.
    - With a single region one hero waits off the map.

rule-power-hill-text =
    One more coin a turn for every [hill](rule-terrain-hill) you hold.

rule-power-merchant-text =
    One more coin a turn for every region you hold, whatever it is.

rule-power-mounted-text =
    One token less for every [hill](rule-terrain-hill) and every [farmland](rule-terrain-farmland) region.

rule-power-pillaging-text =
    One more coin for every region taken this turn that was [not empty](rule-empty).

rule-power-seafaring-text =
    While active you may take [seas and the lake](rule-water) like empty regions, for two tokens. You keep them in decline and they go on paying.

    - You may enter by a sea at the edge, but not by the lake.
    - Water you hold is a region like others: its shores are neighbours.
    - Tokens on water can be attacked only by an active Seafaring people.

rule-power-spirit-text =
    In decline this people does not count as your one race in decline: you may have another one beside it, and both pay.

    - Your later declines remove the other race, never the Spirits. Only conquest does, and that may be your own.

rule-power-stout-text =
    You may decline at the end of a turn you have played, after your coins, instead of spending a whole turn on it.

    - The turn is paid once, with all bonuses. An earlier race in decline is paid too and then leaves.
    - You may even do so in the turn the people was chosen.

rule-power-swamp-text =
    One more coin a turn for every [swamp](rule-terrain-swamp) you hold.

rule-power-underworld-text =
    One token less for every region with a [cavern](rule-symbol-cavern), and all caverns are neighbours to you.

    - You enter at the [edge](rule-edge) like others. The tunnels open once you hold a cavern.

rule-power-wealthy-text =
    Seven coins, once, at the end of the turn in which you choose this people.

    - If the badge comes up again later, whoever takes it is paid again, unless your table pays it once per game.

## Markers

rule-marker-lair-text =
    Adds one to the cost of its region, also when the [Trolls](rule-race-trolls) are in decline. It appears with the conquest, one in a region, and goes when the region is taken or given up. There are ten.
rule-marker-fort-text =
    Adds one to the cost of its region, also in decline, and pays a coin a turn while its people is active. Built by [Fortified](rule-power-fortified) peoples.
rule-marker-camp-text =
    Adds one to the cost of its region, and guards a lone token from [Sorcerers](rule-race-sorcerers). It is never lost. [Bivouacking](rule-power-bivouacking) peoples have five.
rule-marker-hole-text =
    Makes its region a [protected](rule-protected) one, until the [Halflings](rule-race-halflings) give it up or decline.
rule-marker-hero-text =
    Makes its region a [protected](rule-protected) one, until it moves. [Heroic](rule-power-heroic) peoples have two.
rule-marker-dragon-text =
    Makes its region a [protected](rule-protected) one, until it flies on. It comes with the [Dragon Master](rule-power-dragon_master) power.

## The sheet to print

summary-smallworld-title = Small World at a glance

summary-smallworld-turn-title = Your turn
summary-smallworld-turn-text =
    - No active people: choose one. Put a coin on each people above it; the coins on it are yours.
    - An active people: go on with it, or decline and do nothing else.
    - Going on: take up all tokens but one in each region; before your first conquest you may give up regions.
    - Conquer: first at the edge of the map or the shore of a sea, then neighbours. Perhaps one last attempt with the die.
    - Redeploy: one token at least in each region.
    - Take your coins. Then those you attacked put their tokens back.

summary-smallworld-cost-title = A region costs
summary-smallworld-cost-text =
    Never less than one token, whatever the reductions. Last attempt: one to three tokens too few, and the die (blank, blank, blank, 1, 2, 3) must make up for them.
summary-smallworld-cost-region = Any region
summary-smallworld-cost-mountain = Mountain
summary-smallworld-cost-tribe = Lost tribe
summary-smallworld-cost-token = Each race token
summary-smallworld-cost-marker = Each lair, fortress or encampment
summary-smallworld-cost-protected = Hole, hero or dragon
summary-smallworld-cost-never = cannot be taken

summary-smallworld-coins-title = Coins at the end of your turn
summary-smallworld-coins-text =
    Bonuses are for the active people only; in decline only the mines of the Dwarves go on paying.
summary-smallworld-coins-region = Each region, active or in decline
summary-smallworld-coins-kind = Each region of a kind that your race or power names
summary-smallworld-coins-spoils = Orcs, Pillaging: each region taken this turn that was not empty
summary-smallworld-coins-fortress = Each fortress
summary-smallworld-coins-alchemist = Alchemist
summary-smallworld-coins-wealthy = Wealthy, once

summary-smallworld-losses-title = Losing a region
summary-smallworld-losses-text =
    One token goes back to the tray. The others return to the map when the attacker’s turn ends, to regions their race still has; without any they wait in hand and enter anew.

summary-smallworld-decline-title = Decline
summary-smallworld-decline-text =
    - One token stays in each region; the rest go to the tray, and the power is discarded.
    - A race that was in decline before leaves the map.
    - One coin for each region in decline. Next turn you choose a new people.
    - Lairs and fortresses go on defending; holes, encampments, heroes and the dragon go.

summary-smallworld-end-title = The end
summary-smallworld-end-text =
    Most coins win; then most race tokens on the map; then the victory is shared. Rounds:
summary-smallworld-end-two = Two or three players
summary-smallworld-end-four = Four players
summary-smallworld-end-five = Five players
