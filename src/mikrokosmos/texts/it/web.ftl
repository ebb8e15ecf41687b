# Il client nel browser: ciò che dice ogni pagina. Ciò che si dice al tavolo di un gioco sta nel file di quel gioco.

## La casa

skip-to-content = Vai al contenuto
ways = Pagine
way-home = Mikrokosmos, la pagina iniziale
way-new = Nuovo tavolo
way-lobby = Tavoli
way-mine = Le mie partite
way-rules = Regole
way-editions = Se il tuo regolamento dice altro
way-about = Informazioni
choose-language = Lingua
choose-light = Chiaro o scuro
more = Altro
lost-title = Qui non c’è nulla
lost-home = Alla pagina iniziale

refused-no-connection = Il server non è raggiungibile in questo momento. La tua partita è al sicuro; riprova tra poco.
refused-unknown = Non ha funzionato. Riprova.

## Giochi e bot

game-smallworld = Small World
game-smallworld-text = Guida una razza dallo strano potere su una mappa troppo piccola per tutti. Quando ha fatto il suo tempo, lasciala andare e scegli la prossima.
game-creation = Creazione
game-creation-text = Spingi una fila della mappa comune, prendi la tessera che cade e costruisci un mondo di nove tessere che piaccia al tuo dio segreto.
bot-random = Testa o croce
bot-random-text = Sceglie a caso
bot-novice = Principiante
bot-novice-text = Gioca con buon senso, vede poco
bot-adept = Esperto
bot-adept-text = Un buon giocatore
bot-greedy = Maestro
bot-greedy-text = Il più forte

## La pagina iniziale

home-title = Piccoli mondi, grandi liti
home-text = Due giochi da tavolo nel browser: contro bot onesti, tutti davanti a uno schermo, o con amici lontani. Dadi che puoi controllare, partite che non vanno mai perse.
home-going-on = Continua a giocare
choose-players = Giocatori
choose-bots = Avversari
choose-game = Gioco
play-now = Gioca a { $game }
home-screen = Tutti davanti a uno schermo
home-screen-text = Passatevi il dispositivo; i segreti restano dietro un sipario.
home-friends = Con gli amici, online
home-friends-text = Prepara un tavolo e manda il link.
home-lobby = Tavoli aperti
home-lobby-text = Siediti con persone che ancora non conosci, o guarda.
home-rules = Le regole
home-rules-text = Di entrambi i giochi, in parole semplici, con ogni razza e ogni potere.
join-label = Qualcuno ti ha mandato un link?
join-example = https://…/tables/…
join = Entra
join-wrong = Questo non è il link di un tavolo. Somiglia a https://…/tables/… e può finire con una chiave dopo #.
name-guest = Ospite
your-name = Il tuo nome
name-keep = Salva

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-seats = Chi siede dove
new-customs = Regole della casa
new-public = Tutti possono trovare questo tavolo e guardare
new-hints = I bot possono dare consigli
new-random-first = Chi comincia lo decide il caso
new-open-coins = Tutte le monete sono scoperte
new-clock = Tempo per ogni mossa
clock-0 = quanto vuoi
clock-60 = un minuto
clock-180 = tre minuti
clock-600 = dieci minuti
clock-86400 = un giorno
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
new-begin = Comincia la partita
new-make = Prepara il tavolo
seat-number = Posto { $number }
seat-me = Io
seat-friend = Un’altra persona a questo schermo
seat-friend-name = Nome della persona al posto { $number }
seat-open = Chiunque venga
seat-bots = Un bot
seat-you = tu
seat-other = Giocatore { $number }

## Elenchi di tavoli

lobby-title = Tavoli
lobby-open = In attesa di giocatori
lobby-playing = In corso: vieni a guardare
lobby-none = Al momento nessuno aspetta.
lobby-make = Prepara un tavolo tuo.
mine-title = Le mie partite
mine-nobody = Di’ il tuo nome, e le tue partite restano qui.
mine-going-on = In corso
mine-none = Nessuna partita in corso.
mine-begin = Cominciane una.
mine-finished = Finite
mine-place =
    { $place ->
        [1] Hai vinto
       *[other] { $place }º posto su { $players }
    }
mine-result = Risultato
mine-replays = Replay che condividi
replay-remove = Non condividere più
status-open =
    { $open ->
        [0] pronto a cominciare
        [one] 1 posto libero
       *[other] { $open } posti liberi
    }
status-playing = in corso
status-over = finito
status-abandoned = abbandonato

## Prima della partita

invited-title = C’è un invito per te
invited-text = Di’ come vuoi farti chiamare, ed entra.
anteroom-beginning = La partita comincia…
anteroom-name = Di’ il tuo nome per prendere posto; per guardare non serve.
anteroom-seats-open = La partita può cominciare quando tutti i posti sono occupati. I bot si siedono volentieri.
anteroom-wait = La partita la comincia chi ha creato il tavolo.
anteroom-invite = Invita altri
anteroom-invite-text = Chi ha il link può venire a questo tavolo e prendere posto.
anteroom-make-link = Crea un link
anteroom-give-up = Abbandona questo tavolo
sit = Siediti
sit-friend = Un’altra persona a questo schermo
get-up = Alzati
clear-seat = Libera il posto
seat-bot-label = Un bot per il posto { $number }
seat-bot-choose = Dallo a un bot…
start = Comincia la partita
link = Link
copy = Copia
copied = Copiato.
dice-promise = La promessa sui dadi
dice-promise-text = Questo numero sigilla i dadi prima che qualcuno si sieda. Ogni dispositivo aggiunge un numero suo, e dopo la partita il tuo può controllare ogni tiro.

## Al tavolo

between-terms = {", "}
hint-than-next = Rispetto alla seconda:
hint-than-best = Rispetto alla migliore:
table-abandoned = Questo tavolo è stato abbandonato prima che la partita cominciasse.
your-turn = Tocca a te
connection-lost = Connessione…
rematch-go = Alla prossima partita
curtain-title = Tocca a { $who }
curtain-text = Passa il dispositivo. Subito dopo appare ciò che può vedere solo { $who }.
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
menu-rules = Regole del gioco
menu-replay = Guarda dall’inizio
menu-record = Salva la registrazione
menu-hand-over = Fai giocare un bot per me
menu-take-back = Riprendi il mio posto
menu-device = Continua da un altro dispositivo
menu-theme = Luce
menu-pace = Animazioni
menu-notify = Avvisami quando tocca a me
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
pace-0 = nessuna
pace-1 = calme
pace-2 = veloci

## Dopo la partita

ending-won =
    { $count ->
        [one] Vince { $who }
       *[other] Vittoria condivisa: { $who }
    }
ending-again = Gioca ancora
ending-look = Guarda la mappa
ending-show = Mostra il risultato
ending-replay = Riguardala
ending-share = Condividi un replay
ending-course = Punti, turno per turno
ending-sources = Da dove vengono le monete
ending-deeds =
    { $taken ->
        [one] 1 regione conquistata
       *[other] { $taken } regioni conquistate
    }, { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }.
chart-label = Punti di tutti i giocatori, turno per turno
chart-turns = turni
source-active = Regioni
source-declined = Regioni in declino
source-income = Bonus
source-spoils = Conquiste
source-stipend = A ogni turno
source-windfall = Una tantum
source-earns = Segnalini speciali
source-price = Spese per le combinazioni
source-found = Trovate sulle combinazioni
source-of = { $reason }: { $name }
dice-title = I dadi
dice-none = Questa partita si è giocata senza dadi sigillati.
dice-hidden = Il seme non è ancora mostrato, quindi i dadi non si possono controllare.
dice-proved =
    Il tuo browser ha controllato { $rolls ->
        [one] 1 tiro: nessuno l’ha cambiato.
       *[other] tutti i { $rolls } tiri: nessuno ne ha cambiato uno.
    }
dice-false = Il tiro { $roll } non è quello dei dadi sigillati. Qualcuno l’ha cambiato.
dice-broken-promise = Il seme non è quello promesso prima della partita.
dice-details = I numeri che ci stanno dietro
dice-commitment = Promesso prima della partita
dice-seed = Seme, mostrato dopo la partita
dice-nonces = Aggiunti da ogni posto

## La mappa

board-label = La mappa
board-loading = La mappa si srotola…
board-zoom = Grandezza della mappa
board-closer = Più vicino
board-farther = Più lontano
board-whole = Tutta la mappa

## Leggere le regole

reading-title = Le regole
reading-cover = Le regole
reading-contents = Indice
reading-search = Cerca qualcosa
reading-found =
    { $count ->
        [0] Niente su “{ $query }”
        [one] { $count } punto
       *[other] { $count } punti
    }
reading-link = Link a “{ $title }”
reading-tokens =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
reading-turn = Altri capitoli
reading-before = Prima: { $title }
reading-after = Dopo: { $title }
reading-shelf = Tutte le regole
reading-editions = Se il tuo regolamento dice altro
reading-editions-what = Quattro edizioni di Small World a confronto, e come giochiamo noi.
reading-sheet = Riassunto da stampare
reading-sheet-smallworld = Small World in breve
reading-sheet-creation = Creazione in breve
reading-sheet-what = Una pagina da stampare e mettere accanto alla mappa.
reading-about = Su Mikrokosmos
reading-about-what = Che cos’è, perché i suoi dadi sono onesti, e chi ringraziamo.

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
editions-rules = Le regole di Small World

reading-print = Stampa
reading-whole = Tutte le regole

lost-text = Nessuno ha mai messo questo posto sulla mappa, oppure è sprofondato in mare. Forse l’indirizzo è sbagliato, o il tavolo non c’è più.

## Informazioni

about-title = Su Mikrokosmos
about-what-title = Che cos’è
about-what = Due giochi da tavolo su mondi troppo piccoli, o ancora da creare: Small World e Creazione. Si gioca contro amici o bot, su uno schermo o su tanti, in cinque lingue.
about-bots = Al tavolo i bot non sanno più di te. Non vedono i tuoi segreti e non sanno che cosa mostreranno i dadi.
about-dice-title = Dadi onesti
about-dice-promise = Prima che una partita cominci, il server pensa un numero segreto e ne pubblica l’impronta: dall’impronta nessuno ricava il numero, ma nessuno può più nemmeno cambiarlo.
about-dice-share = Poi il tuo browser aggiunge un numero casuale suo. Ogni tiro, ogni mescolata e tutto ciò che si distribuisce derivano da questi numeri, con una ricetta che chiunque può leggere.
about-dice-check = Quando la partita è finita, il numero segreto viene mostrato. Chi vuole può controllare che corrisponda all’impronta e che tutto ciò che è uscito ne derivi. Un replay lo fa da sé e dice “dadi verificati”.
about-dice-limits = Questo prova che nulla è stato cambiato a partita cominciata. Non prova che nessuno sapesse: chi gestisce il server avrebbe potuto guardare avanti. Gioca dunque con persone di cui ti fidi, come con i dadi veri.
about-thanks-title = Grazie
about-icons = Gli emblemi, con licenza CC BY 3.0, vengono da https://game-icons.net e quelli usati qui li hanno disegnati:
about-icons-by = { $author }: { $icons }
about-icons-changed = Li mostriamo nei nostri colori, per il resto così come sono.
about-fonts = Caratteri
about-libraries = Fatto con
about-credit = { $by }, { $licence }
about-own-title = Che cosa è nostro e che cosa no
about-own = Mappe, immagini, testi e tessere di Creazione sono stati fatti per questa edizione. Le regole sono raccontate con parole nostre.
about-publishers = Small World e Creazione sono giochi di altri autori ed editori; i nomi appartengono a loro. Questa è un’edizione indipendente e non ufficiale. Non è né realizzata né approvata da chi pubblica i giochi in scatola. Se questi giochi ti piacciono, compra le scatole: niente è come il cartone.

## Replay

replay-of = { $game }, da rivedere
replay-loading = La partita si carica…
replay-leave = Esci dal replay
replay-player = Lettore
replay-scrubber = Punto della partita
replay-at =
    { $turn ->
        [none] Passo { $step } di { $steps }
       *[yes] Round { $round }, { $who } · passo { $step } di { $steps }
    }
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-back = Un passo indietro
replay-turn-forward = Al turno successivo
replay-turn-back = Al turno precedente
replay-speed = Velocità: { $speed } ×
replay-times = { $speed } ×
replay-eyes = Con gli occhi di chi
replay-audience = Pubblico
replay-proved = Dadi verificati
replay-disproved = Dadi non verificati
replay-remark = Su questa registrazione
replay-share = Condividi questo replay
replay-share-text = Chi ha questo link può guardare la partita. Puoi smettere di condividerla in “Le mie partite”.
replay-close = Chiudi
replay-open = Apri una registrazione
