# How fast the game goes on, what the others did in a turn, and keys. `who` is a player, `race` a name.

## The pace

menu-pace = Pace
pace-calm = calm: every move is shown
pace-brisk = brisk: each turn of others at once
pace-instant = instant: nothing moves
refused-not-offered = That is no longer possible.

## What somebody has done in a turn, in a line

deeds-line = { $who }: { $deeds }
deeds-declined = { $race } in decline
deeds-conquered =
    { $count ->
        [one] 1 region conquered
       *[other] { $count } regions conquered
    }
deeds-yours =
    { $count ->
        [one] 1 of them yours
       *[other] { $count } of them yours
    }
deeds-failed =
    { $count ->
        [one] 1 attack repelled
       *[other] { $count } attacks repelled
    }
deeds-coins =
    { $count ->
        [one] +1 coin
       *[other] +{ $count } coins
    }
deeds-none = nothing conquered

## Several steps in one

turn-finish-evenly = Even out and finish
turn-finish-evenly-tiny = Even, finish
turn-end = Stop and finish
turn-end-tiny = End turn
turn-end-long = Stop here, spread the tokens evenly and finish the turn

## Keys

keys-title = Keys
keys-on = Single letters are keys (until this page is closed)
menu-keys = Keys
key-skip = skip to my turn
key-undo = take back
key-reset = take back the whole turn
key-hint = hint
key-log = the story so far
key-rules = rules
key-menu = menu
key-close = close, cancel, skip
key-keys = this list
key-regions = from region to region
key-conquer = conquer the region under the pointer
key-combo = choose a combo
key-stop = stop conquering
key-finish = finish the turn
key-even = spread tokens evenly
key-pieces = put a token down, take it back
key-roll = roll the die
key-decline = go into decline
key-abandon = give regions up
key-places = from place to place
key-do = do what is aimed at
key-turn = turn the tile
key-turn-back = turn it the other way
key-god = show the god
key-stack = draw from a stack
