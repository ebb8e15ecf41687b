# Creation. `who` is a player, and `you` is “yes” where that is the reader; `tile` is a tile in words, `place` a place of a world (c3 is
# the middle), `cell` a place of the map; `of` is a terrain and `god` its god.

game-about = Push rows of a shared map, take the tile that falls off, and build a nine-tile world that pairs large areas with the right statues.
ask-example = push north 2

## Actions

action-push =
    { $side ->
        [north] move the north marker to column { $line }, push down
        [south] move the south marker to column { $line }, push up
        [west] move the west marker to row { $line }, push right
       *[east] move the east marker to row { $line }, push left
    } and take { $tile }
action-god = reveal your god and take { $tile } from row { $row }, column { $column }
action-place =
    place it at { $place }{ $turns ->
        [0] {""}
        [one] , rotated once
       *[other] , rotated { $turns } times
    }
action-draw =
    flip a tile from stack { $stack } ({ $left ->
        [one] 1 left
       *[other] { $left } left
    })

cost-place =
    { $action }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $gain ->
        [0] {""}
       *[other] {" "}(+{ $gain })
    }

## Terms of a score

term-terrain = { $of } { $group } × { $statues }

## Events

event-laid = Map, row { $row }, column { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] You are dealt a god token.
       *[no] { $who } is dealt a god token.
    }
event-god =
    { $you ->
        [yes] Your secret god is { $god } ({ $of }).
       *[no] { $who }’s god is { $god } ({ $of }).
    }
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
event-pushed =
    { $you ->
        [yes] You push
       *[no] { $who } pushes
    } { $side ->
        [north] column { $line } down
        [south] column { $line } up
        [west] row { $line } to the right
       *[east] row { $line } to the left
    }: { $tile } falls off.
event-shown =
    { $you ->
        [yes] You reveal { $god } and take
       *[no] { $who } reveals { $god } and takes
    } { $tile } from row { $row }, column { $column }.
event-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } { $tile } at { $place }{ $turns ->
        [0] .
        [one] , rotated once.
       *[other] , rotated { $turns } times.
    }
event-drew =
    { $you ->
        [yes] You flip a tile
       *[no] A tile is flipped
    } from stack { $stack }.
event-filled = The gap in row { $row }, column { $column } is filled: { $tile }.
event-over = All worlds are complete.

## A game retold, turn by turn

turn-heading =
    Turn { $number }, round { $round } of { $rounds }: { $who }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
told-map = Nine tiles form the map, and { $players } gods are dealt, one to each player.
told-god = { $who }’s god: { $god } ({ $of }).
told-pushed =
    Pushes { $side ->
        [north] column { $line } down
        [south] column { $line } up
        [west] row { $line } to the right
       *[east] row { $line } to the left
    } and takes { $tile }.
told-shown = Reveals { $god } and takes { $tile } from row { $row }, column { $column }.
told-placed =
    Places it at { $place }{ $turns ->
        [0] .
        [one] , rotated once.
       *[other] , rotated { $turns } times.
    }
told-filled = The gap in row { $row }, column { $column } is filled: { $tile }.

## Refusals

refusal-over = The game is over.
refusal-chance-moves = Wait for the next tile or token.
refusal-no-such-action = There is no such action.
refusal-not-now = You can’t do that right now.
refusal-must-move = That marker is already there. It has to move.
refusal-faces-another =
    It would be opposite the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } marker.
refusal-god-shown-already = You’ve already revealed your god. You can only do that once per game.
refusal-not-of-that-god = That tile has neither your god’s statue nor your god’s terrain.
refusal-stack-empty = That stack is empty.
refusal-first-tile-in-the-middle = Your first tile goes in the middle, at c3.
refusal-taken = There’s already a tile there.
refusal-beyond-three-by-three = That would make your world larger than 3 × 3.
refusal-touches-nothing = The tile must share an edge with your world.

## Stages

stage-laying = Laying out the map.
stage-dealing = Dealing the god tokens.
stage-first-seat = Choosing the first player.
stage-choose = Move a marker or reveal a god.
stage-place = Place a tile.
stage-draw = Choose a stack.
stage-turning = Flipping a tile.
stage-finished = All worlds are complete.

## The table

tile-name = { $id } ({ $squares })
tile-statue = { $id } ({ $squares }; statue of { $god })
tile-square = { $of }
tile-squares = { $count } { $of }
table-status = Round { $round } of { $rounds }. { $stage }
table-stacks = Stacks: { $sizes }
table-hand = In hand
table-turned =
    { $turns ->
        [0] not rotated
        [one] rotated once
       *[other] rotated { $turns } times
    }
table-held = In hand: { $tile }
table-world =
    { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-now = { $who } (playing now)
table-god-own = God: { $god } (your secret)
table-god-unshown = God: { $god } (not revealed)
table-god-shown = God: { $god } (revealed)
table-god-hidden = God: hidden
table-god-none = No god yet
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = A letter marks a statue of that god.

## Lists

tiles-mark =
    { $mark ->
        [2] With any number of players: { $count }.
       *[other] Added with { $mark } or more players: { $count }.
    }
