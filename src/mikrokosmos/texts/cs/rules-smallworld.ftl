# Pravidla hry Small World, k nahlédnutí přímo u stolu. Heslo je `<id>-title` a `<id>-text`; co má jméno v smallworld.ftl, to má za
# nadpis (`rule-race-trolls-text` má `race-trolls`). Každý řádek textu je odstavec, nebo, po „- “, řádek seznamu; [slova](heslo) jsou
# odkaz. Pořadí je v web/src/rules/contents.ts.

## Kapitoly

rules-goal-title = Cíl hry
rules-goal-text =
    Veď jeden národ za druhým mapou, na kterou se všichni nevejdou. Na konci každého tvého tahu ti regiony vynesou [mince](rule-coins), a kdo jich má [na konci hry](rules-end) nejvíc, vyhrává.

    Dřív nebo později je národ roztažený tak, že dál nemůže. Pak ho necháš přejít do [úpadku](rules-decline) a [vybereš si](rules-choosing) čerstvý. Poznat tu pravou chvíli je půlka hry.

rules-table-title = Stůl
rules-table-text =
    Každý počet hráčů má svou mapu. Region má [krajinu](rules-map), někdy symbol a někdy [Zapomenutý kmen](rule-tribe).

    - Vedle mapy leží řada: šest kombinací k [výběru](rules-choosing), každá z národa a schopnosti.
    - V [zásobníku](rule-tokens) jsou všechny žetony národů, které nikdo nemá.
    - Každý začíná s pěti [mincemi](rule-coins).
    - Ve dvou a ve třech se hraje 10 kol, ve čtyřech 9, v pěti 8. V jednom kole má každý jeden tah.

rules-turn-title = Tah
rules-turn-text =
    Nemáš-li aktivní národ, nějaký si [vyber](rules-choosing) a hned s ním [dobývej](rules-conquering). Máš-li ho, nejdřív se rozhodni: pokračovat s ním, nebo věnovat celý tah přechodu do [úpadku](rules-decline).

    Pokračovat znamená:

    - [připravit](rules-later) vojska, a chceš-li, opustit regiony;
    - dobýt, kolik můžeš a chceš, třeba i nic;
    - [přeskupit](rules-redeployment) žetony;
    - vzít si [mince](rules-income).

    Úplně nakonec vracejí napadení na mapu žetony, které [ustoupily](rules-losses).

    Nemá-li tvůj aktivní národ už ani žeton, můžeš tah vynechat nebo přejít do úpadku, ale nový národ si ještě nevybíráš.

rules-choosing-title = Výběr kombinace
rules-choosing-text =
    Vezmi si kteroukoli kombinaci z řady. První je zdarma; za jinou polož po jedné své minci na každou, která leží před ní. Mince ležící na vybrané kombinaci jsou tvoje, ale platit jimi za ni nejde.

    Dostaneš tolik žetonů, kolik říkají tabulka národa a žeton schopnosti dohromady. Víc jich ten národ mít nebude, ledaže nějaká schopnost přinese další.

    Kombinace za ní se i s mincemi posunou a na konci přibude nová. Národy, které zmizely z mapy, se vracejí dospod hromádky, schopnosti se zamíchají, když dojdou; je-li volných národů málo, je řada na čas kratší.

rules-conquering-title = Dobývání
rules-conquering-text =
    Národ, který není na mapě, na ni vstupuje přes [okraj](rule-edge). Potom dobývá [sousedy](rule-neighbours) regionů, které drží. [Cenu](rules-cost) zaplať žetony z ruky; v regionu zůstanou až do [přeskupení](rules-redeployment).

    - [Vodu](rule-water) a [chráněné](rule-protected) regiony dobýt nejde.
    - Region smíš vzít i vlastnímu národu v úpadku. O jeho žeton přijdeš.
    - Regiony tvého národa v úpadku neotvírají aktivnímu národu cestu k sousedům.
    - Když žetony nestačí, může jednou pomoci [kostka](rules-attempt).

rules-cost-title = Kolik stojí region
rules-cost-text =
    Dva žetony a po jednom navíc za každou z těchto věcí v regionu:

    - [pohoří](rule-terrain-mountain);
    - [Zapomenutý kmen](rule-tribe);
    - žeton národa, aktivního i v úpadku;
    - [doupě](rule-marker-lair), [pevnost](rule-marker-fort) nebo [tábor](rule-marker-camp).

    Pohoří se dvěma Troly a jejich doupětem tedy stojí 2 + 1 + 2 + 1 = 6 žetonů.

    Všechny slevy národa a schopnosti se sčítají, ale aspoň jeden žeton je potřeba vždycky. Tvůj vlastní národ v úpadku se ti brání jako každý jiný, pokud se u stolu nedohodnete jinak.

rules-losses-title = Ztráty a ústup
rules-losses-text =
    Kdo přijde o region, vezme si odtud žetony do ruky. Jeden z nich se natrvalo vrací do zásobníku. Ostatní se na konci útočníkova tahu vrátí na mapu do kterýchkoli regionů, které jejich národ ještě drží, blízko i daleko. Žeton, který stál sám, je prostě ztracený.

    - Každý ztracený region stojí jeden žeton, ať jich v tahu padne kolik chce.
    - Je-li obránců víc, pokládají žetony po směru hodinových ručiček a nic si nenechávají.
    - Národ bez regionu si žetony nechá v ruce a v příštím tahu svého hráče vstupuje na mapu znovu.
    - Doupě a pevnost se vracejí do zásoby, tábory svému majiteli.

rules-attempt-title = Poslední pokus
rules-attempt-text =
    Máš-li v ruce aspoň jeden žeton, můžeš zkusit region, na který ti chybí jeden až tři žetony. Urči region a pak hoď [kostkou](rule-die). Stačí-li žetony a oka dohromady na [cenu](rules-cost), region je tvůj a jdou do něj všechny žetony z ruky. Nestačí-li, polož je do regionů, které už držíš. Tak či tak je dobývání v tomto tahu u konce.

    - Nemusí to být nejlevnější region. Kde žetony stačí, tam se nehází.
    - Nevyjde-li hned první dobytí, žetony čekají v ruce na příští tah.
    - Pokus je jeden za tah. S [Ghúly](rule-race-ghouls) v úpadku končí dobývání obou národů, pokud u vašeho stolu nemá každý svůj.
    - [Zuřiví](rule-power-berserk) místo toho házejí předem.

rules-redeployment-title = Přeskupení vojsk
rules-redeployment-text =
    Po dobývání přesuň žetony aktivního národa mezi jeho regiony, jak chceš; nemusí spolu sousedit. V každém zůstane aspoň jeden.

    - Nic se teď neopouští, jen [Amazonky](rule-race-amazons) někdy musejí.
    - Žetony aktivního národa a národa v úpadku se nikdy nemíchají.
    - Teď přicházejí noví [Kostlivci](rule-race-skeletons). Teď se také staví [tábory](rule-marker-camp), [hrdinové](rule-marker-hero) a [pevnost](rule-marker-fort).

rules-income-title = Počítání mincí
rules-income-text =
    Na konci tahu dostaneš minci za každý svůj region, aktivní i v úpadku, ať je v něm žetonů kolik chce. Potom přijdou prémie aktivního národa a jeho schopnosti. Jeden region může vynést několik různých prémií.

    - V úpadku prémie nejsou, kromě dolů [Trpaslíků](rule-race-dwarves).
    - Mince dostává jen ten, komu tah končí.

rules-later-title = Další tahy a opouštění regionů
rules-later-text =
    Když s národem pokračuješ, vrátí se ti do ruky všechny jeho žetony až na jeden v každém regionu. Dobývají jen žetony z ruky.

    Před prvním dobytím v tahu smíš opustit kterékoli své regiony, třeba všechny, a získat tak i jejich poslední žetony.

    - Opuštěný region není ničí a nic nenese. Můžeš ho za obvyklou cenu zase vzít; je pak prázdný.
    - Jeho doupě, pevnost nebo nora zmizí. Tábory, hrdina a drak se vracejí k tobě.
    - Opustíš-li všechno, vstupuješ znovu přes [okraj](rule-edge).
    - U stolu to můžete dovolit i po dobývání, jen ne u regionů dobytých v tomto tahu.

rules-decline-title = Úpadek
rules-decline-text =
    Přechod do úpadku je to jediné, co v tom tahu děláš. V každém regionu národa zůstane jeden žeton, ostatní jdou do zásobníku a schopnost se odhodí. Národ, který byl v úpadku dřív, zmizí z mapy. Za každý region v úpadku dostaneš minci a příští tah si [vybereš](rules-choosing) novou kombinaci.

    - Národ v úpadku nese minci za region, ale nic nedělá. Zaútočit na něj může kdokoli, i ty.
    - Dál platí: [Trpaslíci](rule-race-dwarves), [Ghúlové](rule-race-ghouls), [Přízrační](rule-power-spirit), voda, kterou už [držíš](rule-power-seafaring), a obrana doupat a pevností.
    - Nory, tábory, hrdinové a drak z mapy mizí.
    - V tahu, kdy je národ vybrán, do úpadku nepřechází, leda [Udatní](rule-power-stout).

rules-end-title = Konec hry
rules-end-text =
    Když má v posledním kole každý svůj tah za sebou, hra končí. Vyhrává, kdo má nejvíc mincí.

    Při shodě rozhoduje počet žetonů národů na mapě, aktivních i v úpadku dohromady. Tábory se nepočítají, ani žetony v ruce a odložené Amazonky. Kdo je na tom pořád stejně, vyhrává společně.

rules-options-title = Co volí hostitel
rules-options-text =
    - Kdo začíná: určité místo, nebo náhoda.
    - Zda každý vidí [mince](rule-coins) všech.
    - Které národy a schopnosti se hry účastní.
    - Vlastní národy a schopnosti, jako prázdná tabulka a prázdný žeton z krabice.
    - Domácí pravidla tam, kde se vydání liší.

rules-terms-title = Co slova znamenají
rules-terms-text =
    V popisu schopnosti „ty“ a „tvůj“ znamená národ, který ji má, ne tvůj národ v úpadku.

rules-map-title = Krajiny a symboly
rules-map-text =
    Každý region má jednu krajinu a některé mají symbol. Cenu jim dávají národy a schopnosti.

rules-races-title = Národy
rules-races-text =
    Je jich čtrnáct. Co národ umí, platí, dokud je aktivní, a v [úpadku](rules-decline) to končí, není-li řečeno jinak.

rules-powers-title = Zvláštní schopnosti
rules-powers-text =
    Je jich dvacet. Schopnost se přidává k tomu, co umí národ sám, a když národ přejde do [úpadku](rules-decline), odhodí se, kromě Přízračných.

rules-markers-title = Další žetony
rules-markers-text =
    Některé národy přinášejí na mapu vlastní značky. To nejsou žetony národa a samy region nedrží.

## Slova a herní díly

rule-empty-title = Prázdný a neprázdný
rule-empty-text =
    Region je neprázdný, pokud v něm při dobytí je žeton národa nebo [Zapomenutý kmen](rule-tribe), i kdyby to byl žeton tvého vlastního národa v úpadku. Samotné pohoří nebo značka se nepočítá: takový region je prázdný.

rule-neighbours-title = Sousedé
rule-neighbours-text =
    Regiony sousedí, mají-li společnou hranici. Společný roh nestačí a stejná voda mezi nimi taky ne.

rule-water-title = Voda a pobřeží
rule-water-text =
    Na každé mapě jsou dvě [moře](rule-terrain-sea) na okraji a [jezero](rule-terrain-lake) uvnitř. Tam smějí jen [mořské](rule-power-seafaring) národy. Souš, která hraničí s vodou, je pobřeží; voda sama ne.

rule-edge-title = Okraj mapy
rule-edge-text =
    Národ vstupuje na mapu hraničním regionem: na okraji mapy nebo na břehu moře, i kdyby to moře někdo držel. Břehem jezera se nevstupuje. [Hobiti](rule-race-halflings) a [létající](rule-power-flying) národy vstupují na souši, kde chtějí.

rule-protected-title = Chráněné regiony
rule-protected-text =
    Kde je [nora](rule-marker-hole), [hrdina](rule-marker-hero) nebo [drak](rule-marker-dragon), tam nikdo nemůže dobývat, měnit žeton, házet ani poslat draka, ani druhý národ téhož hráče, pokud se u stolu nedohodnete jinak. Ochrana končí, když značka zmizí.

rule-tokens-title = Žetony, ruka a zásobník
rule-tokens-text =
    Žetony na mapě drží regiony, žetony v ruce dobývají. Ty v zásobníku nepatří nikomu. Brát si z něj mohou Kostlivci a Mágové, a jen kolik v něm je; ztracený žeton se tak může vrátit.

rule-tribe-title = Zapomenuté kmeny
rule-tribe-text =
    Zapomenutý kmen žije v některých regionech od začátku. Zvyšuje jejich cenu o jeden a dělá z nich [neprázdné](rule-empty). Dobytý zmizí nadobro.

rule-coins-title = Mince
rule-coins-text =
    Mince jsou body a platí se jimi za kombinace dál v řadě. Ostatní tvoje mince nevidí, ledaže to hostitel chce jinak, ale kolik kdo získal, se říká nahlas. Mince, které zůstanou v řadě, se nepočítají nikomu.

rule-die-title = Kostka
rule-die-text =
    Tři její strany jsou prázdné, na ostatních je 1, 2 a 3. Hází se při [posledním pokusu](rules-attempt) a házejí jí [Zuřiví](rule-power-berserk).

## Krajiny a symboly

rule-terrain-farmland-text =
    Nese víc [Lidem](rule-race-humans) a pro [jezdecké](rule-power-mounted) národy je levnější.
rule-terrain-forest-text =
    Nese víc [lesním](rule-power-forest) národům.
rule-terrain-hill-text =
    Nesou víc [kopcovým](rule-power-hill) národům a pro [jezdecké](rule-power-mounted) jsou levnější.
rule-terrain-swamp-text =
    Nesou víc [bahenním](rule-power-swamp) národům.
rule-terrain-mountain-text =
    Pohoří vždy zvyšuje [cenu](rules-cost) svého regionu o jeden, ať ho drží kdokoli. Není to žeton národa: bez něj je region [prázdný](rule-empty). Odsud útočí [Obři](rule-race-giants).
rule-terrain-sea-text =
    Moře dobývají jen [mořské](rule-power-seafaring) národy. Jeho břeh je [vstup](rule-edge) pro všechny.
rule-terrain-lake-text =
    Jezero dobývají jen [mořské](rule-power-seafaring) národy. Jeho břeh je pobřeží, ale ne [vstup](rule-edge).
rule-symbol-cavern-text =
    Pro [podzemní](rule-power-underworld) národy je levnější a vede je do každé jiné jeskyně.
rule-symbol-magic-text =
    Nese víc [Kouzelníkům](rule-race-wizards).
rule-symbol-mine-text =
    Nese víc [Trpaslíkům](rule-race-dwarves), i v úpadku.

## Národy

rule-race-amazons-text =
    Čtyři žetony navíc, ale jen na dobývání. Po dobývání jdou čtyři žetony stranou; na začátku tvého příštího tahu jsou zase v ruce.

    - Nejde-li čtyři uvolnit, musíš před počítáním mincí opustit regiony podle své volby.
    - Když Amazonky přejdou do úpadku, jdou ty čtyři do zásobníku.

rule-race-dwarves-text =
    Každý tah mince navíc za každý region s [dolem](rule-symbol-mine), i v úpadku.

    - Platí to i v tahu, kdy do úpadku přecházejí.

rule-race-elves-text =
    Když někdo Elfům vezme region, nikdo nepadne: všichni ustoupí.

    - Elf, kterého vymění [Mágové](rule-race-sorcerers), je ztracený.
    - Elfové v úpadku padnou jako každý jiný žeton.

rule-race-ghouls-text =
    V úpadku zůstanou na mapě všichni Ghúlové a v každém tvém tahu dobývají dál, před aktivním národem.

    - Schopnost už nemají; vodu a pevnosti, které drží, si nechávají.
    - [Poslední pokus](rules-attempt) je v tahu jeden pro oba národy, pokud u vašeho stolu nemá každý svůj. Na konci se přeskupují oba.
    - Bez aktivního národa s nimi smíš dobývat dřív, než si vybereš kombinaci, nebo až potom. Aktivní národ smí před jejich dobýváním opustit regiony.
    - Smějí zaútočit i na tvůj aktivní národ a ten smí žetony, které ustoupily, hned použít.
    - V tahu přechodu do úpadku odpočívají. Ten je také odstraní, nejsou-li oni nebo ti noví [Přízrační](rule-power-spirit).

rule-race-giants-text =
    O žeton méně za každý region vedle [pohoří](rule-terrain-mountain), které drží.

    - Dvě pohoří nepomohou dvakrát.
    - Pohoří dobyté v tomto tahu se počítá.

rule-race-halflings-text =
    Na mapu vstupují kterýmkoli regionem na souši. První dva regiony, které kdy dobudou, dostanou [noru](rule-marker-hole) a nikdo je nemůže vzít.

    - Opuštěná nora se podruhé nekope.
    - Hobiti, kteří z mapy zmizeli, smějí znovu vstoupit kdekoli.

rule-race-humans-text =
    Každý tah mince navíc za každý [rolnický](rule-terrain-farmland) region, který drží.

rule-race-orcs-text =
    Mince navíc za každý [neprázdný](rule-empty) region dobytý v tomto tahu.

    - [Loupeživí](rule-power-pillaging) Orkové dostanou dvě.

rule-race-ratmen-text =
    Neumějí nic, ale na tabulce mají osm žetonů: je jich prostě hodně.

rule-race-skeletons-text =
    Za každé dva [neprázdné](rule-empty) regiony dobyté v tomto tahu přibude při [přeskupení](rules-redeployment) nový žeton.

    - Lichý region se nepřenáší.
    - Noví Kostlivci v tomto tahu nedobývají.
    - Celkem jich je 20; prázdný zásobník nedá nic.

rule-race-sorcerers-text =
    Jednou za tah u každého protivníka: vyměň osamocený aktivní žeton vedle svého regionu za Mága ze zásobníku. Region je tvůj.

    - Není k tomu potřeba žeton v ruce a může to přijít i nakonec, ale ne po kostce.
    - Doupě, pevnost ani pohoří tomu nezabrání. Tábor, [ochrana](rule-protected) a [příměří](rule-power-diplomat) ano.
    - Zapomenuté kmeny a žetony v úpadku vyměnit nejde.
    - Počítá se to jako dobytí [neprázdného](rule-empty) regionu.
    - Létající Mágové vyměňují kdekoli na souši, jakmile drží nějaký region.

rule-race-tritons-text =
    O žeton méně za každý region na [pobřeží](rule-water) moře nebo jezera.

    - Voda sama pobřeží není, takže Mořští Tritoni za ni platí plnou cenu.

rule-race-trolls-text =
    V každém jejich regionu je [doupě](rule-marker-lair), které ho o žeton zdražuje, i v úpadku.

rule-race-wizards-text =
    Každý tah mince navíc za každý region se [zdrojem magie](rule-symbol-magic).

## Zvláštní schopnosti

rule-power-alchemist-text =
    Dvě mince navíc na konci každého tahu, dokud je národ aktivní, i kdyby nedržel žádný region.

rule-power-berserk-text =
    Před každým dobýváním smíš hodit [kostkou](rule-die). Pak vyber region: stojí o tolik žetonů méně, kolik padlo, ale aspoň jeden.

    - Není-li po hodu žádný region v tvých silách nebo ho nevyužiješ, dobývání končí.
    - Jeden hod je na jeden region. Ušetřené žetony dobývají dál.
    - K hodu potřebuješ žeton v ruce.
    - [Poslední pokus](rules-attempt) už k tomu není.

rule-power-bivouacking-text =
    Pět [táborů](rule-marker-camp), které při každém přeskupení rozmístíš znovu do svých regionů, třeba i víc do jednoho.

    - Některé si smíš nechat v ruce.
    - Tábory ze ztraceného regionu se ti vracejí a smíš je položit na konci útočníkova tahu.

rule-power-commando-text =
    O žeton méně za každý region, i za ten první.

rule-power-diplomat-text =
    Po mincích smíš uzavřít příměří s jedním protivníkem, na jehož aktivní národ v tomto tahu neútočíš. Do začátku tvého příštího tahu jeho aktivní národ nesmí zaútočit na tvůj.

    - Každý tah vybíráš znovu: téhož, jiného, nebo nikoho.
    - Národů v úpadku se to netýká: spojencovi Ghúlové v úpadku na tebe smějí zaútočit a tvůj národ v úpadku krytý není.
    - Útok je i nevydařený pokus a výměna Mágy.
    - Příměřím je vázaný i národ, který si spojenec mezitím vybere. Ty ne.

rule-power-dragon_master-text =
    Jednou za tah dobudeš region na dosah jediným žetonem, ať ho brání cokoli. Usadí se v něm [drak](rule-marker-dragon) a chrání ho.

    - Letí jen do regionu, který dobýváš, ne do toho, který tvůj aktivní národ už drží.
    - Smí obstarat i tvé první dobytí.
    - Když ho nepoužiješ, zůstává na místě a chrání dál.
    - Na [chráněný](rule-protected) region zaútočit nemůže.

rule-power-flying-text =
    Smíš zaútočit na kterýkoli region na souši, ať je jakkoli daleko, i při vstupu na mapu. Voda zůstává zavřená.

rule-power-forest-text =
    Každý tah mince navíc za každý tvůj [lesnatý](rule-terrain-forest) region.

rule-power-fortified-text =
    Jednou za tah, při přeskupení, smíš postavit [pevnost](rule-marker-fort) v regionu, který držíš a který žádnou nemá. Zvyšuje cenu regionu o jeden a dokud je národ aktivní, nese každý tah minci, počínaje tímto.

    - U stolu je šest pevností, i s těmi, které mají národy v úpadku.
    - Pevnost se nehýbe. Když o region přijdeš nebo ho opustíš, dá se postavit znovu.
    - V úpadku, hned od toho tahu, brání, ale nenese.

rule-power-heroic-text =
    Při každém přeskupení umísti dva [hrdiny](rule-marker-hero) do dvou různých svých regionů. Ty nikdo nemůže vzít.

    - Smějí zůstat, kde byli.
    - Máš-li jen jeden region, čeká jeden hrdina mimo mapu.

rule-power-hill-text =
    Každý tah mince navíc za každý tvůj [kopcovitý](rule-terrain-hill) region.

rule-power-merchant-text =
    Každý tah mince navíc za každý tvůj region, ať je jaký chce.

rule-power-mounted-text =
    O žeton méně za každý [kopcovitý](rule-terrain-hill) a každý [rolnický](rule-terrain-farmland) region.

rule-power-pillaging-text =
    Mince navíc za každý [neprázdný](rule-empty) region dobytý v tomto tahu.

rule-power-seafaring-text =
    Dokud je národ aktivní, smíš dobývat [moře i jezero](rule-water) jako prázdné regiony, za dva žetony. V úpadku ti zůstanou a nesou dál.

    - Vstoupit smíš mořem na okraji mapy, ale ne jezerem.
    - Voda, kterou držíš, je region jako jiné: její břehy s ní sousedí.
    - Na žetony na vodě může zaútočit jen aktivní mořský národ.

rule-power-spirit-text =
    V úpadku se tento národ nepočítá jako ten tvůj jediný: vedle něj smíš mít ještě jeden a nesou oba.

    - Tvé pozdější úpadky odstraní ten druhý, Přízračné nikdy. O ty tě připraví jen dobytí, třeba i tvoje vlastní.

rule-power-stout-text =
    Do úpadku smíš přejít na konci odehraného tahu, po mincích, a nemusíš na to obětovat celý tah.

    - Mince se počítají jednou, se všemi prémiemi. Dřívější národ v úpadku ještě také vynese a pak zmizí.
    - Smíš to udělat i v tahu, kdy si národ bereš.

rule-power-swamp-text =
    Každý tah mince navíc za každý tvůj [bažinatý](rule-terrain-swamp) region.

rule-power-underworld-text =
    O žeton méně za každý region s [jeskyní](rule-symbol-cavern) a všechny jeskyně pro tebe sousedí.

    - Vstupuješ přes [okraj](rule-edge) jako ostatní. Chodby se otevřou, až budeš mít jeskyni.

rule-power-wealthy-text =
    Sedm mincí, jednou, na konci tahu, kdy si tuto kombinaci bereš.

    - Objeví-li se žeton později znovu, dostane mince i ten, kdo si ho vezme, pokud se u vašeho stolu neplatí jen jednou za hru.

## Další žetony

rule-marker-lair-text =
    Zvyšuje cenu svého regionu o jeden, i když jsou [Trolové](rule-race-trolls) v úpadku. Objeví se s dobytím, v každém regionu jedno, a zmizí, když je region dobyt nebo opuštěn. Je jich deset.
rule-marker-fort-text =
    Zvyšuje cenu svého regionu o jeden, i v úpadku, a dokud je národ aktivní, nese každý tah minci. Stavějí ji [opevněné](rule-power-fortified) národy.
rule-marker-camp-text =
    Zvyšuje cenu svého regionu o jeden a chrání osamocený žeton před [Mágy](rule-race-sorcerers). Nikdy se neztratí. [Kočovné](rule-power-bivouacking) národy jich mají pět.
rule-marker-hole-text =
    Dělá ze svého regionu [chráněný](rule-protected), dokud ho [Hobiti](rule-race-halflings) neopustí nebo nepřejdou do úpadku.
rule-marker-hero-text =
    Dělá ze svého regionu [chráněný](rule-protected), dokud se nepřesune. [Hrdinné](rule-power-heroic) národy mají dva.
rule-marker-dragon-text =
    Dělá ze svého regionu [chráněný](rule-protected), dokud neodletí. Přichází se schopností [Vládci draků](rule-power-dragon_master).

## Souhrnná karta k vytištění

summary-smallworld-title = Small World v kostce

summary-smallworld-turn-title = Tvůj tah
summary-smallworld-turn-text =
    - Bez aktivního národa: vyber si kombinaci. Na každou před ní polož minci; mince na ní jsou tvoje.
    - S aktivním národem: pokračuj s ním, nebo přejdi do úpadku a nic dalšího nedělej.
    - Pokračuješ: vezmi do ruky všechny žetony až na jeden v každém regionu; před prvním dobytím smíš opustit regiony.
    - Dobývej: nejdřív na okraji mapy nebo na břehu moře, pak sousedy. Nakonec třeba poslední pokus s kostkou.
    - Přeskup vojska: v každém regionu aspoň jeden žeton.
    - Vezmi si mince. Pak napadení vracejí své žetony.

summary-smallworld-cost-title = Cena regionu
summary-smallworld-cost-text =
    Nikdy méně než jeden žeton, ať jsou slevy jakékoli. Poslední pokus: chybí jeden až tři žetony a musí je dohnat kostka (nic, nic, nic, 1, 2, 3).
summary-smallworld-cost-region = Každý region
summary-smallworld-cost-mountain = Pohoří
summary-smallworld-cost-tribe = Zapomenutý kmen
summary-smallworld-cost-token = Každý žeton národa
summary-smallworld-cost-marker = Každé doupě, pevnost nebo tábor
summary-smallworld-cost-protected = Nora, hrdina nebo drak
summary-smallworld-cost-never = nejde dobýt

summary-smallworld-coins-title = Mince na konci tahu
summary-smallworld-coins-text =
    Prémie má jen aktivní národ; v úpadku nesou dál jen doly Trpaslíků.
summary-smallworld-coins-region = Každý region, aktivní i v úpadku
summary-smallworld-coins-kind = Každý region druhu, který jmenuje národ nebo schopnost
summary-smallworld-coins-spoils = Orkové, Loupeživí: každý neprázdný region dobytý v tomto tahu
summary-smallworld-coins-fortress = Každá pevnost
summary-smallworld-coins-alchemist = Alchymističtí
summary-smallworld-coins-wealthy = Zámožní, jednou

summary-smallworld-losses-title = Ztráta regionu
summary-smallworld-losses-text =
    Jeden žeton jde do zásobníku. Ostatní se na konci útočníkova tahu vracejí na mapu do regionů, které národ ještě má; nemá-li žádný, čekají v ruce a vstupují znovu.

summary-smallworld-decline-title = Úpadek
summary-smallworld-decline-text =
    - V každém regionu zůstane jeden žeton; ostatní jdou do zásobníku a schopnost se odhodí.
    - Národ, který byl v úpadku dřív, zmizí z mapy.
    - Za každý region v úpadku mince. Příští tah si vybereš novou kombinaci.
    - Doupata a pevnosti brání dál; nory, tábory, hrdinové a drak mizí.

summary-smallworld-end-title = Konec hry
summary-smallworld-end-text =
    Vyhrává nejvíc mincí; pak nejvíc žetonů národů na mapě; pak je vítězství společné. Počet kol:
summary-smallworld-end-two = Dva nebo tři hráči
summary-smallworld-end-four = Čtyři hráči
summary-smallworld-end-five = Pět hráčů
