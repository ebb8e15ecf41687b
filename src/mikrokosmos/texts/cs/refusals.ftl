# Proč server neudělal, co si kdo přál; id je důvod, který uvádí, za `refused-`.
# Na některé důvody narazí jen programy, text ale mají všechny.

refused-a-bot-plays-for-you = Na tomto místě teď hraje bot. Nejdřív si místo vezmi zpět.
refused-already-started = Hra už začala.
refused-bad-clock =
    Čas na tah může být { $least } až { $most ->
        [one] { $most } sekunda
        [few] { $most } sekundy
        [many] { $most } sekundy
       *[other] { $most } sekund
    }.
refused-bad-message = Server tomu nerozuměl ({ $where }: { $why }).
refused-bad-options = Toto nastavení v této hře nefunguje: { $why }
refused-bad-pace =
    Bot může s tahem čekat nejvýš { $most ->
        [one] { $most } milisekundu
        [few] { $most } milisekundy
        [many] { $most } milisekundy
       *[other] { $most } milisekund
    }.
refused-be-patient =
    Dej jim ještě chvilku. Po { $seconds ->
        [one] { $seconds } sekundě
        [few] { $seconds } sekundách
        [many] { $seconds } sekundy
       *[other] { $seconds } sekundách
    } bez tahu je může zastoupit bot.
refused-bot-not-trained = Tento bot se tuto hru s tolika hráči ještě nenaučil. Vyber jiného.
refused-busy = U tohoto stolu je teď rušno. Zkus to znovu.
refused-database-failed = Serveru se to nepodařilo uložit. Nic se neztratilo a zkusí to znovu.
refused-deal-fixed = V denním rozdání hrají všichni proti stejným botům, takže místa se měnit nedají.
refused-deal-not-over = Tuto hru můžeš sdílet, až den rozdání skončí.
refused-foreign-origin = Tato stránka tu za tebe nesmí jednat.
refused-game-over = Hra skončila.
refused-illegal = Takový tah teď nejde.
refused-log-full = Tento stůl dosáhl svého limitu; nic dalšího už nejde uložit.
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
refused-name-too-many-marks = Jedno písmeno tohoto jména má příliš mnoho znamének.
refused-no-client = Webová stránka není součástí této instalace. Sestav ji příkazem „make web“.
refused-no-hints = U tohoto stolu jsou rady vypnuté.
refused-no-moves = Nepřišel žádný tah.
refused-no-puzzle = Tady žádná úloha není: není to začátek tvého tahu.
refused-no-such-action = Takový tah neexistuje.
refused-no-such-bot = Pro tuto hru není bot { $bot }.
refused-no-such-order = V této hře není trvalý pokyn { $order }.
refused-no-such-route = Stránka nenalezena.
refused-no-such-seat = Takové místo u stolu není.
refused-nonce-given = Toto místo už své číslo ke kostkám přidalo.
refused-not-agreed = U tohoto stolu může místo přenechat botovi jen hráč sám nebo hodiny. Hostitel jen tehdy, když to bylo zvoleno při zakládání stolu.
refused-not-a-bot = Na tomto místě žádný bot není.
refused-not-found = Tento stůl neexistuje, nebo k němu nemáš pozvánku.
refused-not-hosted-here = Tato hra není na tomto serveru k dispozici.
refused-not-over = Hra ještě neskončila.
refused-no-such-step = Takový krok hra nemá.
refused-line-has-secrets = V téhle pozici je ještě něco skryté, takže před koncem hry nejde zkopírovat.
refused-analysis-busy = Právě se rozebírá příliš mnoho her. Zkus to za minutu.
refused-analysis-failed = Rozbor se nepovedl.
refused-no-analysis = Tuhle hru rozebrat nejde: šance na výhru tu nejsou známé.
refused-no-such-turn = Rozbor nemá pro tento tah lepší plán.
refused-not-playing = Hra ještě nezačala.
refused-not-the-owner = Tohle může jen hostitel.
refused-not-yet = Čas ještě nevypršel.
refused-not-your-move = Nejsi na tahu.
refused-not-your-seat = Tohle není tvoje místo.
refused-nothing-to-undo = Není co vzít zpět.
refused-only-watching = Jen se díváš. Zadej své jméno a můžeš hrát.
refused-out-of-date = Hra mezitím pokročila. Podívej se na mapu a zkus to znovu.
refused-record-bad = Tohle není záznam hry: { $why }
refused-record-false-dice = Kostky v tomto záznamu neodpovídají tomu, co bylo uzamčeno před hrou.
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
    Kontrola tohoto záznamu trvá příliš dlouho (víc než { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }).
refused-seat-taken = Toto místo je obsazené.
refused-seats-open = Některá místa jsou ještě volná.
refused-stopping = Server se vypíná. Zkus to znovu za minutu.
refused-too-big =
    Je to příliš velké: limit je { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }.
refused-too-fast = Trochu zpomal a zkus to znovu.
refused-too-late = Hra mezitím pokročila.
refused-too-many-changes = Tohle se u tohoto stolu stalo už příliš často. Zbytek záznamu je vyhrazen samotné hře: hrát dál nebo přenechat místo botovi můžeš.
refused-too-new = Tento stůl založila novější verze serveru. Požádej toho, kdo server provozuje, aby ho aktualizoval.
refused-too-much-content = To je víc vlastního obsahu, než se do jedné hry vejde.
refused-too-many-connections = Příliš mnoho spojení. Zkus to za chvilku znovu.
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
refused-too-many-sockets = Máš otevřeno příliš mnoho stolů najednou. Zavři některou kartu a zkus to znovu.
refused-too-many-tables =
    Máš už { $most ->
        [one] { $most } nedohraný stůl
        [few] { $most } nedohrané stoly
        [many] { $most } nedohraného stolu
       *[other] { $most } nedohraných stolů
    }. Nejdřív některý dohraj nebo zruš.
refused-unknown-host = Tento server se jmenuje { $host }. Otevři ho pod tímto jménem.
refused-who-are-you = Nejdřív zadej své jméno.
refused-you-sit-here = U tohoto stolu už máš jiné místo.
refused-banned = Správce serveru ti zakázal přístup.
refused-invite-only = Tento server je jen pro pozvané. Chceš-li zakládat stoly, požádej správce o pozvánku.
refused-table-deleted = Správce serveru tento stůl i s logem smazal.
refused-too-many-site-invitations = Nejvyšší počet pozvánek na server: { $most }.
