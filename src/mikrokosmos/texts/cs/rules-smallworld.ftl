# Pravidla hry Small World, k nahlédnutí přímo u stolu. Heslo je `<id>-title` a `<id>-text`; co má jméno v smallworld.ftl, to má za
# nadpis (`rule-race-trolls-text` má `race-trolls`). Každý řádek textu je odstavec, nebo, po „- “, řádek seznamu; [slova](heslo) jsou
# odkaz. Pořadí je v web/src/rules/contents.ts.

## Kapitoly

rules-goal-title = Cíl hry
rules-goal-text =
    Veď jeden fantastický národ za druhým mapou, která je pro všechny příliš malá. Na konci každého tvého tahu ti regiony přinesou [vítězné mince](rule-coins). Kdo jich má [na konci hry](rules-end) nejvíc, vyhrává.

    Dřív nebo později je národ příliš roztažený. Pak ho necháš přejít do [úpadku](rules-decline) a [vybereš si](rules-choosing) nový. Poznat tu pravou chvíli je půlka hry.

rules-table-title = Příprava hry
rules-table-text =
    Každý počet hráčů má svou mapu. Region má [typ krajiny](rules-map), někdy symbol a někdy [Zapomenutý kmen](rule-tribe).

    - Vedle mapy leží řada šesti kombinací na [výběr](rules-choosing), každá z národa a zvláštní schopnosti.
    - V [zásobníku](rule-tokens) jsou všechny žetony národů, které se zrovna nepoužívají.
    - Každý začíná s pěti [mincemi](rule-coins).
    - Ve dvou a ve třech se hraje 10 kol, ve čtyřech 9, v pěti 8. V každém kole má každý jeden tah.

rules-turn-title = Tah
rules-turn-text =
    Nemáš-li aktivní národ, [vyber si](rules-choosing) kombinaci a hned začni [dobývat](rules-conquering). Máš-li ho, nejdřív se rozhodni: rozšiřovat s ním území, nebo věnovat celý tah přechodu do [úpadku](rules-decline).

    Rozšiřování znamená:

    - [připravit](rules-later) vojska, a chceš-li, opustit regiony;
    - dobýt, kolik regionů chceš, třeba i žádný;
    - [přeskupit](rules-redeployment) žetony;
    - získat [mince](rules-income).

    Nakonec napadení hráči rozmístí žetony, které [ustoupily](rules-losses).

    Nemá-li tvůj aktivní národ už ani žeton, můžeš tah vynechat nebo přejít do úpadku, ale novou kombinaci si ještě nevybíráš.

rules-choosing-title = Výběr kombinace
rules-choosing-text =
    Vyber si kteroukoli kombinaci z řady. První je zdarma; za jinou polož po jedné své minci na každou, která leží před ní. Mince ležící na vybrané kombinaci jsou tvoje, ale platit jimi za ni nejde.

    Dostaneš tolik žetonů, kolik říkají tabulka národa a žeton schopnosti dohromady. Víc jich tvůj národ nedostane, ledaže nějaká schopnost říká jinak.

    Kombinace za ní se i s mincemi posunou a na konci přibude nová. Národy, které zmizí z mapy, jdou dospod hromádky, a když dojdou schopnosti, použité se znovu zamíchají. Je-li volných národů málo, je řada na čas kratší.

rules-conquering-title = Dobývání
rules-conquering-text =
    Národ, který není na mapě, na ni vstupuje přes [okraj](rule-edge). Potom dobývá regiony, které [sousedí](rule-neighbours) s těmi, které ovládá. [Cenu](rules-cost) zaplať žetony z ruky; v regionu zůstanou až do [přeskupení](rules-redeployment).

    - [Imunní](rule-protected) regiony dobýt nejde a [vodu](rule-water) dobývají jen Mořští.
    - Region smíš dobýt i na vlastním národu v úpadku; o jeho žeton přijdeš.
    - Z regionů tvého národa v úpadku se aktivní národ dál rozšiřovat nemůže.
    - Když žetony nestačí, může jednou pomoci [Kostka posil](rules-attempt).

rules-cost-title = Kolik stojí region
rules-cost-text =
    Dva žetony a po jednom navíc za každou z těchto věcí v regionu:

    - [pohoří](rule-terrain-mountain);
    - [Zapomenutý kmen](rule-tribe);
    - žeton národa, aktivního i v úpadku;
    - [doupě](rule-marker-lair), [pevnost](rule-marker-fort) nebo [tábor](rule-marker-camp).

    Pohoří se dvěma Troly a jejich doupětem tedy stojí 2 + 1 + 2 + 1 = 6 žetonů.

    Slevy národa a schopnosti se sčítají, ale aspoň jeden žeton je potřeba vždycky. Tvůj vlastní národ v úpadku se ti brání jako každý jiný, pokud se u stolu nedohodnete jinak.

rules-losses-title = Ztráty a ústup
rules-losses-text =
    Když přijdeš o region, vezmi si odtud žetony do ruky. Jeden z nich se vrací do zásobníku. Ostatní na úplném konci útočníkova tahu rozmístíš do kterýchkoli regionů, které tvůj národ ještě ovládá, ať sousedí, nebo ne. Osamocený žeton je prostě ztracený.

    - Za každý ztracený region přijdeš o jeden žeton.
    - Je-li napadených hráčů víc, rozmisťují žetony po směru hodinových ručiček. Umístit musí všechny.
    - Nemá-li tvůj národ už žádný region, žetony ti zůstanou v ruce a v příštím tahu vstoupíš na mapu znovu.
    - Doupě a pevnost se vracejí do zásoby, tábory svému majiteli.

rules-attempt-title = Poslední pokus o dobytí
rules-attempt-text =
    Máš-li v ruce aspoň jeden žeton, můžeš zkusit region, na který ti chybí jeden až tři žetony. Vyber region a pak hoď [Kostkou posil](rule-die). Stačí-li žetony a hod dohromady na [cenu](rules-cost), region je dobytý a jdou do něj všechny žetony z ruky. Nestačí-li, polož je do regionů, které už ovládáš. Tak či tak je dobývání v tomto tahu u konce.

    - Nemusí to být nejlevnější region. Kde žetony stačí, tam se nehází.
    - Nevyjde-li pokus a neovládáš žádný region, žetony ti zůstanou v ruce do příštího tahu.
    - Pokus je jeden za tah. S [Ghúly](rule-race-ghouls) v úpadku jím končí dobývání obou národů, pokud u vašeho stolu nemá každý svůj.
    - [Zuřiví](rule-power-berserk) místo toho házejí před každým dobytím.

rules-redeployment-title = Přeskupení vojsk
rules-redeployment-text =
    Po dobývání přesuň žetony aktivního národa mezi jeho regiony, jak chceš, ať sousedí, nebo ne. V každém nech aspoň jeden.

    - Regiony teď opouštět nejde, jen [Amazonky](rule-race-amazons) někdy musejí.
    - Žetony aktivního národa a národa v úpadku se nikdy nemíchají.
    - Teď přicházejí noví [Kostlivci](rule-race-skeletons). Teď se také umisťují [tábory](rule-marker-camp), [hrdinové](rule-marker-hero) a [pevnost](rule-marker-fort).

rules-income-title = Získání mincí
rules-income-text =
    Na konci tahu dostaneš minci za každý region svého národa, aktivního i v úpadku, ať je v něm žetonů kolik chce. Potom přijdou bonusy aktivního národa a jeho schopnosti. Jeden region může přinést několik různých bonusů.

    - V úpadku bonusy nejsou, kromě dolů [Trpaslíků](rule-race-dwarves).
    - Mince získává jen hráč na tahu.

rules-later-title = Příprava vojsk a opouštění regionů
rules-later-text =
    Když rozšiřuješ území, vezmi si do ruky všechny žetony národa až na jeden v každém regionu. Dobývají jen žetony z ruky.

    Před prvním dobytím v tahu smíš opustit kterékoli své regiony, třeba všechny, a vzít si i jejich poslední žetony.

    - Opuštěný region nepatří nikomu a nic nepřináší. Můžeš ho za obvyklou cenu znovu dobýt jako prázdný.
    - Jeho doupě, pevnost nebo nora zmizí. Tábory, hrdina a drak se vracejí k tobě.
    - Opustíš-li všechno, vstupuješ znovu přes [okraj](rule-edge).
    - U stolu to můžete dovolit i později v tahu, jen ne u regionů dobytých v tomto tahu.

rules-decline-title = Úpadek
rules-decline-text =
    Přechod do úpadku zabere celý tah. V každém regionu národa zůstane jeden žeton, ostatní jdou do zásobníku a zvláštní schopnost se odhodí. Národ, který byl v úpadku dřív, zmizí z mapy. Za každý region národa, který je teď v úpadku, získáš minci a příští tah si [vybereš](rules-choosing) novou kombinaci.

    - Národ v úpadku přináší minci za region, ale nic jiného nedělá. Zaútočit na něj může kdokoli, i ty.
    - Dál platí: [Trpaslíci](rule-race-dwarves), [Ghúlové](rule-race-ghouls), [Přízrační](rule-power-spirit), voda, kterou už [ovládáš](rule-power-seafaring), a obrana doupat a pevností.
    - Nory, tábory, hrdinové a drak z mapy mizí.
    - V tahu, kdy si kombinaci vybereš, do úpadku přejít nejde, ledaže jsou to [Udatní](rule-power-stout).

rules-end-title = Konec hry
rules-end-text =
    Když má v posledním kole každý svůj tah za sebou, hra končí. Vyhrává, kdo má nejvíc mincí.

    Při shodě vyhrává, kdo má na mapě nejvíc žetonů národů, aktivních i v úpadku dohromady. Tábory, žetony v ruce a odložené Amazonky se nepočítají. Trvá-li shoda, je vítězství společné.

rules-options-title = Možnosti hostitele
rules-options-text =
    - Kdo začíná: hráč podle volby, nebo náhodný.
    - Zda jsou vidět [mince](rule-coins) všech hráčů.
    - Které národy a schopnosti se použijí.
    - Vlastní národy a schopnosti, jako prázdná tabulka a prázdný žeton z krabice.
    - Domácí pravidla tam, kde se vydání pravidel liší.

rules-terms-title = Pojmy
rules-terms-text =
    V popisu schopnosti „ty“ a „tvůj“ znamená národ, který ji má, ne tvůj národ v úpadku.

rules-map-title = Typy krajiny a symboly
rules-map-text =
    Každý region má jeden typ krajiny a některé mají symbol. Cenu jim dávají národy a schopnosti.

rules-races-title = Národy
rules-races-text =
    Je jich čtrnáct. Schopnost národa platí, dokud je národ aktivní, a v [úpadku](rules-decline) končí, není-li řečeno jinak.

rules-powers-title = Zvláštní schopnosti
rules-powers-text =
    Je jich dvacet. Zvláštní schopnost se přidává ke schopnosti národa, a když národ přejde do [úpadku](rules-decline), odhodí se, kromě Přízračných.

rules-markers-title = Další žetony
rules-markers-text =
    Některé národy přinášejí na mapu další žetony. Nejsou to žetony národa a samy region neovládají.

## Slova a herní díly

rule-empty-title = Prázdné a neprázdné regiony
rule-empty-text =
    Region je neprázdný, pokud v něm při dobytí je žeton národa nebo [Zapomenutý kmen](rule-tribe), i kdyby to byl žeton tvého vlastního národa v úpadku. Samotné pohoří nebo jiný žeton se nepočítá: takový region je prázdný.

rule-neighbours-title = Sousední regiony
rule-neighbours-text =
    Regiony sousedí, mají-li společnou hranici. Společný roh nestačí a poloha u téže vody také ne.

rule-water-title = Voda a pobřežní regiony
rule-water-text =
    Na každé mapě jsou dvě [moře](rule-terrain-sea) na okraji a [jezero](rule-terrain-lake) uvnitř. Tam smějí jen [mořské](rule-power-seafaring) národy. Region na souši, který hraničí s vodou, je pobřežní; voda sama ne.

rule-edge-title = Okraj mapy
rule-edge-text =
    Národ vstupuje na mapu hraničním regionem: na okraji mapy nebo na břehu moře, i když to moře někdo ovládá. Břeh jezera se nepočítá. [Hobiti](rule-race-halflings) a [létající](rule-power-flying) národy smějí vstoupit kdekoli na souši.

rule-protected-title = Imunní regiony
rule-protected-text =
    Region s [norou](rule-marker-hole), [hrdinou](rule-marker-hero) nebo [drakem](rule-marker-dragon) je imunní: nikdo ho nemůže dobýt, vyměnit v něm žeton, zkusit ho s kostkou ani tam poslat draka, ani druhý národ téhož hráče, pokud se u stolu nedohodnete jinak. Imunita končí, když tento žeton zmizí.

rule-tokens-title = Žetony, ruka a zásobník
rule-tokens-text =
    Žetony na mapě ovládají regiony, žetony v ruce dobývají. Žetony v zásobníku nepatří nikomu. Kostlivci a Mágové si z něj mohou brát, dokud v něm jsou žetony jejich národa, i ty dříve ztracené.

rule-tribe-title = Zapomenuté kmeny
rule-tribe-text =
    Zapomenutý kmen žije v některých regionech od začátku. Zvyšuje jejich cenu o jeden a dělá z nich [neprázdné](rule-empty). Dobytý zmizí nadobro.

rule-coins-title = Mince
rule-coins-text =
    Mince jsou tvoje body a platí se jimi i za kombinace dál v řadě. Kolik jich máš, ostatní nevidí, ledaže to hostitel povolí; vidí ale, kolik který tah získáš. Mince, které zůstanou v řadě, se nepočítají nikomu.

rule-die-title = Kostka posil
rule-die-text =
    Tři její strany jsou prázdné, na ostatních je 1, 2 a 3. Hází se při [posledním pokusu](rules-attempt) a házejí jí [Zuřiví](rule-power-berserk).

## Krajiny a symboly

rule-terrain-farmland-text =
    +1 mince pro [Lidi](rule-race-humans); pro [jezdecké](rule-power-mounted) národy o žeton levnější.
rule-terrain-forest-text =
    +1 mince pro [lesní](rule-power-forest) národy.
rule-terrain-hill-text =
    +1 mince pro [kopcové](rule-power-hill) národy; pro [jezdecké](rule-power-mounted) o žeton levnější.
rule-terrain-swamp-text =
    +1 mince pro [bahenní](rule-power-swamp) národy.
rule-terrain-mountain-text =
    Pohoří vždy zvyšuje [cenu](rules-cost) svého regionu o jeden, ať ho ovládá kdokoli. Není to žeton národa: bez něj je region [prázdný](rule-empty). [Obři](rule-race-giants) odsud dobývají sousední regiony o žeton levněji.
rule-terrain-sea-text =
    Moře dobývají jen [mořské](rule-power-seafaring) národy. Na jeho břehu může na mapu [vstoupit](rule-edge) kdokoli.
rule-terrain-lake-text =
    Jezero dobývají jen [mořské](rule-power-seafaring) národy. Jeho břeh je pobřežní, ale [vstoupit](rule-edge) na něm nejde.
rule-symbol-cavern-text =
    Pro [podzemní](rule-power-underworld) národy je o žeton levnější a spojuje je s každou jinou jeskyní.
rule-symbol-magic-text =
    +1 mince pro [Kouzelníky](rule-race-wizards).
rule-symbol-mine-text =
    +1 mince pro [Trpaslíky](rule-race-dwarves), i v úpadku.

## Národy

rule-race-amazons-text =
    Čtyři žetony navíc, jen na dobývání. Po dobývání jdou čtyři žetony stranou; na začátku tvého příštího tahu jsou zase v ruce.

    - Nemůžeš-li čtyři odložit, musíš před získáním mincí opustit regiony podle své volby.
    - Když Amazonky přejdou do úpadku, jdou ty čtyři do zásobníku.

rule-race-dwarves-text =
    Každý tah +1 mince za každý region s [dolem](rule-symbol-mine), i v úpadku.

    - Platí to i v tahu, kdy do úpadku přecházejí.

rule-race-elves-text =
    Když Elfové přijdou o region, neztratí žádný žeton: všichni ustoupí.

    - Elf, kterého vymění [Mágové](rule-race-sorcerers), je ztracený.
    - Elfové v úpadku se ztrácejí jako každý jiný žeton.

rule-race-ghouls-text =
    V úpadku zůstanou na mapě všichni Ghúlové a v každém tvém tahu dobývají dál, před aktivním národem.

    - Zvláštní schopnost ztrácejí, vodu a pevnosti si nechávají.
    - [Poslední pokus](rules-attempt) je v tahu jeden pro oba národy, pokud u vašeho stolu nemá každý svůj.
    - Novou kombinaci si vybereš před jejich dobýváním, nebo po něm. Aktivní národ smí předtím opustit regiony.
    - Smějí zaútočit na tvůj aktivní národ a ten smí žetony, které ustoupily, hned použít.
    - V tahu přechodu do úpadku nedobývají a mizí, ledaže jsou [Přízrační](rule-power-spirit) oni, nebo národ, který do úpadku přechází.

rule-race-giants-text =
    Regiony vedle [pohoří](rule-terrain-mountain), které ovládají, stojí o žeton méně.

    - Druhé pohoří už cenu nesníží.
    - Pohoří dobyté v tomto tahu se počítá.

rule-race-halflings-text =
    Na mapu smějí vstoupit kterýmkoli regionem na souši. První dva regiony, které dobudou, dostanou [noru](rule-marker-hole) a jsou imunní.

    - Opuštěná nora se nenahrazuje.
    - Hobiti, kteří z mapy zmizeli, smějí znovu vstoupit kdekoli.

rule-race-humans-text =
    Každý tah +1 mince za každý [rolnický](rule-terrain-farmland) region, který ovládají.

rule-race-orcs-text =
    +1 mince za každý [neprázdný](rule-empty) region dobytý v tomto tahu.

    - [Loupeživí](rule-power-pillaging) Orkové dostanou dvě.

rule-race-ratmen-text =
    Žádná schopnost, ale spousta žetonů: osm na tabulce.

rule-race-skeletons-text =
    Za každé dva [neprázdné](rule-empty) regiony dobyté v tomto tahu získají při [přeskupení](rules-redeployment) nový žeton.

    - Lichý region se nepřenáší.
    - Noví Kostlivci v tomto tahu nedobývají.
    - Celkem jich je 20; prázdný zásobník nedá nic.

rule-race-sorcerers-text =
    Jednou za tah u každého protivníka: vyměň osamocený aktivní žeton vedle svého regionu za Mága ze zásobníku. Region je tvůj.

    - Nepotřebuješ k tomu žeton v ruce a můžeš to udělat i nakonec, ale ne po hodu kostkou.
    - Doupě, pevnost ani pohoří tomu nezabrání. Tábor, [imunita](rule-protected) a [příměří](rule-power-diplomat) ano.
    - Zapomenuté kmeny a žetony v úpadku vyměnit nejde.
    - Počítá se to jako dobytí [neprázdného](rule-empty) regionu.
    - Létající Mágové vyměňují kdekoli na souši, jakmile ovládají nějaký region.

rule-race-tritons-text =
    Všechny [pobřežní](rule-water) regiony, u moře i u jezera, stojí o žeton méně.

    - Voda sama pobřežní není, takže Mořští Tritoni za ni platí plnou cenu.

rule-race-trolls-text =
    V každém jejich regionu je [doupě](rule-marker-lair), které ho o žeton zdražuje, i v úpadku.

rule-race-wizards-text =
    Každý tah +1 mince za každý [magický region](rule-symbol-magic).

## Zvláštní schopnosti

rule-power-alchemist-text =
    +2 mince na konci každého tahu, dokud je národ aktivní, i kdyby neovládal žádný region.

rule-power-berserk-text =
    Před každým dobytím smíš hodit [kostkou](rule-die). Pak vyber region: od jeho ceny odečti hod, ale aspoň jeden žeton je potřeba vždycky.

    - Nemůžeš-li s hodem dobýt žádný region nebo ho nevyužiješ, dobývání končí.
    - Každý hod platí pro jeden region. Ušetřené žetony mohou dobývat dál.
    - K hodu potřebuješ žeton v ruce.
    - [Poslední pokus](rules-attempt) nemáš.

rule-power-bivouacking-text =
    Pět [táborů](rule-marker-camp), které při každém přeskupení rozmístíš do svých regionů, třeba i víc do jednoho.

    - Některé si smíš nechat v ruce.
    - Když přijdeš o region, jeho tábory se ti vrátí a smíš je na konci útočníkova tahu znovu umístit.

rule-power-commando-text =
    Každý region stojí o žeton méně, i ten první.

rule-power-diplomat-text =
    Po získání mincí smíš uzavřít příměří s jedním protivníkem, jehož aktivní národ zůstal v tomto tahu tvých útoků ušetřen. Do začátku tvého příštího tahu jeho aktivní národ nesmí zaútočit na tvůj.

    - Každý tah vybíráš znovu: téhož hráče, jiného, nebo nikoho.
    - Národů v úpadku se příměří netýká: spojencovi Ghúlové v úpadku na tebe smějí zaútočit a tvůj národ v úpadku v bezpečí není.
    - Jako útok se počítá i nevydařený pokus a výměna Mágy.
    - Příměřím je vázaný i národ, který si spojenec mezitím vybere. Ty ne.

rule-power-dragon_master-text =
    Jednou za tah smíš dobýt region na dosah jediným žetonem, ať ho brání cokoli. [Drak](rule-marker-dragon) v něm zůstane a region je imunní.

    - Přesouvá se jen do regionu, který dobýváš, ne do toho, který tvůj aktivní národ už ovládá.
    - Smíš ho použít i k prvnímu dobytí.
    - Když ho nepoužiješ, zůstává na místě a jeho region je dál imunní.
    - Na [imunní](rule-protected) region zaútočit nemůže.

rule-power-flying-text =
    Smíš dobýt kterýkoli region na souši, ať sousedí, nebo ne, i při vstupu na mapu. Na vodu nesmíš.

rule-power-forest-text =
    Každý tah +1 mince za každý tvůj [lesnatý](rule-terrain-forest) region.

rule-power-fortified-text =
    Jednou za tah, při přeskupení, smíš postavit [pevnost](rule-marker-fort) v regionu, který ovládáš a který žádnou nemá. Zvyšuje cenu regionu o jeden a dokud je národ aktivní, přináší každý tah minci, počínaje tímto.

    - Pevností je celkem šest, i s těmi, které mají národy v úpadku.
    - Pevnost se nikdy nepřesouvá. Když o region přijdeš nebo ho opustíš, dá se postavit znovu.
    - Od tahu, kdy přejdeš do úpadku, dál brání, ale mince nepřináší.

rule-power-heroic-text =
    Při každém přeskupení umísti dva [hrdiny](rule-marker-hero) do dvou různých svých regionů. Ty jsou imunní.

    - Smějí zůstat, kde byli.
    - Máš-li jen jeden region, zůstane druhý hrdina mimo mapu.

rule-power-hill-text =
    Každý tah +1 mince za každý tvůj [kopcovitý](rule-terrain-hill) region.

rule-power-merchant-text =
    Každý tah +1 mince za každý tvůj region, ať je jaký chce.

rule-power-mounted-text =
    Každý [kopcovitý](rule-terrain-hill) a každý [rolnický](rule-terrain-farmland) region stojí o žeton méně.

rule-power-pillaging-text =
    +1 mince za každý [neprázdný](rule-empty) region dobytý v tomto tahu.

rule-power-seafaring-text =
    Dokud je národ aktivní, smíš dobývat [moře i jezero](rule-water) jako prázdné regiony, po dvou žetonech. V úpadku ti zůstanou a přinášejí mince dál.

    - Vstoupit smíš mořem na okraji mapy, ale ne jezerem.
    - Voda, kterou ovládáš, je region jako jiné: její břehy s ní sousedí.
    - Na žetony na vodě může zaútočit jen aktivní mořský národ.

rule-power-spirit-text =
    V úpadku se tento národ nepočítá jako tvůj jediný národ v úpadku: vedle něj smíš mít ještě jeden a mince přinášejí oba.

    - Další přechody do úpadku odstraní ten druhý, Přízračné nikdy. O ty tě připraví jen dobytí, třeba i tvoje vlastní.

rule-power-stout-text =
    Do úpadku smíš přejít na konci běžného tahu, po získání mincí, a nemusíš na to obětovat celý tah.

    - Mince za ten tah získáš jednou, se všemi bonusy. Dřívější národ v úpadku ještě také přinese mince a pak zmizí z mapy.
    - Smíš to udělat i v tahu, kdy si kombinaci vybereš.

rule-power-swamp-text =
    Každý tah +1 mince za každý tvůj [bažinatý](rule-terrain-swamp) region.

rule-power-underworld-text =
    Regiony s [jeskyní](rule-symbol-cavern) stojí o žeton méně a všechny jeskyně pro tebe navzájem sousedí.

    - Vstupuješ přes [okraj](rule-edge) jako ostatní. Chodby se otevřou, až budeš ovládat nějakou jeskyni.

rule-power-wealthy-text =
    Sedm mincí, jednou, na konci tahu, kdy si tuto kombinaci vybereš.

    - Objeví-li se žeton později znovu, dostane mince i ten, kdo si ho vybere, pokud se u vašeho stolu neplatí jen jednou za hru.

## Další žetony

rule-marker-lair-text =
    Zvyšuje cenu svého regionu o jeden, i když jsou [Trolové](rule-race-trolls) v úpadku. Umisťuje se při dobytí, do každého regionu jedno, a zmizí, když je region dobyt nebo opuštěn. Je jich deset.
rule-marker-fort-text =
    Zvyšuje cenu svého regionu o jeden, i v úpadku, a dokud je národ aktivní, přináší každý tah minci. Stavějí ji [opevněné](rule-power-fortified) národy.
rule-marker-camp-text =
    Zvyšuje cenu svého regionu o jeden a chrání osamocený žeton před [Mágy](rule-race-sorcerers). Nikdy se neztratí. [Kočovné](rule-power-bivouacking) národy jich mají pět.
rule-marker-hole-text =
    Její region je [imunní](rule-protected), dokud ho [Hobiti](rule-race-halflings) neopustí nebo nepřejdou do úpadku.
rule-marker-hero-text =
    Jeho region je [imunní](rule-protected), dokud se hrdina nepřesune. [Hrdinné](rule-power-heroic) národy mají dva.
rule-marker-dragon-text =
    Jeho region je [imunní](rule-protected), dokud se drak nepřesune. Přichází se schopností [Vládci draků](rule-power-dragon_master).

## Souhrnná karta k vytištění

summary-smallworld-title = Small World v kostce

summary-smallworld-turn-title = Tvůj tah
summary-smallworld-turn-text =
    - Bez aktivního národa: vyber si kombinaci. Na každou před ní polož minci; mince na ní jsou tvoje.
    - S aktivním národem: rozšiřuj území, nebo přejdi do úpadku a nic dalšího nedělej.
    - Rozšiřování: vezmi do ruky všechny žetony až na jeden v každém regionu. Před prvním dobytím smíš opustit regiony.
    - Dobývej: nejdřív na okraji mapy nebo na břehu moře, pak sousední regiony. Když žetony nestačí, jeden poslední pokus s kostkou.
    - Přeskup vojska: v každém regionu aspoň jeden žeton.
    - Získej mince. Pak napadení hráči rozmístí své žetony.

summary-smallworld-cost-title = Cena regionu
summary-smallworld-cost-text =
    Nikdy méně než jeden žeton, ať jsou slevy jakékoli. Poslední pokus: chybí-li jeden až tři žetony, musí je dohnat kostka (nic, nic, nic, 1, 2, 3).
summary-smallworld-cost-region = Každý region
summary-smallworld-cost-mountain = Pohoří
summary-smallworld-cost-tribe = Zapomenutý kmen
summary-smallworld-cost-token = Každý žeton národa
summary-smallworld-cost-marker = Každé doupě, pevnost nebo tábor
summary-smallworld-cost-protected = Nora, hrdina nebo drak
summary-smallworld-cost-never = imunní

summary-smallworld-coins-title = Mince na konci tahu
summary-smallworld-coins-text =
    Bonusy má jen aktivní národ; v úpadku přinášejí mince dál jen doly Trpaslíků.
summary-smallworld-coins-region = Každý region národa, aktivního i v úpadku
summary-smallworld-coins-kind = Každý region druhu, který jmenuje národ nebo schopnost
summary-smallworld-coins-spoils = Orkové, Loupeživí: každý neprázdný region dobytý v tomto tahu
summary-smallworld-coins-fortress = Každá pevnost
summary-smallworld-coins-alchemist = Alchymističtí
summary-smallworld-coins-wealthy = Zámožní, jednou

summary-smallworld-losses-title = Ztráta regionu
summary-smallworld-losses-text =
    Jeden žeton jde do zásobníku. Ostatní se na konci útočníkova tahu vracejí na mapu do regionů, které národ ještě má. Nemá-li žádný, čekají v ruce a vstupují znovu.

summary-smallworld-decline-title = Úpadek
summary-smallworld-decline-text =
    - V každém regionu zůstane jeden žeton; ostatní jdou do zásobníku a schopnost se odhodí.
    - Národ, který byl v úpadku dřív, zmizí z mapy.
    - Za každý region národa v úpadku mince. Příští tah si vybereš novou kombinaci.
    - Doupata a pevnosti brání dál; nory, tábory, hrdinové a drak mizí.

summary-smallworld-end-title = Konec hry
summary-smallworld-end-text =
    Vyhrává, kdo má nejvíc mincí; při shodě, kdo má víc žetonů národů na mapě; jinak je vítězství společné. Počet kol:
summary-smallworld-end-two = Dva nebo tři hráči
summary-smallworld-end-four = Čtyři hráči
summary-smallworld-end-five = Pět hráčů
