# V čem se pravidla hry Small World liší mezi vydáními a jak hrajeme my. Téma je `edition-<téma>-title` a `edition-<téma>-text`, v
# podobě popsané v rules-smallworld.ftl; odkazy vedou k jeho heslům. Nejdřív to, na čem záleží nejčastěji.

editions-title = Rozdíly v pravidlech
editions-text =
    Pravidla hry Small World se za ta léta měnila. Porovnali jsme čtyři: ukrajinská (2024), italská (2014), česká (2009) a čínský překlad jedněch raných. Anglická pravidla z roku 2015 znějí téměř stejně jako italská. Obvykle hrajeme podle nejnovějších, ukrajinských.

    Tady je, co tě může překvapit, pokud znáš hru z jiných pravidel. Pravidla, která nejsou jmenována, se s našimi shodují.

edition-own-title = Útok na vlastní národ v úpadku
edition-own-text =
    - Ukrajinská: brání žetony každého jiného národa, tedy i tvého. Jejich souhrnná karta říká „protivníkovy“.
    - Italská, česká, čínská: brání žetony jiných hráčů.

    U nás: tvůj vlastní národ v úpadku [zvyšuje cenu](rules-cost) jako každý jiný.

edition-die-title = Poslední pokus o dobytí
edition-die-text =
    - Ukrajinská, italská, česká, čínská: jeden hod za tah a dobývání končí. Ghúly nezmiňují.

    U nás: [jeden hod za tah](rules-attempt), ať hází kterýkoli národ, pokud u vašeho stolu nemá každý svůj.

edition-abandon-title = Pozdní opouštění regionů
edition-abandon-text =
    - Ukrajinská: jen před prvním dobytím.
    - Čínská: zní to, jako by to šlo kdykoli.

    U nás: [před prvním dobytím](rules-later), pokud to u stolu nedovolíte i později.

edition-entry-title = Vstup na mapu
edition-entry-text =
    - Česká, čínská: nezmiňují břeh moře, které někdo ovládá.
    - Čínská: národ vstupuje u okraje mapy nebo u moře.
    - Česká, čínská: další dobývání vychází od „tvých žetonů“.

    U nás: na břehu moře jde [vstoupit](rule-edge) vždycky, na břehu jezera nikdy, a sousedství se počítá jen od tvého aktivního národa.

edition-column-title = Mince na kombinaci
edition-column-text =
    - Čínská: nezmiňují mince, které leží na vybrané kombinaci.

    U nás: [vezmeš si je](rules-choosing), a za kombinace před ní přesto platíš.

edition-amazons-title = Amazonky
edition-amazons-text =
    - Česká: každý tah začíná s deseti žetony.
    - Čínská: každý tah přijdou čtyři žetony z krabice; když nestačí, smíš opustit region.
    - Ukrajinská, italská, česká: v každém regionu zůstane pokud možno jeden žeton.

    U nás: v prvním tahu deset žetonů a k nim ty od schopnosti, potom kolik jich zbylo. Tytéž čtyři jdou stranou a vracejí se, a nemůžeš-li je odložit, [musíš](rule-race-amazons) opustit regiony.

edition-sorcerers-title = Mágové
edition-sorcerers-text =
    - Čínská: neříkají, že žeton musí být aktivní, ani že musí být vedle tebe.
    - Česká, čínská: nezmiňují vyměněné Elfy.
    - Ukrajinská: zní to, jako by prázdný zásobník znamenal konec výměn.

    U nás: [vyměnit](rule-race-sorcerers) jde jen aktivní žeton vedle tvých regionů, vyměněný Elf je ztracený a zásobník se může znovu naplnit.

edition-ghouls-title = Ghúlové
edition-ghouls-text =
    - Jen čínská pravidla říkají, že Ghúlové v úpadku nemají zvláštní schopnost.
    - Čínská: nezmiňují útok na vlastní aktivní národ.

    U nás: Ghúlové v úpadku [schopnost nemají](rule-race-ghouls) a na tvůj vlastní aktivní národ zaútočit smějí.

edition-protected-title = Drak a hrdinové
edition-protected-text =
    - Česká: chrání před útoky a zvláštními schopnostmi; schopnosti národů nezmiňují.
    - Ukrajinská, italská: chrání před protivníky; tvoje vlastní Ghúly nezmiňují.

    U nás: region je [imunní](rule-protected) vůči všem, i vůči Mágům a tvým vlastním Ghúlům.

edition-commando-title = Útoční
edition-commando-text =
    - Česká, čínská: o žeton méně za kterýkoli sousední region.

    U nás: o žeton méně za [kterýkoli region](rule-power-commando), i při vstupu na mapu.

edition-seafaring-title = Mořští a Létající
edition-seafaring-text =
    - Česká, čínská: neříkají, že vodu dobývá jen aktivní národ.
    - Česká: neříkají, že ostatní na vodu nesmějí. Létající nesmějí jen na moře.
    - Čínská: na žetony na vodě nikdo zaútočit nemůže.
    - Ukrajinská souhrnná karta tiskne Mořské pod jménem Bahenních.

    U nás: vodu dobývají a na ní útočí jen aktivní [Mořští](rule-power-seafaring); [Létající](rule-power-flying) nesmějí na moře ani na jezero.

edition-fortified-title = Pevnosti
edition-fortified-text =
    - Česká: zní to, jako by se každý tah stavět muselo.
    - Čínská: obranu v úpadku nezmiňují a ztracená pevnost ze hry mizí.

    U nás: každý tah [smíš](rule-power-fortified) postavit jednu; pevnosti brání i v úpadku a ztracené jde postavit znovu.

edition-bivouacking-title = Polní tábory
edition-bivouacking-text =
    - Česká: neztrácejí se, ale není řečeno, kdy se vracejí.
    - Čínská: majitel si je smí vzít do ruky.

    U nás: majitel je smí znovu umístit [na konci útočníkova tahu](rule-power-bivouacking).

edition-powers-title = Zámožní, Alchymističtí, Diplomatičtí
edition-powers-text =
    - Čínská: Zámožní nemají určeno, kdy mince dostanou, Alchymističtí nemají podmínku a příměří končí tvou příští akcí.
    - Ukrajinská: Zámožní dostanou mince jednou za hru.

    U nás: [Zámožní](rule-power-wealthy) dostanou mince na konci prvního tahu, a když se žeton vrátí, tak znovu, [Alchymističtí](rule-power-alchemist), dokud jsou aktivní, a [příměří](rule-power-diplomat) končí začátkem tvého příštího tahu.

edition-misprints-title = Chybějící a popletené schopnosti
edition-misprints-text =
    - Čínská: Obchodující chybějí (Jezdečtí tam jsou dvakrát) a Lesní mají slova Bahenních.

    U nás: [Obchodující](rule-power-merchant) a [Lesní](rule-power-forest) jsou takoví, jak je mají ostatní troje pravidla.

edition-first-title = Kdo začíná
edition-first-text =
    - Ukrajinská, italská, česká: hráč s nejšpičatějšíma ušima.
    - Čínská: neříkají nic.

    U nás: náhodný hráč, nebo první místo, pokud tomu hostitel dá přednost.

edition-blank-title = Prázdná tabulka a prázdný žeton
edition-blank-text =
    - Čínská: nezmiňují je.

    U nás: můžeš přidat vlastní národy a schopnosti, nejvýš s deseti žetony na národ a s pěti na schopnost.
