# L’addestramento: a che punto è, com’è andato, e la pagina con le curve.

train-missing = per addestrare serve il pacchetto “{ $package }”; installalo con: { $command }
train-no-recipe = non c’è una ricetta per addestrare { $game }
train-other-recipe = { $path }: contiene un addestramento con un’altra ricetta; scegli un’altra cartella (--folder) o elimina questa
train-tiny-install = i pesi di --tiny giocano male, quindi non si possono installare; togli --tiny o --install
train-interrupted = Fermato. I passi finiti sono conservati. Per continuare:
train-command = { "  " }{ $command }
train-step-games = Passo { $step } di { $steps }: partite (generazione { $number })
train-step-learning = Passo { $step } di { $steps }: apprendimento (generazione { $number })
train-step-smoothing = Passo { $step } di { $steps }: apprendimento ripetuto, con obiettivi smussati (generazione { $number })
train-step-match = Passo { $step } di { $steps }: confronto (generazione { $number })
train-step-sharpening = Passo { $step } di { $steps }: partite per calibrare le probabilità di vittoria ({ $number } di 2)
train-title =
    { $players ->
        [one] Addestramento: { $game }, 1 giocatore
       *[other] Addestramento: { $game }, { $players } giocatori
    }
train-generation = Generazione
train-accepted = Accettata
train-match = Vittorie sulla precedente
train-panel-before = Gruppo di confronto prima
train-panel-after = Gruppo di confronto dopo
train-yes = sì
train-no = no
train-share = { $share }% ± { $within }%
train-written = Pesi: { $weights }. Curve di perdita: { $page }
train-installed = Installato in { $path }.
train-generations = Generazioni
train-generations-about = Una generazione viene accettata se vince abbastanza partite contro la precedente e non peggiora contro il gruppo di confronto, bot che non cambiano mai. Gli intervalli sono al 95%.
train-curves = Curve di perdita
train-curves-about = Quanto sbaglia la rete: più in basso, meglio è. La generazione 0 impara da come sono finite le partite, le successive anche dalle stime di un turno dopo, quindi le loro perdite non si confrontano con la prima.
train-curves-axis = dall’inizio alla fine dell’apprendimento (100%)
train-curve = Generazione { $number }
train-method = Metodo
train-repeat = Lo stesso addestramento di nuovo:
