# Proč soudce hry Small World dává akci přednost: složky její hodnoty, každá s počtem bodů.

why-now = mince v tomto tahu
why-later = mince, které tyto regiony přinesou později
why-harm = co to ostatním vezme
why-luck = co může přidat kostka
why-price = mince ležící na kombinaci minus její cena
why-ahead = další tahy s tímto národem
why-fresh = čerstvý národ od příštího tahu
why-kept = regiony, které zůstanou v úpadku
why-guard = odvrácené ztráty
why-peace = zadržený útočník
why-given-up = opuštěné regiony
why-stay = co by národ ještě přinesl
why-next = co v tomto tahu přijde potom
