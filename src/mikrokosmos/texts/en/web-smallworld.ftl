# Small World in the browser: what stands around the board. `who` is a player, and `you` is “yes” where that is the
# reader; `race`, `power` and `of` are names.

table-title = Small World
between-names = {", "}

## What is to be done now, in one short sentence

prompt-pick = Choose a people: the top one is free, and passing over costs a coin each.
prompt-expand = Conquer with your { $race }, or send them into decline.
prompt-conquer = Choose the next region for your { $race }, or stop here.
prompt-march-first = Your { $race } in decline can conquer first, or you can pick a combo now.
prompt-march = Your declined { $race } still march: choose a region, or stop.
prompt-convert = Convert a lone enemy token, or stop here.
prompt-dragon = Send the dragon, or stop here.
prompt-attempt = Too few tokens left: choose a region and roll for it, or stop.
prompt-roll = Roll the die first if you like, then choose a region; or stop.
prompt-rolled =
    { $pips ->
        [0] The die shows nothing: choose a region, or stop.
        [one] The die adds 1 token: choose a region, or stop.
       *[other] The die adds { $pips } tokens: choose a region, or stop.
    }
prompt-decline = Nothing is within reach: go into decline, or stop.
prompt-stop = Nothing more is within reach: stop conquering.
prompt-abandon = Choose a region to give up; its tokens come to your hand.
prompt-give-up =
    { $count ->
        [one] Your raiders leave: choose a region to give up.
       *[other] Your raiders leave: choose { $count } regions to give up.
    }
prompt-redeploy =
    { $count ->
        [one] Put down your last token.
       *[other] Spread { $count } tokens over your regions.
    }
prompt-withdraw =
    { $count ->
        [one] A token was driven out: put it in one of your regions.
       *[other] { $count } tokens were driven out: put them in your regions.
    }
prompt-heroes =
    { $count ->
        [one] Choose a region for your hero.
       *[other] Choose { $count } regions for your heroes.
    }
prompt-spare-camp =
    { $count ->
        [one] Pitch one more encampment, or finish.
       *[other] Pitch { $count } more encampments, or finish.
    }
prompt-spare-fort = You may build a fortress, or finish.
prompt-placed = Everything is in place: finish your turn.
prompt-peace = Choose a player to be at peace with until your next turn, or nobody.
prompt-last-word = Your turn is scored: go into decline now, or stay.
prompt-moment = One moment…
prompt-over = The game is over.
prompt-shared = The game is over, and the victory is shared.
prompt-won = You have won!
prompt-winner = { $who } has won.

wait-first-seat = Who will begin?
wait-pick = { $who } is choosing a people.
wait-conquest = { $who } is conquering.
wait-attempt = { $who } is rolling the die.
wait-roll = { $who } is rolling the die.
wait-rolled = { $who } is conquering.
wait-give-up = { $who } is giving up regions.
wait-redeployment = { $who } is redeploying.
wait-peace = { $who } is thinking about peace.
wait-last-word = { $who } is thinking about decline.
wait-withdrawal = { $who } is putting driven-out tokens down.
wait-banners = The next people is drawn.
wait-badges = The next people is drawn.

## What a tap will do

tap-does = Tap to { $deed }.
tap-several = Tap to choose what to do in { $place }.
tap-place = Tap to put one in { $place }; hold to take one back.
tap-take = Hold to take one back from { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (cannot be taken back)
chooser-title = What shall happen in { $place }?
undo-ends = cannot be taken back
undo-ends-long = This cannot be taken back.

## The card of a region: what can be done there, and what it costs

does-conquer = Conquer
does-convert = Convert
does-dragon = Send the dragon
does-attempt = Roll for it
does-abandon = Give up
price-convert = costs no token
price-dragon = a single token, whatever stands there
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
sum-beside = { $of } beside it
sum-minimum = at least one token
sum-pips = roll
sum-dragon = dragon
sum-spell = conversion
sum-active = regions of { $of }
sum-declined = declined { $of }
sum-income = { $of }
sum-spoils = conquests by { $of }
sum-stipend = { $of }
sum-windfall = { $of }, once
sum-earns = { $of }
sum-price = passed over
sum-found = found on it
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = for conquests only
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, you have { $have }
cost-have = you have { $have }
cost-forfeits = Your active race won’t conquer this turn.
cost-odds =
    { $faces ->
        [6] The die cannot fail.
       *[other] { $faces } of the die’s 6 faces are enough ({ $percent } %).
    }

## Buttons

button-decline = Go into decline
button-roll = Roll the die
button-stop = Stop conquering
button-done = Finish
button-no-pact = No peace
button-stay = Stay active
button-abandon = Give up regions…
button-abandon-end = Keep my regions
button-undo = Take back
button-hint = Hint
button-hint-off = Hide hints
button-skip = Skip
button-even = Even out
button-reset = All back
button-finish = Finish turn
button-peace = Peace with { $who }

# The same on small screens.
tiny-decline = Decline
tiny-roll = Roll
tiny-stop = Stop
tiny-done = Finish
tiny-no-pact = Nobody
tiny-stay = Stay
tiny-abandon = Give up…
tiny-abandon-end = Keep
tiny-skip = Skip
tiny-even = Even out
tiny-reset = All back
tiny-finish = Finish

decline-sure = Your { $race } go into decline: they keep one token a region, and you choose a new people next turn.
cancel = No

## Hand

hand = In hand
hand-place =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } of { $race } to put down
hand-hero =
    { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    } to put down
hand-camp =
    { $count ->
        [one] 1 encampment
       *[other] { $count } encampments
    } you may pitch
hand-fort =
    { $count ->
        [one] 1 fortress
       *[other] { $count } fortresses
    } you may build
hand-help = Tap a region to add one; hold it, or press minus, to take one back.
hand-take-back = One back from { $place }
hand-rules = Rules of what is in hand

## Panels

panel-players = Players
panel-column = Peoples
panel-log = Story
panel-legend = Legend
legend-race = Races
legend-power = Powers
legend-marker = Markers
legend-symbol = Symbols
legend-terrain = Terrains
rule-of = Rule: { $name }
panels = Panels
board = The board
round = Round { $round } of { $rounds }
round-last = Last round
players-turn = on turn
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
players-none = no people yet
players-declined = { $race }, in decline
players-pact = at peace with { $other }
order = My tokens driven out:
order-spread = spread evenly
order-nearest = face the attacker
order-ask = ask me

column-title = Peoples to choose from
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
        [one] 1 coin lies on it
       *[other] { $found } coins lie on it
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
       *[no] Coins for { $who }
    }

log-empty = What happens is told here.
log-undone = That was taken back.
hints-best = Best: { $deed }
hints-behind =
    { $behind ->
        [0] { $deed } (as good)
       *[other] { $deed } ({ $behind } behind)
    }
hints-title = A bot would
ending-title = The game is over
ending-winner = winner
ending-close = See the board

## What the words of a race or a power do, in a few words each: `n` is the word’s number, `kinds` the kinds of region it names

brief-between = {"; "}
brief-nothing = there are many of them
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
    } per non-empty region taken
brief-discount = one token less for any { $kinds }
brief-discount_beside = one token less beside its { $kinds }
brief-enters_anywhere = enters anywhere
brief-flies = attacks however far away
brief-sails = takes seas and lakes
brief-tunnels = caverns are neighbours
brief-raiders =
    { $n ->
        [one] 1 token is
       *[other] { $n } tokens are
    } for conquests only
brief-recruits_per =
    { $n ->
        [one] a new token for each non-empty region taken
       *[other] a new token per { $n } non-empty regions taken
    }
brief-unbroken = loses no tokens
brief-marches = conquers on in decline
brief-endures = an extra race in decline
brief-stout = may decline at a turn’s end
brief-lairs = lairs: +1 defence everywhere
brief-holes =
    { $n ->
        [one] a region nobody can take
       *[other] { $n } regions nobody can take
    }
brief-camps =
    { $n ->
        [one] an encampment: +1 defence
       *[other] { $n } encampments: +1 defence each
    }
brief-heroes =
    { $n ->
        [one] a hero whose region nobody can take
       *[other] { $n } heroes whose regions nobody can take
    }
brief-forts = builds fortresses: +1 defence, +1 coin
brief-dragons = its dragon takes a region with one token
brief-converts = turns lone enemy tokens
brief-berserk = rolls before each conquest
brief-pact = peace with one opponent
