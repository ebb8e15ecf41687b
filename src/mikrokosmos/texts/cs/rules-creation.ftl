# Pravidla hry Stvoření, k nahlédnutí přímo u stolu. Heslo je `<id>-title` a `<id>-text`; bohové a krajiny mají za nadpis svá jména
# z creation-names.ftl (`rule-god-tide-text` má `god-tide`). Každý řádek textu je odstavec, nebo, po „- “, řádek seznamu; [slova](heslo)
# jsou odkaz. Pořadí je v web/src/rules/contents.ts.

rule-creation-goal-title = Cíl hry
rule-creation-goal-text =
    Každý skládá svět z devíti dílků, tři krát tři. Velké [skupiny](rule-creation-groups) jedné krajiny se vyplatí, ale jen když v tvém světě stojí sochy jejího boha. Kdo má po devíti kolech nejvíc [bodů](rule-creation-scoring), vyhrává.

rule-creation-table-title = Stůl
rule-creation-table-text =
    - Mapa: devět [dílků](rule-creation-tiles), tři krát tři, lícem vzhůru. Není ničí a každý si z ní bere.
    - Čtyři [ukazatele víry](rule-creation-markers), po jednom uprostřed každé strany mapy.
    - Tři hromádky dílků lícem dolů. Je vidět, kolik jich zbývá, a nic víc.
    - Pro každého hráče [žeton boha](rule-creation-tokens), rozdaný tajně, a místo na svět.

    První hráč se losuje, nebo ho určí hostitel.

rule-creation-turn-title = Tah
rule-creation-turn-text =
    - Přesuň [ukazatel víry](rule-creation-markers) a [posuň](rule-creation-push) dílky; nebo, jednou za hru, [ukaž svého boha](rule-creation-take). Tak či tak získáš dílek.
    - [Polož](rule-creation-place) dílek do svého světa.
    - Zaplň [mezeru](rule-creation-gap) v mapě.

    Vynechat tah nejde a žádný dílek se nezahazuje. Pak je na tahu další hráč.

rule-creation-markers-title = Ukazatele víry
rule-creation-markers-text =
    Na každé straně mapy stojí jeden ukazatel a nepatří nikomu. Přesuň kterýkoli ze čtyř, i ten, který se hýbal naposled, k jiné řadě nebo sloupci na jeho straně.

    - Musí změnit místo.
    - Nesmí stát naproti ukazateli na protější straně. Jen na začátku proti sobě stojí.
    - Nikdy nejde za roh: severní a jižní posouvají sloupce, západní a východní řady.
    - Nějaký pohyb je možný vždycky a posun nejde hned vrátit.

rule-creation-push-title = Posun
rule-creation-push-text =
    Přesunutý ukazatel tlačí svou řadu nebo sloupec do mapy, směrem od sebe. Všechny tři dílky se posunou o jeden a ten na druhém konci vypadne: vezmi si ho. Mezera je teď u ukazatele.

rule-creation-take-title = Vzít si skrze boha
rule-creation-take-text =
    Jednou za hru, místo přesunu ukazatele, ukaž svůj [žeton boha](rule-creation-tokens). Vezmi si z mapy kterýkoli dílek se sochou tvého boha nebo aspoň s jedním čtvercem jeho krajiny.

    - Ukazatele zůstávají, kde jsou.
    - Může to být kterýkoli tvůj tah, i první a poslední.
    - Není-li na mapě takový dílek, v tomto tahu to nejde.

rule-creation-place-title = Pokládání
rule-creation-place-text =
    Polož dílek hranou k dílku svého světa. Roh nestačí.

    - Otáčej ho, jak chceš, ale ne rubem navrch.
    - Krajiny na hranici nemusí souhlasit.
    - Svět smí růst kterýmkoli směrem, ale ne přes tři krát tři.
    - Co leží, to leží.

rule-creation-gap-title = Zaplnění mezery
rule-creation-gap-text =
    Až dílek položíš, vyber neprázdnou hromádku a otoč její vrchní dílek. Přijde do mezery v mapě. Zatímco pokládáš, nový dílek tedy nikdo nezná. Mezera se zaplňuje i po posledním tahu.

rule-creation-groups-title = Skupiny a sochy
rule-creation-groups-text =
    Čtverce téže krajiny, které mají společnou hranu, tvoří skupinu, uvnitř dílku i přes dílky. Rohy nespojují.

    - Z každé krajiny se počítá jen tvoje největší skupina; jsou-li dvě stejně velké, jedna z nich.
    - Socha se počítá, ať stojí v tvém světě kdekoli. Nemusí být ve skupině, ba ani na své krajině.
    - Čtverec pod sochou je krajina jako každá jiná.

rule-creation-scoring-title = Bodování
rule-creation-scoring-text =
    U každé krajiny vynásob čtverce své největší [skupiny](rule-creation-groups) počtem soch jejího boha ve svém světě. Pět výsledků sečti.

    - Bez sochy krajina nenese nic, ať je jakkoli velká.
    - Se dvěma sochami nese dvojnásobek.

    Například skupina 6 čtverců krajiny Příliv a 2 sochy boha jménem Ondilo dají 12 bodů.

rule-creation-tokens-title = Žetony bohů
rule-creation-tokens-text =
    Každý hráč dostane jeden z pěti žetonů bohů. Svůj vidíš jen ty. Ostatní zůstávají skryté a mimo hru.

    - Když ho [použiješ](rule-creation-take), uvidí ho všichni a je pryč.
    - Není to socha a body nenese, použitý ani nepoužitý.
    - Nepoužitý žeton se neukazuje ani na konci.

rule-creation-end-title = Konec hry
rule-creation-end-text =
    Každý má přesně devět tahů; pak jsou všechny světy hotové. Vyhrává, kdo má nejvíc bodů.

    Při shodě rozhoduje největší jednotlivá skupina kterékoli krajiny, se sochou i bez ní. Kdo je na tom pořád stejně, vyhrává společně.

rule-creation-tiles-title = Dílky
rule-creation-tiles-text =
    Dílek má čtyři čtverce a některé mají sochu, nikdy víc než jednu. Všech pět krajin a bohů je zastoupeno stejně.

    - Ve dvou se hraje s 30 dílky, ve třech se 40, ve čtyřech s 50, v pěti se všemi 55.
    - Na konci v hromádkách pár dílků zbude, takže nikdo neví, co přijde naposled.

    Dílky tištěné hry neznáme. Tyto jsou naše vlastní, stejně jako jména krajin a bohů.

rule-creation-options-title = Co volí hostitel
rule-creation-options-text =
    - Dva až pět hráčů.
    - Kdo začíná: určité místo, nebo náhoda.
    - Jiná sada dílků.

## Krajiny a bohové

rule-creation-gods-title = Krajiny a bohové
rule-creation-gods-text =
    Každá z pěti krajin má boha. Krajina nese body díky sochám svého boha a [žeton boha](rule-creation-tokens) bere dílek s jedním nebo s druhým.

rule-terrain-blossom-text = Její bůh je [Melivi](rule-god-blossom).
rule-terrain-ember-text = Její bůh je [Žaro](rule-god-ember).
rule-terrain-tide-text = Její bůh je [Ondilo](rule-god-tide).
rule-terrain-grove-text = Její bůh je [Dubrim](rule-god-grove).
rule-terrain-dune-text = Její bůh je [Orsel](rule-god-dune).

rule-god-blossom-text = Každá jeho socha násobí tvoji největší skupinu krajiny [Květy](rule-terrain-blossom).
rule-god-ember-text = Každá jeho socha násobí tvoji největší skupinu krajiny [Žár](rule-terrain-ember).
rule-god-tide-text = Každá jeho socha násobí tvoji největší skupinu krajiny [Příliv](rule-terrain-tide).
rule-god-grove-text = Každá jeho socha násobí tvoji největší skupinu krajiny [Háj](rule-terrain-grove).
rule-god-dune-text = Každá jeho socha násobí tvoji největší skupinu krajiny [Duny](rule-terrain-dune).

## Souhrnná karta k vytištění

summary-creation-title = Stvoření v kostce

summary-creation-turn-title = Tvůj tah
summary-creation-turn-text =
    - Přesuň jeden ukazatel víry podél jeho strany a posuň řadu nebo sloupec: dílek, který vypadne, je tvůj.
    - Nebo, jednou za hru, ukaž žeton boha a vezmi si z mapy dílek s jeho sochou nebo krajinou.
    - Polož dílek hranou ke svému světu, otočený, jak chceš.
    - Vyber hromádku a zaplň mezeru v mapě.

summary-creation-limits-title = Čeho se držet
summary-creation-limits-text =
    - Ukazatel se musí pohnout, zůstává na své straně a nikdy nestojí naproti protějšímu.
    - Svět neroste přes tři krát tři.
    - Hranice nemusí souhlasit. Co leží, to leží.

summary-creation-scoring-title = Body za každou krajinu
summary-creation-scoring-text =
    Čtverce tvé největší skupiny krát sochy jejího boha. Čtverce spojují hrany, ne rohy; socha smí stát ve tvém světě kdekoli. Skupina 6 čtverců dá:
summary-creation-scoring-none = Bez sochy
summary-creation-scoring-one = Jedna socha
summary-creation-scoring-two = Dvě sochy
summary-creation-scoring-three = Tři sochy

summary-creation-end-title = Konec hry
summary-creation-end-text =
    Po devíti kolech. Vyhrává nejvíc bodů; při shodě největší jednotlivá skupina kterékoli krajiny; pak je vítězství společné. Žetony bohů body nenesou a nepoužité zůstávají tajné.
