# The browser client: what every page says. What is said at the table of a game stands in that game’s own file.

## The house

skip-to-content = Skip to the content
ways = Pages
way-home = Mikrokosmos, the first page
way-new = New table
way-lobby = Tables
way-mine = My games
way-rules = Rules
way-editions = Where your rulebook differs
way-about = About
choose-language = Language
choose-light = Light or dark
more = More
lost-title = There is nothing here
lost-home = To the first page

refused-no-connection = The server cannot be reached right now. Your game is safe; try again in a moment.
refused-unknown = This did not work. Try again.

## Games and bots

game-smallworld = Small World
game-smallworld-text = Lead a people with an odd power over a map that is too small for all. When it has had its day, let it go and choose the next.
game-creation = Creation
game-creation-text = Push a row of the shared map, take the tile that falls off, and build a world of nine tiles that pleases your secret god.
bot-random = Tosses coins
bot-random-text = Chooses at random
bot-novice = Novice
bot-novice-text = Plays sensibly, sees little
bot-adept = Adept
bot-adept-text = A good player
bot-greedy = Master
bot-greedy-text = The strongest

## The first page

home-title = Little worlds, great quarrels
home-text = Two board games in your browser: against honest bots, with everyone on one screen, or with friends far away. Dice you can check, games that are never lost.
home-going-on = Go on playing
choose-players = Players
choose-bots = Opponents
choose-game = Game
play-now = Play { $game }
home-screen = Everyone on one screen
home-screen-text = Pass the device around; secrets stay behind a curtain.
home-friends = With friends, online
home-friends-text = Set up a table and send the link.
home-lobby = Open tables
home-lobby-text = Take a seat with people you do not know yet, or watch.
home-rules = The rules
home-rules-text = Both games, in plain words, with every race and every power.
join-label = Somebody sent you a link?
join-example = https://…/tables/…
join = Come in
join-wrong = This is not a link to a table. It looks like https://…/tables/… and may end with a key behind #.
name-guest = Newcomer
your-name = Your name
name-keep = Keep it

## A new table

new-title = A new table
new-seats = Who sits where
new-customs = Customs of the table
new-public = Everybody may find this table and watch
new-hints = Bots may give hints
new-random-first = Chance decides who begins
new-open-coins = All coins lie open
new-clock = Time for each move
clock-0 = as long as you like
clock-60 = a minute
clock-180 = three minutes
clock-600 = ten minutes
clock-86400 = a day
clock-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
clock-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
new-begin = Begin the game
new-make = Set up the table
seat-number = Seat { $number }
seat-me = I
seat-friend = Another person at this screen
seat-friend-name = Name of the person in seat { $number }
seat-open = Whoever comes
seat-bots = A bot
seat-you = you
seat-other = Player { $number }

## Lists of tables

lobby-title = Tables
lobby-open = Waiting for players
lobby-playing = Being played: come and watch
lobby-none = Nobody is waiting right now.
lobby-make = Set up a table of your own.
mine-title = My games
mine-nobody = Say your name, and your games are kept here.
mine-going-on = Going on
mine-none = No game is going on.
mine-begin = Begin one.
mine-finished = Finished
mine-place =
    { $place ->
        [1] You won
       *[other] Place { $place } of { $players }
    }
mine-result = Result
mine-replays = Replays you share
replay-remove = Stop sharing
status-open =
    { $open ->
        [0] ready to begin
        [one] 1 seat is free
       *[other] { $open } seats are free
    }
status-playing = being played
status-over = finished
status-abandoned = given up

## Before the game

invited-title = You are invited
invited-text = Say how you want to be called, and come in.
anteroom-beginning = The game begins…
anteroom-name = Say your name to take a seat; watching needs none.
anteroom-seats-open = The game can begin when every seat is taken. Bots sit down gladly.
anteroom-wait = Whoever made the table begins the game.
anteroom-invite = Invite others
anteroom-invite-text = Whoever has the link can come to this table and take a seat.
anteroom-make-link = Make a link
anteroom-give-up = Give up this table
sit = Sit down
sit-friend = Another person at this screen
get-up = Get up
clear-seat = Clear the seat
seat-bot-label = A bot for seat { $number }
seat-bot-choose = Give it to a bot…
start = Begin the game
link = Link
copy = Copy
copied = Copied.
dice-promise = The promise about the dice
dice-promise-text = This number seals the dice before anybody sits down. Every device adds a number of its own, and after the game yours can check every roll.

## At a table

between-terms = {", "}
hint-than-next = Against the next best:
hint-than-best = Against the best:
table-abandoned = This table was given up before the game began.
your-turn = Your turn
connection-lost = Connecting…
rematch-go = To the next game
curtain-title = It is the turn of { $who }
curtain-text = Pass the device on. What only { $who } may see is shown next.
curtain-take = I am { $who }
missed =
    { $count ->
        [one] 1 move was made while you were away.
       *[other] { $count } moves were made while you were away.
    }
missed-watch = Watch them
missed-dismiss = Not now
menu = Menu
menu-back = Back to the table
menu-rules = Rules of the game
menu-replay = Watch from the beginning
menu-record = Save the record
menu-hand-over = Let a bot play for me
menu-take-back = Take my seat back
menu-device = Play on from another device
menu-theme = Light
menu-pace = Motion
menu-notify = Tell me when it is my turn
theme-auto = as the device has it
theme-light = light
theme-dark = dark
pace-0 = none
pace-1 = calm
pace-2 = fast

## After the game

ending-won =
    { $count ->
        [one] { $who } has won
       *[other] { $who } have won together
    }
ending-again = Play again
ending-look = Look at the board
ending-show = Show the result
ending-replay = Watch it again
ending-share = Share a replay
ending-course = Points, turn by turn
ending-sources = Where the coins came from
ending-deeds =
    Took { $taken ->
        [one] 1 region
       *[other] { $taken } regions
    }, lost { $lost }.
chart-label = Points of all players, turn by turn
chart-turns = turns
source-active = Regions
source-declined = Regions in decline
source-income = More for
source-spoils = Conquests
source-stipend = Every turn
source-windfall = Once
source-earns = Markers
source-price = Paid for peoples
source-found = Found on peoples
source-of = { $reason }: { $name }
dice-title = The dice
dice-none = This game was played without sealed dice.
dice-hidden = The seed is not shown yet, so the dice cannot be checked.
dice-proved =
    Your browser has checked { $rolls ->
        [one] 1 roll
       *[other] all { $rolls } rolls
    }: nobody changed any of them.
dice-false = Roll { $roll } is not what the sealed dice rolled. Somebody has changed it.
dice-broken-promise = The seed is not the one that was promised before the game.
dice-details = The numbers behind it
dice-commitment = Promised before the game
dice-seed = Seed, shown after the game
dice-nonces = Added by each seat

## The board

board-label = The land
board-loading = The land is being unrolled…
board-zoom = Size of the map
board-closer = Closer
board-farther = Farther away
board-whole = The whole map
## Reading the rules

reading-title = The rules
reading-cover = The rules
reading-contents = Contents
reading-search = Look something up
reading-found =
    { $count ->
        [0] Nothing about “{ $query }”
        [one] { $count } place
       *[other] { $count } places
    }
reading-link = Link to “{ $title }”
reading-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
reading-turn = Other chapters
reading-before = Before: { $title }
reading-after = Next: { $title }
reading-shelf = All rules
reading-editions = Where your rulebook differs
reading-editions-what = Four editions of Small World compared, and what we play.
reading-sheet = Summary to print
reading-sheet-smallworld = Small World at a glance
reading-sheet-creation = Creation at a glance
reading-sheet-what = One page to print and lay beside the board.
reading-about = About Mikrokosmos
reading-about-what = What this is, how its dice are fair, and whom we thank.

editions-mine = Which rulebook do you know?
editions-all = All four
editions-uk = Ukrainian, 2024
editions-it = Italian, 2014
editions-cs = Czech, 2009
editions-zh = Chinese
editions-topics =
    { $count ->
        [one] { $count } topic
       *[other] { $count } topics
    }
editions-rules = The rules of Small World

reading-print = Print
reading-whole = All the rules

lost-text = Nobody has charted this place, or it has sunk into the sea. The address may be mistyped, or the table is gone.

## About

about-title = About Mikrokosmos
about-what-title = What this is
about-what = Two board games about worlds that are too small, or still to be made: Small World and Creation. Play them against friends or bots, on one screen or many, in five languages.
about-bots = The bots know no more than you do at the table. They do not see your secrets, and they do not know what the dice will show.
about-dice-title = Fair dice
about-dice-promise = Before a game begins, the server thinks of a secret number and publishes its fingerprint: from a fingerprint nobody finds the number, but nobody can change the number any more either.
about-dice-share = Then your browser adds a random number of its own. Every roll, every shuffle and everything that is dealt follows from these numbers, by a recipe everybody may read.
about-dice-check = When the game is over, the secret number is shown. Whoever likes can check that it fits its fingerprint, and that all that fell follows from it. A replay does so by itself and says “dice proved”.
about-dice-limits = It proves that nothing was changed once the game had begun. It does not prove that nobody knew: whoever runs the server could have looked ahead. So play with people you trust, as with real dice.
about-thanks-title = Thanks
about-icons = The emblems are from game-icons.net, under the licence CC BY 3.0. Those used here were drawn by:
about-icons-by = { $author }: { $icons }
about-icons-changed = We show them in our own colours, and otherwise as they are.
about-fonts = Typefaces
about-libraries = Built with
about-credit = { $by }, { $licence }
about-own-title = What is ours, and what is not
about-own = Maps, pictures, texts and the tiles of Creation were made for this edition. The rules are told in our own words.
about-publishers = Small World and Creation are games by other authors and publishers; their names belong to them. This is an independent, unofficial edition. It is neither made nor approved by those who publish the boxed games. If you like these games, buy the boxes: there is nothing like cardboard.

## Replays

replay-of = { $game }, watched again
replay-loading = The game is fetched…
replay-leave = Leave the replay
replay-player = Player
replay-scrubber = Place in the game
replay-at =
    { $turn ->
        [none] Step { $step } of { $steps }
       *[yes] Round { $round }, { $who } · step { $step } of { $steps }
    }
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-back = One step back
replay-turn-forward = To the next turn
replay-turn-back = To the turn before
replay-speed = Speed: { $speed } ×
replay-times = { $speed } ×
replay-eyes = Through whose eyes
replay-audience = Audience
replay-proved = Dice proved
replay-disproved = Dice not proved
replay-remark = About this record
replay-share = Share this replay
replay-share-text = Whoever has this link can watch the game. You can stop sharing it in My games.
replay-close = Close
replay-open = Open a record
