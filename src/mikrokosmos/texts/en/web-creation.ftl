# The table of Creation in the browser. `who` is a player; `tile` is a tile in words; `place` is a place of a world (c3 is the middle);
# `of` is a terrain and `god` its god.

table-title = Creation
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, statue of { $god }

## What to do now, in one sentence

prompt-choose = Push a row or a column: the tile that falls off is yours.
prompt-choose-god = Push a row or column and take the tile that falls off, or reveal your god.
prompt-push =
    { $side ->
        [north] Push column { $line } down
        [south] Push column { $line } up
        [west] Push row { $line } to the right
       *[east] Push row { $line } to the left
    }: you get { $tile }.
prompt-god = Take any glowing tile. This reveals { $god } to everyone; you can do it once per game.
prompt-god-tile = Reveal { $god } and take { $tile }.
prompt-place = Place your tile on a glowing space. Rotate it first if you like.
prompt-placed =
    Place it here: { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $gain ->
        [0] {" "}(no change).
       *[other] {" "}(+{ $gain }).
    }
prompt-draw = Fill the gap: flip the top tile of a stack.
prompt-wait-choose = { $who } is choosing what to push.
prompt-wait-place = { $who } is placing { $tile }.
prompt-wait-draw = { $who } is filling the gap.
prompt-wait = Setting up…
prompt-over-won =
    { $you ->
        [yes] You built the best world. You win!
       *[no] { $who } built the best world and wins.
    }
prompt-over-shared = { $who } share the win.

turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $who }’s turn
    }
turn-over = Game over
round-of = Round { $round } of { $rounds }

## What can be pressed

do-push = Push
do-god = Reveal god
do-god-take = Take tile
do-god-not = Keep it secret
do-place = Place here
do-turn-left = Rotate left
do-turn-right = Rotate right
do-undo = Undo
do-reset = Reset turn
do-hint = Hint
do-skip = Skip
do-sheet = Score sheet
do-worlds = View worlds
for-good = can’t be undone
keys-help = Arrow keys choose, Enter confirms, R rotates the tile, G reveals your god, U undoes.

hint-none = No hint right now.

## Places, for those who hear them

map-label = Map
map-tile = Row { $row }, column { $column }: { $tile }
map-gap = Row { $row }, column { $column }: the gap
slot-marker =
    { $side ->
        [north] North marker, at column { $line }
        [south] South marker, at column { $line }
        [west] West marker, at row { $line }
       *[east] East marker, at row { $line }
    }
slot-closed =
    { $side ->
        [north] Column { $line } from the north, not allowed now
        [south] Column { $line } from the south, not allowed now
        [west] Row { $line } from the west, not allowed now
       *[east] Row { $line } from the east, not allowed now
    }
world-label =
    { $you ->
        [yes] Your world
       *[no] { $who }’s world
    }
world-tile =
    { $place }: { $tile }{ $turns ->
        [0] {""}
        [one] , rotated once
       *[other] , rotated { $turns } times
    }
world-free = { $place }, free: { $total ->
        [one] 1 point
       *[other] { $total } points
    }
world-gains = { $label }, { $gain }
world-closed = { $place }, not allowed
hand-label = In hand: { $tile }
hand-empty = Your hand
stacks-label = Stacks
stack-label =
    { $action }{ $final ->
        [yes] , can’t be undone
       *[no] {""}
    }
stack-closed = Stack { $stack }: { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    }
god-yours = { $god }, your secret god
god-yours-shown = { $god }, revealed
god-of = { $god }
god-hidden = Hidden god
god-none = No god yet

## Panels

tabs-label = View
tab-map = Map
tab-world = My world
tab-watched = World
tab-others = Others
others-label = Other worlds
score-label = Score
score-how = largest group × statues
score-row = { $of }: { $group } × { $statues } = { $amount }
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
points-short = { $points }
points-gain = +{ $gain }
times = ×
what-happened = Log

## The score sheet

sheet-title = Final scores
sheet-terrain = Terrain
sheet-total = Total
sheet-largest = Largest group
sheet-winner = Winner
sheet-cell = { $group } × { $statues }

## What is this? A line for each sign of the table, each with a link to the rules

legend-open = Legend
legend-close = Back to the table
legend-gods = Terrains and gods
legend-gods-text = A terrain scores only if your world has statues of its god.
rules-of = Rules: { $what }
sign-name-arrow = Glowing arrow
sign-name-place = Glowing space
sign-name-token = God token
sign-name-seal = Red seal
sign-marker = Move one of the four markers: it pushes its row or column.
sign-arrow = A marker can move there and push.
sign-tile = Four terrain squares, sometimes with a statue.
sign-stack = Tiles that fill the gap in the map. The number is how many are left.
sign-place = You can place your tile there. The number is the points you gain.
sign-statue = Multiplies the largest group of its god’s terrain.
sign-score = Squares of the largest group × statues of its god.
sign-token = Each player’s secret god. It scores no points.
sign-eye = Once per game: take a tile with your god’s statue or terrain.
sign-seal = Actions with this seal can’t be undone.
