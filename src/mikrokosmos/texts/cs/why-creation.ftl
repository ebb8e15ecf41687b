# Proč soudce hry Stvoření dává akci přednost: složky její hodnoty, každá s počtem bodů.

why-creation-score-now = skóre tvého světa po tomto tahu
why-creation-growth = prostor pro růst skupin se sochami
why-creation-statues-to-come = sochy, které tvoje skupiny ještě mohou získat
why-creation-tiles-to-come = co v průměru přinesou další dílky
why-creation-largest-group = tvoje největší skupina, která rozhoduje při shodě
why-creation-god-kept = bůh schovaný na později
why-creation-left-to-next = co necháš dalšímu hráči
