# Stvoření: jména toho, co leží na stole. Pět krajin a jejich bohů jsme si vymysleli sami.

terrain-blossom = Květy
terrain-ember = Žár
terrain-tide = Příliv
terrain-grove = Háj
terrain-dune = Duny

god-blossom = Melivi
god-ember = Žaro
god-tide = Ondilo
god-grove = Dubrim
god-dune = Orsel

piece-tile = Dílek
piece-statue = Socha
piece-map = Mapa
piece-marker = Ukazatel víry
piece-stack = Hromádka

count-tile =
    { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
        [many] { $count } dílku
       *[other] { $count } dílků
    }
count-statue =
    { $count ->
        [one] { $count } socha
        [few] { $count } sochy
        [many] { $count } sochy
       *[other] { $count } soch
    }
count-marker =
    { $count ->
        [one] { $count } ukazatel víry
        [few] { $count } ukazatele víry
        [many] { $count } ukazatele víry
       *[other] { $count } ukazatelů víry
    }
count-stack =
    { $count ->
        [one] { $count } hromádka
        [few] { $count } hromádky
        [many] { $count } hromádky
       *[other] { $count } hromádek
    }
