# Il terminale, qualunque sia il gioco.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (non installato)
engine-compiled = compilato
engine-interpreted = interpretato
game-called = { $name } ({ $id })
game-line = { $name }: da { $least } a { $most } giocatori. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = Regola della casa: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = lingua sconosciuta: “{ $lang }”; disponibili: { $known }
error-players = a questo gioco si gioca in un numero da { $least } a { $most }, non in { $players }
error-file = { $path }: { $why }
error-exists = { $path }: esiste già; usa --force per sovrascriverlo
error-content = { $path }: non è un file di razze e poteri (dev’essere un file normale di al massimo { $most } kB)
error-tiles = { $path }: non è un file di tessere (dev’essere un file normale di al massimo { $most } kB)
error-own = --{ $option } funziona solo con { $game }, non con { $other }
error-house = “{ $given }” non è una regola della casa; scrivi CHIAVE=SCELTA, per esempio { $example }
error-house-choice = { $key } può essere { $choices }, non { $given }
error-house-none = { $game } non ha regole della casa
error-bots = { $bots } bot per { $players } giocatori: indicane uno per posto, oppure uno per tutti
error-bot-plays = il bot “{ $bot }” non sa giocare a { $game }; questi sì: { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: la partita { $number } non c’è; il file contiene { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
serve-at = Mikrokosmos è in funzione su { $address }. Premi Ctrl+C per fermarlo; le tue partite sono salvate.
error-serve-taken = la porta { $port } di { $host } è già in uso; scegline un’altra con --port
error-serve-address = impossibile mettersi in ascolto su { $host }, porta { $port }: { $why }
error-serve-database = impossibile aprire il database delle partite: { $why }
error-serve-workers-sqlite = più processi richiedono PostgreSQL, ma le partite sono in SQLite. Usa un solo processo o sposta le partite: mikrokosmos move { $database } postgresql://user@host/name
error-serve-workers-system = questo sistema operativo può avere un solo processo; lascia il numero di processi a 1
error-serve-key = impossibile salvare la chiave di firma dei cookie: { $why }
copy-bar = Copia e confronto
copy-compared = Copiati e confrontati: { $tables } tavoli, { $entries } voci del registro, { $people } persone.
copy-key = La chiave di firma, che identifica le persone, è in { $file }. Tienila segreta, e insieme alle partite.
copy-no-key = Non c’è una chiave di firma in { $file }, quindi non è stata copiata: le partite ci sono tutte, ma nessuno verrà riconosciuto.
backup-written = Copia di sicurezza: { $file }
restore-done = Ripristinato in { $database }.
move-done = Ora { $target } ha tutto. { $source } non è cambiato; avvia il server con --database e il nuovo indirizzo.
error-backup-exists = { $file } esiste già; scegli un altro nome o rimuovilo
error-copy-not-empty = { $why }. Niente viene sovrascritto: usa un database vuoto, o metti da parte il vecchio
error-copy = impossibile copiare: { $why }
error-turn = il turno { $turn } non c’è; i turni vanno da 0 a { $count }
error-no-position = { $path }: non contiene una posizione (una riga di testo)
error-command = “{ $line }” non è un comando. Scrivi ? per l’aiuto.
error-number = La scelta { $number } non c’è. Scegli un numero da 1 a { $most }.
error-undo = Niente da annullare. Puoi annullare solo le tue mosse dopo l’ultimo tiro, l’ultima pescata o l’ultima mossa di un avversario.
error-save-name = In quale file? Scrivi: s FILE
error-words = “{ $words }” non è una mossa di questo gioco. Prova, per esempio: ? { $example }

unreadable-empty = è vuoto
unreadable-huge = non è la registrazione di una partita: supera { $most } MB
unreadable-binary = non è la registrazione di una partita: non è un file di testo
unreadable-deep = non è la registrazione di una partita: troppi livelli annidati
unreadable-cut = la registrazione è troncata ({ $why })
unreadable-json = non è la registrazione di una partita: { $why }

welcome = { $game }, { $players } giocatori. Tu sei al primo posto; per gli altri gioca il bot “{ $bot }”. Scrivi ? per l’aiuto.
goodbye = Arrivederci.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Mossa annullata.
saved = Salvato in { $path }.
help-commands =
    Scrivi un numero per giocare quella scelta, oppure:
      INVIO     mostra il tavolo
      u         annulla l’ultima mossa
      i         quanto guadagneresti ora, e perché
      h         un consiglio: che cosa farebbe un giocatore forte, e perché
      ? PAROLE  perché una mossa non è permessa, per esempio ? { $example }
      s FILE    salva la partita
      q         esci

seat-you = tu
seat-other = Giocatore { $number }
between-names = {", "}
between-choices = {" o "}
between-terms = {", "}
field-line = { $name }: { $value }
cost-other = { $action }: { $total } ({ $terms })
income-line = Guadagneresti { $total }: { $terms }.
income-none = Non guadagneresti nulla.

hint-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: la mossa migliore ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: { $behind } punti in meno ({ $reasons })
    }
hint-chance-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: la mossa migliore, probabilità di vittoria { $chance }% ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: { $cost ->
            [0] quasi altrettanto buona
            [one] ti costa 1 punto di probabilità di vittoria
           *[other] ti costa { $cost } punti di probabilità di vittoria
        } ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = niente di guadagnato o perso
hint-none = Nessun bot può dare consigli per questo gioco.

chance-line = Probabilità di vittoria: { $chances }
chance-of = { $who } { $percent }%

over = La partita è finita.
score-line = { "  " }{ $who }: { $points }
won =
    { $count ->
        [one] { $you ->
            [yes] Hai vinto!
           *[no] Ha vinto { $who }.
        }
       *[other] Vittoria condivisa: { $who }.
    }

## Molte partite

simulate-bar = In gioco
simulate-written =
    { $games ->
        [one] 1 registrazione
       *[other] { $games } registrazioni
    } in { $path }
simulate-interrupted = Fermato dopo { $games } partite su { $asked }. Quelle finite sono conservate.
standings-title =
    { $game }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }
standings-by-bot = Per bot
standings-seat = Posto
standings-seats = Posti
standings-number = { $number }
standings-bot = Bot
standings-wins = Vittorie
standings-share = % vittorie
standings-interval = Int. 95%
standings-points = Punti
standings-spread = Dev. std.
standings-percent = { $share }%
standings-between = { $low }–{ $high }%
standings-pace = { $decisions } decisioni a partita, { $rate } partite al secondo.

## Una registrazione raccontata e controllata

turn-line =
    Turno { $number }: { $who }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
turn-setting-up = Preparazione
told-line = { "  " }{ $line }
record-secret = Le informazioni nascoste sono omesse; usa --secrets per includerle.
record-ends = La registrazione finisce qui; la partita no.
check-ok =
    partita { $number }: valida, { $moves } mosse, { $count ->
        [one] ha vinto { $who }
       *[other] vittoria condivisa: { $who }
    } ({ $scores })
check-unfinished = partita { $number }: valida, { $moves } mosse, non ancora finita
check-dice-verified = { $line }, dadi verificati
check-dice-not-yet = { $line }, dadi non ancora verificabili: il seme si rivela alla fine
check-house = { $line }, regole della casa: { $house }
check-remark = { $line }. { $remark }
check-seed-withheld = la partita è finita, ma manca il seme dei suoi dadi
check-false = partita { $number }: NON VALIDA: { $why }

## Una posizione

show-to-move = Di turno: { $who }. Mosse possibili (numerate con l’id dell’azione):
show-choice = { "  " }{ $id }  { $action }
show-secret = Le informazioni nascoste sono omesse; usa --secrets per includerle.
show-chance =
    Ora decide il caso (un tiro di dado, una nuova combinazione o una tessera): { $outcomes ->
        [one] un solo esito possibile
       *[other] { $outcomes } esiti possibili
    }.
