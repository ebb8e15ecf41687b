# Daily deals and puzzles.

home-daily = Partita del giorno
home-daily-text = Una partita al giorno, con gli stessi dadi per tutti. Come te la caverai?
home-puzzles = Problemi
home-puzzles-text = Posizioni con un piano nettamente migliore. Trovalo.

daily-title = Partita del giorno
daily-text = Tutti ricevono la stessa partita: stessi bot, stessi dadi. Conta la tua prima partita del giorno.
daily-today = Oggi, { $day }
daily-yesterday = Ieri, { $day }
daily-setup = Giocatori: { $players }. I tuoi avversari: { $bot }. Sei il giocatore { $seat }.
daily-left =
    { $hours ->
        [one] Manca meno di { $hours } ora.
        [many] Mancano meno di { $hours } ore.
       *[other] Mancano meno di { $hours } ore.
    }
daily-play = Gioca la partita di oggi
daily-continue = Continua la partita
daily-try-again = Giocala di nuovo
daily-no-more = Hai già giocato la tua partita di oggi. Rigiocarla è solo per divertimento.
daily-results-later = Vedrai i risultati quando avrai finito la tua partita o quando la giornata sarà conclusa.
daily-nobody = Nessuno ha finito questa partita.
daily-results =
    { $count ->
        [one] { $count } giocatore ha finito questa partita.
        [many] { $count } giocatori hanno finito questa partita.
       *[other] { $count } giocatori hanno finito questa partita.
    }
daily-rank = Posizione
daily-name = Giocatore
daily-score = Punti
daily-place = Posto al tavolo
daily-dice = Su questi dadi
daily-dice-text = I dadi della partita del giorno vengono solo dal server, perché siano uguali per tutti; i giocatori non vi aggiungono nulla. La giornata comincia e finisce a mezzanotte UTC. L’impronta fissa il numero in anticipo, e il numero si pubblica a giornata conclusa.
daily-fingerprint = Impronta del numero, { $day }
daily-seed = Numero, { $day }
dice-deal = Sono i dadi della partita del giorno { $day }: il server li ha dati uguali a tutti. I giocatori non vi hanno aggiunto nulla. Il numero si pubblica a giornata conclusa.

puzzles-title = Problemi
puzzles-text = In ogni posizione c’è un piano nettamente migliore per il turno. Gioca il turno: hai risolto il problema se il tuo piano è entro 2 punti di probabilità di vittoria dal migliore.
puzzles-difficulty = Difficoltà
puzzles-difficulty-0 = Tutti
puzzles-difficulty-1 = Facili
puzzles-difficulty-2 = Medi
puzzles-difficulty-3 = Difficili
puzzles-theme = Tema
puzzles-theme-any = Tutti i temi
puzzles-solved = Risolti: { $solved } di { $all }
puzzles-start = Inizia
puzzles-one =
    { $state ->
        [solved] Problema { $number }, { $difficulty }, risolto
        [seen] Problema { $number }, { $difficulty }, soluzione vista
       *[new] Problema { $number }, { $difficulty }
    }

puzzle-title = Problema
puzzle-own = Il tuo turno, ancora una volta
puzzle-back = Tutti i problemi
puzzle-back-game = Torna alla partita
puzzle-loading = Caricamento del problema…
puzzle-panel = Problema
puzzle-task = Trova il piano migliore per questo turno.
puzzle-solved = Risolto!
puzzle-missed = Non è il piano migliore.
puzzle-worth = Il tuo piano: { $share }% di probabilità di vittoria. Il migliore: { $best }%.
puzzle-astray = Da qui non si arriva più al piano migliore. Annulla o ricomincia.
puzzle-showing = Ecco il piano migliore…
puzzle-shown = Era il piano migliore: { $best }% di probabilità di vittoria.
puzzle-again = Ricomincia
puzzle-solution = Mostra la soluzione
puzzle-next = Prossimo problema

puzzle-theme-pick = Scelta della combinazione
puzzle-theme-decline = Declino
puzzle-theme-conquer = Conquista
puzzle-theme-attempt = Ultimo tentativo di conquista
puzzle-theme-abandon = Abbandono di regioni
puzzle-theme-dragon = Il drago
puzzle-theme-convert = Conversione
puzzle-theme-camp = Accampamenti
puzzle-theme-fort = Fortezze
puzzle-theme-hero = Eroi
puzzle-theme-ally = Fare la pace
puzzle-theme-god = Rivelare il proprio dio
puzzle-theme-opening = Apertura
puzzle-theme-middle = Metà partita
puzzle-theme-endgame = Finale
puzzle-theme-ahead = Tenere il vantaggio
puzzle-theme-behind = Rimontare

learn-title = Impara dai tuoi errori
learn-text = Sono i turni in cui hai perso probabilità di vittoria. Rigiocali e trova un piano migliore.
learn-loading = Analisi della partita…
learn-none = Nessun errore trovato. Ben giocato!
learn-turn =
    { $mark ->
        [blunder] Round { $round }: errore grave
        [mistake] Round { $round }: errore
       *[inaccuracy] Round { $round }: imprecisione
    }
