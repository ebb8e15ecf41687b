# Small World in the browser: what stands around the board. `who` is a player, and `you` is “yes” where that is the
# reader; `race`, `power` and `of` are names.

table-title = Small World
between-names = {", "}

## What is to be done now, in one short sentence

prompt-pick = Pick a combo. The top one is free; each one you skip costs 1 coin.
prompt-expand = Conquer with your { $race }, or send them into decline.
prompt-conquer = Choose a region to conquer with your { $race }, or stop.
prompt-march-first = Your { $race } in decline can conquer first, or you can pick a combo now.
prompt-march = Your { $race } in decline can still conquer: choose a region, or stop.
prompt-convert = Convert a lone enemy token, or stop here.
prompt-dragon = Send the dragon, or stop here.
prompt-attempt = Final conquest: choose a region and roll the reinforcement die, or stop.
prompt-roll = You may roll the die, then conquer a region, or stop.
prompt-rolled =
    { $pips ->
        [0] You rolled a blank: choose a region, or stop.
        [one] You rolled 1: choose a region, or stop.
       *[other] You rolled { $pips }: choose a region, or stop.
    }
prompt-decline = No region within reach: go into decline, or stop.
prompt-stop = No more regions within reach: stop conquering.
prompt-abandon = Choose a region to abandon. Its tokens return to your hand.
prompt-give-up =
    { $count ->
        [one] You can’t set aside enough tokens: choose a region to abandon.
       *[other] You can’t set aside enough tokens: choose { $count } regions to abandon.
    }
prompt-redeploy =
    { $count ->
        [one] Place your last token.
       *[other] Redeploy { $count } tokens to your regions.
    }
prompt-withdraw =
    { $count ->
        [one] You were attacked: redeploy 1 token.
       *[other] You were attacked: redeploy { $count } tokens.
    }
prompt-heroes =
    { $count ->
        [one] Choose a region for your hero.
       *[other] Choose { $count } regions for your heroes.
    }
prompt-spare-camp =
    { $count ->
        [one] Place 1 more encampment, or finish.
       *[other] Place { $count } more encampments, or finish.
    }
prompt-spare-fort = You may build a fortress, or finish.
prompt-placed = Everything is in place: you can finish.
prompt-peace = Choose a player to make peace with until your next turn, or no one.
prompt-last-word = You’ve scored this turn. Go into decline now, or stay active?
prompt-moment = One moment…
prompt-over = The game is over.
prompt-shared = The game is over. It’s a shared victory!
prompt-won = You won!
prompt-winner = { $who } won.

wait-first-seat = Choosing the first player…
wait-pick = { $who } is picking a combo.
wait-conquest = { $who } is conquering.
wait-attempt = { $who } is rolling the die.
wait-roll = { $who } is rolling the die.
wait-rolled = { $who } is conquering.
wait-give-up = { $who } is abandoning regions.
wait-redeployment = { $who } is redeploying.
wait-peace = { $who } is deciding whether to make peace.
wait-last-word = { $who } is deciding whether to go into decline.
wait-withdrawal = { $who } is redeploying withdrawn tokens.
wait-banners = Drawing the next combo…
wait-badges = Drawing the next combo…

## What a tap will do

tap-does = Click to { $deed }.
tap-several = Click to choose what to do in { $place }.
tap-place = Click to add one to { $place }; hold to take one back.
tap-take = Hold to take one back from { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (can’t be undone)
chooser-title = What do you want to do in { $place }?
undo-ends = can’t be undone
undo-ends-long = This can’t be undone.

## The card of a region: what can be done there, and what it costs

does-conquer = Conquer
does-convert = Convert
does-dragon = Send the dragon
does-attempt = Roll for it
does-abandon = Abandon
price-convert = costs no tokens
price-dragon = just 1 token, whatever defends it
card-close = Close

## Sums

sum-base = base
sum-tokens =
    { $amount ->
        [one] token
       *[other] tokens
    }
sum-tribe = lost tribe
sum-mountain = mountain
sum-marker = { $of }
sum-discount = { $of }
sum-beside = adjacent { $of }
sum-minimum = minimum 1 token
sum-pips = die
sum-dragon = dragon
sum-spell = conversion
sum-active = regions ({ $of })
sum-declined = { $of } in decline
sum-income = { $of }
sum-spoils = conquests ({ $of })
sum-stipend = { $of }
sum-windfall = { $of } (one-time)
sum-earns = { $of }
sum-price = skipped combos
sum-found = found on the combo
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = for conquest only
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, you have { $have }
cost-have = you have { $have }
cost-forfeits = Your active race won’t conquer this turn.
cost-odds =
    { $faces ->
        [6] Success is certain.
       *[other] { $faces } in 6 chance ({ $percent }%).
    }

## Buttons

button-decline = Go into decline
button-roll = Roll the die
button-stop = Stop conquering
button-done = Finish
button-no-pact = No peace this turn
button-stay = Stay active
button-abandon = Abandon regions…
button-abandon-end = Done abandoning
button-undo = Undo
button-reset-turn = Reset turn
button-hint = Hint
button-hint-off = Hide hints
button-skip = Skip
button-even = Spread evenly
button-reset = Reset
button-finish = End turn
button-peace = Make peace with { $who }

# The same on small screens.
tiny-decline = Decline
tiny-roll = Roll
tiny-stop = Stop
tiny-done = Finish
tiny-no-pact = No one
tiny-stay = Stay
tiny-skip = Skip
tiny-even = Spread
tiny-reset = Reset
tiny-finish = End turn

decline-sure = Send your { $race } into decline? They keep one token per region, and you pick a new combo next turn.
cancel = Cancel

## Hand

hand = In hand
hand-place =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } to place ({ $race })
hand-hero =
    { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    } to place
hand-camp =
    { $count ->
        [one] 1 encampment
       *[other] { $count } encampments
    } you may place
hand-fort =
    { $count ->
        [one] 1 fortress
       *[other] { $count } fortresses
    } you may build
hand-rules = Rules for what’s in hand

## Panels

panel-players = Players
panel-column = Combos
panel-log = Log
panel-legend = Legend
legend-race = Races
legend-power = Special powers
legend-marker = Markers
legend-symbol = Symbols
legend-terrain = Terrain
rule-of = Rules: { $name }
panels = Panels
board = Board
round = Round { $round } of { $rounds }
round-last = Last round
players-turn = now playing
players-you = you
players-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
players-coins-hidden = coins hidden
players-regions =
    { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }
players-hand =
    { $hand ->
        [one] 1 token in hand
       *[other] { $hand } tokens in hand
    }
players-none = no race yet
players-declined = { $race }, in decline
players-pact = at peace with { $other }
order = When I’m attacked, redeploy:
order-spread = evenly
order-nearest = near the attacker
order-ask = ask me

column-title = Available combos
column-tokens =
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
column-price =
    { $price ->
        [0] free
        [one] costs 1 coin
       *[other] costs { $price } coins
    }
column-found =
    { $found ->
        [one] with 1 coin on it
       *[other] with { $found } coins on it
    }

income = This turn so far
income-total =
    { $total ->
        [one] 1 coin
       *[other] { $total } coins
    }
income-none = nothing yet
earned =
    { $you ->
        [yes] You earn
       *[no] { $who } earns
    }

log-empty = Nothing has happened yet.
log-undone = Move undone.
hints-behind =
    { $behind ->
        [0] { $deed } (just as good)
        [one] { $deed } (1 point worse)
       *[other] { $deed } ({ $behind } points worse)
    }
hints-title = What a bot would do
ending-title = The game is over
ending-winner = winner
ending-close = View board

## What the words of a race or a power do, in a few words each: `n` is the word’s number, `kinds` the kinds of region it names

brief-between = {"; "}
brief-nothing = no ability, just more tokens
brief-income = +1 coin for each { $kinds }
brief-income_lasts = in decline too
brief-stipend =
    { $n ->
        [one] +1 coin every turn
       *[other] +{ $n } coins every turn
    }
brief-windfall =
    { $n ->
        [one] 1 coin, once
       *[other] { $n } coins, once
    }
brief-spoils =
    { $n ->
        [one] +1 coin
       *[other] +{ $n } coins
    } per non-empty region conquered
brief-discount = −1 token to conquer any { $kinds }
brief-discount_beside = −1 token next to a { $kinds } it holds
brief-enters_anywhere = can start anywhere
brief-flies = conquers any region, near or far
brief-sails = conquers seas and lakes
brief-tunnels = all caverns are adjacent
brief-raiders =
    { $n ->
        [one] +1 token
       *[other] +{ $n } tokens
    } for conquest only
brief-recruits_per =
    { $n ->
        [one] +1 token for each non-empty region conquered
       *[other] +1 token per { $n } non-empty regions conquered
    }
brief-unbroken = loses no tokens when attacked
brief-marches = keeps conquering in decline
brief-endures = may stay beside another race in decline
brief-stout = can decline at the end of a turn
brief-lairs = lairs: +1 defence in every region
brief-holes =
    { $n ->
        [one] its first region is immune
       *[other] its first { $n } regions are immune
    }
brief-camps =
    { $n ->
        [one] 1 encampment: +1 defence
       *[other] { $n } encampments: +1 defence each
    }
brief-heroes =
    { $n ->
        [one] 1 hero: its region is immune
       *[other] { $n } heroes: their regions are immune
    }
brief-forts = builds fortresses: +1 defence, +1 coin
brief-dragons = dragon: conquers a region for 1 token
brief-converts = converts lone enemy tokens
brief-berserk = may roll the die before each conquest
brief-pact = peace with one opponent each turn
