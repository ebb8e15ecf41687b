# Small World v prohlížeči: co stojí kolem mapy. `who` je hráč a `you` je “yes”, pokud je to sám čtenář; `race`, `power` a `of` jsou
# jména v prvním pádě.

table-title = Small World
between-names = {", "}

## Co je teď třeba udělat, jednou krátkou větou

prompt-pick = Vyber si kombinaci: první je zdarma, každá přeskočená stojí minci.
prompt-expand = { $race }: dobývej, nebo je nech přejít do úpadku.
prompt-conquer = { $race }: vyber další region, nebo skonči.
prompt-march-first = { $race } v úpadku mohou dobývat jako první, nebo si vyber kombinaci hned.
prompt-march = { $race } v úpadku ještě táhnou: vyber region, nebo skonči.
prompt-convert = Vyměň osamocený cizí žeton, nebo skonči.
prompt-dragon = Pošli draka, nebo skonči.
prompt-attempt = Žetonů je málo: vyber region a hoď o něj kostkou, nebo skonči.
prompt-roll = Nejdřív můžeš hodit kostkou; pak vyber region, nebo skonči.
prompt-rolled =
    { $pips ->
        [0] Na kostce nic není: vyber region, nebo skonči.
        [one] Kostka přidává { $pips } žeton: vyber region, nebo skonči.
        [few] Kostka přidává { $pips } žetony: vyber region, nebo skonči.
        [many] Kostka přidává { $pips } žetonu: vyber region, nebo skonči.
       *[other] Kostka přidává { $pips } žetonů: vyber region, nebo skonči.
    }
prompt-decline = Nic není na dosah: přejdi do úpadku, nebo skonči.
prompt-stop = Nic dalšího není na dosah: ukonči dobývání.
prompt-abandon = Vyber region, který opustíš; jeho žetony půjdou do ruky.
prompt-give-up =
    { $count ->
        [one] Žetony navíc odcházejí: opusť { $count } region.
        [few] Žetony navíc odcházejí: opusť { $count } regiony.
        [many] Žetony navíc odcházejí: opusť { $count } regionu.
       *[other] Žetony navíc odcházejí: opusť { $count } regionů.
    }
prompt-redeploy =
    { $count ->
        [one] Polož poslední žeton.
        [few] Rozmísti { $count } žetony do svých regionů.
        [many] Rozmísti { $count } žetonu do svých regionů.
       *[other] Rozmísti { $count } žetonů do svých regionů.
    }
prompt-withdraw =
    { $count ->
        [one] Jeden žeton ustoupil: polož ho do některého svého regionu.
        [few] Ustoupily { $count } žetony: polož je do svých regionů.
        [many] Ustoupilo { $count } žetonu: polož je do svých regionů.
       *[other] Ustoupilo { $count } žetonů: polož je do svých regionů.
    }
prompt-heroes =
    { $count ->
        [one] Vyber region pro hrdinu.
        [few] Vyber { $count } regiony pro hrdiny.
        [many] Vyber { $count } regionu pro hrdiny.
       *[other] Vyber { $count } regionů pro hrdiny.
    }
prompt-spare-camp =
    { $count ->
        [one] Můžeš postavit ještě { $count } tábor, nebo dokončit.
        [few] Můžeš postavit ještě { $count } tábory, nebo dokončit.
        [many] Můžeš postavit ještě { $count } tábora, nebo dokončit.
       *[other] Můžeš postavit ještě { $count } táborů, nebo dokončit.
    }
prompt-spare-fort = Můžeš postavit pevnost, nebo dokončit.
prompt-placed = Všechno je na místě: dokonči tah.
prompt-peace = Vyber, s kým bude do tvého příštího tahu příměří, nebo nikoho.
prompt-last-word = Mince jsou spočítané: přejdi do úpadku hned, nebo zůstaň.
prompt-moment = Okamžik…
prompt-over = Hra skončila.
prompt-shared = Hra skončila, vítězství je společné.
prompt-won = Vyhráváš!
prompt-winner = Vyhrává { $who }.

wait-first-seat = Kdo začne?
wait-pick = { $who } si vybírá kombinaci.
wait-conquest = { $who } dobývá.
wait-attempt = { $who } hází kostkou.
wait-roll = { $who } hází kostkou.
wait-rolled = { $who } dobývá.
wait-give-up = { $who } opouští regiony.
wait-redeployment = { $who } přeskupuje vojska.
wait-peace = { $who } přemýšlí o příměří.
wait-last-word = { $who } přemýšlí o úpadku.
wait-withdrawal = { $who } pokládá žetony, které ustoupily.
wait-banners = Přichází další kombinace.
wait-badges = Přichází další kombinace.

## Co udělá klepnutí

tap-does = Klepnutím: { $deed }.
tap-several = Klepnutím vybereš, co dělat v regionu { $place }.
tap-place = Klepnutím položíš žeton do regionu { $place }; podržením ho vezmeš zpět.
tap-take = Podržením vezmeš jeden žeton zpět: { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (nelze vzít zpět)
chooser-title = Co se má stát v regionu { $place }?
undo-ends = nejde vzít zpět
undo-ends-long = Tohle nejde vzít zpět.

## Karta regionu: co se tam dá udělat a kolik to stojí

does-conquer = Dobýt
does-convert = Vyměnit žeton
does-dragon = Poslat draka
does-attempt = Hodit kostkou
does-abandon = Opustit
price-convert = nestojí žádný žeton
price-dragon = jediný žeton, ať tam stojí cokoli
card-close = Zavřít

## Součty

sum-base = základ
sum-tokens =
    { $amount ->
        [one] žeton
        [few] žetony
        [many] žetonu
       *[other] žetonů
    }
sum-tribe = Zapomenutý kmen
sum-mountain = pohoří
sum-marker = { $of }
sum-discount = { $of }
sum-beside = { $of } vedle
sum-minimum = aspoň jeden žeton
sum-pips = hod
sum-dragon = drak
sum-spell = výměna žetonu
sum-active = regiony ({ $of })
sum-declined = { $of } v úpadku
sum-income = { $of }
sum-spoils = dobývání ({ $of })
sum-stipend = { $of }
sum-windfall = { $of }, jednou
sum-earns = { $of }
sum-price = přeskočené
sum-found = leželo na ní
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = jen na dobývání
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, máš { $have }
cost-have = máš { $have }
cost-forfeits = Aktivní národ už v tomto tahu dobývat nebude.
cost-odds =
    { $faces ->
        [6] Kostka nemůže zklamat.
        [one] Stačí { $faces } strana kostky z 6 ({ $percent } %).
        [few] Stačí { $faces } strany kostky z 6 ({ $percent } %).
        [many] Stačí { $faces } strany kostky z 6 ({ $percent } %).
       *[other] Stačí { $faces } stran kostky z 6 ({ $percent } %).
    }

## Tlačítka

button-decline = Přejít do úpadku
button-roll = Hodit kostkou
button-stop = Ukončit dobývání
button-done = Hotovo
button-no-pact = Bez příměří
button-stay = Zůstat aktivní
button-abandon = Opustit regiony…
button-abandon-end = Nechat si regiony
button-undo = Vzít zpět
button-hint = Rada
button-hint-off = Skrýt rady
button-skip = Přeskočit
button-even = Rovnoměrně
button-reset = Všechno zpět
button-finish = Dokončit tah
button-peace = Příměří: { $who }
tiny-decline = Úpadek
tiny-roll = Kostka
tiny-stop = Dost
tiny-done = Hotovo
tiny-no-pact = S nikým
tiny-stay = Zůstat
tiny-abandon = Opustit…
tiny-abandon-end = Nechat si
tiny-skip = Dál
tiny-even = Rovnoměrně
tiny-reset = Zpět
tiny-finish = Hotovo
decline-sure = { $race } přejdou do úpadku: v každém regionu zůstane jeden žeton a příští tah si vybereš novou kombinaci.
cancel = Ne

## Ruka

hand = V ruce
hand-place =
    { $race }: polož { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    }
hand-hero =
    { $count ->
        [one] Umísti { $count } hrdinu
        [few] Umísti { $count } hrdiny
        [many] Umísti { $count } hrdiny
       *[other] Umísti { $count } hrdinů
    }
hand-camp =
    { $count ->
        [one] Můžeš postavit { $count } tábor
        [few] Můžeš postavit { $count } tábory
        [many] Můžeš postavit { $count } tábora
       *[other] Můžeš postavit { $count } táborů
    }
hand-fort =
    { $count ->
        [one] Můžeš postavit { $count } pevnost
        [few] Můžeš postavit { $count } pevnosti
        [many] Můžeš postavit { $count } pevnosti
       *[other] Můžeš postavit { $count } pevností
    }
hand-help = Klepnutím na region přidáš; podržením nebo tlačítkem minus vezmeš zpět.
hand-take-back = Vzít jeden zpět z regionu { $place }
hand-rules = Pravidla k tomu, co je v ruce

## Panely

panel-players = Hráči
panel-column = Kombinace
panel-log = Kronika
panel-legend = Legenda
legend-race = Národy
legend-power = Schopnosti
legend-marker = Žetony
legend-symbol = Symboly
legend-terrain = Krajiny
rule-of = Pravidlo: { $name }
panels = Panely
board = Mapa
round = Kolo { $round } z { $rounds }
round-last = Poslední kolo
players-turn = na tahu
players-you = ty
players-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
players-coins-hidden = mince skryté
players-regions =
    { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
        [many] { $regions } regionu
       *[other] { $regions } regionů
    }
players-hand =
    { $hand ->
        [one] { $hand } žeton v ruce
        [few] { $hand } žetony v ruce
        [many] { $hand } žetonu v ruce
       *[other] { $hand } žetonů v ruce
    }
players-none = zatím bez národa
players-declined = { $race }, v úpadku
players-pact = příměří: { $other }
order = Žetony, které ustoupí:
order-spread = rovnoměrně
order-nearest = proti útočníkovi
order-ask = ptát se mě

column-title = Kombinace na výběr
column-tokens =
    { $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }
column-price =
    { $price ->
        [0] zdarma
        [one] stojí { $price } minci
        [few] stojí { $price } mince
        [many] stojí { $price } mince
       *[other] stojí { $price } mincí
    }
column-found =
    { $found ->
        [one] leží na ní { $found } mince
        [few] leží na ní { $found } mince
        [many] leží na ní { $found } mince
       *[other] leží na ní { $found } mincí
    }

income = Zatím v tomto tahu
income-total =
    { $total ->
        [one] { $total } mince
        [few] { $total } mince
        [many] { $total } mince
       *[other] { $total } mincí
    }
income-none = zatím nic
earned =
    { $you ->
        [yes] Získáváš
       *[no] Získává { $who }
    }

log-empty = Tady se bude vyprávět, co se děje.
log-undone = To je vzato zpět.
hints-best = Nejlepší: { $deed }
hints-behind =
    { $behind ->
        [0] { $deed } (stejně dobré)
       *[other] { $deed } (o { $behind } horší)
    }
hints-title = Bot by zahrál
ending-title = Hra skončila
ending-winner = vítězství
ending-close = Podívat se na mapu

## Co dělají slova národa nebo schopnosti, pár slovy: `n` je číslo u slova, `kinds` druhy regionů, které jmenuje

brief-between = {"; "}
brief-nothing = je jich hodně
brief-income = +1 mince za každý { $kinds }
brief-income_lasts = i v úpadku
brief-stipend =
    { $n ->
        [one] +{ $n } mince každý tah
        [few] +{ $n } mince každý tah
        [many] +{ $n } mince každý tah
       *[other] +{ $n } mincí každý tah
    }
brief-windfall =
    { $n ->
        [one] { $n } mince, jednou
        [few] { $n } mince, jednou
        [many] { $n } mince, jednou
       *[other] { $n } mincí, jednou
    }
brief-spoils =
    { $n ->
        [one] +{ $n } mince
        [few] +{ $n } mince
        [many] +{ $n } mince
       *[other] +{ $n } mincí
    } za dobytý neprázdný region
brief-discount = o žeton méně za { $kinds }
brief-discount_beside = o žeton méně vedle, mají-li { $kinds }
brief-enters_anywhere = vstupují kdekoli
brief-flies = útočí na jakoukoli dálku
brief-sails = dobývají moře a jezera
brief-tunnels = jeskyně sousedí
brief-raiders =
    { $n ->
        [one] { $n } žeton jen na dobývání
        [few] { $n } žetony jen na dobývání
        [many] { $n } žetonu jen na dobývání
       *[other] { $n } žetonů jen na dobývání
    }
brief-recruits_per =
    { $n ->
        [one] nový žeton za každý dobytý neprázdný region
        [few] nový žeton za { $n } dobyté neprázdné regiony
        [many] nový žeton za { $n } dobytého neprázdného regionu
       *[other] nový žeton za { $n } dobytých neprázdných regionů
    }
brief-unbroken = neztrácejí žetony
brief-marches = dobývají i v úpadku
brief-endures = národ v úpadku navíc
brief-stout = úpadek na konci tahu
brief-lairs = doupata: všude +1 k obraně
brief-holes =
    { $n ->
        [one] { $n } region, který nikdo nevezme
        [few] { $n } regiony, které nikdo nevezme
        [many] { $n } regionu, které nikdo nevezme
       *[other] { $n } regionů, které nikdo nevezme
    }
brief-camps =
    { $n ->
        [one] { $n } tábor: +1 k obraně
        [few] { $n } tábory: každý +1 k obraně
        [many] { $n } tábora: každý +1 k obraně
       *[other] { $n } táborů: každý +1 k obraně
    }
brief-heroes =
    { $n ->
        [one] { $n } hrdina: jeho region nikdo nevezme
        [few] { $n } hrdinové: jejich regiony nikdo nevezme
        [many] { $n } hrdiny: jejich regiony nikdo nevezme
       *[other] { $n } hrdinů: jejich regiony nikdo nevezme
    }
brief-forts = stavějí pevnosti: +1 k obraně, +1 mince
brief-dragons = drak dobude region jedním žetonem
brief-converts = vyměňují osamocené cizí žetony
brief-berserk = házejí před každým dobýváním
brief-pact = příměří s jedním protivníkem
