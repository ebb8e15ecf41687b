# Small World. `spot` je region, `place` region i s tím, kdo ho drží; `who` je hráč a `you` je “yes”, pokud je to sám čtenář;
# `race`, `power` a `of` jsou jména v prvním pádě.

game-about = Veď národy s podivnými schopnostmi světem, který je pro všechny příliš malý.
ask-example = conquer 12

## Akce

action-conquer = dobýt region { $place }
action-attempt = hodit kostkou o region { $place }
action-dragon = poslat draka na region { $place }
action-convert = vyměnit osamocený žeton v regionu { $place }
action-abandon = opustit region { $place }
action-place = přidat žeton do regionu { $place }
action-camp = postavit tábor v regionu { $place }
action-fort = postavit pevnost v regionu { $place }
action-hero = umístit hrdinu do regionu { $place }
action-pick = vzít si kombinaci „{ $combo }“
action-ally = uzavřít příměří (spojenec: { $who })
action-decline = přejít do úpadku
action-roll = hodit kostkou před dobýváním
action-stop = ukončit dobývání
action-done = hotovo

cost-conquer = { $action }: žetonů { $total }, máš { $have } ({ $terms })
cost-attempt =
    { $action }: je potřeba { $total }, máš { $have }; { $faces ->
        [one] stačí { $faces } strana
        [few] stačí { $faces } strany
        [many] stačí { $faces } strany
       *[other] stačí { $faces } stran
    } kostky z 6 ({ $terms }){ $forfeits ->
        [0] {""}
       *[other] . Aktivní národ už v tomto tahu dobývat nebude.
    }
cost-dragon = { $action }: žetonů { $total }, máš { $have }
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

term-base = { $amount } za samotný region
term-tokens = { $amount } za žetony
term-tribe = { $amount } za Zapomenutý kmen
term-mountain = { $amount } za pohoří
term-marker = { $amount } – { $of }
term-discount = { $amount } – { $of }
term-beside = { $amount } – { $of } vedle
term-minimum = { $amount }, protože aspoň jeden žeton je nutný
term-pips = { $amount } za hod
term-dragon = { $amount } – drak
term-active = { $amount } za regiony ({ $of })
term-declined = { $amount } za regiony v úpadku ({ $of })
term-income = { $amount } navíc ({ $of })
term-spoils = { $amount } za dobývání ({ $of })
term-stipend = { $amount } – { $of }
term-windfall = { $amount } jednorázově ({ $of })
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
event-banner = Další tabulka národa: { $race }.
event-shown = Na místě { $slot }: { $power } { $race }.
event-picked =
    { $you ->
        [yes] Bereš si kombinaci
       *[no] Kombinaci si bere { $who }:
    } „{ $power } { $race }“, { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }, { $paid ->
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
    { $race } dobývají region { $spot } { $how ->
        [die] s pomocí kostky
        [dragon] s pomocí draka
        [spell] výměnou žetonu
        [fury] v zuřivosti
       *[force] { $tokens ->
            [one] { $tokens } žetonem
            [few] { $tokens } žetony
            [many] { $tokens } žetonu
           *[other] { $tokens } žetony
        }
    }.
event-failed = { $race }: pokus o region { $spot } nevyšel.
event-lost = { $race } ztrácejí region { $spot }.
event-tribe-gone = Zapomenutý kmen v regionu { $spot } je pryč.
event-marked = V regionu { $spot } je teď { $of }.
event-unmarked = { $of }: v regionu { $spot } už není.
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
       *[no] Získává { $who }:
    } { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }{ $terms ->
        [none] .
       *[some] {""} ({ $terms }).
    }
event-pact = Příměří uzavírají { $who } a { $other }.
event-declined =
    { $you ->
        [yes] Tvůj národ { $race } přechází do úpadku.
       *[no] { $race } ({ $who }) přecházejí do úpadku.
    }
event-vanished =
    { $you ->
        [yes] Tvůj národ { $race } mizí z mapy.
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
told-column = Na výběr: { $combos }.
told-picked =
    Bere si kombinaci „{ $power } { $race }“, { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }, { $paid ->
        [0] zdarma
        [one] za { $paid } minci
        [few] za { $paid } mince
        [many] za { $paid } mince
       *[other] za { $paid } mincí
    }{ $found ->
        [0] .
        [one] , a nachází na ní { $found } minci.
        [few] , a nachází na ní { $found } mince.
        [many] , a nachází na ní { $found } mince.
       *[other] , a nachází na ní { $found } mincí.
    }
told-conquered =
    { $race } dobývají region { $spot } { $how ->
        [die] { $tokens ->
            [one] posledním žetonem
            [few] posledními { $tokens } žetony
            [many] posledními { $tokens } žetony
           *[other] posledními { $tokens } žetony
        } a hodem { $pips }
        [dragon] drakem a jedním žetonem
        [spell] výměnou žetonu
       *[force] { $tokens ->
            [one] { $tokens } žetonem
            [few] { $tokens } žetony
            [many] { $tokens } žetonu
           *[other] { $tokens } žetony
        }
    }
told-empty = { $deed }.
told-tribe = { $deed } a vyhánějí Zapomenutý kmen.
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
        [people] . Drží ho { $holder }.
        [tribe] . Drží ho Zapomenutý kmen.
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
refusal-chance-moves = Nejdřív kostka nebo nová kombinace.
refusal-no-such-action = Taková akce není.
refusal-no-such-region = Jsou jen regiony 1 až { $regions }.
refusal-not-now = V tomto kroku ne.
refusal-own-region = Tento region už je tvůj.
refusal-water = Tohle je voda a na tu smějí jen mořské národy.
refusal-out-of-reach = Na tento region nedosáhneš.
refusal-not-an-entry = Na mapu se vstupuje přes hraniční region.
refusal-immune = Tento region je chráněný, nemůžeš ho dobýt.
refusal-pact = Platí příměří, tvůj spojenec je { $other }.
refusal-too-few-tokens = Potřebuješ žetonů { $cost } a máš { $have }.
refusal-rolls-before = Tento národ hází před dobýváním, ne po něm.
refusal-no-token = Nemáš už žádný žeton.
refusal-enough-tokens = Žetonů máš dost, kostka není potřeba.
refusal-nothing-within-a-roll = Ani s kostkou není žádný region na dosah.
refusal-too-far-short = Chybí ti příliš mnoho žetonů, žádný hod nestačí.
refusal-no-dragon = Nemáš draka.
refusal-dragon-has-flown = Drak už v tomto tahu letěl.
refusal-no-conversion = Tento národ neumí vyměňovat cizí žetony.
refusal-tray-empty = Zásobník je prázdný.
refusal-not-on-the-map = Tento národ na mapě není.
refusal-not-an-active-token = Není tu aktivní žeton, který by šlo vyměnit.
refusal-converted-already = Jeden žeton už je v tomto tahu vyměněný ({ $who }).
refusal-not-alone = Ten žeton tu není sám.
refusal-not-held = Tento region není tvůj.
refusal-too-late = V tomto tahu už je na to pozdě.
refusal-other-race = Tento region patří tvému druhému národu ({ $race }) a ten ho teď opustit nemůže.
refusal-taken-this-turn = Tento region je dobytý teprve v tomto tahu: žetony tam zůstanou až do přeskupení.
refusal-no-active-race = Nemáš aktivní národ, který by mohl upadnout.
refusal-none-in-hand = V ruce žádný nemáš.
refusal-no-fortress = Nemáš žádné pevnosti.
refusal-built-already = V tomto tahu už pevnost stojí.
refusal-supply-empty = Všechny už jsou na mapě.
refusal-has-one = Jedna už tu je.
refusal-no-hero = Nemáš žádné hrdiny.
refusal-empty-slot = Na tomto místě nic není.
refusal-cannot-pay = Stojí to { $price } a máš { $have }.
refusal-no-such-opponent = Takový protivník není.
refusal-attacked = Na tohoto hráče v tomto tahu útočíš.
refusal-no-berserk = Tento národ předem nehází.
refusal-tokens-in-hand = Nejdřív polož všechny žetony.
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
table-declined = { $race } (úpadek)
table-column = Na výběr
table-place = Místo
table-combo = Kombinace
table-coins = Mince
table-price = Cena
table-tokens = Žetony
table-regions = Mapa
table-region = Region
table-terrain = Krajina
table-holder = Kdo ho drží
table-markers = Další žetony
table-empty = {"–"}
combo = { $power } { $race }
people =
    { $you ->
        [yes] tvůj národ { $race }
       *[no] { $race } ({ $who })
    }
people-declined =
    { $you ->
        [yes] tvůj národ v úpadku { $race }
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

# `.combo`: jak se vlastnost píše u národa; `.amazons`: jak se píše u Amazonek.
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
    .combo = Dračí
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
