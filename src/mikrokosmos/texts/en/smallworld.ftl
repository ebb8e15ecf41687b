# Small World. `spot` is a region, `place` a region with its holder; `who` is a player, and `you` is “yes” where that is the
# reader; `race`, `power` and `of` are names.

game-about = Conquer a map that’s too small for everyone, one fantasy race and special power after another.
ask-example = conquer 12

## Actions

action-conquer = conquer { $place }
action-attempt = roll for { $place }
action-dragon = send the dragon to { $place }
action-convert = convert the lone token in { $place }
action-abandon = abandon { $place }
action-place = place a token in { $place }
action-camp = place an encampment in { $place }
action-fort = build a fortress in { $place }
action-hero = place a hero in { $place }
action-pick = pick { $combo }
action-ally = make peace with { $who }
action-decline = go into decline
action-roll = roll the Berserk die
action-stop = stop conquering
action-done = done

cost-conquer =
    { $action }: costs { $have ->
        [one] your only token
       *[other] { $total } of your { $have } tokens
    } ({ $terms })
cost-attempt =
    { $action }: costs { $total }, you have { $have }; { $faces } in 6 chance ({ $terms }){ $forfeits ->
        [0] {""}
       *[other] . Your active race won’t conquer this turn.
    }
cost-dragon =
    { $action }: costs { $have ->
        [one] your only token
       *[other] { $total } of your { $have } tokens
    }
cost-pick =
    { $action }: { $total ->
        [0] free
        [one] 1 coin
       *[other] { $total } coins
    }, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }{ $found ->
        [0] {""}
        [one] , with 1 coin on it
       *[other] , with { $found } coins on it
    }

## Terms of costs and incomes

term-base = { $amount } base
term-tokens = { $amount } for tokens
term-tribe = { $amount } for the lost tribe
term-mountain = { $amount } for the mountain
term-marker = { $amount } for { $of }
term-discount = { $amount } for { $of }
term-beside = { $amount } for adjacent { $of }
term-minimum = { $amount } to reach the minimum of 1
term-pips = { $amount } from the die
term-dragon = { $amount } for the dragon
term-active = { $amount } from regions held by { $of }
term-declined = { $amount } from { $of } in decline
term-income = { $amount } bonus for { $of }
term-spoils = { $amount } conquest bonus for { $of }
term-stipend = { $amount } for { $of }
term-windfall = { $amount } one-time bonus for { $of }
term-earns = { $amount } for { $of }
term-price = { $amount } for skipped combos
term-banner = { $amount } from the race
term-badge = { $amount } from the special power
term-raiders = { $amount } for conquest only

## Events

event-first =
    { $you ->
        [yes] You go first.
       *[no] { $who } goes first.
    }
event-turn =
    Round { $round }: { $you ->
        [yes] your turn
       *[no] { $who }’s turn
    }.
event-banner = Next race: { $race }.
event-shown = New combo in slot { $slot }: { $power } { $race }.
event-picked =
    { $you ->
        [yes] You pick
       *[no] { $who } picks
    } { $power } { $race } ({ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }) for { $paid ->
        [0] free
        [one] 1 coin
       *[other] { $paid } coins
    }.
event-readied =
    { $race }: { $hand ->
        [one] 1 token
       *[other] { $hand } tokens
    } in hand.
event-abandoned = { $race } abandon { $spot }.
event-gave-up = { $race } have to abandon { $spot }.
event-rolled = The die shows { $pips }.
event-conquered =
    { $race } conquer { $spot } { $how ->
        [die] with help from the die
        [dragon] with the dragon
        [spell] by conversion
        [fury] with a Berserk roll
       *[force] { $tokens ->
            [one] with 1 token
           *[other] with { $tokens } tokens
        }
    }.
event-failed = { $race } fail to conquer { $spot }.
event-lost = { $race } lose { $spot }.
event-tribe-gone = The lost tribe in { $spot } is gone.
event-marked = Placed in { $spot }: { $of }.
event-unmarked = Removed from { $spot }: { $of }.
event-recruited =
    { $race } gain { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }.
event-set-aside =
    { $race } set { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } aside.
event-placed = { $race } reinforce { $spot }.
event-coins =
    { $you ->
        [yes] You earn
       *[no] { $who } earns
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $terms ->
        [none] .
       *[some] {""} ({ $terms }).
    }
event-pact = Peace between { $who } and { $other }.
event-declined =
    { $you ->
        [yes] Your { $race } go
       *[no] { $who }’s { $race } go
    } into decline.
event-vanished =
    { $you ->
        [yes] Your last { $race } are gone.
       *[no] { $who }’s last { $race } are gone.
    }
event-over = The last round has ended.

## A game retold, turn by turn

turn-heading =
    Turn { $number }, round { $round } of { $rounds }: { $who }, with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
told-column = Available combos: { $combos }.
told-picked =
    Picks { $power } { $race } ({ $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }) for { $paid ->
        [0] free
        [one] 1 coin
       *[other] { $paid } coins
    }{ $found ->
        [0] .
        [one] , and collects the coin on it.
       *[other] , and collects the { $found } coins on it.
    }
told-conquered =
    { $race } conquer { $spot } { $how ->
        [die] with { $tokens ->
            [one] their last token
           *[other] their last { $tokens } tokens
        } and a roll of { $pips }
        [dragon] with the dragon and 1 token
        [spell] by converting its token
       *[force] { $tokens ->
            [one] with 1 token
           *[other] with { $tokens } tokens
        }
    }
told-empty = { $deed }.
told-tribe = { $deed }, removing a lost tribe.
told-taken =
    { $deed }, from { $holder }, who lose { $lost ->
        [0] nothing
        [one] 1 token
       *[other] { $lost } tokens
    }{ $kept ->
        [0] .
        [one] {" "}and withdraw 1.
       *[other] {" "}and withdraw { $kept }.
    }
told-failed =
    { $race } roll { $pips } and fail to conquer { $spot }{ $held ->
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
legend-tribe = { $sign } lost tribe
legend-marked = { $sign } markers: { $markers }

## Refusals

refusal-over = The game is over.
refusal-chance-moves = Wait for the die or the next combo.
refusal-no-such-action = There is no such action.
refusal-no-such-region = This map has regions 1 to { $regions }.
refusal-not-now = You can’t do that right now.
refusal-own-region = You already hold that region.
refusal-water = Only Seafaring races can conquer water.
refusal-out-of-reach = That region is out of reach.
refusal-not-an-entry = Your first conquest must be at the edge of the map or on the shore of a sea.
refusal-immune = That region is immune and can’t be conquered.
refusal-pact = You’re at peace with { $other } and can’t attack their active race.
refusal-too-few-tokens = Not enough tokens: it costs { $cost }, and you have { $have }.
refusal-rolls-before = Berserk races roll before a conquest, and have no final roll.
refusal-no-token = You have no tokens left.
refusal-enough-tokens = You have enough tokens, so there’s nothing to roll for.
refusal-nothing-within-a-roll = You’re too many tokens short of every region.
refusal-too-far-short = You’re too many tokens short for any roll to help.
refusal-no-dragon = You have no dragon.
refusal-dragon-has-flown = You’ve already used the dragon this turn.
refusal-no-conversion = Your race can’t convert tokens.
refusal-tray-empty = There are no tokens of your race left in the tray.
refusal-not-on-the-map = Your race isn’t on the map yet.
refusal-not-an-active-token = There’s no active token to convert there.
refusal-converted-already = You’ve already converted one of { $who }’s tokens this turn.
refusal-not-alone = You can only convert a token that is alone.
refusal-not-held = You don’t hold that region.
refusal-too-late = It’s too late for that this turn.
refusal-other-race = Your other race, { $race }, holds that region and can’t abandon it now.
refusal-taken-this-turn = You conquered that region this turn, so its tokens stay there until you redeploy.
refusal-no-active-race = You have no active race to send into decline.
refusal-none-in-hand = You have none in hand.
refusal-no-fortress = Your race can’t build fortresses.
refusal-built-already = You’ve already built a fortress this turn.
refusal-supply-empty = All the fortresses are on the map already.
refusal-has-one = That region already has one.
refusal-no-hero = You have no heroes.
refusal-empty-slot = There’s no combo in that slot.
refusal-cannot-pay = Not enough coins: it costs { $price }, and you have { $have }.
refusal-no-such-opponent = There is no such opponent.
refusal-attacked = You attacked that player this turn, so you can’t make peace with them.
refusal-no-berserk = Only Berserk races roll before a conquest.
refusal-tokens-in-hand = Place all your tokens first.
refusal-heroes-in-hand = Place your heroes first.

## The table

table-status =
    Round { $round } of { $rounds }{ $coins ->
        [one] , you have 1 coin
       *[other] , you have { $coins } coins
    }.
table-round = Round { $round } of { $rounds }
table-players = Players
table-player = Player
table-turn = { $who } (playing now)
table-points = Coins
table-people = Race
table-held = Regions
table-on-map = On the map
table-hand = In hand
table-declined = { $race } (in decline)
table-column = Available combos
table-place = Slot
table-combo = Combo
table-coins = Coins
table-price = Price
table-tokens = Tokens
table-regions = Map
table-region = Region
table-terrain = Terrain
table-holder = Held by
table-markers = Markers
table-empty = {"–"}
combo = { $power } { $race }
people =
    { $you ->
        [yes] your { $race }
       *[no] { $who }’s { $race }
    }
people-declined =
    { $you ->
        [yes] your { $race } in decline
       *[no] { $who }’s { $race } in decline
    }
people-line =
    { $people }{ $hand ->
        [0] {""}
        [one] : 1 token in hand
       *[other] : { $hand } tokens in hand
    }
lost-tribe = lost tribe
spot = region { $region } ({ $terrain })
place-tribe = region { $region } ({ $terrain }, lost tribe)
place-held = region { $region } ({ $terrain }, { $holder } × { $tokens })
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

marker-lair = troll lair
marker-fort = fortress
marker-camp = encampment
marker-hole = hole-in-the-ground
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
