# Che cosa fanno le parole di una razza o di un potere: `n` è il numero della parola, `kinds` i tipi di regione che nomina.
# Ogni riga è descritta dalle sue parole, perciò anche quelle inventate da te si descrivono da sole.

rows-race = Razza
rows-power = Potere speciale
rows-tokens = Segnalini
rows-does = Che cosa fa
rows-between = {" "}
rows-nothing = Nessun potere di razza, ma tanti segnalini.
kinds-between = {" o "}

kind-any = regione
kind-farmland = regione di campi coltivati
kind-forest = foresta
kind-hill = collina
kind-swamp = palude
kind-mountain = montagna
kind-sea = mare
kind-lake = lago
kind-cavern = regione con un passaggio sotterraneo
kind-magic = regione magica
kind-mine = regione con una miniera
kind-coastal = regione costiera

word-income = +1 moneta per turno per ogni { $kinds } che occupa.
word-income_lasts = Conserva questo guadagno in declino.
word-stipend =
    { $n ->
        [one] +1 moneta
       *[other] +{ $n } monete
    } a ogni turno finché è attiva.
word-windfall =
    { $n ->
        [one] +1 moneta
       *[other] +{ $n } monete
    } una volta sola, alla fine del suo primo turno.
word-spoils =
    { $n ->
        [one] +1 moneta
       *[other] +{ $n } monete
    } per ogni regione non vuota conquistata in questo turno.
word-discount = Conquista ogni { $kinds } con 1 segnalino in meno.
word-discount_beside = Accanto a ogni { $kinds } che occupa, conquista con 1 segnalino in meno.
word-enters_anywhere = Può entrare nella mappa da qualsiasi regione di terra.
word-flies = Può conquistare qualsiasi regione di terra, adiacente o no.
word-sails = Può conquistare mari e laghi, e li conserva in declino.
word-tunnels = Considera adiacenti tutte le regioni con un passaggio sotterraneo.
word-raiders =
    { $n ->
        [one] +1 segnalino
       *[other] +{ $n } segnalini
    } solo per conquistare, da mettere da parte prima di guadagnare le monete.
word-recruits_per =
    Al rischieramento, +1 segnalino ogni { $n ->
        [one] regione non vuota conquistata
       *[other] { $n } regioni non vuote conquistate
    } in questo turno.
word-unbroken = Non perde segnalini quando perde una regione.
word-marches = In declino conserva tutti i segnalini e continua a conquistare.
word-endures = Non conta per il limite di una sola razza in declino.
word-stout = Può entrare in declino alla fine di un turno regolare, dopo aver guadagnato le monete.
word-lairs = Una tana dei Troll in ogni regione che conquista: +1 alla difesa, anche in declino.
word-holes =
    Scava una tana sotterranea { $n ->
        [one] nella prima regione che conquista, rendendola immune.
       *[other] in ognuna delle prime { $n } regioni che conquista, rendendole immuni.
    }
word-camps =
    { $n ->
        [one] 1 accampamento da piazzare a ogni turno: +1 alla difesa.
       *[other] { $n } accampamenti da piazzare a ogni turno: +1 alla difesa ognuno.
    }
word-heroes =
    { $n ->
        [one] 1 eroe
       *[other] { $n } eroi
    } da piazzare a ogni turno: la regione di un eroe è immune.
word-forts =
    Può costruire { $n ->
        [one] 1 fortezza
       *[other] { $n } fortezze
    } per turno: ognuna dà +1 alla difesa, e +1 moneta per turno finché la razza è attiva.
word-dragons =
    Una volta per turno, { $n ->
        [one] il suo drago
       *[other] ognuno dei suoi { $n } draghi
    } conquista una regione con un solo segnalino e la rende immune.
word-converts = Una volta per turno per ogni avversario, sostituisce con uno dei suoi un segnalino attivo isolato in una regione adiacente.
word-berserk = Può tirare il dado prima di ogni conquista.
word-pact = Può fare la pace, fino al suo turno successivo, con un avversario che non ha attaccato.
