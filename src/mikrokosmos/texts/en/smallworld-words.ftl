# What the words of a race or a power do: `n` is the word’s number, `kinds` the kinds of region it names. A row is described by its
# words, so that one of your own describes itself.

rows-race = Race
rows-power = Power
rows-tokens = Tokens
rows-does = What it does
rows-between = {" "}
rows-nothing = Nothing special: there are many of them.
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
kind-coastal = region by the water

word-income = One more coin a turn for every { $kinds } it holds.
word-income_lasts = That income goes on in decline.
word-stipend =
    { $n ->
        [one] 1 more coin
       *[other] { $n } more coins
    } every turn while active.
word-windfall =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } once, at the end of its first turn.
word-spoils =
    { $n ->
        [one] 1 more coin
       *[other] { $n } more coins
    } for every region taken this turn that was not empty.
word-discount = Takes any { $kinds } with one token less.
word-discount_beside = Takes regions next to a { $kinds } it holds with one token less.
word-enters_anywhere = May enter the map at any land region.
word-flies = May attack any land region, however far away.
word-sails = May take seas and lakes, and keeps them in decline.
word-tunnels = Any two regions with caverns are neighbours to it.
word-raiders =
    { $n ->
        [one] 1 more token
       *[other] { $n } more tokens
    } for conquests only, set aside before coins are counted.
word-recruits_per =
    A new token at the end of conquests for every { $n ->
        [one] region
       *[other] { $n } regions
    } taken this turn that were not empty.
word-unbroken = Loses no token when a region is taken from it.
word-marches = Keeps all its tokens in decline and goes on conquering.
word-endures = Does not count as the one race that a player may have in decline.
word-stout = May go into decline at the end of a turn, after its coins.
word-lairs = A lair in every region it takes, which then costs an attacker one token more, in decline too.
word-holes =
    { $n ->
        [one] A hole in the first region it takes
       *[other] A hole in each of the first { $n } regions it takes
    }, which nobody else can take.
word-camps =
    { $n ->
        [one] An encampment, placed
       *[other] { $n } encampments, placed
    } anew every turn: each costs an attacker one token more.
word-heroes =
    { $n ->
        [one] A hero, placed
       *[other] { $n } heroes, placed
    } anew every turn: nobody can take a hero’s region.
word-forts =
    May build { $n ->
        [one] a fortress
       *[other] { $n } fortresses
    } a turn: each costs an attacker one token more and earns 1 coin a turn while active.
word-dragons =
    Has { $n ->
        [one] a dragon that
       *[other] { $n } dragons, each of which
    } once a turn takes a region with a single token and then guards it.
word-converts = Once a turn for each opponent, turns a lone active token next to its regions into one of its own.
word-berserk = May roll the die before each conquest.
word-pact = May make peace for a turn with an opponent it did not attack.
