# What each setting of the table server is for; the id is its name.

setting-host = The address to listen on. 127.0.0.1 is this computer only, 0.0.0.0 is every network it is in.
setting-port = The port to listen on; 0 takes any that is free.
setting-database = Where games are kept: a file of SQLite, or a PostgreSQL server.
setting-key-file = The file of the signing keys. If not said: beside the SQLite file, or in your data folder.
setting-public-url = How the server is reached from outside; links to seats begin with it.
setting-allowed-origins = Other web origins whose pages may talk to this server.
setting-trusted-proxies = Where the web servers in front of this one stand; only they are believed when they say whose request it is.
setting-secure-cookies = Whether cookies go over HTTPS only; auto decides by the public address.
setting-metrics = Whether numbers for Prometheus are given under /metrics.
setting-limits-message-bytes = The longest message over a socket, in bytes.
setting-limits-upload-bytes = The largest upload, such as a record or content of one's own, in bytes.
setting-limits-messages-per-second = Messages one person may send over sockets per second, on the average.
setting-limits-message-burst = Messages one person may send over sockets at once.
setting-limits-requests-per-second = Requests that may come from one address per second, on the average.
setting-limits-request-burst = Requests that may come from one address at once.
setting-limits-tables-per-identity = Tables one person may have open.
setting-limits-sockets-per-identity = Sockets one person may have open.
setting-limits-sockets-per-address = Sockets that may be open from one address.
setting-limits-replays-per-identity = Replays one person may share.
setting-limits-name-length = The longest name, in characters as one counts them.
setting-limits-replay-seconds = How long checking an uploaded record may take, in seconds.
setting-bots-threads = How many bots may think at the same time.
setting-bots-pace-ms = How long a bot waits at least before it moves, in milliseconds, so that people can follow.
setting-log-level = The least important events that are logged.
setting-log-format = Lines for people, or JSON for programs.
