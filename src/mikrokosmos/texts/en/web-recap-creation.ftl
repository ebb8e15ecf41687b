# Creation in the browser: what has happened. `who` is a player, and `you` is “yes” where that is the reader; `tile` is a tile in words.

log-empty = Nothing has happened yet.
log-earlier = Show earlier turns
log-undone = Move undone.
log-scored =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }{ $gain ->
        [0] {" "}(no change).
       *[other] {" "}(+{ $gain }).
    }

## What happened since one’s last turn; `god` is the god revealed for the tile, or “none”

recap-since = Since your last turn:
recap-what = { $what }.
recap-between = {"; "}
recap-took =
    { $who } { $god ->
        [none] took { $tile }
       *[other] revealed { $god } and took { $tile }
    }: +{ $gain }, now { $score ->
        [one] 1 point
       *[other] { $score } points
    }
recap-gained =
    { $who } +{ $gain } ({ $score }){ $god ->
        [none] {""}
       *[other] , { $god } revealed
    }

## Advice in one sentence: what to do, and why. `place` is a space of a world (c3 is the middle)

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Other choices are just as good.
hint-more = More
hint-less = Less
hint-push =
    { $side ->
        [north] Push column { $line } down
        [south] Push column { $line } up
        [west] Push row { $line } to the right
       *[east] Push row { $line } to the left
    } and take { $tile }
hint-god = Reveal your god and take { $tile }
hint-place = Place it on { $place }
hint-draw = Flip a tile from stack { $stack }
because-score-now = it scores most right away
because-growth = your groups with statues can grow there
because-statues-to-come = your groups may still get statues
because-tiles-to-come = later tiles will fit best
because-largest-group = it makes your largest group larger, which breaks ties
because-god-kept = you save your god for later
because-left-to-next = it leaves the next player least
