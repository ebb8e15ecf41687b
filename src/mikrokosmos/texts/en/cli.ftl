# The terminal, whatever the game.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (not installed)
engine-compiled = compiled
engine-interpreted = interpreted
game-line = { $name }: { $least } to { $most } players. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = House rule: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = there is no language “{ $lang }”; there are { $known }
error-players = { $least } to { $most } can play, not { $players }
error-file = { $path }: { $why }
error-exists = { $path }: exists already; --force overwrites it
error-content = { $path }: not a file of races and powers (a plain file of at most { $most } kB)
error-tiles = { $path }: not a file of tiles (a plain file of at most { $most } kB)
error-own = --{ $option } is for { $game }, not for { $other }
error-house = “{ $given }” should be KEY=CHOICE, such as { $example }
error-house-choice = { $key } is { $choices }, not { $given }
error-house-none = { $game } has no house rules
error-bots = { $bots } bots for { $players } players: name one for each seat, or one for all
error-bot-plays = the bot “{ $bot }” cannot play { $game }; these can: { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: { $count ->
        [one] there is 1 game
       *[other] there are { $count } games
    } in it, so no game { $number }
serve-at = Mikrokosmos is at { $address } – Ctrl+C ends it, and no game is lost.
error-serve-taken = port { $port } of { $host } is taken by another program; --port chooses another
error-serve-address = { $host }, port { $port }, cannot be listened at: { $why }
error-serve-database = there is no place to keep the games: { $why }
error-serve-key = there is no place to keep the key of the cookies: { $why }
error-turn = there are turns 0 to { $count }, so no turn { $turn }
error-no-position = { $path }: no position in it (one line of text)
error-command = “{ $line }” is no command; ? lists them.
error-number = There is no number { $number }; choose from 1 to { $most }.
error-undo = Nothing to take back: only your own steps since the last die, card, tile or other player.
error-save-name = Which file? Write: s FILE
error-words = “{ $words }” is nothing one can do here. Write, for example: ? { $example }

unreadable-empty = it is empty
unreadable-huge = not a record: none is larger than { $most } MB
unreadable-binary = not a record: it is not text
unreadable-deep = not a record: nested without end
unreadable-cut = the record is cut off ({ $why })
unreadable-json = not a record: { $why }

welcome = A game of { $game } for { $players }. You sit in the first seat; the others are played by the bot “{ $bot }”. ? lists the commands.
goodbye = Goodbye.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Taken back.
saved = Saved to { $path }.
help-commands =
    A number plays that choice. Besides:
      ENTER     look at the table
      u         take your last step back
      i         what you would earn now, and why
      h         a hint: what a strong player would do, and why
      ? WORDS   why something is not possible: ? { $example }
      s FILE    save the game
      q         leave

seat-you = you
seat-other = player { $number }
between-names = {", "}
between-choices = {" or "}
between-terms = {", "}
field-line = { $name }: { $value }
cost-other = { $action }: { $total } ({ $terms })
income-line = You would earn { $total }: { $terms }.
income-none = You would earn nothing.

hint-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }, before all others ({ $reasons })
       *[other] { "  " }{ $number }. { $action }, { $behind } points behind ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = nothing gained or lost
hint-none = Nobody here knows this game well enough to advise.

over = The game is over.
score-line = { "  " }{ $who }: { $points }
won =
    { $count ->
        [one] { $you ->
            [yes] You have won!
           *[no] The winner is { $who }.
        }
       *[other] A shared victory: { $who }.
    }

## Many games

simulate-bar = Playing
simulate-written =
    { $games ->
        [one] 1 record
       *[other] { $games } records
    } in { $path }
simulate-interrupted = Interrupted after { $games } of { $asked } games; what was played is kept.
standings-title =
    { $game }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
standings-by-bot = By bot
standings-seat = Seat
standings-seats = Seats
standings-number = { $number }
standings-bot = Bot
standings-wins = Wins
standings-share = Share
standings-interval = 95 % interval
standings-points = Points
standings-spread = Spread
standings-percent = { $share } %
standings-between = { $low } – { $high } %
standings-pace = { $decisions } decisions a game, { $rate } games a second.

## A record told and checked

turn-line = Turn { $number }: { $who }, { $points } points
turn-setting-up = The table is set
told-line = { "  " }{ $line }
record-secret = What players keep hidden from each other is left out; --secrets tells it.
record-ends = Here the record ends; the game is not over.
check-ok =
    game { $number }: ok, { $moves } moves, { $count ->
        [one] won by { $who }
       *[other] shared by { $who }
    } ({ $scores })
check-unfinished = game { $number }: ok, { $moves } moves, not over yet
check-dice-verified = { $line }, dice verified
check-dice-not-yet = { $line }, dice not yet verifiable: the seed is shown at the end
check-house = { $line }, house rules: { $house }
check-remark = { $line }. { $remark }
check-seed-withheld = the game is over, yet the seed of its dice is not shown
check-false = game { $number }: FALSE: { $why }

## A position

show-to-move = To move: { $who }. If that is you, you can (the numbers are those a program would use):
show-choice = { "  " }{ $id }  { $action }
show-secret = What players keep hidden from each other is left out; --secrets shows it.
show-chance =
    Chance comes next (a die, a card, a tile): { $outcomes ->
        [one] one outcome is possible
       *[other] { $outcomes } outcomes are possible
    }.
