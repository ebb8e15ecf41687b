# The command `mikrokosmos` and the terminal, whatever the game.

help-app = Play Small World, study it, extend it.
help-version = Say which version this is.
help-games = List the games there are.
help-play = Play in the terminal against bots that choose at random.
help-play-game = Which game.
help-play-players = How many play, you included.
help-play-seed = A number that makes dice, cards and bots repeat themselves.
help-play-lang = The language: { $known }.
help-play-load = Go on with a game saved in this file.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (not installed)
engine-compiled = compiled
engine-interpreted = interpreted
game-line = { $name }: { $least } to { $most } players

error-line = mikrokosmos: { $message }
error-language = there is no language “{ $lang }”; there are { $known }
error-players = { $least } to { $most } can play, not { $players }
error-file = { $path }: { $why }
error-command = “{ $line }” is no command; ? lists them.
error-number = There is no number { $number }; choose from 1 to { $most }.
error-undo = Nothing to take back: only your own steps since the last die, card or other player.
error-save-name = Which file? Write: s FILE
error-words = “{ $words }” is nothing one can do here. Write, for example: ? conquer 12

welcome = A game of { $game } for { $players }. You sit in the first seat; the others choose at random. ? lists the commands.
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
      ? WORDS   why something is not possible: ? conquer 12
      s FILE    save the game
      q         leave

seat-you = you
seat-other = player { $number }
between-names = {", "}
between-terms = {", "}
field-line = { $name }: { $value }
cost-other = { $action }: { $total } ({ $terms })
income-line = You would earn { $total }: { $terms }.
income-none = You would earn nothing.

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
