# Perché il server non ha fatto ciò che qualcuno voleva; l’id è il motivo che dà, dopo `refused-`.
# Alcuni motivi li incontrano solo i programmi; hanno un testo lo stesso.

refused-a-bot-plays-for-you = A questo posto sta giocando un bot. Prima riprenditi il posto.
refused-already-started = La partita è già iniziata.
refused-bad-clock = Il tempo per mossa va da { $least } a { $most } secondi.
refused-bad-message = Il server non ha capito ({ $where }: { $why }).
refused-bad-options = Queste opzioni non vanno bene per questo gioco: { $why }
refused-bad-pace = L’attesa dei bot può essere al massimo di { $most } millisecondi.
refused-be-patient =
    Ancora un po’ di pazienza. Dopo { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    } senza una mossa puoi far subentrare un bot.
refused-bot-not-trained = Questo bot non ha ancora imparato il gioco con questo numero di giocatori. Scegline un altro.
refused-busy = Questo tavolo è occupato. Riprova.
refused-database-failed = Il server non è riuscito a salvare. Nulla è andato perso, e ci riproverà.
refused-deal-fixed = Nella partita del giorno tutti giocano contro gli stessi bot, quindi i posti non si possono cambiare.
refused-deal-not-over = Potrai condividere questa partita quando la giornata sarà finita.
refused-foreign-origin = Questa pagina non può agire qui a nome tuo.
refused-game-over = La partita è finita.
refused-illegal = Questa mossa ora non è permessa.
refused-log-full = Questo tavolo ha raggiunto il limite: non si può salvare altro.
refused-name-bad-sign = Un nome non può contenere il carattere { $sign }.
refused-name-empty = Un nome deve avere almeno un carattere visibile.
refused-name-not-text = Un nome dev’essere un testo.
refused-name-too-long = Un nome può avere al massimo { $longest } caratteri.
refused-name-too-many-marks = In questo nome una lettera ha troppi accenti.
refused-no-client = La pagina web non fa parte di questa installazione. Creala con “make web”.
refused-no-hints = A questo tavolo i consigli sono disattivati.
refused-no-moves = Non è stata inviata nessuna mossa.
refused-no-puzzle = Qui non c’è nessun problema da risolvere: non è l’inizio di un tuo turno.
refused-no-such-action = Questa mossa non esiste.
refused-no-such-bot = Per questo gioco non c’è un bot di nome { $bot }.
refused-no-such-order = In questo gioco non c’è un ordine permanente di nome { $order }.
refused-no-such-route = Pagina non trovata.
refused-no-such-seat = Questo tavolo non ha quel posto.
refused-nonce-given = Questo posto ha già aggiunto il suo numero ai dadi.
refused-not-agreed = A questo tavolo solo il giocatore o l’orologio può lasciare un posto a un bot. Chi ha creato il tavolo può farlo solo se l’opzione è stata scelta alla creazione.
refused-not-a-bot = A questo posto non c’è un bot.
refused-not-found = Questo tavolo non esiste, oppure non hai un invito.
refused-not-hosted-here = Questo gioco non è disponibile su questo server.
refused-not-over = La partita non è ancora finita.
refused-no-such-step = La partita non ha quel passo.
refused-line-has-secrets = In questa posizione c’è ancora qualcosa di nascosto: non si può copiare prima della fine.
refused-analysis-busy = Si stanno analizzando troppe partite. Riprova tra un minuto.
refused-analysis-failed = L’analisi non è riuscita.
refused-no-analysis = Questa partita non si può analizzare: qui non se ne conoscono le probabilità di vittoria.
refused-no-such-turn = L’analisi non ha un piano migliore per quel turno.
refused-not-playing = La partita non è iniziata.
refused-not-the-owner = Può farlo solo chi ha creato il tavolo.
refused-not-yet = Il tempo non è ancora scaduto.
refused-not-your-move = Non tocca a te.
refused-not-your-seat = Questo non è il tuo posto.
refused-nothing-to-undo = Non c’è nulla da annullare.
refused-only-watching = Stai solo guardando. Scrivi il tuo nome per partecipare.
refused-out-of-date = La partita è andata avanti. Guarda il tavolo e riprova.
refused-record-bad = Questa non è la registrazione di una partita: { $why }
refused-record-false-dice = I dadi di questa registrazione non corrispondono a quanto fissato prima della partita.
refused-record-too-big = Una registrazione può avere al massimo { $most } byte.
refused-record-too-long = Una registrazione può avere al massimo { $most } mosse.
refused-record-too-slow =
    Verificare questa registrazione richiede troppo tempo (più di { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }).
refused-seat-taken = Questo posto è occupato.
refused-seats-open = Ci sono ancora posti liberi.
refused-stopping = Il server si sta spegnendo. Riprova tra un minuto.
refused-too-big = È troppo grande: il limite è di { $most } byte.
refused-too-fast = Rallenta un po’ e riprova.
refused-too-late = La partita è andata avanti.
refused-too-many-changes = A questo tavolo è già successo troppe volte. Lo spazio che resta è per la partita: puoi ancora giocare e lasciare il posto a un bot.
refused-too-new = Questo tavolo è stato creato da una versione più recente del server. Chiedi a chi gestisce il server di aggiornarlo.
refused-too-much-content = Sono più contenuti propri di quanti ne possa avere una partita.
refused-too-many-connections = Troppe connessioni. Riprova tra poco.
refused-too-many-invitations =
    Un tavolo può avere al massimo { $most ->
        [one] 1 link d’invito
       *[other] { $most } link d’invito
    }.
refused-too-many-replays = Condividi già { $most } replay. Prima rimuovine uno.
refused-too-many-sockets = Hai troppi tavoli aperti insieme. Chiudi una scheda e riprova.
refused-too-many-tables =
    Hai già { $most ->
        [one] 1 tavolo non finito. Prima finiscilo o annullalo.
       *[other] { $most } tavoli non finiti. Prima finiscine o annullane uno.
    }
refused-unknown-host = Questo server si chiama { $host }. Aprilo con questo nome.
refused-who-are-you = Prima scrivi il tuo nome.
refused-you-sit-here = Hai già un altro posto a questo tavolo.
refused-banned = L’amministratore del server ti ha bloccato.
refused-invite-only = Questo server è solo su invito. Per creare tavoli, chiedi un invito all’amministratore.
refused-table-deleted = L’amministratore del server ha eliminato questo tavolo e il suo registro.
refused-too-many-site-invitations = Numero massimo di inviti al server: { $most }.
