# Pages around the game: invitations, the connection, who plays for you, setting up a table, rules in place.

## Invitations

invite-host = { $host } invites you to { $game }
invite-open =
    { $open ->
        [one] One seat is still open. It’s free, and you need no account.
       *[other] { $open } seats are still open. It’s free, and you need no account.
    }
invite-full = All seats are taken, but you can watch.
invite-playing = The game has already started, but you can watch.
invite-over = This game is over. You can look at the result.
invite-play = Play
invite-watch = Watch
invite-result = See the result
invite-return = Back to your seat…
dead-link-title = This invitation doesn’t work
dead-link-text = It was withdrawn, or a part of the link got lost on the way. Ask the person who sent it for a new link, and copy all of it.
dead-table-title = You can’t get to this table
dead-table-text = There is no such table, or it’s private and you need an invitation. Ask the host for an invite link.
dead-cancelled-title = This table was cancelled
dead-server-title = The server can’t be reached
dead-server-text = Your games are safe. Check your connection and try again in a moment.
dead-lobby = Go to the lobby
dead-new = Create a table
dead-again = Try again
link-only-here = Only this computer can open this link. To invite others, restart the server with --host 0.0.0.0 and open it by this computer’s network address, or set { $setting }.
link-elsewhere = This link leads to another site: { $host }
link-go-there = Go to { $host }

## The connection

connection-offline = You’re offline.
connection-away = Connection lost. Reconnecting…
connection-no-storage = The server can’t reach its database. Trying again…
connection-safe = Your game is safe.
connection-pending = Your move will be sent as soon as you’re back.
connection-sending = Sending…

## Who plays

watching = You’re watching
take-seat = Take a seat
bot-plays-for-you = A bot is playing for you.
bot-plays-for = A bot is playing for { $who }.
hand-over-sure = A bot plays your turns, starting now, until you take your seat back. What it plays can’t be undone.
hand-over-do = Let the bot play
hand-over-stay = Keep playing

## Setting up a table

new-first = First player
new-first-seat = { $who } (seat { $number })
selection-smallworld = Races and powers
selection-text = Everything in the box takes part. Untick what you don’t want to meet.
selection-races = Races
selection-powers = Special powers
selection-count = { $count } of { $all } take part. At least { $least } are needed.
selection-all = Select all
selection-few-races = Choose at least { $least } races, or there won’t be enough for everyone.
selection-few-powers = Choose at least { $least } special powers, or there won’t be enough for everyone.
own-smallworld = Your own races and powers
own-smallworld-text = Invented a race or a special power? Write it as TOML, as { $manual } explains, and play with it at this table.
own-creation = Your own tiles
own-creation-text = Drew a set of tiles? Write it as TOML, as { $manual } explains, and play with it at this table.
own-file = Choose a file…
own-example = Insert an example
own-paste = Or paste it here
own-check = Check
own-good = Looks good. This table will play with it.
own-faults =
    { $count ->
        [one] One thing to fix:
       *[other] { $count } things to fix:
    }

## Looking up the rules

# The words of a question that say nothing about what is asked: the search leaves them out. In any order.
search-small = a an the and or of to in on at for from by with about into as than then so if but not no it its this that these those there here i me my mine we us our you your he she they them their his her who whom whose what which when where why how is are am was were be been being do does did done can could may might must should will would have has had get gets got go goes let need want wants know much many any some all just only also still again

## Rules at the table

rules-in-place = Rules
rules-whole = All rules in a new tab
rules-back = Back
rules-close = Close the rules
