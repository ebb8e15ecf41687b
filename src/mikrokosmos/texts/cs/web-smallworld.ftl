# Small World v prohlížeči: co stojí kolem mapy. `who` je hráč a `you` je “yes”, pokud je to sám čtenář; `race`, `power` a `of` jsou
# jména v prvním pádě.

table-title = Small World
between-names = {", "}

## Co je teď třeba udělat, jednou krátkou větou

prompt-pick = Vyber si kombinaci. První je zdarma; každá přeskočená stojí 1 minci.
prompt-expand = { $race }: dobývej, nebo je nech přejít do úpadku.
prompt-conquer = { $race }: vyber region k dobytí, nebo skonči.
prompt-march-first = { $race } v úpadku mohou dobývat jako první, nebo si vyber kombinaci hned.
prompt-march = { $race } v úpadku mohou ještě dobývat: vyber region, nebo skonči.
prompt-convert = Vyměň osamocený cizí žeton, nebo skonči.
prompt-dragon = Pošli draka, nebo skonči.
prompt-attempt = Poslední pokus: vyber region a hoď Kostkou posil, nebo skonči.
prompt-roll = Můžeš hodit kostkou a pak dobýt region, nebo skončit.
prompt-rolled =
    { $pips ->
        [0] Na kostce nepadlo nic: vyber region, nebo skonči.
       *[other] Na kostce padlo { $pips }: vyber region, nebo skonči.
    }
prompt-decline = Žádný region není na dosah: přejdi do úpadku, nebo skonči.
prompt-stop = Žádný další region není na dosah: ukonči dobývání.
prompt-abandon = Vyber region, který opustíš. Jeho žetony se ti vrátí do ruky.
prompt-give-up =
    { $count ->
        [one] Nemůžeš odložit dost žetonů: opusť { $count } region.
        [few] Nemůžeš odložit dost žetonů: opusť { $count } regiony.
        [many] Nemůžeš odložit dost žetonů: opusť { $count } regionu.
       *[other] Nemůžeš odložit dost žetonů: opusť { $count } regionů.
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
        [one] Napadli tě: umísti { $count } žeton.
        [few] Napadli tě: rozmísti { $count } žetony.
        [many] Napadli tě: rozmísti { $count } žetonu.
       *[other] Napadli tě: rozmísti { $count } žetonů.
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
        [one] Můžeš postavit ještě { $count } tábor, nebo skončit.
        [few] Můžeš postavit ještě { $count } tábory, nebo skončit.
        [many] Můžeš postavit ještě { $count } tábora, nebo skončit.
       *[other] Můžeš postavit ještě { $count } táborů, nebo skončit.
    }
prompt-spare-fort = Můžeš postavit pevnost, nebo skončit.
prompt-placed = Všechno je na místě: můžeš skončit.
prompt-peace = Vyber, s kým uzavřeš do svého příštího tahu příměří; nemusíš s nikým.
prompt-last-word = Mince za tento tah máš. Nech národ přejít do úpadku, nebo ho ponech aktivní.
prompt-moment = Okamžik…
prompt-over = Hra skončila.
prompt-shared = Hra skončila. Vítězství je společné!
prompt-won = Vyhráváš!
prompt-winner = Vyhrává { $who }.

wait-first-seat = Vybírá se první hráč…
wait-pick = { $who } si vybírá kombinaci.
wait-conquest = { $who } dobývá.
wait-attempt = { $who } hází kostkou.
wait-roll = { $who } hází kostkou.
wait-rolled = { $who } dobývá.
wait-give-up = { $who } opouští regiony.
wait-redeployment = { $who } přeskupuje vojska.
wait-peace = { $who } zvažuje příměří.
wait-last-word = { $who } zvažuje přechod do úpadku.
wait-withdrawal = { $who } rozmisťuje žetony, které ustoupily.
wait-banners = Losuje se další kombinace…
wait-badges = Losuje se další kombinace…

## Co udělá klepnutí

tap-does = Klepnutí: { $deed }.
tap-several = Klepnutím vybereš, co dělat v regionu { $place }.
tap-place = Klepnutím přidáš žeton do regionu { $place }; podržením ho vezmeš zpět.
tap-take = Podržením vezmeš jeden žeton zpět z regionu { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (nelze vzít zpět)
chooser-title = Co chceš udělat v regionu { $place }?
undo-ends = nelze vzít zpět
undo-ends-long = Tohle nelze vzít zpět.

## Karta regionu: co se tam dá udělat a kolik to stojí

does-conquer = Dobýt
does-convert = Vyměnit žeton
does-dragon = Poslat draka
does-attempt = Hodit kostkou
does-abandon = Opustit
price-convert = nestojí žádný žeton
price-dragon = jen 1 žeton, ať ho brání cokoli
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
sum-beside = { $of } ze sousedství
sum-minimum = aspoň 1 žeton
sum-pips = kostka
sum-dragon = drak
sum-spell = výměna žetonu
sum-active = regiony ({ $of })
sum-declined = { $of } v úpadku
sum-income = { $of }
sum-spoils = dobývání ({ $of })
sum-stipend = { $of }
sum-windfall = { $of } (jednorázově)
sum-earns = { $of }
sum-price = přeskočené kombinace
sum-found = mince na kombinaci
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = jen na dobývání
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, máš { $have }
cost-have = máš { $have }
cost-forfeits = Aktivní národ už v tomto tahu dobývat nebude.
cost-odds =
    { $faces ->
        [6] Úspěch je jistý.
       *[other] Šance na kostce: { $faces } ze 6 ({ $percent } %).
    }

## Tlačítka

button-decline = Přejít do úpadku
button-roll = Hodit kostkou
button-stop = Ukončit dobývání
button-done = Hotovo
button-no-pact = Teď bez příměří
button-stay = Zůstat aktivní
button-abandon = Opustit regiony…
button-abandon-end = Konec opouštění
button-undo = Vzít zpět
button-reset-turn = Vrátit celý tah
button-hint = Rada
button-hint-off = Skrýt rady
button-skip = Přeskočit
button-even = Rovnoměrně
button-reset = Sebrat všechno
button-finish = Ukončit tah
button-peace = Příměří: { $who }
tiny-decline = Úpadek
tiny-roll = Kostka
tiny-stop = Dost
tiny-done = Hotovo
tiny-no-pact = S nikým
tiny-stay = Zůstat
tiny-skip = Dál
tiny-even = Rovnoměrně
tiny-reset = Sebrat
tiny-finish = Konec tahu
decline-sure = Mají { $race } přejít do úpadku? V každém regionu jim zůstane jeden žeton a příští tah si vybereš novou kombinaci.
cancel = Zrušit

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
hand-rules = Pravidla k tomu, co je v ruce

## Panely

panel-players = Hráči
panel-column = Kombinace
panel-log = Průběh
panel-legend = Legenda
legend-race = Národy
legend-power = Zvláštní schopnosti
legend-marker = Další žetony
legend-symbol = Symboly
legend-terrain = Typy krajiny
rule-of = Pravidla: { $name }
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
order = Když mě napadnou, rozmístit žetony:
order-spread = rovnoměrně
order-nearest = blíž k útočníkovi
order-ask = zeptat se mě

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
       *[no] { $who } získává
    }

log-empty = Zatím se nic nestalo.
log-undone = Akce byla vzata zpět.
hints-behind =
    { $behind ->
        [0] { $deed } (stejně dobré)
        [one] { $deed } (o { $behind } bod horší)
        [few] { $deed } (o { $behind } body horší)
        [many] { $deed } (o { $behind } bodu horší)
       *[other] { $deed } (o { $behind } bodů horší)
    }
hints-title = Co by zahrál bot
ending-title = Hra skončila
ending-winner = vítězství
ending-close = Zobrazit mapu

## Co dělají slova národa nebo schopnosti, pár slovy: `n` je číslo u slova, `kinds` druhy regionů, které jmenuje

brief-between = {"; "}
brief-nothing = žádná schopnost, jen víc žetonů
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
brief-discount = o 1 žeton méně za { $kinds }
brief-discount_beside = mají-li { $kinds }, sousední regiony jsou o žeton levnější
brief-enters_anywhere = mohou vstoupit kdekoli
brief-flies = dobývají regiony blízko i daleko
brief-sails = dobývají moře a jezera
brief-tunnels = všechny jeskyně spolu sousedí
brief-raiders =
    { $n ->
        [one] +{ $n } žeton jen na dobývání
        [few] +{ $n } žetony jen na dobývání
        [many] +{ $n } žetonu jen na dobývání
       *[other] +{ $n } žetonů jen na dobývání
    }
brief-recruits_per =
    { $n ->
        [one] +1 žeton za každý dobytý neprázdný region
        [few] +1 žeton za { $n } dobyté neprázdné regiony
        [many] +1 žeton za { $n } dobytého neprázdného regionu
       *[other] +1 žeton za { $n } dobytých neprázdných regionů
    }
brief-unbroken = při útoku neztrácejí žetony
brief-marches = dobývají i v úpadku
brief-endures = v úpadku mohou být vedle jiného národa
brief-stout = mohou přejít do úpadku na konci tahu
brief-lairs = doupata: +1 k obraně v každém regionu
brief-holes =
    { $n ->
        [one] první region je imunní
        [few] první { $n } regiony jsou imunní
        [many] prvních { $n } regionu je imunních
       *[other] prvních { $n } regionů je imunních
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
        [one] { $n } hrdina: jeho region je imunní
        [few] { $n } hrdinové: jejich regiony jsou imunní
        [many] { $n } hrdiny: jejich regiony jsou imunní
       *[other] { $n } hrdinů: jejich regiony jsou imunní
    }
brief-forts = stavějí pevnosti: +1 k obraně, +1 mince
brief-dragons = drak: dobude region za 1 žeton
brief-converts = vyměňují osamocené cizí žetony
brief-berserk = před každým dobytím smějí hodit kostkou
brief-pact = každý tah příměří s jedním protivníkem
