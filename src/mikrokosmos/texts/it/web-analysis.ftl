# After the game, in the browser: the analysis, a turn looked at again, and playing on from a step.

review-title = Dopo la partita
review-working = Riguardiamo ogni turno …
review-queue =
    { $count ->
        [one] Prima c’è 1 partita.
       *[other] Prima ci sono { $count } partite.
    }
review-again = Riprova
review-bands-label = La probabilità di vittoria di tutti, dal primo turno all’ultimo
review-as-table = Come tabella
review-end = Fine
review-mark =
    { $who }, round { $round }: { $mark ->
        [blunder] errore grave
        [mistake] errore
       *[inaccuracy] imprecisione
    }, −{ $points }%. Mostra che cosa era meglio.
review-mark-short =
    { $who } · round { $round } · { $mark ->
        [blunder] errore grave
        [mistake] errore
       *[inaccuracy] imprecisione
    }
review-marks-text = Scegline uno per rivedere il tabellone com’era e che cosa sarebbe stato meglio.
review-all-marks = Mostra tutti ({ $count })
review-points = { $points }%
review-luck-best = Più fortuna:
review-luck-worst = Più sfortuna:
review-luck-when =
    ({ $turn ->
        [nobody] round { $round }
       *[somebody] { $who }, round { $round }
    }, { $points }%)
review-own = Tratteggiato: quanto sono costate le proprie scelte.
review-evaluator = Probabilità di vittoria di { $name }, versione { $version }.
turn-title = { $who } · round { $round }
turn-back = Torna alla partita
turn-others = Altri errori
turn-before = Errore precedente
turn-after = Errore successivo
turn-films = Che cosa guardare
turn-better = Meglio: { $percent }%
turn-played = Giocato: { $percent }%
turn-why = Perché
turn-why-search = Si vede solo giocando il turno fino in fondo.
turn-try = Provaci tu
what-if-title = E se?
what-if-text = Continua dal passo { $step }. Da qui in poi tutto si tira di nuovo, e il risultato non conta da nessuna parte.
what-if-seat = Tu giochi
what-if-all = Tutti i posti
what-if-bots = Bot agli altri posti
what-if-go = Continua da qui
what-if-tag = E se
what-if-from = Continua un’altra partita dal passo { $step }
line-copy = Copia la posizione
line-copied = Posizione copiata come riga di testo.
