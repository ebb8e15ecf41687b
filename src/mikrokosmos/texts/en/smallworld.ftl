# Small World. `spot` is a region, `place` a region with its holder; `who` is a player, and `you` is “yes” where that is the
# reader; `race`, `power` and `of` are names.

game-about = Lead peoples with odd powers over a map that is too small for all of them.
ask-example = conquer 12

## Actions

action-conquer = conquer { $place }
action-attempt = roll for { $place }
action-dragon = send the dragon to { $place }
action-convert = convert the lone token in { $place }
action-abandon = give up { $place }
action-place = put a token in { $place }
action-camp = put an encampment in { $place }
action-fort = build a fortress in { $place }
action-hero = put a hero in { $place }
action-pick = take { $combo }
action-ally = make peace with { $who }
action-decline = go into decline
action-roll = roll the berserk die
action-stop = stop conquering
action-done = done

cost-conquer = { $action }: { $total } of your { $have } tokens ({ $terms })
cost-attempt =
    { $action }: needs { $total }, you have { $have }; { $faces } of the die’s 6 faces are enough ({ $terms }){ $forfeits ->
        [0] {""}
       *[other] . Your active race won’t conquer this turn.
    }
cost-dragon = { $action }: { $total } of your { $have } tokens
cost-pick =
    { $action }: { $total ->
        [0] free
        [one] 1 coin
       *[other] { $total } coins
    }, { $tokens } tokens{ $found ->
        [0] {""}
        [one] , and 1 coin lies on it
       *[other] , and { $found } coins lie on it
    }

## Terms of costs and incomes

term-base = { $amount } to begin with
term-tokens = { $amount } for tokens
term-tribe = { $amount } for the lost tribe
term-mountain = { $amount } for the mountain
term-marker = { $amount } for { $of }
term-discount = { $amount } for { $of }
term-beside = { $amount } for { $of } beside it
term-minimum = { $amount } since one token is the least
term-pips = { $amount } for the roll
term-dragon = { $amount } for the dragon
term-active = { $amount } for regions of { $of }
term-declined = { $amount } for declined regions of { $of }
term-income = { $amount } more for { $of }
term-spoils = { $amount } for conquests by { $of }
term-stipend = { $amount } for { $of }
term-windfall = { $amount } once for { $of }
term-earns = { $amount } for { $of }
term-price = { $amount } for those passed over
term-banner = { $amount } of the banner
term-badge = { $amount } of the badge
term-raiders = { $amount } for conquests only

## Events

event-first =
    { $you ->
        [yes] You begin.
       *[no] The first to play is { $who }.
    }
event-turn =
    Round { $round }: it is { $you ->
        [yes] your turn
       *[no] the turn of { $who }
    }.
event-banner = The next banner: { $race }.
event-shown = In place { $slot }: { $power } { $race }.
event-picked =
    { $you ->
        [yes] You take
       *[no] There come, for { $who },
    } { $power } { $race }, with { $tokens } tokens, for { $paid ->
        [0] nothing
        [one] 1 coin
       *[other] { $paid } coins
    }.
event-readied = { $race }: { $hand } tokens in hand.
event-abandoned = { $race } give up { $spot }.
event-gave-up = { $race } have to give up { $spot }.
event-rolled = The die shows { $pips }.
event-conquered =
    { $race } take { $spot } { $how ->
        [die] with the die’s help
        [dragon] with the dragon
        [spell] by conversion
        [fury] in berserk fury
       *[force] { $tokens ->
            [one] with 1 token
           *[other] with { $tokens } tokens
        }
    }.
event-failed = { $race } fail at { $spot }.
event-lost = { $race } lose { $spot }.
event-tribe-gone = The lost tribe of { $spot } is gone.
event-marked = { $of } in { $spot }.
event-unmarked = No more { $of } in { $spot }.
event-recruited = { $race } grow by { $tokens }.
event-set-aside = { $race } set { $tokens } tokens aside.
event-placed = { $race } strengthen { $spot }.
event-coins =
    { $you ->
        [yes] You earn
       *[no] Coins for { $who }:
    } { $coins }{ $terms ->
        [none] .
       *[some] {""} ({ $terms }).
    }
event-pact = Peace between { $who } and { $other }.
event-declined =
    { $you ->
        [yes] Your { $race } go
       *[no] { $race } of { $who } go
    } into decline.
event-vanished =
    { $you ->
        [yes] The last of your { $race } are gone.
       *[no] The last { $race } of { $who } are gone.
    }
event-over = The last round has ended.

## A game retold, turn by turn

turn-heading =
    Turn { $number }, round { $round } of { $rounds }: { $who }, with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
told-column = To choose from: { $combos }.
told-picked =
    Chooses { $power } { $race }, with { $tokens } tokens, for { $paid ->
        [0] nothing
        [one] 1 coin
       *[other] { $paid } coins
    }{ $found ->
        [0] .
        [one] , and finds 1 coin on them.
       *[other] , and finds { $found } coins on them.
    }
told-conquered =
    { $race } take { $spot } { $how ->
        [die] with { $tokens ->
            [one] their last token
           *[other] their last { $tokens } tokens
        } and a roll of { $pips }
        [dragon] with the dragon and a token
        [spell] by converting its token
       *[force] { $tokens ->
            [one] with 1 token
           *[other] with { $tokens } tokens
        }
    }
told-empty = { $deed }.
told-tribe = { $deed }, driving out a lost tribe.
told-taken =
    { $deed }, from { $holder }, who lose { $lost ->
        [0] nothing
        [one] 1 token
       *[other] { $lost } tokens
    }{ $kept ->
        [0] .
        [one] {" "}and take 1 back.
       *[other] {" "}and take { $kept } back.
    }
told-failed =
    { $race } roll { $pips } and fail to take { $spot }{ $held ->
        [people] {" "}from { $holder }.
        [tribe] {" "}from a lost tribe.
       *[no] .
    }
told-marked = Places a marker in { $spot }: { $of }.
told-coins =
    Earns { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $terms }.
told-nothing = Earns nothing.

legend-seat =
    { $who }{ $active ->
        [none] {""}
       *[some] : { $active }
    }{ $declined ->
        [none] {""}
       *[some] ; { $letter } in decline: { $declined }
    }
legend-tribe = { $sign } a lost tribe
legend-marked = { $sign } markers: { $markers }

## Refusals

refusal-over = The game is over.
refusal-chance-moves = First the die or a card.
refusal-no-such-action = There is no such action.
refusal-no-such-region = There are only regions 1 to { $regions }.
refusal-not-now = Not in this step.
refusal-own-region = That region is yours already.
refusal-water = That is water, and only seafarers go there.
refusal-out-of-reach = That region is out of reach.
refusal-not-an-entry = One enters the map over its edge.
refusal-immune = That region is immune: you can’t conquer it.
refusal-pact = There is peace with { $other }.
refusal-too-few-tokens = It costs { $cost }, and you have { $have }.
refusal-rolls-before = This people rolls before a conquest, not after.
refusal-no-token = You have no token left.
refusal-enough-tokens = You have enough tokens; no die is needed.
refusal-nothing-within-a-roll = No region is within reach of a roll.
refusal-too-far-short = You are too many tokens short: no roll is high enough.
refusal-no-dragon = You have no dragon.
refusal-dragon-has-flown = The dragon has flown this turn.
refusal-no-conversion = This people cannot convert.
refusal-tray-empty = The tray is empty.
refusal-not-on-the-map = This people is not on the map.
refusal-not-an-active-token = There is no active token to convert.
refusal-converted-already = One token of { $who } was converted this turn.
refusal-not-alone = That token is not alone.
refusal-not-held = You do not hold that region.
refusal-too-late = It is too late for that in this turn.
refusal-other-race = That region belongs to your other race, { $race }, which can’t abandon it now.
refusal-taken-this-turn = You conquered that region this turn: its tokens stay there until you redeploy.
refusal-no-active-race = You have no active race to put in decline.
refusal-none-in-hand = You have none in hand.
refusal-no-fortress = You have no fortresses.
refusal-built-already = You have built one this turn.
refusal-supply-empty = All are on the map.
refusal-has-one = There is one already.
refusal-no-hero = You have no heroes.
refusal-empty-slot = There is nothing in that place.
refusal-cannot-pay = It costs { $price }, and you have { $have }.
refusal-no-such-opponent = There is no such opponent.
refusal-attacked = You have attacked that player this turn.
refusal-no-berserk = This people does not roll beforehand.
refusal-tokens-in-hand = First put all your tokens down.
refusal-heroes-in-hand = First put your heroes down.

## The table

table-status =
    Round { $round } of { $rounds }{ $coins ->
        [one] , you have 1 coin
       *[other] , you have { $coins } coins
    }.
table-round = Round { $round } of { $rounds }
table-players = The players
table-player = Player
table-turn = { $who } (now)
table-points = Coins
table-people = People
table-held = Regions
table-on-map = On the map
table-hand = In hand
table-declined = { $race } (declined)
table-column = To choose from
table-place = Place
table-combo = People
table-coins = Coins
table-price = Price
table-tokens = Tokens
table-regions = The map
table-region = Region
table-terrain = Terrain
table-holder = Held by
table-markers = Markers
table-empty = {"–"}
combo = { $power } { $race }
people =
    { $you ->
        [yes] your { $race }
       *[no] { $race } of { $who }
    }
people-declined =
    { $you ->
        [yes] your declined { $race }
       *[no] declined { $race } of { $who }
    }
people-line =
    { $people }{ $hand ->
        [0] {""}
        [one] : 1 token in hand
       *[other] : { $hand } tokens in hand
    }
lost-tribe = lost tribe
spot = { $region } ({ $terrain })
place-tribe = { $region } ({ $terrain }, a lost tribe)
place-held = { $region } ({ $terrain }, { $tokens } of { $holder })
marker-count = { $of } × { $count }

terrain-farmland = farmland
terrain-forest = forest
terrain-hill = hill
terrain-swamp = swamp
terrain-mountain = mountain
terrain-sea = sea
terrain-lake = lake
symbol-cavern = cavern
symbol-magic = magic source
symbol-mine = mine

marker-lair = lair
marker-fort = fortress
marker-camp = encampment
marker-hole = hole in the ground
marker-hero = hero
marker-dragon = dragon

race-amazons = Amazons
race-dwarves = Dwarves
race-elves = Elves
race-ghouls = Ghouls
race-giants = Giants
race-halflings = Halflings
race-humans = Humans
race-orcs = Orcs
race-ratmen = Ratmen
race-skeletons = Skeletons
race-sorcerers = Sorcerers
race-tritons = Tritons
race-trolls = Trolls
race-wizards = Wizards

power-alchemist = Alchemist
power-berserk = Berserk
power-bivouacking = Bivouacking
power-commando = Commando
power-diplomat = Diplomat
power-dragon_master = Dragon Master
power-flying = Flying
power-forest = Forest
power-fortified = Fortified
power-heroic = Heroic
power-hill = Hill
power-merchant = Merchant
power-mounted = Mounted
power-pillaging = Pillaging
power-seafaring = Seafaring
power-spirit = Spirit
power-stout = Stout
power-swamp = Swamp
power-underworld = Underworld
power-wealthy = Wealthy
