# Stránky kolem hry: pozvánky, spojení, kdo hraje za tebe, příprava stolu, pravidla na místě.

## Pozvánky

invite-host = { $host } tě zve na hru { $game }
invite-open =
    { $open ->
        [one] Zbývá jedno volné místo. Je to zdarma a bez registrace.
        [few] Zbývají { $open } volná místa. Je to zdarma a bez registrace.
        [many] Zbývá { $open } volného místa. Je to zdarma a bez registrace.
       *[other] Zbývá { $open } volných míst. Je to zdarma a bez registrace.
    }
invite-full = Všechna místa jsou obsazená, ale můžeš se dívat.
invite-playing = Hra už začala, ale můžeš se dívat.
invite-over = Tahle hra skončila. Můžeš se podívat na výsledek.
invite-play = Hrát
invite-watch = Dívat se
invite-result = Ukázat výsledek
invite-return = Vracíme tě na místo…
dead-link-title = Tahle pozvánka neplatí
dead-link-text = Někdo ji zrušil, nebo se část odkazu cestou ztratila. Požádej o nový odkaz a zkopíruj ho celý.
dead-table-title = K tomuto stolu se nedostaneš
dead-table-text = Takový stůl není, nebo je soukromý a potřebuješ pozvánku. Požádej hostitele o odkaz.
dead-cancelled-title = Tento stůl je zrušený
dead-server-title = Server není dostupný
dead-server-text = Tvoje hry jsou v bezpečí. Zkontroluj připojení a za chvíli to zkus znovu.
dead-lobby = Přejít ke stolům
dead-new = Vytvořit stůl
dead-again = Zkusit znovu
link-only-here = Tento odkaz otevře jen tento počítač. Chceš-li pozvat ostatní, spusť server s --host 0.0.0.0 a otevři ho přes síťovou adresu tohoto počítače, nebo nastav { $setting }.
link-elsewhere = Tento odkaz vede na jinou stránku: { $host }
link-go-there = Přejít na { $host }

## Spojení

connection-offline = Jsi offline.
connection-away = Spojení se ztratilo. Připojujeme se znovu…
connection-no-storage = Server nemá spojení se svou databází. Zkouší to znovu…
connection-safe = Tvoje hra je v bezpečí.
connection-pending = Tvůj tah se odešle, jakmile se spojení obnoví.
connection-sending = Odesílá se…

## Kdo hraje

watching = Díváš se
take-seat = Sednout si
bot-plays-for-you = Hraje za tebe bot.
bot-plays-for = Za hráče { $who } hraje bot.
hand-over-sure = Bot bude hrát za tebe, a to hned, dokud si místo nevezmeš zpět. Jeho tahy nejdou vrátit.
hand-over-do = Ať hraje bot
hand-over-stay = Hrát dál

## Nový stůl

new-first = První hráč
new-first-seat = { $who } (místo { $number })
selection-smallworld = Národy a schopnosti
selection-text = Hraje se se vším, co je v krabici. Zruš zaškrtnutí u toho, co nechceš potkat.
selection-races = Národy
selection-powers = Zvláštní schopnosti
selection-count = Vybráno { $count } z { $all }. Potřeba je aspoň { $least }.
selection-all = Vybrat vše
selection-few-races =
    { $least ->
        [one] Vyber aspoň { $least } národ, jinak se nedostane na všechny.
        [few] Vyber aspoň { $least } národy, jinak se nedostane na všechny.
        [many] Vyber aspoň { $least } národa, jinak se nedostane na všechny.
       *[other] Vyber aspoň { $least } národů, jinak se nedostane na všechny.
    }
selection-few-powers =
    { $least ->
        [one] Vyber aspoň { $least } zvláštní schopnost, jinak se nedostane na všechny.
        [few] Vyber aspoň { $least } zvláštní schopnosti, jinak se nedostane na všechny.
        [many] Vyber aspoň { $least } zvláštní schopnosti, jinak se nedostane na všechny.
       *[other] Vyber aspoň { $least } zvláštních schopností, jinak se nedostane na všechny.
    }
own-smallworld = Vlastní národy a schopnosti
own-smallworld-text = Máš nápad na národ nebo zvláštní schopnost? Zapiš ho jako TOML, jak vysvětluje { $manual }, a hraj s ním u tohoto stolu.
own-creation = Vlastní dílky
own-creation-text = Máš vlastní sadu dílků? Zapiš ji jako TOML, jak vysvětluje { $manual }, a hraj s ní u tohoto stolu.
own-file = Vybrat soubor…
own-example = Vložit příklad
own-paste = Nebo vlož text sem
own-check = Zkontrolovat
own-good = V pořádku. U tohoto stolu se s tím bude hrát.
own-faults =
    { $count ->
        [one] Oprav { $count } chybu:
        [few] Oprav { $count } chyby:
        [many] Oprav { $count } chyby:
       *[other] Oprav { $count } chyb:
    }

## Hledání v pravidlech

# Slova otázky, která neříkají nic o tom, na co se ptáme: hledání je vynechává. Na pořadí nezáleží.
search-small = a aby ale ani ano asi až bez by být byl byla bylo co čeho čem či do ho i já jak jaká jaké jaký jako je jeho její jejich jen jestli ještě ji jí jsem jsi jsme jsou jste k kam kde kdo kdy když ke která které který kolik komu koho kvůli lze má mají mám máme máš mě mi mít mne mně mohl mohou můj můžu může můžeme můžeš musí musím na nad nám nás ne nebo nějaký než ni nic o od on ona oni ono po pod pokud pro proč při s se si smí smím svůj ta tady tak také tam te ten tedy to toho tom tu ty u už v vám váš ve však vy z za ze že měl měla bych bych máme se

## Pravidla u stolu

rules-in-place = Pravidla
rules-whole = Všechna pravidla v nové kartě
rules-back = Zpět
rules-close = Zavřít pravidla
