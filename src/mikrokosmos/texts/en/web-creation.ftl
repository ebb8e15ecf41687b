# The table of Creation in the browser. `who` is a player; `tile` is a tile in words; `place` is a place of a world (c3 is the middle);
# `of` is a terrain and `god` its god.

table-title = Creation
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, statue of { $god }

## What to do now, in one sentence

prompt-choose = Push a row or a column: the tile that falls off is yours.
prompt-choose-god = Push a row or a column and take what falls off, or show your god.
prompt-push =
    { $side ->
        [north] Push column { $line } down
        [south] Push column { $line } up
        [west] Push row { $line } to the right
       *[east] Push row { $line } to the left
    }: you get { $tile }.
prompt-god = Take any glowing tile. { $god } is then shown to all, once for the whole game.
prompt-god-tile = Show { $god } and take { $tile }.
prompt-place = Lay your tile on a glowing place. Turn it first if you like.
prompt-placed =
    Lay it here: { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $gain ->
        [0] , no more than now.
       *[other] , { $gain } more than now.
    }
prompt-draw = Fill the gap: turn over the top tile of a stack. Nobody knows what comes.
prompt-wait-choose = { $who } chooses what to push.
prompt-wait-place = { $who } has { $tile } in hand.
prompt-wait-draw = { $who } fills the gap.
prompt-wait = The table is being laid.
prompt-over-won =
    { $you ->
        [yes] You have made the best of all worlds!
       *[no] The best of all worlds is made by { $who }.
    }
prompt-over-shared = The victory is shared by { $who }.

turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $who }
    }
turn-over = The end
round-of = Round { $round } of { $rounds }

## What can be pressed

do-push = Push
do-god = Show your god
do-god-take = Take it
do-god-not = Keep it secret
do-place = Lay it here
do-turn-left = Turn left
do-turn-right = Turn right
do-undo = Undo
do-hint = Hint
do-skip = Skip
do-sheet = Score sheet
do-worlds = Look at the worlds
for-good = cannot be taken back
keys-help = Arrow keys choose, Enter does it, R turns the tile, G is for your god, U takes back.

hint-best = Hint: { $action }.
hint-level = Hint: { $action }. The others are as good.
hint-none = No hint right now.

## Places, for those who hear them

map-label = The map
map-tile = Row { $row }, column { $column }: { $tile }
map-gap = Row { $row }, column { $column }: the gap
slot-marker =
    { $side ->
        [north] The north marker stands at column { $line }
        [south] The south marker stands at column { $line }
        [west] The west marker stands at row { $line }
       *[east] The east marker stands at row { $line }
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
       *[no] The world of { $who }
    }
world-tile = { $place }: { $tile }{ $turns ->
        [0] {""}
        [one] , turned once
       *[other] , turned { $turns } times
    }
world-free = { $place }, free: { $total ->
        [one] 1 point
       *[other] { $total } points
    }
world-gains = { $label }, { $gain }
world-closed = { $place }, not here
hand-label = In hand: { $tile }
hand-empty = Your hand
stacks-label = Stacks
stack-label = { $action }{ $final ->
        [yes] , cannot be taken back
       *[no] {""}
    }
stack-closed = Stack { $stack }: { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    }
god-yours = { $god }, your secret
god-yours-shown = { $god }, shown
god-of = { $god }
god-hidden = A hidden god
god-none = No god yet

## Panels

tabs-label = What is shown
tab-map = Map
tab-world = My world
tab-watched = World
tab-others = Others
others-label = The other worlds
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
what-happened = What happened

## The score sheet

sheet-title = The worlds are made
sheet-terrain = Terrain
sheet-total = Total
sheet-largest = Largest group
sheet-winner = Winner
sheet-cell = { $group } × { $statues }

## What is this? A line for each sign of the table, each with a link to the rules

legend-open = What is this?
legend-close = Back to the table
legend-gods = Terrains and gods
legend-gods-text = A terrain scores through the statues of its god.
rules-of = Rules: { $what }
sign-name-arrow = Glowing arrow
sign-name-place = Glowing place
sign-name-token = God token
sign-name-seal = Red seal
sign-marker = Move one of the four: it pushes its row or column into the map.
sign-arrow = A marker may go there and push.
sign-tile = Four squares of terrain, perhaps with a statue.
sign-stack = Fills the gap in the map. The number says how many tiles are left.
sign-place = The tile in your hand may lie there. The number says what it brings.
sign-statue = Multiplies the largest group of its god’s terrain.
sign-score = Squares of the largest group × statues of its god.
sign-token = Everybody’s secret; it scores nothing.
sign-eye = Once in the game, take a tile with your god’s statue or terrain.
sign-seal = What bears it cannot be taken back.
