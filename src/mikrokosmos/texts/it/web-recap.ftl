# Small World nel browser: che cosa è successo. `race` è un nome, `region` il numero di una regione e `terrain` il suo terreno; `whose`
# dice di chi era la regione: `you`, `other` (allora `holder` è quel giocatore), `tribe` o `nobody`.

log-earlier = Mostra i turni precedenti
log-conquered =
    { $race }: conquistata { $whose ->
        [you] la tua regione { $region } ({ $terrain })
        [other] la regione { $region } ({ $terrain }) di { $holder }
        [tribe] la regione { $region } ({ $terrain }) di una tribù perduta
       *[nobody] la regione { $region } ({ $terrain })
    } { $how ->
        [die] con l’aiuto del dado
        [dragon] con il drago
        [spell] per sostituzione
        [fury] con un tiro Berserk
       *[force] { $tokens ->
            [one] con 1 segnalino
           *[other] con { $tokens } segnalini
        }
    }.
log-losses =
    { $lost ->
        [0] Nessun segnalino perso
        [one] 1 segnalino perso
       *[other] { $lost } segnalini persi
    }{ $kept ->
        [0] .
        [one] , 1 torna in mano.
       *[other] , { $kept } tornano in mano.
    }
log-failed =
    { $race }: fallita la conquista { $whose ->
        [you] della tua regione { $region } ({ $terrain })
        [other] della regione { $region } ({ $terrain }) di { $holder }
        [tribe] della regione { $region } ({ $terrain }) di una tribù perduta
       *[nobody] della regione { $region } ({ $terrain })
    }.
die-said = Tiro di dado – { $verdict }.
die-verdict =
    { $pips ->
        [0] faccia vuota
       *[other] { $pips }
    }: { $verdict ->
        [conquered] conquistata
        [repelled] respinto
       *[adds] { $pips ->
            [0] nessun segnalino in più
            [one] 1 segnalino in più
           *[other] { $pips } segnalini in più
        }
    }

## Che cosa è successo dal tuo ultimo turno: `who` è un altro giocatore, o più d’uno; `regions` sono numeri

recap-since = Dal tuo ultimo turno:
recap-what = { $what }.
recap-between = {"; "}
recap-taken =
    { $race } di { $who } ti hanno preso { $count ->
        [one] la regione { $regions }
       *[other] le regioni { $regions }
    }
recap-taken-by =
    hai perso { $count ->
        [one] 1 regione
       *[other] { $count } regioni
    } contro { $who }
recap-losses =
    { $lost ->
        [0] nessun segnalino perso
        [one] 1 segnalino perso
       *[other] { $lost } segnalini persi
    }, { $kept ->
        [0] nessuno tornato
        [one] 1 tornato
       *[other] { $kept } tornati
    }
recap-repelled =
    { $count ->
        [one] 1 attacco contro di te è fallito
       *[other] { $count } attacchi contro di te sono falliti
    }
recap-nothing = nessuno ti ha preso nulla
recap-coins = { $who } { $coins }
recap-earned = monete degli altri: { $earned }

## Un consiglio in una frase: che cosa fare e perché. `combo` è una razza con il suo potere, `who` un giocatore

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Le altre scelte valgono più o meno lo stesso.
hint-more = Di più
hint-less = Di meno
hint-close = Nascondi
hint-conquer = Conquista la regione { $region } ({ $terrain })
hint-attempt = Tenta col dado la regione { $region } ({ $terrain })
hint-dragon = Manda il drago nella regione { $region } ({ $terrain })
hint-convert = Sostituisci il segnalino isolato nella regione { $region } ({ $terrain })
hint-abandon = Abbandona la regione { $region } ({ $terrain })
hint-place = Rinforza la regione { $region } ({ $terrain })
hint-camp = Piazza un accampamento nella regione { $region } ({ $terrain })
hint-fort = Costruisci una fortezza nella regione { $region } ({ $terrain })
hint-hero = Piazza un eroe nella regione { $region } ({ $terrain })
hint-pick = Scegli { $combo }
hint-ally = Fai la pace con { $who }
hint-roll = Tira il Dado dei Rinforzi
hint-stop = Fermati qui
hint-done = Concludi
hint-decline =
    { $race } allo stremo: è ora del declino; { $regions ->
        [0] al prossimo turno si ricomincia
        [one] 1 regione continua a rendere
       *[other] { $regions } regioni continuano a rendere
    }.
because-now = è ciò che rende di più in questo turno
because-later = continua a rendere nei prossimi turni
because-harm = è ciò che danneggia di più gli avversari
because-luck = ti lascia il tiro migliore alla fine
because-attempt-luck = nessun altro tiro promette di più
because-stop = il resto costa più di quanto rende
because-price = le monete valgono la spesa
because-ahead = promette i turni migliori
because-fresh = una razza nuova guadagna di più
because-kept = le regioni in declino continuano a rendere
because-guard = è quella più in pericolo
because-peace = tiene lontano un attaccante
because-given-up = così perdi meno regioni
because-stay = questa razza ha ancora buoni turni davanti
because-next = ti lascia di più per il resto del turno

## Il declino: che cosa costa e che cosa porta

prompt-spent = { $race }: pochi segnalini. Conquista ancora, o entra in declino.
decline-last = Mandi in declino la tua razza ({ $race })? È l’ultimo round, e il tuo turno finisce qui.
decline-now =
    Questo turno rende { $now ->
        [one] 1 moneta
       *[other] { $now } monete
    }; senza declino le tue regioni renderebbero { $stay ->
        [one] 1 moneta
       *[other] { $stay } monete
    }, più ciò che conquisti.
decline-later =
    { $regions ->
        [0] Al prossimo turno niente di tuo in declino rende.
       *[other] Al prossimo turno { $regions ->
            [one] 1 regione in declino rende
           *[other] { $regions } regioni in declino rendono
        } { $later ->
            [one] 1 moneta
           *[other] { $later } monete
        }, se nessuno le conquista.
    }
decline-gone =
    La tua razza già in declino lascia la mappa: rinunci a { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    }.
