# L’arena, nel terminale e sulla sua pagina; e l’elenco dei bot.

## Bot

bot-foreign = Da { $package }.
bot-registered = Registrato da questo programma.
bots-bot = Bot
bots-about = Descrizione
bots-games = Gioca a
bots-none = nessuno
bots-any = qualsiasi gioco

## Problemi

arena-exists = { $path }: esiste già; usa --resume per continuare o --force per sovrascrivere
arena-both = usa --resume (continua) oppure --force (sovrascrive), non entrambi
arena-no-out = --resume ha bisogno di --out per trovare il diario
arena-bad-out = { $path }: --out vuole una cartella, o un file che finisce in .json o .html
arena-kept = Le partite finite sono conservate. Per continuare:
arena-interrupted = Fermata dopo { $games } partite su { $planned }.
arena-again = Per continuare:
arena-command = { "  " }{ $command }
arena-lost = Non è stato salvato nulla. Con --out CARTELLA puoi fermare un’arena e riprenderla più tardi.

## Nel terminale

arena-bar = In gioco
arena-rate = { $rate } partite/s
arena-written = { $json }, { $html }
arena-title = Arena di { $game }
arena-rounded = Si giocano { $games } partite invece di { $asked }: ogni mano richiede { $each } partite, una per ogni tavolo e rotazione dei posti.
arena-won-all = { $bot } ha vinto tutti gli scontri diretti, quindi il suo Elo è solo un limite inferiore (ogni coppia parte da un pareggio presunto).
arena-lost-all = { $bot } ha perso tutti gli scontri diretti, quindi il suo Elo è solo un limite superiore (ogni coppia parte da un pareggio presunto).
arena-sentence =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } in { $deals ->
        [one] 1 mano
       *[other] { $deals } mani
    }, { $players } giocatori, seme { $seed }
arena-pace = { $decisions } decisioni a partita; alla pari, la percentuale di vittorie sarebbe { $fair }%.
arena-bot = Bot
arena-elo = Elo
arena-games = Partite
arena-wins = Vittorie
arena-share = % vittorie
arena-interval = Int. 95%
arena-points = Punti
arena-spread = Dev. std.
arena-place = Posto medio
arena-thinking = µs a decisione
arena-percent = { $share }%
arena-between = da { $low } a { $high }
arena-between-percent = { $low }–{ $high }%
arena-none = –
arena-pairs = Scontri diretti
arena-pairs-about = Quanto spesso il bot della riga ha fatto più punti di quello della colonna (un pareggio vale mezzo), e quanti di più.
arena-pair = { $share }% ({ $difference })
arena-orders = Per ordine di turno
arena-orders-about = Percentuale di vittorie giocando per primo, per secondo e così via.
arena-order = { $number }º

## Sulla pagina

page-unfinished = Non finita: { $games } partite giocate su { $planned }.
page-standings = Classifica
page-elo = Forza
page-elo-anchored = Elo con intervalli al 95%; il bot casuale è fissato a 0. Un vantaggio di 100 vince il 64% degli scontri diretti, uno di 200 il 76%, uno di 400 il 91%.
page-elo-mean = Elo con intervalli al 95%; la media è fissata a 0. Un vantaggio di 100 vince il 64% degli scontri diretti, uno di 200 il 76%, uno di 400 il 91%.
page-shares = Percentuale di vittorie
page-shares-about = Vittorie per posto giocato, con intervalli al 95%. La linea tratteggiata è la quota alla pari, { $fair }%.
page-points = Punti
page-points-about = Distribuzione dei punti finali; la linea è la media.
page-curve = Nel tempo
page-curve-about = Percentuale di vittorie man mano che si giocava. Quando le linee si appiattiscono, altre partite cambierebbero poco.
page-curve-axis =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
page-method = Come si è giocato
page-seats = Ogni mano è una sequenza fissa di dadi e pescate. È stata giocata { $each } volte, così che ogni bot avesse ogni posto con la stessa fortuna e cominciasse tante volte quanto gli altri.
page-tables = Incontri
page-rates = L’Elo è una stima di massima verosimiglianza su tutti gli scontri diretti a punti (un pareggio vale mezzo), con un pareggio presunto per coppia. Gli intervalli vengono da { $rounds } ricampionamenti bootstrap delle mani.
page-repeat = Per riprodurre questi risultati:
page-timing = Tempo
page-timing-about =
    { $seconds } secondi con { $processes ->
        [one] 1 processo
       *[other] { $processes } processi
    }. I tempi cambiano da una volta all’altra.
page-decisions = Decisioni
