# What each setting of the table server is for; the id is its name.

setting-host = Address to listen on. 127.0.0.1 is this computer only; 0.0.0.0 is every network it’s connected to.
setting-port = Port to listen on; 0 picks any free port.
setting-database = Where games are stored: an SQLite file or a PostgreSQL server.
setting-key-file = File with the signing keys. Default: next to the SQLite file, or in your data folder.
setting-public-url = The server’s public address; invite links start with it.
setting-allowed-origins = Other web origins whose pages may talk to this server.
setting-trusted-proxies = Addresses of your reverse proxies. Only their X-Forwarded headers are trusted.
setting-secure-cookies = Send cookies over HTTPS only; auto decides from the public address.
setting-metrics = Serve Prometheus metrics at /metrics.
setting-limits-message-bytes = Largest WebSocket message, in bytes.
setting-limits-upload-bytes = Largest upload, such as a game record or custom content, in bytes.
setting-limits-messages-per-second = WebSocket messages per second allowed per person, on average.
setting-limits-message-burst = WebSocket messages allowed per person in one burst.
setting-limits-requests-per-second = HTTP requests per second allowed per address, on average.
setting-limits-request-burst = HTTP requests allowed per address in one burst.
setting-limits-tables-per-identity = Open tables allowed per person.
setting-limits-sockets-per-identity = Open WebSockets allowed per person.
setting-limits-sockets-per-address = Open WebSockets allowed per address.
setting-limits-replays-per-identity = Shared replays allowed per person.
setting-limits-name-length = Longest player name, in visible characters.
setting-limits-replay-seconds = Time limit for checking an uploaded record, in seconds.
setting-bots-threads = How many bots may think at the same time.
setting-bots-pace-ms = Minimum delay before a bot moves, in milliseconds, so that people can follow.
setting-bots-stand-in-ms = Minimum delay before a bot moves for a player who is away, in milliseconds, so that they can take their seat back.
setting-log-level = Lowest level of events to log.
setting-log-format = text for people, json for programs.
