# Co dělají slova národa nebo schopnosti: `n` je číslo u slova, `kinds` druhy regionů, které jmenuje. Řádek popisují jeho vlastní
# slova, takže i tvůj národ popíše sám sebe. Jména `kind-` jsou mužského rodu v prvním (čtvrtém) pádě.

rows-race = Národ
rows-power = Zvláštní schopnost
rows-tokens = Žetony
rows-does = Co umí
rows-between = {" "}
rows-nothing = Žádná zvláštní schopnost, jen spousta žetonů.
kinds-between = {" nebo "}

kind-any = region
kind-farmland = rolnický region
kind-forest = lesnatý region
kind-hill = kopcovitý region
kind-swamp = bažinatý region
kind-mountain = hornatý region
kind-sea = mořský region
kind-lake = jezerní region
kind-cavern = region s jeskyní
kind-magic = magický region
kind-mine = region s dolem
kind-coastal = pobřežní region

word-income = Každý tah +1 mince za každý ovládaný { $kinds }.
word-income_lasts = Tento příjem si nechávají i v úpadku.
word-stipend =
    Každý tah { $n ->
        [one] +{ $n } mince
        [few] +{ $n } mince
        [many] +{ $n } mince
       *[other] +{ $n } mincí
    }, dokud je národ aktivní.
word-windfall =
    Jednou { $n ->
        [one] +{ $n } mince
        [few] +{ $n } mince
        [many] +{ $n } mince
       *[other] +{ $n } mincí
    }, na konci prvního tahu.
word-spoils =
    { $n ->
        [one] +{ $n } mince
        [few] +{ $n } mince
        [many] +{ $n } mince
       *[other] +{ $n } mincí
    } za každý neprázdný region dobytý v tomto tahu.
word-discount = Každý { $kinds } dobývají o 1 žeton levněji.
word-discount_beside = Ovládají-li { $kinds }, dobývají regiony vedle něj o 1 žeton levněji.
word-enters_anywhere = Na mapu smějí vstoupit kterýmkoli regionem na souši.
word-flies = Smějí dobýt kterýkoli region na souši, i když s nimi nesousedí.
word-sails = Smějí dobývat moře a jezera a v úpadku si je nechávají.
word-tunnels = Všechny regiony s jeskyní pro ně navzájem sousedí.
word-raiders =
    { $n ->
        [one] +{ $n } žeton
        [few] +{ $n } žetony
        [many] +{ $n } žetonu
       *[other] +{ $n } žetonů
    } jen na dobývání; před získáním mincí jdou stranou.
word-recruits_per =
    Při přeskupení +1 žeton za { $n ->
        [one] každý neprázdný region dobytý
        [few] každé { $n } neprázdné regiony dobyté
        [many] každých { $n } neprázdného regionu dobytého
       *[other] každých { $n } neprázdných regionů dobytých
    } v tomto tahu.
word-unbroken = Když přijdou o region, neztrácejí žádný žeton.
word-marches = V úpadku si nechávají všechny žetony a dobývají dál.
word-endures = Nezapočítávají se do limitu jednoho národa v úpadku.
word-stout = Smějí přejít do úpadku na konci běžného tahu, až po získání mincí.
word-lairs = V každém dobytém regionu mají doupě: +1 k obraně, i v úpadku.
word-holes =
    { $n ->
        [one] Nora v prvním dobytém regionu, který je pak imunní.
        [few] Nora v každém z prvních { $n } dobytých regionů, které jsou pak imunní.
        [many] Nora v každém z prvních { $n } dobytých regionů, které jsou pak imunní.
       *[other] Nora v každém z prvních { $n } dobytých regionů, které jsou pak imunní.
    }
word-camps =
    Každý tah rozmístí { $n ->
        [one] { $n } tábor: +1 k obraně.
        [few] { $n } tábory: každý +1 k obraně.
        [many] { $n } tábora: každý +1 k obraně.
       *[other] { $n } táborů: každý +1 k obraně.
    }
word-heroes =
    Každý tah umístí { $n ->
        [one] { $n } hrdinu
        [few] { $n } hrdiny
        [many] { $n } hrdiny
       *[other] { $n } hrdinů
    }: region s hrdinou je imunní.
word-forts =
    Každý tah smějí postavit { $n ->
        [one] { $n } pevnost
        [few] { $n } pevnosti
        [many] { $n } pevnosti
       *[other] { $n } pevností
    }: každá dává +1 k obraně a aktivnímu národu +1 minci za tah.
word-dragons =
    Jednou za tah { $n ->
        [one] jejich drak
        [few] každý z jejich { $n } draků
        [many] každý z jejich { $n } draků
       *[other] každý z jejich { $n } draků
    } dobude region za jediný žeton a učiní ho imunním.
word-converts = Jednou za tah u každého protivníka nahradí osamocený žeton aktivního národa vedle svých regionů vlastním.
word-berserk = Před každým dobytím smějí hodit kostkou.
word-pact = Smějí do svého příštího tahu uzavřít příměří s protivníkem, kterého v tomto tahu nenapadnou.
