# Perché il server non ha fatto ciò che qualcuno voleva; l’id è il motivo che dà, dopo `refused-`.
# Alcuni motivi li incontrano solo i programmi; hanno un testo lo stesso.

refused-a-bot-plays-for-you = Ora per questo posto gioca un bot. Prima riprenditi il posto.
refused-already-started = La partita è già cominciata.
refused-bad-clock = Un orologio va da { $least } a { $most } secondi.
refused-bad-message = Il server non ha capito ({ $where }: { $why }).
refused-bad-options = Queste opzioni non vanno bene per il gioco: { $why }
refused-bad-pace = I bot hanno al massimo { $most } millisecondi per mossa.
refused-be-patient =
    Un po’ di pazienza: un bot può subentrare dopo { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    } di attesa.
refused-busy = A questo tavolo succedono troppe cose insieme. Riprova.
refused-database-failed = Il server non è riuscito a registrarlo. Nulla è andato perso; ci riproverà.
refused-foreign-origin = Questa pagina non può parlare qui a nome tuo.
refused-game-over = La partita è finita.
refused-illegal = Ora non è permesso.
refused-log-full = Questo tavolo ne ha viste troppe: non si può registrare altro.
refused-name-bad-sign = Un nome non può contenere il carattere { $sign }.
refused-name-empty = Un nome deve avere almeno un carattere visibile.
refused-name-not-text = Un nome dev’essere un testo.
refused-name-too-long = Un nome ha al massimo { $longest } caratteri.
refused-name-too-many-marks = In questo nome ci sono troppi segni su una sola lettera.
refused-no-client = In questa installazione la pagina non c’è. Si costruisce con “make web”.
refused-no-hints = A questo tavolo non ci sono consigli.
refused-no-moves = Non è stata indicata nessuna mossa.
refused-no-such-action = Non esiste una mossa del genere.
refused-no-such-bot = Per questo gioco non c’è un bot di nome { $bot }.
refused-no-such-order = In questo gioco non c’è un ordine permanente di nome { $order }.
refused-no-such-route = Qui non c’è nulla.
refused-no-such-seat = A questo tavolo non c’è un posto del genere.
refused-nonce-given = Questo posto ha già aggiunto il suo numero ai dadi.
refused-not-a-bot = Qui non siede un bot.
refused-not-found = Questo tavolo non esiste, oppure non hai un invito.
refused-not-hosted-here = Questo gioco non è ospitato qui.
refused-not-over = La partita non è ancora finita.
refused-not-playing = La partita non è cominciata.
refused-not-the-owner = Può farlo solo chi ha creato il tavolo.
refused-not-yet = C’è ancora tempo.
refused-not-your-move = Non tocca a te.
refused-not-your-seat = Questo non è il tuo posto.
refused-nothing-to-undo = Non c’è nulla che tu possa annullare.
refused-only-watching = Stai solo guardando. Di’ il tuo nome per partecipare.
refused-out-of-date = Intanto la partita è andata avanti. Guarda di nuovo.
refused-record-bad = Questa non è la registrazione di una partita: { $why }
refused-record-false-dice = I dadi di questa registrazione non sono quelli promessi.
refused-record-too-big = Una registrazione ha al massimo { $most } byte.
refused-record-too-long = Una registrazione ha al massimo { $most } mosse.
refused-record-too-slow =
    Ci vuole troppo per controllare questa registrazione: più di { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
refused-seat-taken = Qui siede già qualcuno.
refused-seats-open = Ci sono ancora posti vuoti.
refused-stopping = Il server sta per fermarsi. Torna tra un minuto.
refused-too-big = È troppo grande: al massimo { $most } byte.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-late = Intanto la partita è andata avanti.
refused-too-new = Questo tavolo è stato creato da una versione più recente del server. Chiedi a chi gestisce il server di aggiornarlo.
refused-too-much-content = C’è più di quanto una partita possa contenere.
refused-too-many-invitations =
    Un tavolo ha al massimo { $most ->
        [one] 1 invito
       *[other] { $most } inviti
    }.
refused-too-many-replays = Condividi già { $most } replay. Prima eliminane uno.
refused-too-many-sockets = Ci sono troppe finestre aperte sui tavoli.
refused-too-many-tables =
    Hai già { $most ->
        [one] 1 tavolo non finito. Prima finiscilo.
       *[other] { $most } tavoli non finiti. Prima finiscine uno.
    }
refused-who-are-you = Prima di’ il tuo nome.
refused-you-sit-here = Siedi già a questo tavolo, in un altro posto.
