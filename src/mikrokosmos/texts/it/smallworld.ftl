# Small World. `spot` è una regione, `place` una regione con chi la occupa; `who` è un giocatore, e `you` vale “yes” se è
# chi legge; `race`, `power` e `of` sono nomi. Le frasi evitano articoli e aggettivi davanti ai nomi delle razze.

game-about = Conquista una mappa troppo piccola per tutti, una razza fantasy e un potere speciale dopo l’altro.
ask-example = conquer 12

## Azioni

action-conquer = conquista la { $place }
action-attempt = tenta col dado la conquista della { $place }
action-dragon = manda il drago nella { $place }
action-convert = sostituisci il segnalino isolato nella { $place }
action-abandon = abbandona la { $place }
action-place = piazza un segnalino nella { $place }
action-camp = piazza un accampamento nella { $place }
action-fort = costruisci una fortezza nella { $place }
action-hero = piazza un eroe nella { $place }
action-pick = scegli { $combo }
action-ally = fai la pace con { $who }
action-decline = entra in declino
action-roll = tira il Dado dei Rinforzi
action-stop = smetti di conquistare
action-done = fatto

cost-conquer =
    { $action }: costa { $have ->
        [one] il tuo unico segnalino
       *[other] { $total } dei tuoi { $have } segnalini
    } ({ $terms })
cost-attempt =
    { $action }: servono { $total } segnalini, ne hai { $have }; { $faces } probabilità su 6 ({ $terms }){ $forfeits ->
        [0] {""}
       *[other] . La razza attiva non conquisterà più in questo turno.
    }
cost-dragon =
    { $action }: costa { $have ->
        [one] il tuo unico segnalino
       *[other] { $total } dei tuoi { $have } segnalini
    }
cost-pick =
    { $action }: { $total ->
        [0] gratis
        [one] 1 moneta
       *[other] { $total } monete
    }, { $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }{ $found ->
        [0] {""}
        [one] , con sopra 1 moneta
       *[other] , con sopra { $found } monete
    }

## Voci di costi e guadagni

term-base = base { $amount }
term-tokens = segnalini { $amount }
term-tribe = tribù perduta { $amount }
term-mountain = montagna { $amount }
term-marker = { $of } { $amount }
term-discount = { $of } { $amount }
term-beside = { $of } adiacenti { $amount }
term-minimum = minimo un segnalino { $amount }
term-pips = dado { $amount }
term-dragon = drago { $amount }
term-active = regioni ({ $of }) { $amount }
term-declined = { $of } in declino { $amount }
term-income = bonus { $of } { $amount }
term-spoils = conquiste ({ $of }) { $amount }
term-stipend = { $of } { $amount }
term-windfall = { $of } (una tantum) { $amount }
term-earns = { $of } { $amount }
term-price = combinazioni saltate { $amount }
term-banner = razza { $amount }
term-badge = potere speciale { $amount }
term-raiders = solo per conquistare { $amount }

## Eventi

event-first =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
event-turn =
    Round { $round }: { $you ->
        [yes] tocca a te
       *[no] è il turno di { $who }
    }.
event-banner = Prossima razza: { $race }.
event-shown = Nuova combinazione al posto { $slot }: { $race } { $power }.
event-picked =
    { $you ->
        [yes] Scegli
       *[no] { $who } sceglie
    } { $race } { $power } ({ $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }), { $paid ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $paid } monete
    }.
event-readied =
    { $race }: { $hand ->
        [one] 1 segnalino
       *[other] { $hand } segnalini
    } in mano.
event-abandoned = { $race }: abbandonata la { $spot }.
event-gave-up = { $race }: obbligo di abbandonare la { $spot }.
event-rolled = Il dado mostra { $pips }.
event-conquered =
    { $race }: conquistata la { $spot } { $how ->
        [die] con l’aiuto del dado
        [dragon] con il drago
        [spell] per sostituzione
        [fury] con un tiro Berserk
       *[force] { $tokens ->
            [one] con 1 segnalino
           *[other] con { $tokens } segnalini
        }
    }.
event-failed = { $race }: fallita la conquista della { $spot }.
event-lost = { $race }: persa la { $spot }.
event-tribe-gone = La tribù perduta della { $spot } non c’è più.
event-marked = Segnalino speciale nella { $spot }: { $of }.
event-unmarked = Sparisce dalla { $spot }: { $of }.
event-recruited =
    { $race }: { $tokens ->
        [one] 1 nuovo segnalino
       *[other] { $tokens } nuovi segnalini
    }.
event-set-aside =
    { $race }: { $tokens ->
        [one] 1 segnalino messo
       *[other] { $tokens } segnalini messi
    } da parte.
event-placed = { $race }: rinforzata la { $spot }.
event-coins =
    { $you ->
        [yes] Guadagni
       *[no] { $who } guadagna
    } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }{ $terms ->
        [none] .
       *[some] : { $terms }.
    }
event-pact = Trattato di pace: { $who } e { $other }.
event-declined =
    { $you ->
        [yes] La tua razza entra in declino: { $race }.
       *[no] La razza di { $who } entra in declino: { $race }.
    }
event-vanished =
    { $you ->
        [yes] La tua razza lascia la mappa: { $race }.
       *[no] La razza di { $who } lascia la mappa: { $race }.
    }
event-over = L’ultimo round è finito.

## Una partita raccontata, turno per turno

turn-heading =
    Turno { $number }, round { $round } di { $rounds }: { $who }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
told-column = Combinazioni disponibili: { $combos }.
told-picked =
    Sceglie { $race } { $power } ({ $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }), { $paid ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $paid } monete
    }{ $found ->
        [0] .
        [one] , e prende la moneta che c’è sopra.
       *[other] , e prende le { $found } monete che ci sono sopra.
    }
told-conquered =
    { $race }: conquistata la { $spot } { $how ->
        [die] con { $tokens ->
            [one] l’ultimo segnalino
           *[other] gli ultimi { $tokens } segnalini
        } e un tiro di { $pips }
        [dragon] con il drago e 1 segnalino
        [spell] sostituendo l’unico segnalino presente
       *[force] { $tokens ->
            [one] con 1 segnalino
           *[other] con { $tokens } segnalini
        }
    }
told-empty = { $deed }.
told-tribe = { $deed }, eliminando una tribù perduta.
told-taken =
    { $deed }; la occupavano { $holder }: { $lost ->
        [0] nessun segnalino perso
        [one] 1 segnalino perso
       *[other] { $lost } segnalini persi
    }{ $kept ->
        [0] .
       *[other] , { $kept } in ritirata.
    }
told-failed =
    { $race }: con un tiro di { $pips } fallisce la conquista della { $spot }{ $held ->
        [people] , occupata da { $holder }.
        [tribe] , occupata da una tribù perduta.
       *[no] .
    }
told-marked = Mette un segnalino speciale nella { $spot }: { $of }.
told-coins =
    Guadagna { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }: { $terms }.
told-nothing = Non guadagna nulla.

legend-seat =
    { $who }{ $active ->
        [none] {""}
       *[some] : { $active }
    }{ $declined ->
        [none] {""}
       *[some] ; { $letter } in declino: { $declined }
    }
legend-tribe = { $sign } tribù perduta
legend-marked = { $sign } segnalini speciali: { $markers }

## Rifiuti

refusal-over = La partita è finita.
refusal-chance-moves = Aspetta il dado o la prossima combinazione.
refusal-no-such-action = Questa azione non esiste.
refusal-no-such-region = Questa mappa ha le regioni da 1 a { $regions }.
refusal-not-now = Ora non puoi farlo.
refusal-own-region = Occupi già quella regione.
refusal-water = Solo le razze Delle Maree possono conquistare l’acqua.
refusal-out-of-reach = Quella regione non è raggiungibile.
refusal-not-an-entry = La tua prima conquista dev’essere sul bordo della mappa o sulla riva di un mare.
refusal-immune = Quella regione è immune: non puoi conquistarla.
refusal-pact = Sei in pace con { $other } e non puoi attaccare la sua razza attiva.
refusal-too-few-tokens =
    { $cost ->
        [one] Costa 1 segnalino
       *[other] Costa { $cost } segnalini
    }; ne hai { $have }.
refusal-rolls-before = Le razze Berserk tirano il dado prima di una conquista e non hanno un tiro finale.
refusal-no-token = Non ti restano segnalini.
refusal-enough-tokens = Hai abbastanza segnalini: non serve tirare il dado.
refusal-nothing-within-a-roll = Nessuna regione è raggiungibile con un tiro: ti mancano troppi segnalini.
refusal-too-far-short = Ti mancano troppi segnalini: nessun tiro basterebbe.
refusal-no-dragon = Non hai un drago.
refusal-dragon-has-flown = In questo turno hai già usato il drago.
refusal-no-conversion = La tua razza non può sostituire segnalini.
refusal-tray-empty = Nel contenitore non restano segnalini della tua razza.
refusal-not-on-the-map = La tua razza non è ancora sulla mappa.
refusal-not-an-active-token = Lì non c’è un segnalino attivo da sostituire.
refusal-converted-already = In questo turno hai già sostituito un segnalino di { $who }.
refusal-not-alone = Puoi sostituire solo un segnalino isolato.
refusal-not-held = Non occupi quella regione.
refusal-too-late = In questo turno è troppo tardi per farlo.
refusal-other-race = Quella regione la occupa l’altra tua razza ({ $race }), che ora non può abbandonarla.
refusal-taken-this-turn = Hai conquistato quella regione in questo turno: i segnalini restano lì fino al rischieramento.
refusal-no-active-race = Non hai una razza attiva da mandare in declino.
refusal-none-in-hand = Non ne hai in mano.
refusal-no-fortress = La tua razza non può costruire fortezze.
refusal-built-already = In questo turno hai già costruito una fortezza.
refusal-supply-empty = Tutte le fortezze sono già sulla mappa.
refusal-has-one = Non puoi piazzarne due nella stessa regione.
refusal-no-hero = Non hai eroi.
refusal-empty-slot = In quel posto non c’è nessuna combinazione.
refusal-cannot-pay =
    { $price ->
        [one] Costa 1 moneta
       *[other] Costa { $price } monete
    }; ne hai { $have }.
refusal-no-such-opponent = Questo avversario non esiste.
refusal-attacked = In questo turno hai attaccato quel giocatore: non puoi farci la pace.
refusal-no-berserk = Solo le razze Berserk tirano il dado prima di una conquista.
refusal-tokens-in-hand = Prima piazza tutti i tuoi segnalini.
refusal-heroes-in-hand = Prima piazza i tuoi eroi.

## Il tavolo

table-status =
    Round { $round } di { $rounds }{ $coins ->
        [one] , hai 1 moneta
       *[other] , hai { $coins } monete
    }.
table-round = Round { $round } di { $rounds }
table-players = Giocatori
table-player = Giocatore
table-turn = { $who } (di turno)
table-points = Monete
table-people = Razza
table-held = Regioni
table-on-map = Sulla mappa
table-hand = In mano
table-declined = { $race } (in declino)
table-column = Combinazioni disponibili
table-place = Posto
table-combo = Combinazione
table-coins = Monete
table-price = Prezzo
table-tokens = Segnalini
table-regions = Mappa
table-region = Regione
table-terrain = Terreno
table-holder = Occupata da
table-markers = Segnalini speciali
table-empty = {"–"}
combo = { $race } { $power }
people =
    { $you ->
        [yes] { $race } (tu)
       *[no] { $race } di { $who }
    }
people-declined =
    { $you ->
        [yes] { $race } in declino (tu)
       *[no] { $race } in declino di { $who }
    }
people-line =
    { $people }{ $hand ->
        [0] {""}
        [one] : 1 segnalino in mano
       *[other] : { $hand } segnalini in mano
    }
lost-tribe = tribù perduta
spot = regione { $region } ({ $terrain })
place-tribe = regione { $region } ({ $terrain }, tribù perduta)
place-held = regione { $region } ({ $terrain }, { $holder } × { $tokens })
marker-count = { $of } × { $count }

terrain-farmland = campi coltivati
terrain-forest = foresta
terrain-hill = collina
terrain-swamp = palude
terrain-mountain = montagna
terrain-sea = mare
terrain-lake = lago
symbol-cavern = passaggio sotterraneo
symbol-magic = regione magica
symbol-mine = miniera

marker-lair = tana dei Troll
marker-fort = fortezza
marker-camp = accampamento
marker-hole = tana sotterranea
marker-hero = eroe
marker-dragon = drago

race-amazons = Amazzoni
race-dwarves = Nani
race-elves = Elfi
race-ghouls = Ghoul
race-giants = Giganti
race-halflings = Halfling
race-humans = Umani
race-orcs = Orchi
race-ratmen = Uomini Ratto
race-skeletons = Scheletri
race-sorcerers = Stregoni
race-tritons = Tritoni
race-trolls = Troll
race-wizards = Maghi

# `.combo`: come si scrive accanto a una razza.
power-alchemist = Dell’Alchimia
    .combo = dell’Alchimia
power-berserk = Berserk
power-bivouacking = Scout
power-commando = Invasori
power-diplomat = Della Diplomazia
    .combo = della Diplomazia
power-dragon_master = E il Drago
    .combo = e il Drago
power-flying = Volanti
power-forest = Delle Foreste
    .combo = delle Foreste
power-fortified = Delle Fortezze
    .combo = delle Fortezze
power-heroic = E i Due Eroi
    .combo = e i Due Eroi
power-hill = Delle Colline
    .combo = delle Colline
power-merchant = Mercanti
power-mounted = A Cavallo
    .combo = a Cavallo
power-pillaging = Predoni
power-seafaring = Delle Maree
    .combo = delle Maree
power-spirit = Ancestrali
power-stout = Tenaci
power-swamp = Delle Paludi
    .combo = delle Paludi
power-underworld = Delle Caverne
    .combo = delle Caverne
power-wealthy = Abbienti
