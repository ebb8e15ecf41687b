# House rules: points on which the rulebooks differ, so that the table decides. `house-<key>` is the point, `house-<key>-<choice>` a choice.

house-title = Domácí pravidla
house-intro = V těchto bodech se pravidla různých vydání liší. Vyber, podle čeho se bude u tvého stolu hrát.
house-by-book = Hrát podle pravidel
house-default = Naše výchozí
house-mixed = Vlastní výběr
house-books = Pravidla: { $books }
house-no-book = V žádných pravidlech
house-here = Domácí pravidla u tohoto stolu
house-choose = Tvůj stůl si může vybrat

house-own_tokens = Tvoje žetony v úpadku v regionu, který dobýváš
house-own_tokens-count = Každý přidává 1 k ceně
house-own_tokens-ignore = Nepočítají se
house-final_die = Poslední pokus o dobytí
house-final_die-turn = Jednou za tah; ukončí všechno dobývání
house-final_die-race = Jednou za národ: nejdřív Ghúlové, pak aktivní národ
house-wealthy = Zámožní: 7 mincí
house-wealthy-pick = Pokaždé, když si někdo schopnost vybere
house-wealthy-game = Jednou za hru pro celý stůl
house-own_immune = Hobití nory, hrdinové a drak
house-own_immune-all = Imunita vůči všem, i vůči tvým Ghúlům
house-own_immune-others = Imunita jen vůči protivníkům
house-late_abandon = Opouštění regionů po prvním dobytí
house-late_abandon-false = Nepovoleno
house-late_abandon-true = Povoleno
