# Small World v prohlížeči: co se stalo. `race` je jméno, `region` číslo regionu a `terrain` jeho krajina; `whose` říká, čí region
# to byl: `you`, `other` (pak je `holder` ten hráč), `tribe` nebo `nobody`.

log-earlier = Zobrazit dřívější tahy
log-conquered =
    { $race }: { $whose ->
        [you] tvůj region { $region } ({ $terrain }) dobyt
        [other] region { $region } ({ $terrain }; { $holder }) dobyt
        [tribe] region { $region } ({ $terrain }) dobyt na Zapomenutém kmeni
       *[nobody] region { $region } ({ $terrain }) dobyt
    } { $how ->
        [die] s pomocí kostky
        [dragon] s pomocí draka
        [spell] výměnou žetonu
        [fury] díky hodu Zuřivých
       *[force] { $tokens ->
            [one] za { $tokens } žeton
            [few] za { $tokens } žetony
            [many] za { $tokens } žetonu
           *[other] za { $tokens } žetonů
        }
    }.
log-losses =
    { $lost ->
        [0] Žádný žeton se neztrácí
        [one] Ztrácí se { $lost } žeton
        [few] Ztrácejí se { $lost } žetony
        [many] Ztrácí se { $lost } žetonu
       *[other] Ztrácí se { $lost } žetonů
    }{ $kept ->
        [0] .
        [one] , { $kept } se vrací.
        [few] , { $kept } se vracejí.
        [many] , { $kept } se vrací.
       *[other] , { $kept } se vrací.
    }
log-failed =
    { $race }: pokus dobýt { $whose ->
        [you] tvůj region { $region } ({ $terrain })
        [other] region { $region } ({ $terrain }; { $holder })
        [tribe] region { $region } ({ $terrain }) se Zapomenutým kmenem
       *[nobody] region { $region } ({ $terrain })
    } nevyšel.
die-said = Hod kostkou – { $verdict }.
die-verdict =
    { $pips ->
        [0] prázdná stěna
       *[other] { $pips }
    }: { $verdict ->
        [conquered] dobyto
        [repelled] odraženo
       *[adds] { $pips ->
            [0] žádný žeton navíc
            [one] { $pips } žeton navíc
            [few] { $pips } žetony navíc
            [many] { $pips } žetonu navíc
           *[other] { $pips } žetonů navíc
        }
    }

## Co se stalo od tvého minulého tahu: `who` je jiný hráč nebo několik hráčů; `regions` jsou čísla

recap-since = Od tvého minulého tahu:
recap-what = { $what }.
recap-between = {"; "}
recap-taken =
    { $race } ({ $who }) ti berou { $count ->
        [one] { $count ->
            [1] region
           *[other] { $count } region:
        }
        [few] { $count } regiony:
        [many] { $count } regionu:
       *[other] { $count } regionů:
    } { $regions }
recap-taken-by =
    přicházíš o { $count ->
        [one] { $count } region
        [few] { $count } regiony
        [many] { $count } regionu
       *[other] { $count } regionů
    } (útočí { $who })
recap-losses =
    { $lost ->
        [0] žádný ztracený žeton
        [one] { $lost } ztracený žeton
        [few] { $lost } ztracené žetony
        [many] { $lost } ztraceného žetonu
       *[other] { $lost } ztracených žetonů
    }, { $kept ->
        [0] žádný se nevrátil
        [one] { $kept } se vrátil
        [few] { $kept } se vrátily
        [many] { $kept } se vrátilo
       *[other] { $kept } se vrátilo
    }
recap-repelled =
    { $count ->
        [one] { $count } útok na tebe selhal
        [few] { $count } útoky na tebe selhaly
        [many] { $count } útoku na tebe selhalo
       *[other] { $count } útoků na tebe selhalo
    }
recap-nothing = nikdo ti nic nevzal
recap-coins = { $who } { $coins }
recap-earned = mince ostatních: { $earned }

## Rada jednou větou: co udělat a proč. `combo` je národ se svou schopností, `who` hráč

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Ostatní možnosti jsou zhruba stejně dobré.
hint-more = Více
hint-less = Méně
hint-close = Skrýt
hint-conquer = Dobyj region { $region } ({ $terrain })
hint-attempt = Zkus s kostkou region { $region } ({ $terrain })
hint-dragon = Pošli draka do regionu { $region } ({ $terrain })
hint-convert = Vyměň osamocený žeton v regionu { $region } ({ $terrain })
hint-abandon = Opusť region { $region } ({ $terrain })
hint-place = Posil region { $region } ({ $terrain })
hint-camp = Postav polní tábor v regionu { $region } ({ $terrain })
hint-fort = Postav pevnost v regionu { $region } ({ $terrain })
hint-hero = Dej hrdinu do regionu { $region } ({ $terrain })
hint-pick = Vyber si kombinaci „{ $combo }“
hint-ally = Uzavři příměří: { $who }
hint-roll = Hoď kostkou
hint-stop = Skonči s dobýváním
hint-done = Ukonči to
hint-decline =
    { $race } už nemají sílu: je čas na úpadek; { $regions ->
        [0] příští tah začneš znovu
        [one] { $regions } region bude vynášet dál
        [few] { $regions } regiony budou vynášet dál
        [many] { $regions } regionu bude vynášet dál
       *[other] { $regions } regionů bude vynášet dál
    }.
because-now = v tomto tahu vynese nejvíc
because-later = bude vynášet i v dalších tazích
because-harm = protivníkům nejvíc uškodí
because-luck = na konec ti zbude lepší hod
because-attempt-luck = žádný jiný hod neslibuje víc
because-stop = zbytek by stál víc, než přinese
because-price = ty mince za to stojí
because-ahead = slibuje nejlepší další tahy
because-fresh = nový národ získá víc
because-kept = regiony v úpadku budou vynášet dál
because-guard = hrozí mu největší nebezpečí
because-peace = udrží útočníka stranou
because-given-up = přijdeš tak o nejméně regionů
because-stay = tento národ má ještě dobré tahy před sebou
because-next = na zbytek tahu ti zůstane nejvíc

## Úpadek: co stojí a co přináší

prompt-spent = { $race }: žetonů už je málo. Dobývej dál, nebo do úpadku.
decline-last = Mají { $race } přejít do úpadku? Je poslední kolo a tvůj tah tím končí.
decline-now =
    Tento tah vynese { $now ->
        [one] { $now } minci
        [few] { $now } mince
        [many] { $now } mince
       *[other] { $now } mincí
    }; bez úpadku by tvoje regiony vynesly { $stay ->
        [one] { $stay } minci
        [few] { $stay } mince
        [many] { $stay } mince
       *[other] { $stay } mincí
    } a k tomu, co dobudeš.
decline-later =
    { $regions ->
        [0] Příští tah ti v úpadku nevynese nic.
       *[other] Příští tah { $regions ->
            [one] vynese { $regions } region v úpadku
            [few] vynesou { $regions } regiony v úpadku
            [many] vynese { $regions } regionu v úpadku
           *[other] vynese { $regions } regionů v úpadku
        } { $later ->
            [one] { $later } minci
            [few] { $later } mince
            [many] { $later } mince
           *[other] { $later } mincí
        }, pokud je nikdo nedobude.
    }
decline-gone =
    Tvůj dřívější národ v úpadku opustí mapu: přijdeš o { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
        [many] { $regions } regionu
       *[other] { $regions } regionů
    }.
