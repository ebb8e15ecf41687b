# Small World in the browser: what has happened. `race` is a name, `region` a number and `terrain` its terrain; `whose` tells whose
# region it was: `you`, `other` (then `holder` is that player), `tribe` or `nobody`.

log-earlier = Show earlier turns
log-conquered =
    { $race } conquer { $whose ->
        [you] your region { $region } ({ $terrain })
        [other] { $holder }’s region { $region } ({ $terrain })
        [tribe] region { $region } ({ $terrain }) from a lost tribe
       *[nobody] region { $region } ({ $terrain })
    } { $how ->
        [die] with help from the die
        [dragon] with the dragon
        [spell] by conversion
        [fury] with a Berserk roll
       *[force] { $tokens ->
            [one] with 1 token
           *[other] with { $tokens } tokens
        }
    }.
log-losses =
    { $lost ->
        [0] No token is lost
        [one] 1 token is lost
       *[other] { $lost } tokens are lost
    }{ $kept ->
        [0] .
        [one] , 1 comes home.
       *[other] , { $kept } come home.
    }
log-failed =
    { $race } fail to conquer { $whose ->
        [you] your region { $region } ({ $terrain })
        [other] { $holder }’s region { $region } ({ $terrain })
        [tribe] region { $region } ({ $terrain }), where a lost tribe lives
       *[nobody] region { $region } ({ $terrain })
    }.
die-said = Die roll – { $verdict }.
die-verdict =
    { $pips ->
        [0] blank
       *[other] { $pips }
    }: { $verdict ->
        [conquered] conquered
        [repelled] repelled
       *[adds] { $pips ->
            [0] no extra tokens
            [one] 1 extra token
           *[other] { $pips } extra tokens
        }
    }

## What happened since one’s last turn: `who` is another player, or several; `regions` are numbers

recap-since = Since your last turn:
recap-what = { $what }.
recap-between = {"; "}
recap-taken =
    { $who }’s { $race } took your { $count ->
        [one] region { $regions }
       *[other] regions { $regions }
    }
recap-taken-by =
    you lost { $count ->
        [one] 1 region
       *[other] { $count } regions
    } to { $who }
recap-losses =
    { $lost ->
        [0] no token lost
        [one] 1 token lost
       *[other] { $lost } tokens lost
    }, { $kept ->
        [0] none came home
        [one] 1 came home
       *[other] { $kept } came home
    }
recap-repelled =
    { $count ->
        [one] 1 attack on you failed
       *[other] { $count } attacks on you failed
    }
recap-nothing = nobody took anything from you
recap-coins = { $who } { $coins }
recap-earned = others earned: { $earned }

## Advice in one sentence: what to do, and why. `combo` is a race with its power, `who` a player

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Other choices are about as good.
hint-more = More
hint-less = Less
hint-close = Hide
hint-conquer = Conquer region { $region } ({ $terrain })
hint-attempt = Roll for region { $region } ({ $terrain })
hint-dragon = Send the dragon to region { $region } ({ $terrain })
hint-convert = Convert the token in region { $region } ({ $terrain })
hint-abandon = Abandon region { $region } ({ $terrain })
hint-place = Reinforce region { $region } ({ $terrain })
hint-camp = Place an encampment in region { $region } ({ $terrain })
hint-fort = Build a fortress in region { $region } ({ $terrain })
hint-hero = Place a hero in region { $region } ({ $terrain })
hint-pick = Pick { $combo }
hint-ally = Make peace with { $who }
hint-roll = Roll the die
hint-stop = Stop here
hint-done = Finish now
hint-decline =
    Your { $race } are spent: decline now; { $regions ->
        [0] you start afresh next turn
        [one] 1 region goes on paying
       *[other] { $regions } regions go on paying
    }.
because-now = it pays most this turn
because-later = it keeps paying in the turns to come
because-harm = it hurts your opponents most
because-luck = it leaves you the better roll at the end
because-attempt-luck = no other roll promises more
because-stop = what is left would cost more than it brings
because-price = the coins are worth it
because-ahead = it promises the best turns to come
because-fresh = a fresh race earns more
because-kept = the regions in decline go on paying
because-guard = it is most in danger
because-peace = it keeps an attacker away
because-given-up = it costs you the fewest regions
because-stay = your race still has good turns ahead
because-next = it leaves most for the rest of your turn

## Decline: what it costs and brings

prompt-spent = Few tokens left: conquer on, or send your { $race } into decline.
decline-last = Send your { $race } into decline? This is the last round, and it ends your turn.
decline-now =
    This turn pays { $now ->
        [one] 1 coin
       *[other] { $now } coins
    }; without the decline your regions would pay { $stay ->
        [one] 1 coin
       *[other] { $stay } coins
    }, plus what you conquer.
decline-later =
    { $regions ->
        [0] Next turn nothing of yours in decline pays.
       *[other] Next turn { $regions ->
            [one] 1 region in decline pays
           *[other] { $regions } regions in decline pay
        } { $later ->
            [one] 1 coin
           *[other] { $later } coins
        }, unless they are conquered.
    }
decline-gone =
    Your earlier race in decline leaves the map: { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    } abandoned.
