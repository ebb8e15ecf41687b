# The help of the command `mikrokosmos`: `help-` is what a command or an option does, `short-` the line in the list of
# commands, `example-` what one might type.

help-app = Little worlds: play Small World and Creation, study them, extend them.
help-examples = Examples:
help-version = Say which version this is.
help-lang = The language: { $known }. What it lacks is said in English.
help-content = Small World: play with the races and powers of your own in this TOML file.
help-tiles-file = Creation: play with the set of tiles of your own in this TOML file.
help-house = A house rule, where the rulebooks differ; “mikrokosmos games” lists them. Repeat the option for several.
help-secrets = Show what players keep hidden from each other, too.
help-json = Print JSON, for a program to read.
help-seed = A number that makes dice, cards and bots repeat themselves.
example-app =
    {"  "}mikrokosmos play                          a game of Small World in the terminal
      mikrokosmos play --game creation          a game of Creation
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   tell the third of them
      mikrokosmos races --help                  more about one command

short-play = Play in the terminal against bots.
help-play =
    Play in the terminal against bots. You sit in the first seat; ? at the prompt lists what you can type, and s
    saves the game.
help-play-game = Which game; “mikrokosmos games” lists them.
help-play-players = How many play, you included.
help-play-bot = The bot in the other seats; “mikrokosmos bots” lists them. (The best for an even game, if the game has one.)
help-play-load = Go on with a game saved in this file.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Serve tables, for people and bots elsewhere.
help-serve =
    Serve tables over HTTP and WebSockets until Ctrl-C. Games are kept in a database and go on after a restart; by
    default it is one file in your data folder. Open the
    address it says in a browser to play; programs speak JSON with it.
help-serve-host = The address to listen at.
help-serve-port = The port to listen at.
help-serve-database = Where games are kept, such as sqlite:///games.db or postgresql://user@host/name.
help-serve-open = Open a browser as soon as the tables are there.
help-serve-settings = A TOML file with these and all other settings.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-simulate = Let bots play many games and see who wins how often.
help-simulate =
    Let bots play many games, and print how often every seat won (with the interval in which the true share lies, 19 times of 20), its points,
    and how long games are. The same seed gives the same games. Interrupt with Ctrl-C: what was played is kept and counted.
help-simulate-game = Which game; “mikrokosmos games” lists them.
help-simulate-players = How many play (2, or as many as there are bots).
help-simulate-games = How many games.
help-simulate-bots = The bot for each seat, separated by commas, or one for all. There are: { $known }.
help-simulate-out = Write the games to this file, a record a line, for “replay” and “check”.
help-simulate-force = Overwrite that file if it exists.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = Find out which bot is stronger.
help-arena =
    Let bots meet, and print how strong each is: victories, points, Elo, all with the interval in which the true figure lies, 19 times of 20. Every deal of dice and cards is
    played once for every rotation of the seats, so luck and turn order favour nobody. As many bots as players: all sit at one table. More: every combination of them meets. Fewer: the
    first-named sits alone against the others, repeated. Interrupt with Ctrl-C: what was played is shown, and --resume goes on.
help-arena-game = Which game; “mikrokosmos games” lists them.
help-arena-bots = The bots, separated by commas, two or more. There are: { $known }; or one of your own as module:function.
help-arena-games = At least so many games in all (up to whole deals).
help-arena-players = How many sit at a table (as many as there are bots, if that fits the game, or else the fewest it takes).
help-arena-processes = How many processes play (as many as there are cores). The result does not depend on it.
help-arena-out = Write arena.json, arena.html and journal.jsonl into this folder; or, for NAME.json or NAME.html, those beside it.
help-arena-resume = Go on with the journal that is there.
help-arena-force = Overwrite what is there.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-replay = Tell a recorded game turn by turn, with maps.
help-replay =
    Tell a recorded game turn by turn: who took what from where, what it earned and why, and a picture after each turn. On Small World’s map a letter is a player (small
    if the people has declined) and the number behind it counts tokens. What is hidden in a game that is not over is told with --secrets only.
help-replay-file = A saved game, or a file that “simulate --out” wrote; - reads standard input.
help-replay-game = Which game of the file, if it holds several.
help-replay-turn = Only this turn; 0 is the table before the first.
help-replay-no-map = Words only.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-check = Verify recorded games, move by move.
help-check =
    Verify recorded games: every move must have been possible, the end must be the one the record claims, and dice, if it has them, must have fallen as their seed says. One line for each game; the exit code is 0 if all are
    true, 1 if one is not, 2 if the file holds no records.
help-check-file = A saved game, or a file that “simulate --out” wrote; - reads standard input.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Show a position given as one line of text.
help-show =
    Show a position given as one line of text (in Python, state.to_line() writes it): the map, what everybody has, and everything the player to move can do, with
    its cost or what it would score. What players keep hidden from each other is shown with --secrets only.
help-show-position = The line in quotes, or a file that holds it, or - for standard input.
help-show-game = Which game, if the line does not begin with its name.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = List the bots there are.
help-bots = List the bots there are, those of other packages too, and which games each plays.
example-bots =
    {"  "}mikrokosmos bots

short-games = List the games there are.
help-games = List the games there are, and how many can play.
example-games =
    {"  "}mikrokosmos games

short-races = List the races and what each does.
help-races = List the races of Small World, how many tokens each brings, and what each does.
example-races =
    {"  "}mikrokosmos races
      mikrokosmos races --content my.toml       with races of your own

short-powers = List the special powers and what each does.
help-powers = List the special powers of Small World, how many tokens each brings, and what each does.
example-powers =
    {"  "}mikrokosmos powers
      mikrokosmos powers --content my.toml      with powers of your own

short-tiles = List the tiles of Creation.
help-tiles = List the tiles of Creation with their pictures: four squares of terrain, perhaps a statue, and from how many players on each takes part.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         with tiles of your own
