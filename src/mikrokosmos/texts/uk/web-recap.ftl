# «Маленький світ» у браузері: що сталося. `race` — назва, `region` — номер регіону, `terrain` — його місцевість; `whose` каже, чий
# то був регіон: `you`, `other` (тоді `holder` — цей гравець), `tribe` або `nobody`.

log-earlier = Показати попередні ходи
log-conquered =
    { $race } завойовують { $whose ->
        [you] ваш регіон { $region } ({ $terrain })
        [other] регіон { $region } ({ $terrain }; { $holder })
        [tribe] регіон { $region } ({ $terrain }) забутого племені
       *[nobody] регіон { $region } ({ $terrain })
    } { $how ->
        [die] за допомогою кубика
        [dragon] за допомогою дракона
        [spell] заміною жетона
        [fury] лютим кидком
       *[force] { $tokens ->
            [one] { $tokens } жетоном
            [few] { $tokens } жетонами
            [many] { $tokens } жетонами
           *[other] { $tokens } жетона
        }
    }.
log-losses =
    { $lost ->
        [0] Жоден жетон не втрачено
        [one] Втрачено { $lost } жетон
        [few] Втрачено { $lost } жетони
        [many] Втрачено { $lost } жетонів
       *[other] Втрачено { $lost } жетона
    }{ $kept ->
        [0] .
        [one] , { $kept } повертається.
        [few] , { $kept } повертаються.
        [many] , { $kept } повертаються.
       *[other] , { $kept } повертається.
    }
log-failed =
    { $race }: спроба завоювати { $whose ->
        [you] ваш регіон { $region } ({ $terrain })
        [other] регіон { $region } ({ $terrain }; { $holder })
        [tribe] регіон { $region } ({ $terrain }) забутого племені
       *[nobody] регіон { $region } ({ $terrain })
    } не вдалася.
die-said = Кидок — { $verdict }.
die-verdict =
    { $pips ->
        [0] порожня грань
       *[other] { $pips }
    }: { $verdict ->
        [conquered] завойовано
        [repelled] відбито
       *[adds] { $pips ->
            [0] жодного додаткового жетона
            [one] { $pips } додатковий жетон
            [few] { $pips } додаткові жетони
            [many] { $pips } додаткових жетонів
           *[other] { $pips } додаткового жетона
        }
    }

## Що сталося від вашого минулого ходу: `who` — інший гравець або кілька; `regions` — номери

recap-since = Від вашого минулого ходу:
recap-what = { $what }.
recap-between = {"; "}
recap-taken =
    { $race } ({ $who }) захопили { $count ->
        [one] { $count ->
            [1] ваш регіон
           *[other] { $count } ваш регіон:
        }
        [few] { $count } ваші регіони:
        [many] { $count } ваших регіонів:
       *[other] { $count } вашого регіону:
    } { $regions }
recap-taken-by =
    ви втратили { $count ->
        [one] { $count } регіон
        [few] { $count } регіони
        [many] { $count } регіонів
       *[other] { $count } регіону
    } (нападали { $who })
recap-losses =
    { $lost ->
        [0] жоден жетон не втрачено
        [one] втрачено { $lost } жетон
        [few] втрачено { $lost } жетони
        [many] втрачено { $lost } жетонів
       *[other] втрачено { $lost } жетона
    }, { $kept ->
        [0] жоден не повернувся
        [one] { $kept } повернувся
        [few] { $kept } повернулися
        [many] { $kept } повернулися
       *[other] { $kept } повернулося
    }
recap-repelled =
    { $count ->
        [one] { $count } напад на вас відбито
        [few] { $count } напади на вас відбито
        [many] { $count } нападів на вас відбито
       *[other] { $count } нападу на вас відбито
    }
recap-nothing = ніхто у вас нічого не забрав
recap-coins = { $who } { $coins }
recap-earned = монети інших: { $earned }

## Порада одним реченням: що робити й чому. `combo` — раса зі своєю властивістю, `who` — гравець

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Інші варіанти приблизно такі самі.
hint-more = Докладніше
hint-less = Коротше
hint-close = Сховати
hint-conquer = Завоюйте регіон { $region } ({ $terrain })
hint-attempt = Киньте кубик на завоювання регіону { $region } ({ $terrain })
hint-dragon = Пошліть дракона в регіон { $region } ({ $terrain })
hint-convert = Замініть єдиний жетон у регіоні { $region } ({ $terrain })
hint-abandon = Покиньте регіон { $region } ({ $terrain })
hint-place = Підкріпіть регіон { $region } ({ $terrain })
hint-camp = Поставте табір у регіоні { $region } ({ $terrain })
hint-fort = Збудуйте фортецю в регіоні { $region } ({ $terrain })
hint-hero = Поставте героя в регіоні { $region } ({ $terrain })
hint-pick = Візьміть комбінацію «{ $combo }»
hint-ally = Укладіть мир: { $who }
hint-roll = Киньте кубик
hint-stop = Зупиніться
hint-done = Завершуйте
hint-decline =
    { $race } видихалися — саме час занепаду; { $regions ->
        [0] наступного ходу почнете наново
        [one] { $regions } регіон платитиме й далі
        [few] { $regions } регіони платитимуть і далі
        [many] { $regions } регіонів платитимуть і далі
       *[other] { $regions } регіону платитимуть і далі
    }.
because-now = цього ходу це дає найбільше
because-later = це й далі приноситиме монети
because-harm = суперникам це шкодить найбільше
because-luck = наприкінці лишиться кращий кидок
because-attempt-luck = жоден інший кидок не обіцяє більше
because-stop = решта коштує більше, ніж дає
because-price = ці монети того варті
because-ahead = ця комбінація обіцяє найкращі ходи
because-fresh = нова раса заробить більше
because-kept = занепалі регіони платитимуть і далі
because-guard = йому загрожує найбільша небезпека
because-peace = це стримає нападника
because-given-up = так ви втратите найменше регіонів
because-stay = ця раса ще має добрі ходи попереду
because-next = так на решту ходу лишиться найбільше

## Занепад: що він коштує й дає

prompt-spent = { $race }: жетонів обмаль. Завойовуйте далі або до занепаду.
decline-last = { $race }: призвести цю расу до занепаду? Це останній раунд, і ваш хід на цьому завершиться.
decline-now =
    Цей хід дасть { $now ->
        [one] { $now } монету
        [few] { $now } монети
        [many] { $now } монет
       *[other] { $now } монети
    }; без занепаду ваші регіони дали б { $stay ->
        [one] { $stay } монету
        [few] { $stay } монети
        [many] { $stay } монет
       *[other] { $stay } монети
    } і ще те, що завоюєте.
decline-later =
    { $regions ->
        [0] Наступного ходу занепалі регіони не дадуть нічого.
       *[other] Наступного ходу { $regions ->
            [one] { $regions } занепалий регіон дасть
            [few] { $regions } занепалі регіони дадуть
            [many] { $regions } занепалих регіонів дадуть
           *[other] { $regions } занепалого регіону дадуть
        } { $later ->
            [one] { $later } монету
            [few] { $later } монети
            [many] { $later } монет
           *[other] { $later } монети
        }, якщо їх не завоюють.
    }
decline-gone =
    Ваша попередня занепала раса залишає мапу: ви віддаєте { $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
        [many] { $regions } регіонів
       *[other] { $regions } регіону
    }.
