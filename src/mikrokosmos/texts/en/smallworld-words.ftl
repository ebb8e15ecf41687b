# What the words of a race or a power do: `n` is the word’s number, `kinds` the kinds of region it names. A row is described by its
# words, so that one of your own describes itself.

rows-race = Race
rows-power = Special power
rows-tokens = Tokens
rows-does = What it does
rows-between = {" "}
rows-nothing = No special ability, just plenty of tokens.
kinds-between = {" or "}

kind-any = region
kind-farmland = farmland region
kind-forest = forest
kind-hill = hill
kind-swamp = swamp
kind-mountain = mountain
kind-sea = sea
kind-lake = lake
kind-cavern = region with a cavern
kind-magic = region with a magic source
kind-mine = region with a mine
kind-coastal = coastal region

word-income = +1 coin per turn for each { $kinds } it holds.
word-income_lasts = Keeps this income in decline.
word-stipend =
    { $n ->
        [one] +1 coin
       *[other] +{ $n } coins
    } each turn while active.
word-windfall =
    { $n ->
        [one] +1 coin
       *[other] +{ $n } coins
    } once, at the end of its first turn.
word-spoils =
    { $n ->
        [one] +1 coin
       *[other] +{ $n } coins
    } for each non-empty region conquered this turn.
word-discount = Needs 1 token fewer to conquer any { $kinds }.
word-discount_beside = Needs 1 token fewer next to any { $kinds } it holds.
word-enters_anywhere = May enter the map at any land region.
word-flies = May conquer any land region, adjacent or not.
word-sails = May conquer seas and lakes, and keeps them in decline.
word-tunnels = Treats all regions with caverns as adjacent.
word-raiders =
    { $n ->
        [one] +1 token
       *[other] +{ $n } tokens
    } for conquest only, set aside before scoring.
word-recruits_per =
    +1 token at redeployment for every { $n ->
        [one] non-empty region
       *[other] { $n } non-empty regions
    } conquered this turn.
word-unbroken = Loses no tokens when it loses a region.
word-marches = Keeps all its tokens in decline and continues to conquer.
word-endures = Doesn’t count toward the limit of one race in decline.
word-stout = May go into decline at the end of a regular turn, after scoring.
word-lairs = Places a lair in each region it conquers: +1 defence, in decline too.
word-holes =
    { $n ->
        [one] Digs a hole-in-the-ground in the first region it conquers
       *[other] Digs a hole-in-the-ground in each of the first { $n } regions it conquers
    }, making it immune.
word-camps =
    { $n ->
        [one] 1 encampment
       *[other] { $n } encampments
    } to place each turn: +1 defence each.
word-heroes =
    { $n ->
        [one] 1 hero
       *[other] { $n } heroes
    } to place each turn: a hero’s region is immune.
word-forts =
    May build { $n ->
        [one] 1 fortress
       *[other] { $n } fortresses
    } per turn: each gives +1 defence, and +1 coin per turn while active.
word-dragons =
    Once per turn, { $n ->
        [one] its dragon
       *[other] each of its { $n } dragons
    } conquers a region for a single token and makes it immune.
word-converts = Once per turn per opponent, replaces a lone active token next to its regions with one of its own.
word-berserk = May roll the die before each conquest.
word-pact = May make peace until its next turn with an opponent it didn’t attack.
