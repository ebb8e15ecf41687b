# Il terminale, qualunque sia il gioco.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (non installato)
engine-compiled = compilato
engine-interpreted = interpretato
game-line = { $name }: da { $least } a { $most } giocatori. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = Regola della casa: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = la lingua “{ $lang }” non c’è; ci sono { $known }
error-players = si gioca da { $least } a { $most }, non in { $players }
error-file = { $path }: { $why }
error-exists = { $path }: esiste già; --force lo sovrascrive
error-content = { $path }: non è un file di razze e poteri (un file normale di al massimo { $most } kB)
error-tiles = { $path }: non è un file di tessere (un file normale di al massimo { $most } kB)
error-own = --{ $option } è per { $game }, non per { $other }
error-house = «{ $given }» dovrebbe avere la forma CHIAVE=SCELTA, per esempio { $example }
error-house-choice = { $key } è { $choices }, non { $given }
error-house-none = { $game } non ha regole della casa
error-bots = { $bots } bot per { $players } giocatori: indicane uno per posto, oppure uno per tutti
error-bot-plays = il bot “{ $bot }” non sa giocare a { $game }; questi sì: { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: contiene { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }, quindi non la partita { $number }
serve-at = Mikrokosmos è su { $address } – Ctrl+C lo ferma, e nessuna partita va persa.
error-serve-taken = la porta { $port } di { $host } è occupata da un altro programma; --port ne sceglie un’altra
error-serve-address = impossibile mettersi in ascolto su { $host }, porta { $port }: { $why }
error-serve-database = non c’è dove conservare le partite: { $why }
error-serve-key = non c’è dove conservare la chiave dei cookie: { $why }
error-turn = ci sono i turni da 0 a { $count }, quindi non il turno { $turn }
error-no-position = { $path }: non contiene una posizione (una riga di testo)
error-command = “{ $line }” non è un comando; ? li elenca.
error-number = Il numero { $number } non c’è; scegli da 1 a { $most }.
error-undo = Niente da annullare: solo le tue mosse dopo l’ultimo dado, vessillo, tessera o altro giocatore.
error-save-name = In quale file? Scrivi: s FILE
error-words = “{ $words }” non è una cosa che si possa fare qui. Scrivi, per esempio: ? { $example }

unreadable-empty = è vuoto
unreadable-huge = non è una registrazione: nessuna supera { $most } MB
unreadable-binary = non è una registrazione: non è testo
unreadable-deep = non è una registrazione: annidata all’infinito
unreadable-cut = la registrazione è troncata ({ $why })
unreadable-json = non è una registrazione: { $why }

welcome = Una partita a { $game } in { $players }. Tu siedi al primo posto; per gli altri gioca il bot “{ $bot }”. ? elenca i comandi.
goodbye = Arrivederci.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Annullato.
saved = Salvato in { $path }.
help-commands =
    Un numero gioca quella scelta. Inoltre:
      INVIO     guarda il tavolo
      u         annulla l’ultima mossa
      i         quanto guadagneresti ora, e perché
      h         un suggerimento: che cosa farebbe un giocatore forte, e perché
      ? PAROLE  perché qualcosa non si può fare: ? { $example }
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
        [1] { "  " }{ $number }. { $action }, la scelta migliore ({ $reasons })
       *[other] { "  " }{ $number }. { $action }, { $behind } punti in meno ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = niente di guadagnato o perso
hint-none = Nessuno qui conosce questo gioco abbastanza da dare consigli.

over = La partita è finita.
score-line = { "  " }{ $who }: { $points }
won =
    { $count ->
        [one] { $you ->
            [yes] Hai vinto!
           *[no] Vince { $who }.
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
simulate-interrupted = Interrotto dopo { $games } su { $asked } partite; quelle giocate restano.
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
standings-share = Quota
standings-interval = Int. 95%
standings-points = Punti
standings-spread = Scarto
standings-percent = { $share }%
standings-between = { $low } – { $high }%
standings-pace = { $decisions } decisioni a partita, { $rate } partite al secondo.

## Una registrazione raccontata e controllata

turn-line =
    Turno { $number }: { $who }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
turn-setting-up = La preparazione
told-line = { "  " }{ $line }
record-secret = Ciò che i giocatori si nascondono a vicenda è omesso; --secrets lo racconta.
record-ends = Qui la registrazione finisce; la partita no.
check-ok =
    partita { $number }: corretta, { $moves } mosse, { $count ->
        [one] vince { $who }
       *[other] vittoria condivisa: { $who }
    } ({ $scores })
check-unfinished = partita { $number }: corretta, { $moves } mosse, non ancora finita
check-dice-verified = { $line }, dadi verificati
check-dice-not-yet = { $line }, dadi non ancora verificabili: il seme si mostra alla fine
check-house = { $line }, regole della casa: { $house }
check-remark = { $line }. { $remark }
check-seed-withheld = la partita è finita, ma il seme dei suoi dadi non è mostrato
check-false = partita { $number }: FALSA: { $why }

## Una posizione

show-to-move = Tocca a: { $who }. Se giochi tu, puoi (i numeri sono quelli che userebbe un programma):
show-choice = { "  " }{ $id }  { $action }
show-secret = Ciò che i giocatori si nascondono a vicenda è omesso; --secrets lo mostra.
show-chance =
    Ora decide il caso (un dado, un vessillo, una tessera): { $outcomes ->
        [one] è possibile un solo esito
       *[other] sono possibili { $outcomes } esiti
    }.
