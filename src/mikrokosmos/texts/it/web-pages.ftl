# Le pagine intorno al gioco: inviti, connessione, chi gioca per te, preparare un tavolo, regole sul posto.

## Inviti

invite-host = { $host } ti invita a giocare a { $game }
invite-open =
    { $open ->
        [one] C’è ancora un posto libero. È gratis e senza registrazione.
       *[other] Ci sono ancora { $open } posti liberi. È gratis e senza registrazione.
    }
invite-full = Tutti i posti sono occupati, ma puoi guardare.
invite-playing = La partita è già iniziata, ma puoi guardare.
invite-over = Questa partita è finita. Puoi vedere il risultato.
invite-play = Gioca
invite-watch = Guarda
invite-result = Vedi il risultato
invite-return = Torni al tuo posto…
dead-link-title = Questo invito non funziona
dead-link-text = È stato ritirato, oppure una parte del link si è persa per strada. Chiedi un nuovo link a chi te l’ha mandato e copialo per intero.
dead-table-title = Non puoi entrare a questo tavolo
dead-table-text = Il tavolo non esiste, oppure è privato e serve un invito. Chiedi il link a chi lo ha creato.
dead-cancelled-title = Questo tavolo è stato annullato
dead-server-title = Il server non risponde
dead-server-text = Le tue partite sono al sicuro. Controlla la connessione e riprova tra un attimo.
dead-lobby = Vai ai tavoli
dead-new = Crea un tavolo
dead-again = Riprova
link-only-here = Solo questo computer può aprire questo link. Per invitare altri, riavvia il server con --host 0.0.0.0 e aprilo con l’indirizzo di rete di questo computer, oppure imposta { $setting }.
link-elsewhere = Questo link porta a un altro sito: { $host }
link-go-there = Vai a { $host }

## La connessione

connection-offline = Sei offline.
connection-away = Connessione persa. Riconnessione in corso…
connection-no-storage = Il server non raggiunge il suo database. Nuovo tentativo in corso…
connection-safe = La tua partita è al sicuro.
connection-pending = La tua mossa partirà appena torni in linea.
connection-sending = Invio…

## Chi gioca

watching = Stai guardando
take-seat = Prendi posto
bot-plays-for-you = Un bot sta giocando per te.
bot-plays-for = Un bot sta giocando al posto di { $who }.
hand-over-sure = Da adesso un bot gioca i tuoi turni, finché non riprendi il tuo posto. Le sue mosse non si possono annullare.
hand-over-do = Lascia giocare il bot
hand-over-stay = Continua a giocare

## Un nuovo tavolo

new-first = Primo giocatore
new-first-seat = { $who } (posto { $number })
selection-smallworld = Razze e poteri
selection-text = Si gioca con tutto ciò che c’è nella scatola. Togli la spunta a ciò che non vuoi incontrare.
selection-races = Razze
selection-powers = Poteri speciali
selection-count = In gioco: { $count } su { $all }. Ne servono almeno { $least }.
selection-all = Seleziona tutto
selection-few-races =
    { $least ->
        [one] Scegli almeno { $least } razza, o non ce ne sarà per tutti.
       *[other] Scegli almeno { $least } razze, o non ce ne saranno per tutti.
    }
selection-few-powers =
    { $least ->
        [one] Scegli almeno { $least } potere speciale, o non ce ne sarà per tutti.
       *[other] Scegli almeno { $least } poteri speciali, o non ce ne saranno per tutti.
    }
own-smallworld = Razze e poteri tuoi
own-smallworld-text = Hai inventato una razza o un potere speciale? Scrivilo in TOML, come spiega { $manual }, e usalo a questo tavolo.
own-creation = Tessere tue
own-creation-text = Hai disegnato un tuo mazzo di tessere? Scrivilo in TOML, come spiega { $manual }, e usalo a questo tavolo.
own-file = Scegli un file…
own-example = Inserisci un esempio
own-paste = Oppure incolla qui il testo
own-check = Controlla
own-good = Tutto a posto. A questo tavolo si giocherà così.
own-faults =
    { $count ->
        [one] C’è { $count } errore da correggere:
       *[other] Ci sono { $count } errori da correggere:
    }

## Cercare nelle regole

# Le parole di una domanda che non dicono di che cosa si parla: la ricerca le tralascia. In qualsiasi ordine.
search-small = a ad al allo alla alle ai agli anche c’è che chi ci ciò come con cosa così cui da dal dalla dalle dai dagli dallo de dei degli del della delle dello deve devo devono di dove dovrei dovrebbe due e è ed era essere fa faccio fare fino gli ha hanno ho i il in io la le lei li lo loro lui ma me mi mia mie miei mio ne nel nella nelle nei negli nello no noi non o ogni per perché però più poi possiamo posso possono può puoi qual quale quali quando quanta quante quanti quanto quella quello questa questo qui se sei si sia sono su sua sue sugli sui sul sulla suo suoi te ti tra fra tu tua tue tuo tuoi un una uno vi voi serve conviene

## Le regole al tavolo

rules-in-place = Regole
rules-whole = Tutte le regole in una nuova scheda
rules-back = Indietro
rules-close = Chiudi le regole
