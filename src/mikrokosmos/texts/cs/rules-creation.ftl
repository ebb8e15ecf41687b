# Pravidla hry Stvoření, k nahlédnutí přímo u stolu. Heslo je `<id>-title` a `<id>-text`; bohové a krajiny mají za nadpis svá jména
# z creation-names.ftl (`rule-god-tide-text` má `god-tide`). Každý řádek textu je odstavec, nebo, po „- “, řádek seznamu; [slova](heslo)
# jsou odkaz. Pořadí je v web/src/rules/contents.ts.

rule-creation-goal-title = Cíl hry
rule-creation-goal-text =
    Každý skládá svět z devíti dílků, tři krát tři. Velké [skupiny](rule-creation-groups) jedné krajiny přinášejí body, ale jen když máš ve svém světě sochy jejího boha. Kdo má po devíti kolech nejvíc [bodů](rule-creation-scoring), vyhrává.

rule-creation-table-title = Příprava hry
rule-creation-table-text =
    - Mapa: devět [dílků](rule-creation-tiles), tři krát tři, lícem vzhůru. Je společná: dílky si z ní berou všichni.
    - Čtyři [ukazatele víry](rule-creation-markers), po jednom uprostřed každé strany mapy.
    - Tři hromádky dílků lícem dolů. Je vidět, kolik dílků zbývá, a nic víc.
    - Pro každého hráče [žeton boha](rule-creation-tokens), rozdaný tajně, a místo na svět.

    Začíná náhodný hráč, nebo první místo, pokud tomu hostitel dá přednost.

rule-creation-turn-title = Tah
rule-creation-turn-text =
    - Přesuň [ukazatel víry](rule-creation-markers) a [posuň](rule-creation-push) dílky; nebo, jednou za hru, [odhal svého boha](rule-creation-take). Tak či tak získáš dílek.
    - [Polož](rule-creation-place) dílek do svého světa.
    - Zaplň [mezeru](rule-creation-gap) v mapě.

    Vynechat tah ani zahodit dílek nejde. Pak je na tahu další hráč.

rule-creation-markers-title = Ukazatele víry
rule-creation-markers-text =
    Na každé straně mapy je jeden ukazatel a jsou společné. Přesuň kterýkoli ze čtyř, i ten, který se hýbal naposled, k jiné řadě nebo sloupci na jeho straně.

    - Musí změnit místo.
    - Nesmí skončit naproti ukazateli na protější straně. Proti sobě jsou ukazatele jen v počátečním rozestavení.
    - Zůstává na své straně: severní a jižní posouvají sloupce, západní a východní řady.
    - Nějaký tah je možný vždycky a posun nejde hned vrátit.

rule-creation-push-title = Posun
rule-creation-push-text =
    Přesunutý ukazatel tlačí svou řadu nebo sloupec do mapy, směrem od sebe. Všechny tři dílky se posunou o jedno místo a ten na druhém konci vypadne: je tvůj. Mezera je teď u ukazatele.

rule-creation-take-title = Odhalení boha
rule-creation-take-text =
    Jednou za hru, místo přesunu ukazatele, odhal svůj [žeton boha](rule-creation-tokens). Vezmi si z mapy kterýkoli dílek se sochou svého boha nebo aspoň s jedním čtvercem jeho krajiny.

    - Ukazatele zůstávají, kde jsou.
    - Můžeš to udělat v kterémkoli svém tahu, i v prvním nebo posledním.
    - Není-li na mapě takový dílek, v tomto tahu to nejde.

rule-creation-place-title = Pokládání
rule-creation-place-text =
    Polož dílek tak, aby měl společnou hranu s tvým světem; roh nestačí. Prvním dílkem svět začíná.

    - Otáčej ho, jak chceš, ale ne rubem vzhůru.
    - Krajiny na hranici nemusí souhlasit.
    - Svět smí růst kterýmkoli směrem, ale ne přes tři krát tři.
    - Položené dílky se už nehýbou.

rule-creation-gap-title = Zaplnění mezery
rule-creation-gap-text =
    Až dílek položíš, vyber neprázdnou hromádku a odkryj její vrchní dílek. Přijde do mezery v mapě. Svůj dílek tedy pokládáš dřív, než kdokoli uvidí ten nový. Mezera se zaplňuje i po posledním tahu.

rule-creation-groups-title = Skupiny a sochy
rule-creation-groups-text =
    Čtverce téže krajiny, které mají společnou hranu, tvoří skupinu, uvnitř dílku i přes dílky. Rohy nespojují.

    - Z každé krajiny se počítá jen tvoje největší skupina; jsou-li dvě stejně velké, jedna z nich.
    - Socha se počítá, ať je v tvém světě kdekoli. Nemusí být ve skupině, dokonce ani na své krajině.
    - Čtverec pod sochou je krajina jako každá jiná.

rule-creation-scoring-title = Bodování
rule-creation-scoring-text =
    U každé krajiny vynásob čtverce své největší [skupiny](rule-creation-groups) počtem soch jejího boha ve svém světě. Pět výsledků sečti.

    - Bez sochy krajina nepřinese nic, ať je jakkoli velká.
    - Se dvěma sochami přinese dvojnásobek.

    Například skupina 6 čtverců krajiny Příliv a 2 sochy boha jménem Ondilo dají 12 bodů.

rule-creation-tokens-title = Žetony bohů
rule-creation-tokens-text =
    Každý hráč dostane jeden z pěti žetonů bohů. Svůj vidíš jen ty. Žetony, které se nerozdaly, zůstávají skryté a mimo hru.

    - Když ho [použiješ](rule-creation-take), uvidí ho všichni a znovu už to nejde.
    - Není to socha a body nepřináší, použitý ani nepoužitý.
    - Nepoužitý žeton zůstává tajný i na konci.

rule-creation-end-title = Konec hry
rule-creation-end-text =
    Každý má přesně devět tahů; pak jsou všechny světy hotové. Vyhrává, kdo má nejvíc bodů.

    Při shodě vyhrává, kdo má největší jednotlivou skupinu kterékoli krajiny, se sochou i bez ní. Trvá-li shoda, je vítězství společné.

rule-creation-tiles-title = Dílky
rule-creation-tiles-text =
    Dílek má čtyři čtverce. Některé dílky mají jednu sochu, nikdy víc. Všech pět krajin a bohů je zastoupeno stejně.

    - Ve dvou se hraje s 30 dílky, ve třech se 40, ve čtyřech s 50, v pěti se všemi 55.
    - Na konci zbude v hromádkách aspoň jeden dílek, takže nikdo s jistotou neví, co přijde naposled.

    Dílky tištěné hry neznáme. Tyto jsou naše vlastní, stejně jako jména krajin a bohů.

rule-creation-options-title = Možnosti hostitele
rule-creation-options-text =
    - Dva až pět hráčů.
    - Kdo začíná: hráč podle volby, nebo náhodný.
    - Jiná sada dílků.

## Krajiny a bohové

rule-creation-gods-title = Krajiny a bohové
rule-creation-gods-text =
    Každá z pěti krajin má boha. Krajina přináší body díky sochám svého boha. [Žeton boha](rule-creation-tokens) ti umožní vzít si dílek se sochou boha nebo s jeho krajinou.

rule-terrain-blossom-text = Její bůh je [Melivi](rule-god-blossom).
rule-terrain-ember-text = Její bůh je [Žaro](rule-god-ember).
rule-terrain-tide-text = Její bůh je [Ondilo](rule-god-tide).
rule-terrain-grove-text = Její bůh je [Dubrim](rule-god-grove).
rule-terrain-dune-text = Její bůh je [Orsel](rule-god-dune).

rule-god-blossom-text = Počtem jeho soch se násobí tvoje největší skupina krajiny [Květy](rule-terrain-blossom).
rule-god-ember-text = Počtem jeho soch se násobí tvoje největší skupina krajiny [Žár](rule-terrain-ember).
rule-god-tide-text = Počtem jeho soch se násobí tvoje největší skupina krajiny [Příliv](rule-terrain-tide).
rule-god-grove-text = Počtem jeho soch se násobí tvoje největší skupina krajiny [Háj](rule-terrain-grove).
rule-god-dune-text = Počtem jeho soch se násobí tvoje největší skupina krajiny [Duny](rule-terrain-dune).

## Souhrnná karta k vytištění

summary-creation-title = Stvoření v kostce

summary-creation-turn-title = Tvůj tah
summary-creation-turn-text =
    - Přesuň jeden ukazatel víry podél jeho strany a posuň řadu nebo sloupec: dílek, který vypadne, je tvůj.
    - Nebo, jednou za hru, odhal žeton boha a vezmi si z mapy dílek s jeho sochou nebo krajinou.
    - Polož dílek hranou ke svému světu, otočený, jak chceš.
    - Vyber hromádku a zaplň mezeru v mapě.

summary-creation-limits-title = Omezení
summary-creation-limits-text =
    - Ukazatel se musí pohnout, zůstává na své straně a nikdy není naproti protějšímu.
    - Svět neroste přes tři krát tři.
    - Hranice nemusí souhlasit. Položené dílky se už nehýbou.

summary-creation-scoring-title = Body za každou krajinu
summary-creation-scoring-text =
    Čtverce tvé největší skupiny krát sochy jejího boha. Čtverce spojují hrany, ne rohy; socha může být ve tvém světě kdekoli. Skupina 6 čtverců dá:
summary-creation-scoring-none = Bez sochy
summary-creation-scoring-one = Jedna socha
summary-creation-scoring-two = Dvě sochy
summary-creation-scoring-three = Tři sochy

summary-creation-end-title = Konec hry
summary-creation-end-text =
    Po devíti kolech. Vyhrává, kdo má nejvíc bodů; při shodě, kdo má největší jednotlivou skupinu kterékoli krajiny; jinak je vítězství společné. Žetony bohů body nepřinášejí a nepoužité zůstávají tajné.
