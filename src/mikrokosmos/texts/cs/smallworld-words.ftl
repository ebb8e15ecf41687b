# Co dělají slova národa nebo schopnosti: `n` je číslo u slova, `kinds` druhy regionů, které jmenuje. Řádek popisují jeho vlastní
# slova, takže i tvůj národ popíše sám sebe. Jména `kind-` jsou mužského rodu v prvním (čtvrtém) pádě.

rows-race = Národ
rows-power = Schopnost
rows-tokens = Žetony
rows-does = Co umí
rows-between = {" "}
rows-nothing = Nic zvláštního: prostě je jich hodně.
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

word-income = Každý tah 1 mince navíc za každý ovládaný { $kinds }.
word-income_lasts = Tento příjem trvá i v úpadku.
word-stipend =
    { $n ->
        [one] { $n } mince navíc
        [few] { $n } mince navíc
        [many] { $n } mince navíc
       *[other] { $n } mincí navíc
    } každý tah, dokud je národ aktivní.
word-windfall =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
        [many] { $n } mince
       *[other] { $n } mincí
    } jednou, na konci prvního tahu.
word-spoils =
    { $n ->
        [one] { $n } mince navíc
        [few] { $n } mince navíc
        [many] { $n } mince navíc
       *[other] { $n } mincí navíc
    } za každý neprázdný region dobytý v tomto tahu.
word-discount = Každý { $kinds } dobývají o 1 žeton levněji.
word-discount_beside = Ovládají-li { $kinds }, dobývají regiony vedle něj o 1 žeton levněji.
word-enters_anywhere = Na mapu smějí vstoupit kterýmkoli regionem na souši.
word-flies = Smějí zaútočit na kterýkoli region na souši, ať je jakkoli daleko.
word-sails = Smějí dobývat moře a jezera a v úpadku si je nechávají.
word-tunnels = Všechny regiony s jeskyní pro ně navzájem sousedí.
word-raiders =
    { $n ->
        [one] { $n } žeton navíc
        [few] { $n } žetony navíc
        [many] { $n } žetonu navíc
       *[other] { $n } žetonů navíc
    } jen na dobývání; než se počítají mince, jdou stranou.
word-recruits_per =
    Po dobývání nový žeton za { $n ->
        [one] každý neprázdný region dobytý
        [few] každé { $n } neprázdné regiony dobyté
        [many] každého { $n } neprázdného regionu dobytého
       *[other] každých { $n } neprázdných regionů dobytých
    } v tomto tahu.
word-unbroken = Když přijdou o region, neztrácejí žádný žeton.
word-marches = V úpadku si nechávají všechny žetony a dobývají dál.
word-endures = Nepočítají se jako ten jediný národ, který smí mít hráč v úpadku.
word-stout = Smějí přejít do úpadku na konci tahu, až po získání mincí.
word-lairs = V každém dobytém regionu doupě: útočník potřebuje o 1 žeton víc, a to i v úpadku.
word-holes =
    { $n ->
        [one] Nora v prvním dobytém regionu, který
        [few] Nora v každém z prvních { $n } dobytých regionů, které
        [many] Nora v každém z prvních { $n } dobytých regionů, které
       *[other] Nora v každém z prvních { $n } dobytých regionů, které
    } nikdo jiný nemůže dobýt.
word-camps =
    { $n ->
        [one] { $n } tábor, každý tah umístěný
        [few] { $n } tábory, každý tah umístěné
        [many] { $n } tábora, každý tah umístěné
       *[other] { $n } táborů, každý tah umístěných
    } znovu: za každý potřebuje útočník o 1 žeton víc.
word-heroes =
    { $n ->
        [one] { $n } hrdina, každý tah umístěný
        [few] { $n } hrdinové, každý tah umístění
        [many] { $n } hrdiny, každý tah umístění
       *[other] { $n } hrdinů, každý tah umístěných
    } znovu: region s hrdinou nikdo nemůže dobýt.
word-forts =
    Každý tah smějí postavit { $n ->
        [one] { $n } pevnost
        [few] { $n } pevnosti
        [many] { $n } pevnosti
       *[other] { $n } pevností
    }: za každou potřebuje útočník o 1 žeton víc a aktivnímu národu nese 1 minci za tah.
word-dragons =
    Mají { $n ->
        [one] draka, který jednou za tah
        [few] { $n } draky, z nichž každý jednou za tah
        [many] { $n } draka, z nichž každý jednou za tah
       *[other] { $n } draků, z nichž každý jednou za tah
    } dobude region jediným žetonem a pak ho hlídá.
word-converts = Jednou za tah u každého protivníka vymění osamocený žeton aktivního národa vedle svých regionů za vlastní.
word-berserk = Smějí hodit kostkou před každým dobýváním.
word-pact = Smějí uzavřít na jeden tah příměří s protivníkem, na kterého v tom tahu neútočí.
