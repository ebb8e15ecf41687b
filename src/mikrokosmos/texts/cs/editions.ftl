# V čem se pravidla hry Small World liší mezi vydáními a jak hrajeme my. Téma je `edition-<téma>-title` a `edition-<téma>-text`, v
# podobě popsané v rules-smallworld.ftl; odkazy vedou k jeho heslům. Nejdřív to, na čem záleží nejčastěji.

editions-title = V čem se tvoje pravidla liší
editions-text =
    Pravidla hry Small World se za ta léta měnila. Porovnali jsme čtyři: ukrajinská (2024), italská (2014), česká (2009) a čínský překlad jedněch raných. Zpravidla hrajeme podle nejnovějších, ukrajinských.

    Tady je, co tě může překvapit, pokud znáš hru z jiných pravidel. Která nejsou jmenována, ta se s naší hrou shodují.

edition-own-title = Útok na vlastní národ v úpadku
edition-own-text =
    - Ukrajinská: brání žetony každého jiného národa, tedy i tvého. Jejich souhrnná karta říká „protivníkovy“.
    - Italská, česká, čínská: brání žetony jiných hráčů.

    U nás: tvůj vlastní národ v úpadku [zvyšuje cenu](rules-cost) jako každý jiný.

edition-die-title = Poslední pokus o dobytí
edition-die-text =
    - Ukrajinská, italská, česká, čínská: jeden hod za tah a dobývání končí. O Ghúlech se nepíše.

    Hrajeme: [jeden hod za tah](rules-attempt), ať už kterýmkoli národem, pokud váš stůl nedává každému národu vlastní.

edition-abandon-title = Opouštění regionů později
edition-abandon-text =
    - Ukrajinská: jen před prvním dobytím.
    - Čínská: zní to, jako by to šlo kdykoli.

    Hrajeme: [před prvním dobytím](rules-later), pokud to váš stůl nedovolí i později.

edition-entry-title = Vstup na mapu
edition-entry-text =
    - Česká, čínská: o břehu moře, které někdo drží, neříkají nic.
    - Čínská: národ vstupuje u okraje mapy nebo u moře.
    - Česká, čínská: další dobývání vychází od „tvých žetonů“.

    U nás: břeh moře je [vstup](rule-edge) vždycky, břeh jezera nikdy, a cestu otvírá jen tvůj aktivní národ.

edition-column-title = Mince na kombinaci
edition-column-text =
    - Čínská: o mincích, které leží na vybrané kombinaci, neříkají nic.

    U nás: [vezmeš si je](rules-choosing), a za kombinace před ní přesto platíš.

edition-amazons-title = Amazonky
edition-amazons-text =
    - Česká: každý tah začíná s deseti žetony.
    - Čínská: každý tah přijdou čtyři žetony z krabice; když nestačí, smíš opustit region.
    - Ukrajinská, italská, česká: v každém regionu zůstane pokud možno jeden žeton.

    U nás: v prvním tahu deset žetonů (a ty od schopnosti), později kolik jich zbylo. Tytéž čtyři jdou stranou a vracejí se, a nejde-li je uvolnit, [musíš](rule-race-amazons) opustit regiony.

edition-sorcerers-title = Mágové
edition-sorcerers-text =
    - Čínská: neříkají, že žeton musí být aktivní, ani že musí být vedle tebe.
    - Česká, čínská: o vyměněných Elfech neříkají nic.
    - Ukrajinská: zní to, jako by prázdný zásobník znamenal konec výměn.

    U nás: [vyměnit](rule-race-sorcerers) jde jen aktivní žeton vedle tvých regionů, vyměněný Elf je ztracený a zásobník se může znovu naplnit.

edition-ghouls-title = Ghúlové
edition-ghouls-text =
    - Jen čínská pravidla říkají, že Ghúlové v úpadku nemají schopnost.
    - Čínská: o útoku na vlastní aktivní národ neříkají nic.

    U nás: schopnost [nemají](rule-race-ghouls) a zaútočit na něj smějí.

edition-protected-title = Drak a hrdinové
edition-protected-text =
    - Česká: chrání před útoky a zvláštními schopnostmi; schopnosti národů nezmiňují.
    - Ukrajinská, italská: chrání před protivníky; tvé vlastní Ghúly nezmiňují.

    U nás: [chrání](rule-protected) přede všemi, i před Mágy a tvými vlastními Ghúly.

edition-commando-title = Útoční
edition-commando-text =
    - Česká, čínská: o žeton méně za kterýkoli sousední region.

    U nás: za [kterýkoli region](rule-power-commando), i při vstupu na mapu.

edition-seafaring-title = Mořští a Létající
edition-seafaring-text =
    - Česká, čínská: nic neříká, že vodu dobývá jen aktivní národ.
    - Česká: nic neříká, že pro ostatní je voda zavřená. Létající nesmějí jen na moře.
    - Čínská: na ty, kdo jsou na vodě, nikdo zaútočit nemůže.
    - Ukrajinská souhrnná karta tiskne Mořské pod jménem Bahenních.

    U nás: vodu dobývají a na ní útočí jen aktivní [Mořští](rule-power-seafaring); [Létající](rule-power-flying) nesmějí na moře ani na jezero.

edition-fortified-title = Pevnosti
edition-fortified-text =
    - Česká: zní to, jako by se každý tah stavět muselo.
    - Čínská: o obraně v úpadku neříkají nic a ztracená pevnost ze hry mizí.

    U nás: každý tah [smíš](rule-power-fortified) postavit jednu; pevnosti brání i v úpadku a ztracené jde postavit znovu.

edition-bivouacking-title = Polní tábory
edition-bivouacking-text =
    - Česká: neztrácejí se, ale nic neříká, kdy se vracejí.
    - Čínská: majitel si je smí vzít do ruky.

    U nás: majitel je smí položit [na konci útočníkova tahu](rule-power-bivouacking).

edition-powers-title = Zámožní, Alchymističtí, Diplomatičtí
edition-powers-text =
    - Čínská: Zámožní nemají určeno, kdy se jim platí, Alchymističtí nemají podmínku a příměří končí tvou příští akcí.
    - Ukrajinská: Zámožným se platí jednou za hru.

    U nás: [Zámožným](rule-power-wealthy) se platí na konci prvního tahu, a když se žeton vrátí, tak znovu, [Alchymistickým](rule-power-alchemist), dokud jsou aktivní, a [příměří](rule-power-diplomat) končí začátkem tvého příštího tahu.

edition-misprints-title = Chybějící a popletené schopnosti
edition-misprints-text =
    - Čínská: Obchodující chybějí (Jezdečtí tam jsou dvakrát) a Lesní mají slova Bahenních.

    U nás: [Obchodující](rule-power-merchant) a [Lesní](rule-power-forest) jsou takoví, jak je mají ostatní troje pravidla.

edition-first-title = Kdo začíná
edition-first-text =
    - Ukrajinská, italská, česká: hráč s nejšpičatějšíma ušima.
    - Čínská: neříkají nic.

    U nás: někoho určí hostitel, nebo náhoda.

edition-blank-title = Prázdná tabulka a prázdný žeton
edition-blank-text =
    - Čínská: nezmiňují je.

    U nás: vlastní národy a schopnosti jsou vítané, nejvýš s deseti žetony na národ a s pěti na schopnost.
