# House rules: points on which the rulebooks differ, so that the table decides. `house-<key>` is the point, `house-<key>-<choice>` a choice.

house-title = Domácí pravidla
house-intro = V těchto bodech se pravidla různých vydání liší. Vyberte, podle čeho budete hrát.
house-by-book = Hrát podle pravidel
house-default = Jako obvykle u nás
house-mixed = Vlastní výběr
house-books = Pravidla: { $books }
house-no-book = V žádných pravidlech
house-here = Domácí pravidla u tohoto stolu
house-choose = Rozhoduje váš stůl

house-own_tokens = Tvé vlastní žetony v úpadku v regionu, který dobýváš
house-own_tokens-count = Každý přidává 1 k ceně
house-own_tokens-ignore = Nepočítají se
house-final_die = Poslední pokus o dobytí
house-final_die-turn = Jednou za tah; končí jím všechna dobývání
house-final_die-race = Jednou za národ: nejdřív Ghúlové, pak aktivní národ
house-wealthy = Zámožní: 7 mincí
house-wealthy-pick = Pokaždé, když si někdo schopnost vybere
house-wealthy-game = Jednou za hru pro celý stůl
house-own_immune = Hobití nory, hrdinové a drak
house-own_immune-all = Chrání před všemi, i před tvými Ghúly
house-own_immune-others = Chrání jen před protivníky
house-late_abandon = Opouštět regiony po prvním dobytí
house-late_abandon-false = Není dovoleno
house-late_abandon-true = Je dovoleno
