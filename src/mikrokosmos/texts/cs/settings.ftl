# K čemu je které nastavení serveru stolů; id je jeho jméno.

setting-host = Adresa, na které naslouchat. 127.0.0.1 je jen tento počítač, 0.0.0.0 každá síť, ve které je.
setting-port = Port, na kterém naslouchat; 0 vezme kterýkoli volný.
setting-database = Kde jsou hry uložené: soubor SQLite, nebo server PostgreSQL.
setting-key-file = Soubor podpisových klíčů. Není-li uveden: vedle souboru SQLite, nebo ve tvé složce s daty.
setting-public-url = Jak je server vidět zvenku; začínají tím odkazy na místa.
setting-allowed-origins = Jiné webové původy, jejichž stránky smějí s tímto serverem mluvit.
setting-trusted-proxies = Kde stojí webové servery před tímto; jen těm se věří, když říkají, čí je to požadavek.
setting-secure-cookies = Zda cookies putují jen přes HTTPS; auto rozhodne podle veřejné adresy.
setting-metrics = Zda jsou na /metrics čísla pro Prometheus.
setting-limits-message-bytes = Nejdelší zpráva přes socket, v bajtech.
setting-limits-upload-bytes = Největší nahraný soubor, třeba záznam nebo vlastní obsah, v bajtech.
setting-limits-messages-per-second = Kolik zpráv přes sockety smí jeden člověk poslat za sekundu, v průměru.
setting-limits-message-burst = Kolik zpráv přes sockety smí jeden člověk poslat najednou.
setting-limits-requests-per-second = Kolik požadavků smí přijít z jedné adresy za sekundu, v průměru.
setting-limits-request-burst = Kolik požadavků smí přijít z jedné adresy najednou.
setting-limits-tables-per-identity = Kolik stolů smí mít jeden člověk otevřených.
setting-limits-sockets-per-identity = Kolik socketů smí mít jeden člověk otevřených.
setting-limits-sockets-per-address = Kolik socketů smí být otevřeno z jedné adresy.
setting-limits-replays-per-identity = Kolik záznamů smí jeden člověk sdílet.
setting-limits-name-length = Nejdelší jméno, ve znacích, jak je počítají lidé.
setting-limits-replay-seconds = Jak dlouho smí trvat kontrola nahraného záznamu, v sekundách.
setting-bots-threads = Kolik botů smí přemýšlet zároveň.
setting-bots-pace-ms = Jak dlouho bot před tahem aspoň čeká, v milisekundách, aby lidé stačili sledovat.
setting-log-level = Nejméně důležité události, které se zapisují do protokolu.
setting-log-format = Řádky pro lidi, nebo JSON pro programy.
