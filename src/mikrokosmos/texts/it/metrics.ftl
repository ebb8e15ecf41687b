# Che cos’è ogni cifra sotto /metrics, per chi gestisce un server; l’id è il suo nome.

metric-commands-accepted-total = Richieste dei giocatori eseguite.
metric-commands-refused-total = Richieste dei giocatori rifiutate, per motivo.
metric-command-seconds = Tempo da una richiesta alla sua voce nel registro, per persone e bot, attesa del tavolo compresa.
metric-commit-seconds = Tempo impiegato dal database per scrivere una voce su disco.
metric-news-total = Messaggi di aggiornamento inviati a chi è a un tavolo.
metric-resyncs-total = Quante volte un client lento ha dovuto ricevere di nuovo tutto il tavolo.
metric-timeouts-total = Orologi dei giocatori scaduti.
metric-bot-moves-total = Mosse giocate dai bot.
metric-bot-failures-total = Bot che hanno fallito quando si è chiesta loro una mossa.
metric-thinking-seconds = Tempo dedicato dai bot a una mossa o a un consiglio, attesa esclusa.
metric-database-failures-total = Letture e scritture non riuscite al database, per tipo.
metric-writes-fail = 1 se l’ultima scrittura nel database è fallita, altrimenti 0.
metric-analyses-waiting = Partite in attesa di analisi.
metric-thinkers-waiting = Bot in attesa di un thread libero.
metric-tables = Tavoli in memoria.
metric-watchers = Persone e programmi che guardano un tavolo.
metric-sockets = Socket aperti.
metric-start-time-seconds = Quando è partito il processo, in secondi dal 1970.
metric-build-info = Sempre 1; la versione è nelle etichette.
