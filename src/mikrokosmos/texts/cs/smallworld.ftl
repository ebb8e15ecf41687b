# Small World. `spot` je region, `place` region i s tím, kdo ho ovládá; `who` je hráč a `you` je “yes”, pokud je to sám čtenář;
# `race`, `power` a `of` jsou jména v prvním pádě.

game-about = Veď jeden fantastický národ se zvláštní schopností za druhým a dobývej mapu, která je pro všechny příliš malá.
ask-example = conquer 12

## Akce

action-conquer = dobýt region { $place }
action-attempt = zkusit s kostkou dobýt region { $place }
action-dragon = poslat draka do regionu { $place }
action-convert = vyměnit osamocený žeton v regionu { $place }
action-abandon = opustit region { $place }
action-place = přidat žeton do regionu { $place }
action-camp = postavit tábor v regionu { $place }
action-fort = postavit pevnost v regionu { $place }
action-hero = umístit hrdinu do regionu { $place }
action-pick = vybrat si kombinaci „{ $combo }“
action-ally = uzavřít příměří ({ $who })
action-decline = přejít do úpadku
action-roll = hodit kostkou Zuřivých
action-stop = ukončit dobývání
action-done = hotovo

cost-conquer = { $action }: je potřeba { $total }, máš { $have } ({ $terms })
cost-attempt =
    { $action }: je potřeba { $total }, máš { $have }; šance na kostce { $faces } ze 6 ({ $terms }){ $forfeits ->
        [0] {""}
       *[other] . Aktivní národ už v tomto tahu dobývat nebude.
    }
cost-dragon = { $action }: je potřeba { $total }, máš { $have }
cost-pick =
    { $action }: { $total ->
        [0] zdarma
        [one] { $total } mince
        [few] { $total } mince
        [many] { $total } mince
       *[other] { $total } mincí
    }, { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }{ $found ->
        [0] {""}
        [one] , leží na ní { $found } mince
        [few] , leží na ní { $found } mince
        [many] , leží na ní { $found } mince
       *[other] , leží na ní { $found } mincí
    }

## Složky ceny a příjmu

term-base = { $amount } základ
term-tokens = { $amount } za žetony
term-tribe = { $amount } za Zapomenutý kmen
term-mountain = { $amount } za pohoří
term-marker = { $amount } – { $of }
term-discount = { $amount } – { $of }
term-beside = { $amount } – { $of } ze sousedství
term-minimum = { $amount } – nutný aspoň jeden žeton
term-pips = { $amount } z kostky
term-dragon = { $amount } – drak
term-active = { $amount } za regiony ({ $of })
term-declined = { $amount } za regiony národa v úpadku ({ $of })
term-income = { $amount } bonus ({ $of })
term-spoils = { $amount } bonus za dobývání ({ $of })
term-stipend = { $amount } – { $of }
term-windfall = { $amount } jednorázový bonus ({ $of })
term-earns = { $amount } – { $of }
term-price = { $amount } za přeskočené kombinace
term-banner = { $amount } z tabulky národa
term-badge = { $amount } z žetonu schopnosti
term-raiders = { $amount } jen na dobývání

## Události

event-first =
    { $you ->
        [yes] Začínáš.
       *[no] Začíná { $who }.
    }
event-turn =
    { $round }. kolo: { $you ->
        [yes] jsi na tahu
       *[no] na tahu je { $who }
    }.
event-banner = Další národ: { $race }.
event-shown = Nová kombinace na místě { $slot }: { $power } { $race }.
event-picked =
    { $you ->
        [yes] Bereš si kombinaci
       *[no] { $who } si bere kombinaci
    } „{ $power } { $race }“ ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }) { $paid ->
        [0] zdarma
        [one] za { $paid } minci
        [few] za { $paid } mince
        [many] za { $paid } mince
       *[other] za { $paid } mincí
    }.
event-readied = { $race }: žetonů v ruce { $hand }.
event-abandoned = { $race } opouštějí region { $spot }.
event-gave-up = { $race } musí opustit region { $spot }.
event-rolled = Na kostce padlo { $pips }.
event-conquered =
    { $race }: region { $spot } dobyt { $how ->
        [die] s pomocí kostky
        [dragon] s pomocí draka
        [spell] výměnou žetonu
        [fury] díky hodu Zuřivých
       *[force] { $tokens ->
            [one] za { $tokens } žeton
            [few] za { $tokens } žetony
            [many] za { $tokens } žetonu
           *[other] za { $tokens } žetonů
        }
    }.
event-failed = { $race }: pokus dobýt region { $spot } nevyšel.
event-lost = { $race } ztrácejí region { $spot }.
event-tribe-gone = Zapomenutý kmen v regionu { $spot } je pryč.
event-marked = V regionu { $spot } je teď { $of }.
event-unmarked = V regionu { $spot } už není { $of }.
event-recruited =
    { $race } dostávají { $tokens ->
        [one] { $tokens } nový žeton
        [few] { $tokens } nové žetony
        [many] { $tokens } nového žetonu
       *[other] { $tokens } nových žetonů
    }.
event-set-aside =
    { $race } odkládají stranou { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }.
event-placed = { $race } posilují region { $spot }.
event-coins =
    { $you ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }{ $terms ->
        [none] .
       *[some] : { $terms }.
    }
event-pact = Příměří: { $who } a { $other }.
event-declined =
    { $you ->
        [yes] { $race } (tvůj národ) přecházejí do úpadku.
       *[no] { $race } ({ $who }) přecházejí do úpadku.
    }
event-vanished =
    { $you ->
        [yes] { $race } (tvůj národ) mizí z mapy.
       *[no] { $race } ({ $who }) mizí z mapy.
    }
event-over = Poslední kolo skončilo.

## Vyprávění partie, tah za tahem

turn-heading =
    { $number }. tah, kolo { $round } z { $rounds }: { $who }, { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
told-column = Kombinace na výběr: { $combos }.
told-picked =
    Bere si kombinaci „{ $power } { $race }“ ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }) { $paid ->
        [0] zdarma
        [one] za { $paid } minci
        [few] za { $paid } mince
        [many] za { $paid } mince
       *[other] za { $paid } mincí
    }{ $found ->
        [0] .
        [one] {" "}a získává z ní { $found } minci.
        [few] {" "}a získává z ní { $found } mince.
        [many] {" "}a získává z ní { $found } mince.
       *[other] {" "}a získává z ní { $found } mincí.
    }
told-conquered =
    { $race }: region { $spot } dobyt { $how ->
        [die] { $tokens ->
            [one] posledním žetonem
            [few] posledními { $tokens } žetony
            [many] posledními { $tokens } žetony
           *[other] posledními { $tokens } žetony
        } (na kostce { $pips })
        [dragon] drakem a jedním žetonem
        [spell] výměnou žetonu
       *[force] { $tokens ->
            [one] za { $tokens } žeton
            [few] za { $tokens } žetony
            [many] za { $tokens } žetonu
           *[other] za { $tokens } žetonů
        }
    }
told-empty = { $deed }.
told-tribe = { $deed }; Zapomenutý kmen je pryč.
told-taken =
    { $deed }. Obránci: { $holder } – { $lost ->
        [0] beze ztrát
        [one] ztráta { $lost } žetonu
        [few] ztráta { $lost } žetonů
        [many] ztráta { $lost } žetonu
       *[other] ztráta { $lost } žetonů
    }{ $kept ->
        [0] .
       *[other] , zpět do ruky { $kept }.
    }
told-failed =
    { $race }: na kostce { $pips }, region { $spot } odolal{ $held ->
        [people] . Ovládají ho { $holder }.
        [tribe] . Ovládá ho Zapomenutý kmen.
       *[no] .
    }
told-marked = Pokládá žeton do regionu { $spot }: { $of }.
told-coins =
    Získává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }: { $terms }.
told-nothing = Nezískává nic.

legend-seat =
    { $who }{ $active ->
        [none] {""}
       *[some] : { $active }
    }{ $declined ->
        [none] {""}
       *[some] ; { $letter } v úpadku: { $declined }
    }
legend-tribe = { $sign } Zapomenutý kmen
legend-marked = { $sign } další žetony: { $markers }

## Odmítnutí

refusal-over = Hra skončila.
refusal-chance-moves = Počkej na kostku nebo na další kombinaci.
refusal-no-such-action = Taková akce neexistuje.
refusal-no-such-region = Tato mapa má regiony 1 až { $regions }.
refusal-not-now = Tohle teď nejde.
refusal-own-region = Tento region už ovládáš.
refusal-water = Vodu mohou dobývat jen Mořští.
refusal-out-of-reach = Tento region je mimo dosah.
refusal-not-an-entry = První dobytý region musí být na okraji mapy nebo na břehu moře.
refusal-immune = Tento region je imunní, nemůžeš ho dobýt.
refusal-pact = Platí příměří ({ $other }): aktivní národ svého spojence napadnout nemůžeš.
refusal-too-few-tokens = Žetonů je potřeba { $cost }, ale máš { $have }.
refusal-rolls-before = Zuřiví házejí před každým dobytím a poslední hod nemají.
refusal-no-token = Nemáš už žádný žeton.
refusal-enough-tokens = Žetonů máš dost, není o co házet.
refusal-nothing-within-a-roll = Na každý region ti chybí příliš mnoho žetonů.
refusal-too-far-short = Chybí ti příliš mnoho žetonů, žádný hod nepomůže.
refusal-no-dragon = Nemáš draka.
refusal-dragon-has-flown = Draka už v tomto tahu znovu použít nemůžeš.
refusal-no-conversion = Tvůj národ neumí vyměňovat cizí žetony.
refusal-tray-empty = V zásobníku už nejsou žádné žetony tvého národa.
refusal-not-on-the-map = Tvůj národ ještě není na mapě.
refusal-not-an-active-token = Není tam žádný žeton aktivního národa, který by šlo vyměnit.
refusal-converted-already = V tomto tahu už máš jeden žeton tohoto hráče vyměněný ({ $who }).
refusal-not-alone = Vyměnit jde jen osamocený žeton.
refusal-not-held = Tento region neovládáš.
refusal-too-late = V tomto tahu už je na to pozdě.
refusal-other-race = Tento region ovládá tvůj druhý národ ({ $race }) a ten ho teď opustit nemůže.
refusal-taken-this-turn = Tento region je dobytý v tomto tahu, takže jeho žetony tam zůstanou až do přeskupení.
refusal-no-active-race = Nemáš aktivní národ, který by mohl přejít do úpadku.
refusal-none-in-hand = V ruce žádný nemáš.
refusal-no-fortress = Tvůj národ neumí stavět pevnosti.
refusal-built-already = V tomto tahu už další pevnost postavit nemůžeš.
refusal-supply-empty = Všechny pevnosti už jsou na mapě.
refusal-has-one = V tomto regionu už takový žeton je.
refusal-no-hero = Nemáš žádné hrdiny.
refusal-empty-slot = Na tomto místě žádná kombinace není.
refusal-cannot-pay =
    Stojí to { $price ->
        [one] { $price } minci
        [few] { $price } mince
        [many] { $price } mince
       *[other] { $price } mincí
    }, ale máš { $have }.
refusal-no-such-opponent = Takový protivník tu není.
refusal-attacked = Na tohoto hráče už v tomto tahu proběhl tvůj útok, takže s ním příměří uzavřít nemůžeš.
refusal-no-berserk = Před dobýváním házejí jen Zuřiví.
refusal-tokens-in-hand = Nejdřív umísti všechny žetony.
refusal-heroes-in-hand = Nejdřív umísti své hrdiny.

## Stůl

table-status =
    Kolo { $round } z { $rounds }, máš { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
table-round = Kolo { $round } z { $rounds }
table-players = Hráči
table-player = Hráč
table-turn = { $who } (na tahu)
table-points = Mince
table-people = Národ
table-held = Regiony
table-on-map = Na mapě
table-hand = V ruce
table-declined = { $race } (v úpadku)
table-column = Kombinace na výběr
table-place = Místo
table-combo = Kombinace
table-coins = Mince
table-price = Cena
table-tokens = Žetony
table-regions = Mapa
table-region = Region
table-terrain = Krajina
table-holder = Kdo ho ovládá
table-markers = Další žetony
table-empty = {"–"}
combo = { $power } { $race }
people =
    { $you ->
        [yes] { $race } (tvůj národ)
       *[no] { $race } ({ $who })
    }
people-declined =
    { $you ->
        [yes] { $race } v úpadku (tvůj národ)
       *[no] { $race } v úpadku ({ $who })
    }
people-line =
    { $people }{ $hand ->
        [0] {""}
        [one] : { $hand } žeton v ruce
        [few] : { $hand } žetony v ruce
        [many] : { $hand } žetonu v ruce
       *[other] : { $hand } žetonů v ruce
    }
lost-tribe = Zapomenutý kmen
spot = { $region } ({ $terrain })
place-tribe = { $region } ({ $terrain }, Zapomenutý kmen)
place-held = { $region } [{ $terrain }; { $holder }: { $tokens }]
marker-count = { $of } × { $count }

terrain-farmland = rolnická půda
terrain-forest = les
terrain-hill = kopce
terrain-swamp = bažiny
terrain-mountain = pohoří
terrain-sea = moře
terrain-lake = jezero
symbol-cavern = jeskyně
symbol-magic = zdroj magie
symbol-mine = důl

marker-lair = trolí doupě
marker-fort = pevnost
marker-camp = polní tábor
marker-hole = hobití nora
marker-hero = hrdina
marker-dragon = drak

race-amazons = Amazonky
race-dwarves = Trpaslíci
race-elves = Elfové
race-ghouls = Ghúlové
race-giants = Obři
race-halflings = Hobiti
race-humans = Lidé
race-orcs = Orkové
race-ratmen = Krysáci
race-skeletons = Kostlivci
race-sorcerers = Mágové
race-tritons = Tritoni
race-trolls = Trolové
race-wizards = Kouzelníci

# `.combo`: jak se schopnost píše u národa; `.amazons`: jak se píše u Amazonek.
power-alchemist = Alchymističtí
    .amazons = Alchymistické
power-berserk = Zuřiví
    .amazons = Zuřivé
power-bivouacking = Kočovní
    .amazons = Kočovné
power-commando = Útoční
    .amazons = Útočné
power-diplomat = Diplomatičtí
    .amazons = Diplomatické
power-dragon_master = Vládci draků
    .combo = Vládci draků –
    .amazons = Vládkyně draků –
power-flying = Létající
power-forest = Lesní
power-fortified = Opevnění
    .amazons = Opevněné
power-heroic = Hrdinní
    .amazons = Hrdinné
power-hill = Kopcoví
    .amazons = Kopcové
power-merchant = Obchodující
power-mounted = Jezdečtí
    .amazons = Jezdecké
power-pillaging = Loupeživí
    .amazons = Loupeživé
power-seafaring = Mořští
    .amazons = Mořské
power-spirit = Přízrační
    .amazons = Přízračné
power-stout = Udatní
    .amazons = Udatné
power-swamp = Bahenní
power-underworld = Podzemní
power-wealthy = Zámožní
    .amazons = Zámožné
