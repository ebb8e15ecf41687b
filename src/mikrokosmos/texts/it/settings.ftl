# A che cosa serve ogni impostazione del server; l’id è il suo nome.

setting-host = Indirizzo su cui ascoltare. 127.0.0.1 è solo questo computer; 0.0.0.0 è ogni rete a cui è collegato.
setting-port = Porta su cui ascoltare; 0 ne sceglie una libera qualsiasi.
setting-database = Dove sono salvate le partite: un file SQLite o un server PostgreSQL.
setting-key-file = File con le chiavi di firma. Predefinito: accanto al file SQLite, o nella tua cartella dei dati.
setting-public-url = Indirizzo pubblico del server; i link d’invito cominciano così.
setting-allowed-origins = Altre origini web le cui pagine possono parlare con questo server.
setting-trusted-proxies = Indirizzi dei tuoi reverse proxy. Solo le loro intestazioni X-Forwarded sono considerate attendibili.
setting-secure-cookies = Invia i cookie solo su HTTPS; auto decide in base all’indirizzo pubblico.
setting-metrics = Fornisce metriche per Prometheus su /metrics.
setting-limits-message-bytes = Messaggio WebSocket più grande, in byte.
setting-limits-upload-bytes = Caricamento più grande, come una registrazione o contenuti propri, in byte.
setting-limits-messages-per-second = Messaggi WebSocket al secondo concessi a una persona, in media.
setting-limits-message-burst = Messaggi WebSocket concessi a una persona in una sola raffica.
setting-limits-requests-per-second = Richieste HTTP al secondo concesse a un indirizzo, in media.
setting-limits-request-burst = Richieste HTTP concesse a un indirizzo in una sola raffica.
setting-limits-tables-per-identity = Tavoli aperti concessi a una persona.
setting-limits-sockets-per-identity = WebSocket aperti concessi a una persona.
setting-limits-sockets-per-address = WebSocket aperti concessi a un indirizzo.
setting-limits-replays-per-identity = Replay condivisi concessi a una persona.
setting-limits-name-length = Lunghezza massima del nome di un giocatore, in caratteri visibili.
setting-limits-replay-seconds = Tempo massimo per verificare una registrazione caricata, in secondi.
setting-bots-threads = Quanti bot possono pensare insieme.
setting-bots-pace-ms = Attesa minima prima che un bot muova, in millisecondi, perché si riesca a seguirlo.
setting-bots-stand-in-ms = Attesa minima prima che un bot muova al posto di un giocatore assente, in millisecondi, perché possa riprendere il suo posto.
setting-log-level = Livello minimo degli eventi da registrare nel log.
setting-log-format = text per le persone, json per i programmi.
