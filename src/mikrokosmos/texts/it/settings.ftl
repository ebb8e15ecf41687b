# A che cosa serve ogni impostazione del server; l’id è il suo nome.

setting-host = L’indirizzo su cui ascoltare. 127.0.0.1 è solo questo computer, 0.0.0.0 ogni rete in cui si trova.
setting-port = La porta su cui ascoltare; 0 ne prende una libera qualsiasi.
setting-database = Dove si conservano le partite: un file SQLite o un server PostgreSQL.
setting-key-file = Il file delle chiavi di firma. Se non è indicato: accanto al file SQLite, o nella tua cartella dei dati.
setting-public-url = Come si raggiunge il server dall’esterno; i link ai posti cominciano così.
setting-allowed-origins = Altre origini web le cui pagine possono parlare con questo server.
setting-trusted-proxies = Dove stanno i server web davanti a questo; solo a loro si crede quando dicono di chi è una richiesta.
setting-secure-cookies = Se i cookie viaggiano solo su HTTPS; auto decide in base all’indirizzo pubblico.
setting-metrics = Se sotto /metrics si danno numeri per Prometheus.
setting-limits-message-bytes = Il messaggio più lungo su un socket, in byte.
setting-limits-upload-bytes = Il caricamento più grande, come una registrazione o contenuti propri, in byte.
setting-limits-messages-per-second = Messaggi al secondo che una persona può inviare sui socket, in media.
setting-limits-message-burst = Messaggi che una persona può inviare sui socket in una volta.
setting-limits-requests-per-second = Richieste al secondo che possono arrivare da un indirizzo, in media.
setting-limits-request-burst = Richieste che possono arrivare da un indirizzo in una volta.
setting-limits-tables-per-identity = Tavoli che una persona può avere aperti.
setting-limits-sockets-per-identity = Socket che una persona può avere aperti.
setting-limits-sockets-per-address = Socket che possono essere aperti da un indirizzo.
setting-limits-replays-per-identity = Replay che una persona può condividere.
setting-limits-name-length = Il nome più lungo, in caratteri come li conta chi legge.
setting-limits-replay-seconds = Quanto può durare il controllo di una registrazione caricata, in secondi.
setting-bots-threads = Quanti bot possono pensare insieme.
setting-bots-pace-ms = Quanto aspetta almeno un bot prima di muovere, in millisecondi, perché si riesca a seguirlo.
setting-log-level = Il livello minimo degli eventi che finiscono nel log.
setting-log-format = Righe per le persone, o JSON per i programmi.
