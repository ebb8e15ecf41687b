# Che cosa fanno le parole di una razza o di un potere: `n` è il numero della parola, `kinds` i tipi di regione che nomina.
# Ogni riga è descritta dalle sue parole, perciò anche quelle inventate da te si descrivono da sole.

rows-race = Razza
rows-power = Potere speciale
rows-tokens = Segnalini
rows-does = Che cosa fa
rows-between = {" "}
rows-nothing = Niente di speciale: sono in tanti.
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

word-income = Una moneta in più a turno per ogni { $kinds } che occupa.
word-income_lasts = Questo guadagno continua in declino.
word-stipend =
    { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    } in più a ogni turno finché è attiva.
word-windfall =
    { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    } una volta sola, alla fine del primo turno.
word-spoils =
    { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    } in più per ogni regione non vuota conquistata nel turno.
word-discount = Conquista ogni { $kinds } con un segnalino in meno.
word-discount_beside = Accanto a ogni { $kinds } che occupa, conquista con un segnalino in meno.
word-enters_anywhere = Può entrare nella mappa da qualsiasi regione di terra.
word-flies = Può attaccare qualsiasi regione di terra, per quanto lontana.
word-sails = Può conquistare mari e laghi, e li conserva in declino.
word-tunnels = Per lei tutte le regioni con un passaggio sotterraneo sono adiacenti.
word-raiders =
    { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    } in più solo per conquistare, da mettere via prima di contare le monete.
word-recruits_per =
    Alla fine delle conquiste, un nuovo segnalino ogni { $n ->
        [one] regione non vuota conquistata
       *[other] { $n } regioni non vuote conquistate
    } nel turno.
word-unbroken = Non perde segnalini quando le conquistano una regione.
word-marches = In declino conserva tutti i segnalini e continua a conquistare.
word-endures = In declino non conta come l’unica razza in declino concessa a un giocatore.
word-stout = Può entrare in declino alla fine di un turno, dopo aver guadagnato le monete.
word-lairs = Una tana in ogni regione che conquista: attaccarla costa un segnalino in più, anche in declino.
word-holes =
    Una tana sotterranea { $n ->
        [one] nella prima regione che conquista: nessun altro può prenderla.
       *[other] in ognuna delle prime { $n } regioni che conquista: nessun altro può prenderle.
    }
word-camps =
    { $n ->
        [one] Un accampamento, da piazzare
       *[other] { $n } accampamenti, da piazzare
    } di nuovo a ogni turno: ognuno costa all’attaccante un segnalino in più.
word-heroes =
    { $n ->
        [one] Un eroe, da piazzare
       *[other] { $n } eroi, da piazzare
    } di nuovo a ogni turno: nessuno può conquistare la regione di un eroe.
word-forts =
    Può costruire { $n ->
        [one] una fortezza
       *[other] { $n } fortezze
    } a turno: ognuna costa all’attaccante un segnalino in più e frutta 1 moneta a turno finché la razza è attiva.
word-dragons =
    Ha { $n ->
        [one] un drago che
       *[other] { $n } draghi, ognuno dei quali
    } una volta a turno conquista una regione con un solo segnalino e poi la protegge.
word-converts = Una volta a turno per ogni avversario, sostituisce con uno dei suoi un segnalino attivo isolato e adiacente.
word-berserk = Può tirare il dado prima di ogni conquista.
word-pact = Può fare la pace per un turno con un avversario che non ha attaccato.
