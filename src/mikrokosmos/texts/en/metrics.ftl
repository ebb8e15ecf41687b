# What each figure under /metrics is, for whoever runs a table server; the id is its name.

metric-commands-accepted-total = Commands of people that were executed.
metric-commands-refused-total = Commands of people that were refused, by reason.
metric-command-seconds = From a command to its entry in the log, of people and bots, waiting for the table included.
metric-commit-seconds = How long an entry waited for the database to have it on the disk.
metric-news-total = Messages that told somebody at a table what has happened.
metric-resyncs-total = How often somebody was too slow and had to be told the whole table again.
metric-timeouts-total = Clocks of players that ran out.
metric-bot-moves-total = Moves that bots played.
metric-bot-failures-total = Bots that failed when asked for a move.
metric-thinking-seconds = How long bots thought about a move or a hint, waiting not included.
metric-thinkers-waiting = Bots that wait for others to finish thinking.
metric-tables = Tables in memory.
metric-watchers = People and programs that watch a table.
metric-sockets = Open sockets.
metric-start-time-seconds = When the process started, in seconds since 1970.
metric-build-info = Always 1; the version is in the labels.
