# Kdo hraje, jak to dopadlo a jak to zní.

## Závěr

ending-you = ty
ending-you-won = Vítězství je tvoje!
ending-you-share = Společné vítězství: { $who }
ending-your-place = Tvé místo: { $place } z { $players }
ending-place = { $place }. místo
highlights-title = To hlavní ze hry
turning-title = Zlom ve hře
turning-start =
    { $you ->
        [yes] Vedeš od začátku do konce.
       *[no] { $who } vede od začátku do konce.
    }
turning-round =
    { $you ->
        [yes] Od { $round }. kola vedeš až do konce.
       *[no] Od { $round }. kola vede až do konce { $who }.
    }
turning-last =
    { $you ->
        [yes] Do vedení jdeš až v posledním kole.
       *[no] { $who } jde do vedení až v posledním kole.
    }
best-race-title = Nejlepší národ
best-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
best-terrain-title = Nejlepší krajina
best-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
picture-map = Mapa na konci hry
picture-worlds = Hotové světy
picture-save = Uložit obrázek
picture-share = Sdílet obrázek
picture-failed = Prohlížeč nedokázal obrázek nakreslit.
breakdown-title = Body podle krajin

## Zvuk

sound-question = Zapnout zvuk?
sound-yes = Ano
sound-no = Ne
sound-on = Zvuk
sound-volume = Hlasitost
sound-away = Zvonek při mém tahu, i když je karta skrytá
