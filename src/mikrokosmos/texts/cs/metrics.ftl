# Co znamená které číslo na /metrics, pro toho, kdo provozuje server stolů; id je jeho jméno.

metric-commands-accepted-total = Splněné požadavky hráčů.
metric-commands-refused-total = Odmítnuté požadavky hráčů, podle důvodu.
metric-command-seconds = Čas od požadavku do zápisu do protokolu, u lidí i botů, včetně čekání na stůl.
metric-commit-seconds = Čas, než databáze zapsala záznam na disk.
metric-news-total = Zprávy o změnách odeslané lidem u stolu.
metric-resyncs-total = Kolikrát bylo třeba pomalému klientovi poslat celý stůl znovu.
metric-timeouts-total = Vypršené časy hráčů.
metric-bot-moves-total = Tahy zahrané boty.
metric-bot-failures-total = Boti, kteří selhali při volbě tahu.
metric-thinking-seconds = Čas, který boti strávili nad tahem nebo radou, bez čekání.
metric-database-failures-total = Čtení a zápisy, které se databázi nezdařily, podle druhu práce.
metric-writes-fail = 1, pokud se poslední zápis do databáze nezdařil, jinak 0.
metric-analyses-waiting = Hry, které čekají na rozbor.
metric-thinkers-waiting = Boti, kteří čekají na volné vlákno.
metric-tables = Stoly v paměti.
metric-watchers = Lidé a programy, kteří sledují nějaký stůl.
metric-sockets = Otevřené sockety.
metric-start-time-seconds = Kdy byl proces spuštěn, v sekundách od roku 1970.
metric-build-info = Vždy 1; verze je ve štítcích.
