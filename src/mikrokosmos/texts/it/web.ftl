# Il client nel browser: ciò che dice ogni pagina. Ciò che si dice al tavolo di un gioco sta nel file di quel gioco.

## La casa

skip-to-content = Vai al contenuto
ways = Navigazione principale
way-home = Mikrokosmos, pagina iniziale
way-new = Nuovo tavolo
way-lobby = Tavoli
way-mine = Le mie partite
way-rules = Regole
way-editions = Differenze tra i regolamenti
way-about = Informazioni
choose-language = Lingua
choose-light = Cambia tra chiaro e scuro
more = Mostra altro
lost-title = Pagina non trovata
lost-home = Torna alla pagina iniziale

refused-no-connection = Il server non è raggiungibile in questo momento. La tua partita è al sicuro. Riprova tra poco.
refused-unknown = Qualcosa è andato storto. Riprova.

## Giochi

game-smallworld-text = Scegli una razza fantasy con un potere speciale e conquista una mappa troppo piccola per tutti. Quando la tua razza è allo stremo, mandala in declino e scegline un’altra.
game-creation-text = Spingi una fila della mappa comune, prendi la tessera che cade e costruisci un mondo di nove tessere. Le aree grandi danno punti, ma solo con le statue del dio giusto.

## La pagina iniziale

home-title = Gioca a Small World e Creazione
home-text = Sfida i bot, condividi uno schermo o invita gli amici online. Ogni tiro si può verificare e ogni partita è salvata.
home-going-on = Continua a giocare
choose-players = Giocatori
choose-bots = Avversari
choose-game = Gioco
play-now = Gioca a { $game }
home-screen = Sullo stesso dispositivo
home-screen-text = Si gioca tutti su questo dispositivo. Tra un turno e l’altro i segreti restano nascosti.
home-friends = Online con gli amici
home-friends-text = Crea un tavolo e condividi il link.
home-lobby = Tavoli aperti
home-lobby-text = Entra in un tavolo aperto, o guarda una partita.
home-rules = Regole
home-rules-text = Entrambi i giochi in parole semplici, con ogni razza e ogni potere speciale.
join-label = Hai un link d’invito?
join-example = https://…/tables/…
join = Entra
join-wrong = Questo non è il link di un tavolo. Dovrebbe somigliare a https://…/tables/…, a volte con # e una chiave alla fine.
name-guest = Ospite
your-name = Il tuo nome
name-keep = Salva

## Un nuovo tavolo

new-title = Nuovo tavolo
new-seats = Posti
new-customs = Opzioni
new-public = Pubblico: chiunque può trovare questo tavolo, entrare o guardare
new-hints = Permetti i consigli
new-win-chance = Mostra le probabilità di vittoria
new-replace-idle = Chi crea il tavolo può far giocare un bot per chi non muove da cinque minuti
new-random-first = Primo giocatore a caso
new-open-coins = Mostra le monete di tutti
new-clock = Tempo per mossa
clock-0 = Illimitato
clock-60 = 1 minuto
clock-180 = 3 minuti
clock-600 = 10 minuti
clock-86400 = 1 giorno
clock-hours =
    { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
clock-left =
    { $seconds ->
        [one] resta 1 secondo
       *[other] restano { $seconds } secondi
    }
new-begin = Inizia la partita
new-make = Crea il tavolo
seat-number = Posto { $number }
seat-me = Io
seat-friend = Giocatore su questo dispositivo
seat-friend-name = Nome del giocatore al posto { $number }
seat-open = Posto libero
seat-bots = Bot
seat-you = tu
seat-other = Giocatore { $number }

## Elenchi di tavoli

lobby-title = Tavoli
lobby-open = In attesa di giocatori
lobby-playing = Partite in corso
lobby-none = Al momento non ci sono tavoli aperti.
lobby-make = Creane uno.
mine-title = Le mie partite
mine-nobody = Scrivi il tuo nome per ritrovare qui le tue partite.
mine-going-on = In corso
mine-none = Nessuna partita in corso.
mine-begin = Iniziane una.
mine-finished = Finite
mine-place =
    { $place ->
        [1] Hai vinto
       *[other] { $place }º posto su { $players }
    }
mine-result = Vedi il risultato
mine-replays = Replay condivisi
erase-title = I tuoi dati
erase-ask = Elimina i miei dati
erase-text = Il tuo nome viene tolto ovunque. Le partite finite restano, senza il tuo nome; in quelle in corso gioca un bot; i tuoi tavoli aperti vengono annullati.
erase-sure = Eliminare il tuo nome, i replay condivisi e l’accesso da ogni dispositivo? Non si può annullare.
erase-do = Elimina per sempre
erase-stay = Mantieni i miei dati
replay-remove = Non condividere più
status-open =
    { $open ->
        [0] pronto a iniziare
        [one] 1 posto libero
       *[other] { $open } posti liberi
    }
status-playing = in corso
status-over = finito
status-abandoned = annullato

## Prima della partita

invited-title = Hai ricevuto un invito!
invited-text = Scegli un nome per entrare.
anteroom-beginning = Avvio della partita…
anteroom-name = Scrivi il tuo nome per prendere posto. Per guardare non serve.
anteroom-seats-open = La partita può iniziare quando tutti i posti sono occupati. I bot possono occupare quelli liberi.
anteroom-wait = In attesa che chi ha creato il tavolo inizi la partita.
replace-idle-here = A questo tavolo chi l’ha creato può far giocare un bot per chi non muove da cinque minuti. Puoi riprendere il tuo posto in ogni momento.
anteroom-invite = Invita giocatori
anteroom-invite-text = Chiunque abbia il link può entrare e prendere posto a questo tavolo.
anteroom-make-link = Crea un link d’invito
anteroom-give-up = Annulla il tavolo
sit = Prendi posto
sit-friend = Aggiungi qui un giocatore
get-up = Lascia il posto
clear-seat = Rimuovi
seat-bot-label = Bot per il posto { $number }
seat-bot-choose = Aggiungi un bot…
start = Inizia la partita
link = Link
copy = Copia
copied = Copiato.
dice-promise = Come garantiamo dadi onesti
dice-promise-text = Questo codice fissa i dadi prima che qualcuno si sieda. Il dispositivo di ogni giocatore aggiunge un numero casuale suo, e dopo la partita puoi verificare ogni tiro.

## Al tavolo

between-terms = {", "}
hint-than-next = Rispetto alla seconda mossa migliore:
hint-than-best = Rispetto alla mossa migliore:
hint-best = { $deed }: ti dà la migliore probabilità di vincere.
hint-second =
    { $points ->
        [0] Altrettanto buono: { $deed }.
        [one] Seconda scelta: { $deed }. Ti costa { $points } punto percentuale di probabilità di vittoria.
       *[other] Seconda scelta: { $deed }. Ti costa { $points } punti percentuali di probabilità di vittoria.
    }
hint-costs =
    { $points ->
        [0] { $deed } (altrettanto buono)
        [one] { $deed } (costa { $points } punto percentuale di probabilità di vittoria)
       *[other] { $deed } (costa { $points } punti percentuali di probabilità di vittoria)
    }
hint-pick-costs =
    { $points ->
        [0] Altrettanto buono.
        [one] Costa { $points } punto percentuale di probabilità di vittoria.
       *[other] Costa { $points } punti percentuali di probabilità di vittoria.
    }
hint-chance = La tua probabilità di vittoria con questa mossa: { $percent }%
chance-title = Vittoria
chance-share = { $percent }%
chance-seat = { $who } { $percent }%
chance-said = Probabilità di vittoria: { $all }.
table-abandoned = Questo tavolo è stato annullato prima che la partita iniziasse.
your-turn = Tocca a te
connection-lost = Connessione…
rematch-go = Vai alla rivincita
curtain-title = È il turno di { $who }
curtain-text = Passa il dispositivo. Ora appaiono le informazioni segrete di { $who }.
curtain-take = Sono { $who }
missed =
    { $count ->
        [one] Mentre non c’eri è stata fatta 1 mossa.
       *[other] Mentre non c’eri sono state fatte { $count } mosse.
    }
missed-watch = Guarda
missed-dismiss = Non ora
menu = Menu
menu-back = Torna al tavolo
menu-rules = Regole
menu-replay = Guarda dall’inizio
menu-record = Scarica la registrazione
menu-hand-over = Fai giocare un bot per me
menu-replace-idle = Fai giocare un bot per { $who }
menu-take-back = Riprendi il mio posto
menu-device = Continua su un altro dispositivo
menu-theme = Tema
menu-notify = Avvisami quando tocca a me
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro

## Dopo la partita

ending-won =
    { $count ->
        [one] Ha vinto { $who }
       *[other] Vittoria condivisa: { $who }
    }
ending-again = Rivincita
ending-look = Guarda il tavolo
ending-show = Mostra il risultato
ending-replay = Guarda il replay
ending-share = Condividi il replay
ending-course = Punteggio turno per turno
ending-sources = Da dove vengono le monete
ending-deeds =
    { $taken ->
        [one] 1 regione conquistata
       *[other] { $taken } regioni conquistate
    }, { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }.
chart-label = Punteggio di tutti i giocatori, turno per turno
chart-turns = turni
source-active = Regioni
source-declined = Regioni delle razze in declino
source-income = Bonus
source-spoils = Bonus di conquista
source-stipend = A ogni turno
source-windfall = Bonus una tantum
source-earns = Segnalini speciali
source-price = Pagate per le combinazioni
source-found = Trovate sulle combinazioni
source-of = { $reason }: { $name }
dice-title = Verifica dei dadi
dice-none = Questa partita è stata giocata senza dadi verificabili.
dice-hidden = Il seme non è ancora stato rivelato, quindi i dadi non si possono verificare.
dice-proved =
    Il tuo browser ha verificato { $rolls ->
        [one] 1 tiro: non è stato modificato.
       *[other] tutti i { $rolls } tiri: nessuno è stato modificato.
    }
dice-false = Il tiro { $roll } non corrisponde ai dadi. Qualcuno l’ha modificato.
dice-broken-promise = Il seme non corrisponde a quello fissato prima della partita.
dice-details = Dettagli
dice-commitment = Impronta pubblicata prima della partita
dice-seed = Seme rivelato dopo la partita
dice-nonces = Numeri casuali aggiunti dai giocatori

## La mappa

board-label = Mappa
board-loading = Caricamento della mappa…
board-zoom = Zoom della mappa
board-closer = Ingrandisci
board-farther = Riduci
board-whole = Mostra tutta la mappa

## Leggere le regole

reading-title = Regole
reading-cover = Regole
reading-contents = Indice
reading-search = Cerca nelle regole
reading-found =
    { $count ->
        [0] Nessun risultato per “{ $query }”
        [one] { $count } risultato
       *[other] { $count } risultati
    }
reading-link = Link a “{ $title }”
reading-tokens =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
reading-turn = Capitolo precedente e successivo
reading-before = Precedente: { $title }
reading-after = Successivo: { $title }
reading-shelf = Tutte le regole
reading-editions = Differenze tra i regolamenti
reading-editions-what = In che cosa differiscono quattro edizioni di Small World, e quali regole usiamo noi.
reading-sheet = Riassunto da stampare
reading-sheet-smallworld = Small World in breve
reading-sheet-creation = Creazione in breve
reading-sheet-what = Una pagina da stampare e tenere a portata di mano.
reading-about = Su Mikrokosmos
reading-about-what = Che cos’è, come funzionano i dadi onesti, e i riconoscimenti.

editions-mine = Quale regolamento conosci?
editions-all = Tutti e quattro
editions-uk = Ucraino, 2024
editions-it = Italiano, 2014
editions-cs = Ceco, 2009
editions-zh = Cinese
editions-topics =
    { $count ->
        [one] { $count } argomento
       *[other] { $count } argomenti
    }
editions-rules = Regole di Small World

reading-print = Stampa
reading-whole = Regole complete

lost-text = Questo posto non è su nessuna mappa. Forse l’indirizzo è sbagliato, o il tavolo non c’è più.

## Informazioni

about-title = Su Mikrokosmos
about-what-title = Che cos’è
about-what = Su Mikrokosmos puoi giocare a due giochi da tavolo, Small World e Creazione, con gli amici o contro i bot, su uno schermo o su tanti, in cinque lingue.
about-bots = I bot giocano pulito: vedono solo ciò che vedrebbe un giocatore al loro posto. Non conoscono né i tuoi segreti né i tiri che usciranno.
about-dice-title = Dadi onesti
about-dice-promise = Prima che una partita inizi, il server sceglie un numero segreto e ne pubblica l’impronta. Dall’impronta nessuno può risalire al numero, e il server non può cambiarlo in seguito senza farsi scoprire.
about-dice-share = Poi il browser di ogni giocatore aggiunge un numero casuale suo. Ogni tiro, ogni mescolata e ogni distribuzione si calcolano da questi numeri con una formula pubblica.
about-dice-check = Quando la partita finisce, il numero segreto viene rivelato. Chiunque può verificare che corrisponda all’impronta e che ogni tiro ne derivi. I replay lo fanno da soli e mostrano “Dadi verificati”.
about-dice-limits = Questo prova che nulla è stato modificato dopo l’inizio della partita. Non prova che nessuno abbia sbirciato: chi gestisce il server avrebbe potuto guardare avanti. Come con i dadi veri, gioca con persone di cui ti fidi.
about-thanks-title = Riconoscimenti
about-icons = Icone di game-icons.net, con licenza CC BY 3.0, disegnate da:
about-icons-by = { $author }: { $icons }
about-icons-changed = Ne abbiamo cambiato i colori e nient’altro.
about-fonts = Caratteri
about-libraries = Fatto con
about-credit = { $by }, { $licence }
about-own-title = Che cosa è nostro e che cosa no
about-own = Le mappe, le immagini (tranne le icone), le tessere di Creazione e tutti i testi sono stati fatti per questa edizione. Le regole sono scritte con parole nostre.
about-publishers = Small World e Creazione sono giochi di altri autori ed editori, a cui appartengono i nomi. Questa è un’edizione indipendente e non ufficiale, né realizzata né approvata da loro. Se questi giochi ti piacciono, compra le scatole: niente batte il cartone.

## Replay

replay-of = Replay di { $game }
replay-loading = Caricamento del replay…
replay-leave = Esci dal replay
replay-player = Comandi del replay
replay-scrubber = Punto della partita
replay-at =
    { $turn ->
        [none] Passo { $step } di { $steps }
       *[yes] Round { $round }, { $who } · passo { $step } di { $steps }
    }
replay-play = Avvia
replay-pause = Pausa
replay-forward = Passo successivo
replay-back = Passo precedente
replay-turn-forward = Turno successivo
replay-turn-back = Turno precedente
replay-speed = Velocità: { $speed }×
replay-times = { $speed }×
replay-eyes = Guarda come
replay-audience = Spettatore
replay-proved = Dadi verificati
replay-disproved = Verifica dei dadi fallita
replay-remark = Su questa registrazione
replay-share = Condividi il replay
replay-share-text = Chiunque abbia questo link può guardare la partita. Puoi smettere di condividerla in “Le mie partite”.
replay-close = Chiudi
replay-open = Apri una registrazione
