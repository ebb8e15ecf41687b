# Una partita finita, analizzata: nel terminale e sulla sua pagina.

analysis-title = { $game }: analisi
analysis-about = Probabilità di vittoria, errori e fortuna secondo { $name } ({ $version }).
analysis-uncalibrated = Per tavoli di questo tipo queste probabilità non sono state verificate. Prendile con cautela.
analysis-bar = Analisi
analysis-written = Pagina salvata in { $path }

# La partita in tre frasi.
analysis-story-shared = La vittoria è stata condivisa da { $count } giocatori.
analysis-story-decided = Decisa nel round { $round }: da lì in poi { $who } è sempre in testa ({ $percent }% di vittoria).
analysis-story-decided-last = Aperta fino alla fine: { $who } passa in testa solo con l’ultimo turno.
analysis-story-decided-always = { $who } è in testa dall’inizio alla fine.
analysis-story-luck-even = Fortuna in equilibrio: dado e pescate non hanno favorito nessuno.
analysis-story-lucky = La fortuna ha premiato { $who }: dado e pescate valgono { $percent }% di probabilità di vittoria in più.
analysis-story-unlucky = La sfortuna ha colpito { $who }: dado e pescate tolgono { $percent }% di probabilità di vittoria.
analysis-story-luck = La fortuna ha aiutato di più { $who } (+{ $more }% di vittoria) e penalizzato di più { $whom } (−{ $less }%).
analysis-story-hurt = { $who } ha fatto più danni di tutti a { $whom }: −{ $percent }% di probabilità di vittoria.
analysis-story-best = { $who } ha giocato meglio: gli errori sono costati il { $percent }% di probabilità di vittoria.

# Tabelle.
analysis-chances = Probabilità di vittoria per turno
analysis-turns = Turno per turno
analysis-books = Da dove viene il risultato
analysis-books-about = Il risultato meno la probabilità iniziale è la somma di tutto il resto. Non spiegato è ciò che l’analisi non aveva previsto.
analysis-luck = Fortuna
analysis-matrix = Chi ha danneggiato chi
analysis-matrix-about = Che cosa le scelte di un giocatore (riga) hanno fatto alle probabilità degli altri (colonna).
analysis-marks = Errori
analysis-round = Round
analysis-turn = Turno
analysis-player = Giocatore
analysis-before = Prima
analysis-after = Dopo
analysis-lost = Perso
analysis-mark = Giudizio
analysis-start = Inizio
analysis-result = Risultato
analysis-dice = Dado
analysis-draws = Pescate
analysis-own = Scelte proprie
analysis-others = Altri
analysis-residual = Non spiegato
analysis-inaccuracy = imprecisione
analysis-mistake = errore
analysis-blunder = errore grave
analysis-marked = Turno { $turn }, { $who }: { $mark }, −{ $percent }%
analysis-better = Meglio: { $plan }
analysis-then = {", poi "}
analysis-why = Perché: { $reasons }
analysis-why-term = { $why } ({ $better } invece di { $played })
analysis-why-none = Perché: si vede solo giocando il turno fino in fondo.
analysis-no-marks = Nessun turno ha perso il 5% di probabilità di vittoria o più.
analysis-luckiest = Più fortuna: { $event } ({ $percent }%)
analysis-unluckiest = Più sfortuna: { $event } ({ $percent }%)
analysis-outcome-setup = preparazione
analysis-outcome-other = turno { $turn }: { $what }
analysis-bad-seat = Non c’è un giocatore { $seat }: i giocatori vanno da 1 a { $count }.
