# Daily deals and puzzles.

home-daily = Denní rozdání
home-daily-text = Jedna hra denně, stejné kostky pro všechny. Jak dobře zahraješ?
home-puzzles = Úlohy
home-puzzles-text = Pozice, kde je jeden plán jasně nejlepší. Najdi ho.

daily-title = Denní rozdání
daily-text = Všichni dostanou stejnou hru: stejné boty, stejné kostky. Počítá se tvoje první hra toho dne.
daily-today = Dnes, { $day }
daily-yesterday = Včera, { $day }
daily-setup = Počet hráčů: { $players }. Soupeři: { $bot }. Jsi hráč { $seat }.
daily-left =
    { $hours ->
        [one] Zbývá méně než { $hours } hodina.
        [few] Zbývají méně než { $hours } hodiny.
        [many] Zbývá méně než { $hours } hodiny.
       *[other] Zbývá méně než { $hours } hodin.
    }
daily-play = Hrát dnešní rozdání
daily-continue = Pokračovat ve hře
daily-try-again = Zahrát si znovu
daily-no-more = Svou dnešní hru už máš za sebou. Další je jen pro zábavu.
daily-results-later = Výsledky uvidíš, až dohraješ svou hru, nebo až den skončí.
daily-nobody = Toto rozdání nikdo nedohrál.
daily-results =
    { $count ->
        [one] Toto rozdání dohrál { $count } hráč.
        [few] Toto rozdání dohráli { $count } hráči.
        [many] Toto rozdání dohrálo { $count } hráče.
       *[other] Toto rozdání dohrálo { $count } hráčů.
    }
daily-rank = Pořadí
daily-name = Hráč
daily-score = Skóre
daily-place = Místo u stolu
daily-dice = O těchto kostkách
daily-dice-text = Kostky denního rozdání určuje jen server, aby byly pro všechny stejné; hráči k nim nic nepřidávají. Den začíná a končí o půlnoci UTC. Otisk určí číslo předem a samo číslo se zveřejní, až den skončí.
daily-fingerprint = Otisk čísla, { $day }
daily-seed = Číslo, { $day }
dice-deal = Jsou to kostky denního rozdání { $day }: server je dal všem stejné. Hráči k nim nic nepřidali. Číslo se zveřejní, až den skončí.

puzzles-title = Úlohy
puzzles-text = V každé pozici je jeden plán na tah jasně nejlepší. Odehraj tah: úloha je vyřešená, když tvůj plán zaostane za nejlepším nejvýš o 2 body šance na výhru.
puzzles-difficulty = Obtížnost
puzzles-difficulty-0 = Všechny
puzzles-difficulty-1 = Lehké
puzzles-difficulty-2 = Střední
puzzles-difficulty-3 = Těžké
puzzles-theme = Téma
puzzles-theme-any = Všechna témata
puzzles-solved = Vyřešeno: { $solved } z { $all }
puzzles-start = Začít řešit
puzzles-one =
    { $state ->
        [solved] Úloha { $number }, { $difficulty }, vyřešeno
        [seen] Úloha { $number }, { $difficulty }, řešení zobrazeno
       *[new] Úloha { $number }, { $difficulty }
    }

puzzle-title = Úloha
puzzle-own = Tvůj tah, ještě jednou
puzzle-back = Všechny úlohy
puzzle-back-game = Zpět ke hře
puzzle-loading = Načítá se úloha…
puzzle-panel = Úloha
puzzle-task = Najdi nejlepší plán na tento tah.
puzzle-solved = Vyřešeno!
puzzle-missed = Tohle není nejlepší plán.
puzzle-worth = Tvůj plán: šance na výhru { $share } %. Nejlepší: { $best } %.
puzzle-astray = Odtud už k nejlepšímu plánu cesta nevede. Vrať akci zpět, nebo začni znovu.
puzzle-showing = Tohle je nejlepší plán…
puzzle-shown = To byl nejlepší plán: šance na výhru { $best } %.
puzzle-again = Začít znovu
puzzle-solution = Ukázat řešení
puzzle-next = Další úloha

puzzle-theme-pick = Výběr rasy
puzzle-theme-decline = Úpadek
puzzle-theme-conquer = Dobývání
puzzle-theme-attempt = Poslední pokus o dobytí
puzzle-theme-abandon = Opouštění regionů
puzzle-theme-dragon = Drak
puzzle-theme-convert = Přeměna
puzzle-theme-camp = Tábory
puzzle-theme-fort = Pevnosti
puzzle-theme-hero = Hrdinové
puzzle-theme-ally = Mír
puzzle-theme-god = Odhalení boha
puzzle-theme-opening = Začátek hry
puzzle-theme-middle = Střed hry
puzzle-theme-endgame = Konec hry
puzzle-theme-ahead = Udržet náskok
puzzle-theme-behind = Dohnat ostatní

learn-title = Pouč se z chyb
learn-text = V těchto tazích klesla tvoje šance na výhru. Zahraj každý znovu a najdi lepší plán.
learn-loading = Analyzuje se hra…
learn-none = Žádné chyby. Skvělá hra!
learn-turn =
    { $mark ->
        [blunder] Kolo { $round }: hrubá chyba
        [mistake] Kolo { $round }: chyba
       *[inaccuracy] Kolo { $round }: nepřesnost
    }
