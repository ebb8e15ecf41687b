# L’arena, nel terminale e sulla sua pagina; e l’elenco dei bot.

## Bot

bot-greedy = Il giudice più forte del gioco: prende ciò che valuta di più.
bot-adept = Un buon giocatore.
bot-novice = Un principiante: gioca con buon senso, vede poco.
bot-reference = Il metro di paragone: semplice, fisso, uguale in ogni versione.
bot-random = Sceglie a caso; la misura che ogni altro deve superare.
bot-foreign = Da { $package }.
bot-registered = Registrato da questo programma.
bots-bot = Bot
bots-about = Che cos’è
bots-games = Gioca a
bots-none = ancora nessun gioco
bots-any = qualsiasi gioco

## Problemi

arena-exists = { $path }: esiste già; --resume lo continua, --force lo sovrascrive
arena-both = --resume continua ciò che c’è, --force lo sovrascrive: usa uno solo dei due
arena-no-out = --resume ha bisogno di --out: dov’è il diario?
arena-bad-out = { $path }: --out vuole una cartella, o un file che finisce in .json o .html
arena-kept = Le partite finite restano; per continuare:
arena-interrupted = Interrotta dopo { $games } su { $planned } partite.
arena-again = Per continuare:
arena-command = { "  " }{ $command }
arena-lost = Non è stato scritto nulla; con --out CARTELLA un’arena si può interrompere e riprendere.

## Nel terminale

arena-bar = In gioco
arena-rate = { $rate } partite/s
arena-written = { $json }, { $html }
arena-title =
    Arena di { $game ->
        [smallworld] Small World
        [creation] Creazione
       *[other] { $game }
    }
arena-rounded = { $games } partite invece di { $asked }: ogni mano si gioca { $each } volte, per ogni tavolo e rotazione dei posti.
arena-won-all = { $bot } ha vinto tutti gli scontri: il suo Elo poggia sulla mezza partita data a ogni parte, ed è un limite inferiore.
arena-lost-all = { $bot } ha perso tutti gli scontri: il suo Elo poggia sulla mezza partita data a ogni parte, ed è un limite superiore.
arena-sentence =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } in { $deals ->
        [one] 1 mano
       *[other] { $deals } mani
    }, { $players } giocatori, seme { $seed }
arena-pace = { $decisions } decisioni a partita; una quota equa di vittorie è il { $fair }%.
arena-bot = Bot
arena-elo = Elo
arena-games = Partite
arena-wins = Vittorie
arena-share = Quota
arena-interval = Int. 95%
arena-points = Punti
arena-spread = Scarto
arena-place = Posto
arena-thinking = µs/decisione
arena-percent = { $share }%
arena-between = da { $low } a { $high }
arena-between-percent = { $low } – { $high }%
arena-none = –
arena-pairs = Scontri diretti
arena-pairs-about = Quanto spesso il bot della riga ha fatto più punti di quello della colonna (un pareggio vale mezzo), e quanti di più.
arena-pair = { $share }% ({ $difference })
arena-orders = Per ordine di turno
arena-orders-about = La quota di vittorie quando cominciava, giocava per secondo, e così via.
arena-order =
    { $number ->
        [1] comincia
       *[other] { $number }º
    }

## Sulla pagina

page-unfinished = Non finita: partite giocate { $games } su { $planned }.
page-standings = Classifica
page-elo = Forza
page-elo-anchored = Elo con intervalli al 95%; il bot casuale vale 0. Un vantaggio di 100 vince 64 scontri su 100, uno di 200 ne vince 76, uno di 400 ne vince 91.
page-elo-mean = Elo con intervalli al 95%; la media è 0. Un vantaggio di 100 vince 64 scontri su 100, uno di 200 ne vince 76, uno di 400 ne vince 91.
page-shares = Vittorie
page-shares-about = La quota di vittorie per ogni posto occupato, con intervalli al 95%. La linea tratteggiata è la quota equa, { $fair }%.
page-points = Punti
page-points-about = Quanto spesso ogni bot ha finito con quanti punti; la linea è la sua media.
page-curve = Partita dopo partita
page-curve-about = La quota di vittorie dopo un certo numero di partite. Dove le linee si sono appiattite, altre partite direbbero poco.
page-curve-axis =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
page-method = Come si è giocato
page-seats = Ogni mano è una sola sequenza di dadi e tessere. È stata giocata { $each } volte, così che ogni bot avesse ogni posto con la stessa fortuna e cominciasse tante volte quanto gli altri.
page-tables = Chi ha incontrato chi
page-rates = L’Elo è la massima verosimiglianza di tutti gli scontri a punti (un pareggio vale mezzo); a ogni coppia si dà in anticipo una partita pari. Gli intervalli vengono dal ripesare le mani { $rounds } volte.
page-repeat = Lo stesso comando dà le stesse cifre:
page-timing = Tempo
page-timing-about =
    { $seconds } secondi con { $processes ->
        [one] 1 processo
       *[other] { $processes } processi
    }. Queste cifre cambiano da una volta all’altra.
page-decisions = Decisioni
