# Co znamená které číslo na /metrics, pro toho, kdo provozuje server stolů; id je jeho jméno.

metric-commands-accepted-total = Provedené příkazy lidí.
metric-commands-refused-total = Odmítnuté příkazy lidí, podle důvodu.
metric-command-seconds = Od příkazu k zápisu do protokolu, u lidí i botů, včetně čekání na stůl.
metric-commit-seconds = Jak dlouho zápis čekal, než ho měla databáze na disku.
metric-news-total = Zprávy, které někomu u stolu řekly, co se stalo.
metric-resyncs-total = Kolikrát byl někdo příliš pomalý a musel se znovu dozvědět celý stůl.
metric-timeouts-total = Hodiny hráčů, kterým došel čas.
metric-bot-moves-total = Tahy, které zahráli boti.
metric-bot-failures-total = Boti, kteří selhali, když měli táhnout.
metric-thinking-seconds = Jak dlouho boti přemýšleli nad tahem nebo radou, bez čekání.
metric-thinkers-waiting = Boti, kteří čekají, až ostatní domyslí.
metric-tables = Stoly v paměti.
metric-watchers = Lidé a programy, kteří sledují stůl.
metric-sockets = Otevřené sockety.
metric-start-time-seconds = Kdy proces začal, v sekundách od roku 1970.
metric-build-info = Vždy 1; verze je ve štítcích.
