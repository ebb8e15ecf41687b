# Creazione: i nomi di ciò che sta sul tavolo. I cinque terreni e i loro dèi li abbiamo inventati noi.

terrain-blossom = Fiori
terrain-ember = Braci
terrain-tide = Marea
terrain-grove = Bosco
terrain-dune = Dune

god-blossom = Melivi
god-ember = Zaro
god-tide = Ondilo
god-grove = Dubrim
god-dune = Orsel

piece-tile = Tessera
piece-statue = Statua
piece-map = Mappa
piece-marker = Segnalino fede
piece-stack = Pila

count-tile =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
count-statue =
    { $count ->
        [one] { $count } statua
       *[other] { $count } statue
    }
count-marker =
    { $count ->
        [one] { $count } segnalino fede
       *[other] { $count } segnalini fede
    }
count-stack =
    { $count ->
        [one] { $count } pila
       *[other] { $count } pile
    }
