# After the game, in the browser: the analysis, a turn looked at again, and playing on from a step.

review-title = Po hře
review-working = Procházíme znovu každý tah …
review-queue =
    { $count ->
        [one] Před tebou je { $count } hra.
        [few] Před tebou jsou { $count } hry.
        [many] Před tebou je { $count } hry.
       *[other] Před tebou je { $count } her.
    }
review-again = Zkusit znovu
review-bands-label = Šance všech hráčů na výhru, od prvního tahu do posledního
review-as-table = Jako tabulka
review-end = Konec
review-mark =
    { $who }, { $round }. kolo: { $mark ->
        [blunder] hrubá chyba
        [mistake] chyba
       *[inaccuracy] nepřesnost
    }, −{ $points } %. Ukázat, co bylo lepší.
review-mark-short =
    { $who } · { $round }. kolo · { $mark ->
        [blunder] hrubá chyba
        [mistake] chyba
       *[inaccuracy] nepřesnost
    }
review-marks-text = Vyber jednu a uvidíš desku, jak tehdy vypadala, a co by bylo lepší.
review-all-marks = Ukázat všechny ({ $count })
review-points = { $points } %
review-luck-best = Největší štěstí:
review-luck-worst = Největší smůla:
review-luck-when =
    ({ $turn ->
        [nobody] { $round }. kolo
       *[somebody] { $who }, { $round }. kolo
    }, { $points } %)
review-own = Čárkovaně: co hráče stála vlastní rozhodnutí.
review-evaluator = Šance na výhru: { $name }, verze { $version }.
turn-title = { $who } · { $round }. kolo
turn-back = Zpět ke hře
turn-others = Další chyby
turn-before = Předchozí chyba
turn-after = Další chyba
turn-films = Na co se dívat
turn-better = Lepší: { $percent } %
turn-played = Zahráno: { $percent } %
turn-why = Proč
turn-why-search = Ukáže se to, až když se tah dohraje.
turn-try = Zkusit to po svém
what-if-title = Co kdyby?
what-if-text = Hraj dál od kroku { $step }. Všechno od té chvíle se hází znovu a výsledek se nikam nepočítá.
what-if-seat = Hraješ za
what-if-all = Všechny strany
what-if-bots = Boti na ostatních místech
what-if-go = Hrát odsud dál
what-if-tag = Co kdyby
what-if-from = Pokračování jiné hry od kroku { $step }
line-copy = Kopírovat pozici
line-copied = Pozice je zkopírovaná jako řádek textu.
