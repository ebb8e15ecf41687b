# K čemu je které nastavení serveru stolů; id je jeho jméno.

setting-host = Adresa, na které server naslouchá. 127.0.0.1 je jen tento počítač; 0.0.0.0 je každá síť, ke které je připojený.
setting-port = Port, na kterém server naslouchá; 0 vybere kterýkoli volný.
setting-database = Kde jsou hry uložené: soubor SQLite, nebo server PostgreSQL.
setting-key-file = Soubor s podpisovými klíči. Výchozí: vedle souboru SQLite, nebo ve tvé složce s daty.
setting-public-url = Veřejná adresa serveru; začínají jí odkazy s pozvánkou.
setting-allowed-origins = Další webové původy, jejichž stránky smějí s tímto serverem komunikovat.
setting-trusted-proxies = Adresy tvých reverzních proxy serverů. Jen jejich hlavičkám X-Forwarded se věří.
setting-secure-cookies = Posílat cookies jen přes HTTPS; auto rozhodne podle veřejné adresy.
setting-metrics = Zveřejnit metriky pro Prometheus na /metrics.
setting-limits-message-bytes = Největší zpráva přes WebSocket, v bajtech.
setting-limits-upload-bytes = Největší nahraný soubor, třeba záznam hry nebo vlastní obsah, v bajtech.
setting-limits-messages-per-second = Kolik zpráv přes WebSocket za sekundu smí poslat jeden člověk, v průměru.
setting-limits-message-burst = Kolik zpráv přes WebSocket smí jeden člověk poslat najednou.
setting-limits-requests-per-second = Kolik požadavků HTTP za sekundu smí přijít z jedné adresy, v průměru.
setting-limits-request-burst = Kolik požadavků HTTP smí přijít z jedné adresy najednou.
setting-limits-tables-per-identity = Kolik otevřených stolů smí mít jeden člověk.
setting-limits-sockets-per-identity = Kolik otevřených spojení WebSocket smí mít jeden člověk.
setting-limits-sockets-per-address = Kolik otevřených spojení WebSocket smí být z jedné adresy.
setting-limits-replays-per-identity = Kolik záznamů smí jeden člověk sdílet.
setting-limits-name-length = Nejdelší jméno hráče, ve viditelných znacích.
setting-limits-replay-seconds = Časový limit pro kontrolu nahraného záznamu, v sekundách.
setting-bots-threads = Kolik botů smí přemýšlet zároveň.
setting-bots-pace-ms = Nejmenší prodleva před tahem bota, v milisekundách, aby lidé stačili sledovat hru.
setting-bots-stand-in-ms = Nejmenší prodleva před tahem bota, který hraje za nepřítomného hráče, v milisekundách, aby si hráč stihl vzít místo zpět.
setting-log-level = Nejnižší úroveň událostí, které se zapisují do protokolu.
setting-log-format = text pro lidi, json pro programy.
