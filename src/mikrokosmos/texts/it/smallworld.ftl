# Small World. `spot` è una regione, `place` una regione con chi la occupa; `who` è un giocatore, e `you` vale “yes” se è
# chi legge; `race`, `power` e `of` sono nomi. Le frasi evitano articoli e aggettivi davanti ai nomi delle razze.

game-about = Guida razze dagli strani poteri su una mappa troppo piccola per tutti.
ask-example = conquer 12

## Azioni

action-conquer = conquista la { $place }
action-attempt = tenta col dado la { $place }
action-dragon = manda il drago nella { $place }
action-convert = converti il segnalino isolato nella { $place }
action-abandon = abbandona la { $place }
action-place = metti un segnalino nella { $place }
action-camp = metti un accampamento nella { $place }
action-fort = costruisci una fortezza nella { $place }
action-hero = metti un eroe nella { $place }
action-pick = prendi { $combo }
action-ally = fai la pace con { $who }
action-decline = entra in declino
action-roll = tira il dado Berserk
action-stop = smetti di conquistare
action-done = fatto

cost-conquer =
    { $action }: { $have ->
        [one] il tuo unico segnalino
       *[other] { $total } dei tuoi { $have } segnalini
    } ({ $terms })
cost-attempt =
    { $action }: ne servono { $total }, ne hai { $have }; { $faces ->
        [one] basta 1 faccia
       *[other] bastano { $faces } facce
    } del dado su 6 ({ $terms }){ $forfeits ->
        [0] {""}
       *[other] . La razza attiva non conquisterà più in questo turno.
    }
cost-dragon =
    { $action }: { $have ->
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
term-beside = { $of } accanto { $amount }
term-minimum = minimo un segnalino { $amount }
term-pips = dado { $amount }
term-dragon = drago { $amount }
term-active = regioni con { $of } { $amount }
term-declined = regioni con { $of } in declino { $amount }
term-income = bonus { $of } { $amount }
term-spoils = conquiste, { $of } { $amount }
term-stipend = { $of } { $amount }
term-windfall = { $of }, una tantum { $amount }
term-earns = { $of } { $amount }
term-price = combinazioni saltate { $amount }
term-banner = vessillo { $amount }
term-badge = tessera potere { $amount }
term-raiders = solo per conquistare { $amount }

## Eventi

event-first =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
event-turn =
    Round { $round }: tocca a { $you ->
        [yes] te
       *[no] { $who }
    }.
event-banner = Prossimo vessillo: { $race }.
event-shown = Al posto { $slot }: { $race } { $power }.
event-picked =
    { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } { $race } { $power }, con { $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }, { $paid ->
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
event-gave-up = { $race }: abbandonata per forza la { $spot }.
event-rolled = Il dado mostra { $pips }.
event-conquered =
    { $race }: conquistata la { $spot } { $how ->
        [die] con l’aiuto del dado
        [dragon] con il drago
        [spell] per conversione
        [fury] con furia berserk
       *[force] { $tokens ->
            [one] con 1 segnalino
           *[other] con { $tokens } segnalini
        }
    }.
event-failed = { $race }: attacco fallito alla { $spot }.
event-lost = { $race }: perduta la { $spot }.
event-tribe-gone = La tribù perduta della { $spot } non c’è più.
event-marked = Nella { $spot }: { $of }.
event-unmarked = Dalla { $spot } sparisce: { $of }.
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
       *[no] Monete per { $who }:
    } { $coins }{ $terms ->
        [none] .
       *[some] {""} ({ $terms }).
    }
event-pact = Trattato di pace: { $who } e { $other }.
event-declined =
    { $you ->
        [yes] La tua razza entra in declino: { $race }.
       *[no] { $race } di { $who }: in declino.
    }
event-vanished =
    { $you ->
        [yes] Della tua razza non resta più nessuno: { $race }.
       *[no] { $race } di { $who }: non ne resta più nessuno.
    }
event-over = L’ultimo round è finito.

## Una partita raccontata, turno per turno

turn-heading =
    Turno { $number }, round { $round } di { $rounds }: { $who }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
told-column = Si può scegliere tra: { $combos }.
told-picked =
    Sceglie { $race } { $power }, con { $tokens ->
        [one] 1 segnalino
       *[other] { $tokens } segnalini
    }, { $paid ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $paid } monete
    }{ $found ->
        [0] .
        [one] , e ci trova sopra 1 moneta.
       *[other] , e ci trova sopra { $found } monete.
    }
told-conquered =
    { $race }: conquistata la { $spot } { $how ->
        [die] con { $tokens ->
            [one] l’ultimo segnalino
           *[other] gli ultimi { $tokens } segnalini
        } e un tiro di { $pips }
        [dragon] con il drago e un segnalino
        [spell] convertendo il segnalino che la occupava
       *[force] { $tokens ->
            [one] con 1 segnalino
           *[other] con { $tokens } segnalini
        }
    }
told-empty = { $deed }.
told-tribe = { $deed }, scacciando una tribù perduta.
told-taken =
    { $deed }; la occupavano { $holder }: { $lost ->
        [0] nessun segnalino perso
        [one] 1 segnalino perso
       *[other] { $lost } segnalini persi
    }{ $kept ->
        [0] .
        [one] , 1 ripreso in mano.
       *[other] , { $kept } ripresi in mano.
    }
told-failed =
    { $race }: con un tiro di { $pips } fallisce l’attacco alla { $spot }{ $held ->
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
refusal-chance-moves = Prima tocca al dado o a una tessera.
refusal-no-such-action = Non esiste un’azione del genere.
refusal-no-such-region = Ci sono solo le regioni da 1 a { $regions }.
refusal-not-now = Non in questa fase.
refusal-own-region = Quella regione è già tua.
refusal-water = Lì c’è acqua: ci vanno solo le razze Delle Maree.
refusal-out-of-reach = Quella regione non è a portata.
refusal-not-an-entry = Si entra nella mappa da una regione di confine.
refusal-immune = Quella regione è protetta: non puoi conquistarla.
refusal-pact = C’è un trattato di pace con { $other }.
refusal-too-few-tokens = Ne servono { $cost }, e tu ne hai { $have }.
refusal-rolls-before = Questa razza tira il dado prima della conquista, non dopo.
refusal-no-token = Non ti restano segnalini.
refusal-enough-tokens = Hai abbastanza segnalini: il dado non serve.
refusal-nothing-within-a-roll = Nessuna regione è alla portata di un tiro.
refusal-too-far-short = Ti mancano troppi segnalini: nessun tiro basterebbe.
refusal-no-dragon = Non hai un drago.
refusal-dragon-has-flown = In questo turno il drago ha già volato.
refusal-no-conversion = Questa razza non sa convertire.
refusal-tray-empty = Il contenitore è vuoto.
refusal-not-on-the-map = Questa razza non è sulla mappa.
refusal-not-an-active-token = Lì non c’è un segnalino attivo da convertire.
refusal-converted-already = In questo turno hai già convertito un segnalino di { $who }.
refusal-not-alone = Quel segnalino non è da solo.
refusal-not-held = Non occupi quella regione.
refusal-too-late = In questo turno è troppo tardi.
refusal-other-race = Quella regione appartiene all’altra tua razza ({ $race }), che ora non può abbandonarla.
refusal-taken-this-turn = Hai conquistato quella regione in questo turno: i segnalini restano lì fino al rischieramento.
refusal-no-active-race = Non hai una razza attiva da mandare in declino.
refusal-none-in-hand = Non ne hai in mano.
refusal-no-fortress = Non hai fortezze.
refusal-built-already = In questo turno ne hai già costruita una.
refusal-supply-empty = Sono già tutte sulla mappa.
refusal-has-one = In quella regione c’è già.
refusal-no-hero = Non hai eroi.
refusal-empty-slot = In quel posto non c’è nulla.
refusal-cannot-pay = Costa { $price }, e tu hai { $have }.
refusal-no-such-opponent = Non c’è un avversario del genere.
refusal-attacked = In questo turno hai attaccato quel giocatore.
refusal-no-berserk = Questa razza non tira il dado in anticipo.
refusal-tokens-in-hand = Prima metti giù tutti i segnalini.
refusal-heroes-in-hand = Prima metti giù gli eroi.

## Il tavolo

table-status =
    Round { $round } di { $rounds }{ $coins ->
        [one] , hai 1 moneta
       *[other] , hai { $coins } monete
    }.
table-round = Round { $round } di { $rounds }
table-players = I giocatori
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
table-regions = La mappa
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
place-held = regione { $region } ({ $terrain }, { $tokens } × { $holder })
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
