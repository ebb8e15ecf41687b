# Proč soudce hry Small World dává akci přednost: složky její hodnoty, každá s počtem bodů.

why-now = mince v tomto tahu
why-later = pozdější mince z těchto regionů
why-harm = mince, o které přijdou protivníci
why-luck = co může přidat kostka
why-price = mince na kombinaci minus její cena
why-ahead = další tahy s tímto národem
why-fresh = nový národ v příštím tahu
why-kept = regiony, které zůstanou národu v úpadku
why-guard = odvrácené ztráty
why-peace = útočník držený stranou
why-given-up = opuštěné regiony
why-stay = co by tento národ ještě mohl získat
why-next = zbytek tohoto tahu
