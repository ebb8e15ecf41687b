# The terminal, whatever the game.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (not installed)
engine-compiled = compiled
engine-interpreted = interpreted
game-called = { $name } ({ $id })
game-line = { $name }: { $least } to { $most } players. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = House rule: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = unknown language “{ $lang }”; available: { $known }
error-players = this game takes { $least } to { $most } players, not { $players }
error-file = { $path }: { $why }
error-exists = { $path }: already exists; use --force to overwrite it
error-content = { $path }: not a file of races and powers (it must be a regular file of at most { $most } kB)
error-tiles = { $path }: not a file of tiles (it must be a regular file of at most { $most } kB)
error-own = --{ $option } only works with { $game }, not with { $other }
error-house = “{ $given }” isn’t a house rule; write KEY=CHOICE, for example { $example }
error-house-choice = { $key } can be { $choices }, not { $given }
error-house-none = { $game } has no house rules
error-bots = { $bots } bots for { $players } players: name one for each seat, or one for all
error-bot-plays = the bot “{ $bot }” can’t play { $game }; these can: { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: there is no game { $number }; the file has { $count ->
        [one] 1 game
       *[other] { $count } games
    }
serve-at = Mikrokosmos is running at { $address }. Press Ctrl+C to stop; your games are saved.
error-serve-taken = port { $port } on { $host } is already in use; choose another with --port
error-serve-address = can’t listen on { $host }, port { $port }: { $why }
error-serve-database = can’t open the game database: { $why }
error-serve-workers-sqlite = several workers need PostgreSQL, and the games are in SQLite. Use one worker, or move the games: mikrokosmos move { $database } postgresql://user@host/name
error-serve-workers-system = this operating system can run one worker only; leave the number of workers at 1
error-serve-key = can’t store the cookie signing key: { $why }
copy-bar = Copying and comparing
copy-compared = Copied and compared: { $tables } tables, { $entries } log entries, { $people } people.
copy-key = The signing key, which identifies people, is in { $file }. Keep it secret, and keep it with the games.
copy-no-key = There is no signing key at { $file }, so none was copied: the games are all there, but nobody will be recognized.
backup-written = Backup: { $file }
restore-done = Restored to { $database }.
move-done = { $target } has everything now. { $source } is unchanged; start the server with --database and the new address.
error-backup-exists = { $file } already exists; choose another name or remove it
error-copy-not-empty = { $why }. Nothing is overwritten: use an empty database, or move the old one out of the way
error-copy = can’t copy: { $why }
error-turn = there is no turn { $turn }; turns run from 0 to { $count }
error-no-position = { $path }: contains no position (one line of text)
error-command = “{ $line }” isn’t a command. Type ? for help.
error-number = There’s no choice { $number }. Pick a number from 1 to { $most }.
error-undo = Nothing to undo. You can only undo your own moves since the last roll, draw or opponent’s move.
error-save-name = Which file? Type: s FILE
error-words = “{ $words }” isn’t a move in this game. Try, for example: ? { $example }

unreadable-empty = it is empty
unreadable-huge = not a game record: larger than { $most } MB
unreadable-binary = not a game record: not a text file
unreadable-deep = not a game record: nested too deeply
unreadable-cut = the record is cut off ({ $why })
unreadable-json = not a game record: { $why }

welcome = { $game }, { $players } players. You’re in the first seat; the bot “{ $bot }” plays the others. Type ? for help.
goodbye = Goodbye.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Undone.
saved = Saved to { $path }.
help-commands =
    Type a number to play that choice, or:
      ENTER     show the table
      u         undo your last move
      i         what you would earn now, and why
      h         a hint: what a strong player would do, and why
      ? WORDS   why a move isn’t allowed, for example ? { $example }
      s FILE    save the game
      q         quit

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
        [1] { "  " }{ $number }. { $action }: the best move ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: { $behind } points worse ({ $reasons })
    }
hint-chance-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: the best move, win chance { $chance }% ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: { $cost ->
            [0] about as good
            [one] costs you 1 point of win chance
           *[other] costs you { $cost } points of win chance
        } ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = nothing gained or lost
hint-none = No bot can give hints for this game.

chance-line = Win chance: { $chances }
chance-of = { $who } { $percent }%

over = The game is over.
score-line = { "  " }{ $who }: { $points }
won =
    { $count ->
        [one] { $you ->
            [yes] You won!
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
simulate-interrupted = Stopped after { $games } of { $asked } games. Finished games are kept.
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
standings-share = Win rate
standings-interval = 95% interval
standings-points = Points
standings-spread = Std. dev.
standings-percent = { $share }%
standings-between = { $low }–{ $high }%
standings-pace = { $decisions } decisions per game, { $rate } games per second.

## A record told and checked

turn-line =
    Turn { $number }: { $who }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
turn-setting-up = Setup
told-line = { "  " }{ $line }
record-secret = Hidden information is left out; use --secrets to include it.
record-ends = The record ends here; the game isn’t over.
check-ok =
    game { $number }: ok, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $count ->
        [one] won by { $who }
       *[other] shared by { $who }
    } ({ $scores })
check-unfinished =
    game { $number }: ok, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, not over yet
check-dice-verified = { $line }, dice verified
check-dice-not-yet = { $line }, dice not verifiable yet: the seed is revealed at the end
check-house = { $line }, house rules: { $house }
check-remark = { $line }. { $remark }
check-seed-withheld = the game is over, but the seed of its dice is missing
check-false = game { $number }: INVALID: { $why }

## A position

show-to-move = To move: { $who }. Legal moves (numbered by action id):
show-choice = { "  " }{ $id }  { $action }
show-secret = Hidden information is left out; use --secrets to include it.
show-chance =
    Next is a random event (a die roll, a new combo or a tile): { $outcomes ->
        [one] one possible outcome
       *[other] { $outcomes } possible outcomes
    }.
