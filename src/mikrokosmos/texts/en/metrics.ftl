# What each figure under /metrics is, for whoever runs a table server; the id is its name.

metric-commands-accepted-total = Player requests carried out.
metric-commands-refused-total = Player requests refused, by reason.
metric-command-seconds = Time from a request to its log entry, for people and bots, including the wait for the table.
metric-commit-seconds = Time until the database had written an entry to disk.
metric-news-total = Update messages sent to people at a table.
metric-resyncs-total = Times a slow client had to be sent the whole table again.
metric-timeouts-total = Player clocks that ran out.
metric-bot-moves-total = Moves played by bots.
metric-bot-failures-total = Bots that failed when asked for a move.
metric-thinking-seconds = Time bots spent on a move or a hint, not counting waiting.
metric-database-failures-total = Reads and writes the database failed to do, by work.
metric-writes-fail = 1 if the last write to the database failed, otherwise 0.
metric-analyses-waiting = Games waiting to be analysed.
metric-thinkers-waiting = Bots waiting for a free thread.
metric-tables = Tables in memory.
metric-watchers = People and programs watching a table.
metric-sockets = Open sockets.
metric-start-time-seconds = When the process started, in seconds since 1970.
metric-build-info = Always 1; the version is in the labels.
