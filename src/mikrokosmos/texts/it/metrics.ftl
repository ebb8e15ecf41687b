# Che cos’è ogni cifra sotto /metrics, per chi gestisce un server; l’id è il suo nome.

metric-commands-accepted-total = Comandi delle persone eseguiti.
metric-commands-refused-total = Comandi delle persone rifiutati, per motivo.
metric-command-seconds = Da un comando alla sua voce nel registro, di persone e bot, attesa del tavolo compresa.
metric-commit-seconds = Quanto una voce ha aspettato che il database la scrivesse su disco.
metric-news-total = Messaggi che hanno detto a qualcuno al tavolo che cosa è successo.
metric-resyncs-total = Quante volte qualcuno era troppo lento e ha ricevuto di nuovo tutto il tavolo.
metric-timeouts-total = Orologi dei giocatori scaduti.
metric-bot-moves-total = Mosse giocate dai bot.
metric-bot-failures-total = Bot che hanno fallito quando si è chiesta loro una mossa.
metric-thinking-seconds = Quanto hanno pensato i bot a una mossa o a un suggerimento, attesa esclusa.
metric-thinkers-waiting = Bot che aspettano che altri finiscano di pensare.
metric-tables = Tavoli in memoria.
metric-watchers = Persone e programmi che guardano un tavolo.
metric-sockets = Socket aperti.
metric-start-time-seconds = Quando è partito il processo, in secondi dal 1970.
metric-build-info = Sempre 1; la versione è nelle etichette.
