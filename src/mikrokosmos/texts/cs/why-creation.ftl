# Proč soudce hry Stvoření dává akci přednost: složky její hodnoty, každá s počtem bodů.

why-creation-score-now = skóre světa po tomto tahu
why-creation-growth = prostor pro růst skupin se sochami
why-creation-statues-to-come = sochy, které ke skupinám ještě mohou přijít
why-creation-tiles-to-come = co v průměru přinesou další dílky
why-creation-largest-group = největší skupina, která rozhoduje remízu
why-creation-god-kept = žeton boha schovaný na později
why-creation-left-to-next = co zbude na dalšího hráče
