# Proč server neudělal, co si kdo přál; id je důvod, který uvádí, za `refused-`.
# Na některé důvody narazí jen programy, text ale mají všechny.

refused-a-bot-plays-for-you = Na tomto místě teď hraje bot. Nejdřív si místo vezmi zpět.
refused-already-started = Hra už začala.
refused-bad-clock = Na hodinách může být { $least } až { $most } sekund.
refused-bad-message = Server tomuto nerozuměl ({ $where }: { $why }).
refused-bad-options = Toto nastavení se ke hře nehodí: { $why }
refused-bad-pace =
    Boti smějí táhnout nejvýš { $most ->
        [one] { $most } milisekundu
        [few] { $most } milisekundy
        [many] { $most } milisekundy
       *[other] { $most } milisekund
    }.
refused-be-patient =
    Dej jim ještě chvilku: bot je smí zastoupit, až se čeká { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
refused-busy = U tohoto stolu se toho děje moc najednou. Zkus to znovu.
refused-database-failed = Serveru se to nepodařilo zapsat. Nic se neztratilo, zkusí to znovu.
refused-foreign-origin = Tato stránka tu za tebe mluvit nesmí.
refused-game-over = Hra skončila.
refused-illegal = Tohle teď nejde.
refused-log-full = Tento stůl už toho zažil moc: nic dalšího se nezapíše.
refused-name-bad-sign = Jméno nesmí obsahovat znak { $sign }.
refused-name-empty = Jméno musí mít aspoň jeden viditelný znak.
refused-name-not-text = Jméno musí být text.
refused-name-too-long =
    Jméno smí mít nejvýš { $longest ->
        [one] { $longest } znak
        [few] { $longest } znaky
        [many] { $longest } znaku
       *[other] { $longest } znaků
    }.
refused-name-too-many-marks = Na jednom písmenu tohoto jména je příliš znamének.
refused-no-client = Tato instalace v sobě stránku nemá. Sestav ji příkazem „make web“.
refused-no-hints = U tohoto stolu se neradí.
refused-no-moves = Chybí tah.
refused-no-such-action = Takový tah není.
refused-no-such-bot = Pro tuto hru není bot { $bot }.
refused-no-such-order = V této hře není trvalý pokyn { $order }.
refused-no-such-route = Tady nic není.
refused-no-such-seat = Takové místo u stolu není.
refused-nonce-given = Toto místo už své číslo ke kostkám přidalo.
refused-not-a-bot = Tady žádný bot nesedí.
refused-not-found = Takový stůl není, nebo k němu nemáš pozvánku.
refused-not-hosted-here = Tato hra se tu nehraje.
refused-not-over = Hra ještě neskončila.
refused-not-playing = Hra ještě nezačala.
refused-not-the-owner = Tohle může jen ten, kdo stůl založil.
refused-not-yet = Ještě je čas.
refused-not-your-move = Nejsi na tahu.
refused-not-your-seat = Tohle není tvoje místo.
refused-nothing-to-undo = Není co vzít zpět.
refused-only-watching = Jen se díváš. Řekni své jméno a můžeš hrát.
refused-out-of-date = Hra mezitím pokročila. Podívej se znovu.
refused-record-bad = Tohle není záznam hry: { $why }
refused-record-false-dice = Kostky v tomto záznamu nejsou ty slíbené.
refused-record-too-big =
    Záznam smí mít nejvýš { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }.
refused-record-too-long =
    Záznam smí mít nejvýš { $most ->
        [one] { $most } tah
        [few] { $most } tahy
        [many] { $most } tahu
       *[other] { $most } tahů
    }.
refused-record-too-slow =
    Kontrola tohoto záznamu trvá příliš dlouho: víc než { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
refused-seat-taken = Tady už někdo sedí.
refused-seats-open = Některá místa jsou ještě volná.
refused-stopping = Server se právě zastavuje. Vrať se za minutu.
refused-too-big =
    Tohle je příliš velké: nejvýš { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }.
refused-too-fast = To bylo příliš rychlé. Počkej chvilku.
refused-too-late = Hra mezitím pokročila.
refused-too-new = Tento stůl založila novější verze serveru. Požádej toho, kdo server provozuje, aby ho aktualizoval.
refused-too-much-content = Je toho víc, než se do hry vejde.
refused-too-many-invitations =
    Ke stolu může být nejvýš { $most ->
        [one] { $most } pozvánka
        [few] { $most } pozvánky
        [many] { $most } pozvánky
       *[other] { $most } pozvánek
    }.
refused-too-many-replays =
    Sdílíš už { $most ->
        [one] { $most } záznam
        [few] { $most } záznamy
        [many] { $most } záznamu
       *[other] { $most } záznamů
    }. Nejdřív nějaký odstraň.
refused-too-many-sockets = U stolů je otevřeno příliš oken.
refused-too-many-tables =
    Máš už { $most ->
        [one] { $most } nedohraný stůl
        [few] { $most } nedohrané stoly
        [many] { $most } nedohraného stolu
       *[other] { $most } nedohraných stolů
    }. Nejdřív některý dohraj.
refused-who-are-you = Nejdřív řekni své jméno.
refused-you-sit-here = U tohoto stolu už sedíš, na jiném místě.
