# Creation. `who` is a player, and `you` is “yes” where that is the reader; `tile` is a tile in words, `place` a place of a world (c3 is
# the middle), `cell` a place of the map; `of` is a terrain and `god` its god.

game-about = Push the rows of a shared map, take what falls off, and make a world of nine tiles for your gods.
ask-example = push north 2

## Actions

action-push =
    { $side ->
        [north] move the north marker to column { $line }, push down
        [south] move the south marker to column { $line }, push up
        [west] move the west marker to row { $line }, push right
       *[east] move the east marker to row { $line }, push left
    } and take { $tile }
action-god = show your god, and take { $tile } from row { $row }, column { $column }
action-place =
    put it at { $place }{ $turns ->
        [0] {""}
        [one] , turned once
       *[other] , turned { $turns } times
    }
action-draw =
    turn a tile over from stack { $stack } ({ $left ->
        [one] 1 is left
       *[other] { $left } are left
    })

cost-place =
    { $action }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }{ $gain ->
        [0] {""}
       *[other] , { $gain } more
    }

## Terms of a score

term-terrain = { $of } { $group } × { $statues }

## Events

event-laid = The map, row { $row }, column { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] You are dealt a god token.
       *[no] A god token is dealt to { $who }.
    }
event-god =
    { $you ->
        [yes] Your god is { $god }, of the terrain { $of }. Nobody else knows.
       *[no] The god of { $who } is { $god }, of the terrain { $of }.
    }
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
event-pushed =
    { $you ->
        [yes] You push
       *[no] A push by { $who }:
    } { $side ->
        [north] column { $line } down
        [south] column { $line } up
        [west] row { $line } to the right
       *[east] row { $line } to the left
    }, and off falls { $tile }.
event-shown =
    { $you ->
        [yes] You show your god
       *[no] The god of { $who } is shown
    }, { $god }, and from row { $row }, column { $column } comes { $tile }.
event-placed =
    { $you ->
        [yes] You put
       *[no] In the world of { $who },
    } { $tile } { $you ->
        [yes] at { $place }
       *[no] goes to { $place }
    }{ $turns ->
        [0] .
        [one] , turned once.
       *[other] , turned { $turns } times.
    }
event-drew =
    { $you ->
        [yes] You turn a tile over
       *[no] A tile is turned over
    } from stack { $stack }.
event-filled = The gap in row { $row }, column { $column } is filled: { $tile }.
event-over = All worlds are made.

## A game retold, turn by turn

turn-heading =
    Turn { $number }, round { $round } of { $rounds }: { $who }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
told-map = The map is laid with nine tiles; { $players } gods are dealt, one to each player.
told-god = The god of { $who }: { $god } ({ $of }).
told-pushed =
    Pushes { $side ->
        [north] column { $line } down
        [south] column { $line } up
        [west] row { $line } to the right
       *[east] row { $line } to the left
    } and takes { $tile }.
told-shown = Shows { $god } and takes { $tile } from row { $row }, column { $column }.
told-placed =
    Puts it at { $place }{ $turns ->
        [0] .
        [one] , turned once.
       *[other] , turned { $turns } times.
    }
told-filled = The gap in row { $row }, column { $column } is filled: { $tile }.

## Refusals

refusal-over = The game is over.
refusal-chance-moves = First a tile or a token comes up.
refusal-no-such-action = There is no such action.
refusal-not-now = Not in this step.
refusal-must-move = That marker stands there already: it must move.
refusal-faces-another =
    It would face the marker on the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } side.
refusal-god-shown-already = Your god has been shown already; that goes once a game.
refusal-not-of-that-god = That tile has neither a statue of your god nor a square of that terrain.
refusal-stack-empty = That stack is empty.
refusal-first-tile-in-the-middle = The first tile goes to c3, the middle.
refusal-taken = There is a tile already.
refusal-beyond-three-by-three = The world would be larger than three by three.
refusal-touches-nothing = It would touch no tile of your world with an edge.

## Stages

stage-laying = The map is being laid.
stage-dealing = The god tokens are being dealt.
stage-first-seat = Who begins is being drawn.
stage-choose = A marker is to be moved, or a god to be shown.
stage-place = A tile is to be placed.
stage-draw = A stack is to be chosen.
stage-turning = A tile is being turned over.
stage-finished = All worlds are made.

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
        [0] as it is
        [one] turned once
       *[other] turned { $turns } times
    }
table-held = In hand: { $tile }
table-world =
    { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-now = { $who } (now)
table-god-own = God: { $god } (your secret)
table-god-unshown = God: { $god } (not shown)
table-god-shown = God: { $god } (shown)
table-god-hidden = God: hidden
table-god-none = No god yet
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = A letter is a statue of that god.

## Lists

tiles-mark =
    { $mark ->
        [2] With any number of players: { $count }.
       *[other] With { $mark } players or more, besides: { $count }.
    }
