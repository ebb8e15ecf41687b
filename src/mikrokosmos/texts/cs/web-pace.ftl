# How fast the game goes on, what the others did in a turn, and keys. `who` is a player, `race` a name.

## The pace

menu-pace = Tempo
pace-calm = klidné: každá akce zvlášť
pace-brisk = svižné: tahy ostatních naráz
pace-instant = okamžité: nic se nehýbe
refused-not-offered = To už není možné.

## What somebody has done in a turn, in a line

deeds-line = { $who }: { $deeds }
deeds-declined = { $race } v úpadku
deeds-conquered =
    { $count ->
        [one] dobyt { $count } region
        [few] dobyty { $count } regiony
        [many] dobyto { $count } regionu
       *[other] dobyto { $count } regionů
    }
deeds-yours =
    { $count ->
        [one] z toho { $count } tvůj
        [few] z toho { $count } tvoje
        [many] z toho { $count } tvého
       *[other] z toho { $count } tvých
    }
deeds-failed =
    { $count ->
        [one] { $count } útok odražen
        [few] { $count } útoky odraženy
        [many] { $count } útoku odraženo
       *[other] { $count } útoků odraženo
    }
deeds-coins =
    { $count ->
        [one] +{ $count } mince
        [few] +{ $count } mince
        [many] +{ $count } mince
       *[other] +{ $count } mincí
    }
deeds-none = nic nedobyto

## Several steps in one

turn-finish-evenly = Rovnoměrně a konec
turn-finish-evenly-tiny = Rovně, konec
turn-end = Skončit a ukončit tah
turn-end-tiny = Konec tahu
turn-end-long = Skončit zde, rozmístit žetony rovnoměrně a ukončit tah

## Keys

keys-title = Klávesy
keys-on = Písmena jsou klávesy (dokud je tato stránka otevřená)
menu-keys = Klávesy
key-skip = rovnou k mému tahu
key-undo = vzít zpět
key-reset = vzít zpět celý tah
key-hint = rada
key-log = co se stalo
key-rules = pravidla
key-menu = nabídka
key-close = zavřít, zrušit, přeskočit
key-keys = tento seznam
key-regions = z regionu do regionu
key-conquer = dobýt region pod ukazatelem
key-combo = vybrat kombinaci
key-stop = skončit s dobýváním
key-finish = ukončit tah
key-even = rozmístit žetony rovnoměrně
key-pieces = položit žeton, vzít ho zpět
key-roll = hodit kostkou
key-decline = přejít do úpadku
key-abandon = opustit regiony
key-places = z místa na místo
key-do = udělat, na co míříš
key-turn = otočit dílek
key-turn-back = otočit na druhou stranu
key-god = ukázat boha
key-stack = vzít z hromádky
