# Rozbor dohrané hry: v terminálu a na stránce.

analysis-title = { $game }: rozbor
analysis-about = Šance na výhru, chyby a štěstí, jak je vidí { $name } ({ $version }).
analysis-uncalibrated = Pro takové stoly tyto šance zatím nikdo neověřil. Berte je s rezervou.
analysis-bar = Rozbor
analysis-written = Stránka uložena: { $path }

# Hra ve třech větách.
analysis-story-shared = O výhru se podělil tento počet hráčů: { $count }.
analysis-story-decided = Rozhodlo se v { $round }. kole: od té chvíle vede { $who } (šance na výhru { $percent } %).
analysis-story-decided-last = Otevřené do konce: { $who } se dostává do vedení až posledním tahem.
analysis-story-decided-always = { $who } vede od začátku do konce.
analysis-story-luck-even = Štěstí bylo vyrovnané: kostka ani losování nikomu nepomohly.
analysis-story-lucky = Největší štěstí: { $who }. Kostka a losování přidaly { $percent } % šance na výhru.
analysis-story-unlucky = Největší smůla: { $who }. Kostka a losování ubraly { $percent } % šance na výhru.
analysis-story-luck = Největší štěstí: { $who } (+{ $more } % šance na výhru), největší smůla: { $whom } (−{ $less } %).
analysis-story-hurt = Nejvíc škodí { $who }. Doplácí na to { $whom }: −{ $percent } % šance na výhru.
analysis-story-best = Nejlepší hra: { $who }. Chyby stály { $percent } % šance na výhru.

# Tabulky.
analysis-chances = Šance na výhru po tazích
analysis-turns = Tah po tahu
analysis-books = Z čeho se výsledek skládá
analysis-books-about = Výsledek minus počáteční šance je součet všeho ostatního. Nevysvětlené je to, co rozbor nepředvídal.
analysis-luck = Štěstí
analysis-matrix = Kdo komu uškodil
analysis-matrix-about = Co rozhodnutí hráče (řádek) udělala s šancemi ostatních (sloupec).
analysis-marks = Chyby
analysis-round = Kolo
analysis-turn = Tah
analysis-player = Hráč
analysis-before = Před
analysis-after = Po
analysis-lost = Ztráta
analysis-mark = Značka
analysis-start = Začátek
analysis-result = Výsledek
analysis-dice = Kostka
analysis-draws = Losování
analysis-own = Vlastní volby
analysis-others = Ostatní
analysis-residual = Nevysvětlené
analysis-inaccuracy = nepřesnost
analysis-mistake = chyba
analysis-blunder = hrubá chyba
analysis-marked = Tah { $turn }, { $who }: { $mark }, −{ $percent } %
analysis-better = Lepší: { $plan }
analysis-then = {", pak "}
analysis-why = Proč: { $reasons }
analysis-why-term = { $why } ({ $better } místo { $played })
analysis-why-none = Proč: je to vidět, až když se tah dohraje.
analysis-no-marks = Žádný tah nestál 5 % šance na výhru.
analysis-luckiest = Největší štěstí: { $event } ({ $percent } %)
analysis-unluckiest = Největší smůla: { $event } ({ $percent } %)
analysis-outcome-setup = příprava
analysis-outcome-other = tah { $turn }: { $what }
analysis-bad-seat = Hráč { $seat } tu není: hráči jsou 1 až { $count }.
