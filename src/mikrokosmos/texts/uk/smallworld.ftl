# «Маленький світ». `spot` — регіон, `place` — регіон разом із тим, хто його тримає; `who` — гравець, і `you` дорівнює “yes”,
# якщо це сам читач; `race`, `power` і `of` — назви в називному відмінку.

game-about = Завойовуйте мапу, на якій усім не вистачить місця: раса за расою, властивість за властивістю.
ask-example = conquer 12

## Дії

action-conquer = завоювати регіон { $place }
action-attempt = кинути кубик на завоювання регіону { $place }
action-dragon = послати дракона в регіон { $place }
action-convert = замінити єдиний жетон у регіоні { $place }
action-abandon = покинути регіон { $place }
action-place = покласти жетон у регіон { $place }
action-camp = поставити табір у регіоні { $place }
action-fort = звести фортецю в регіоні { $place }
action-hero = поставити героя в регіоні { $place }
action-pick = узяти комбінацію «{ $combo }»
action-ally = укласти мир (союзник — { $who })
action-decline = призвести расу до занепаду
action-roll = кинути кубик перед завоюванням
action-stop = завершити завоювання
action-done = готово

cost-conquer = { $action }: жетонів — { $total } з ваших { $have } ({ $terms })
cost-attempt =
    { $action }: потрібно { $total }, у вас { $have }; шанс на кубику — { $faces } з 6 ({ $terms }){ $forfeits ->
        [0] {""}
       *[other] . Активна раса в цей хід уже не завойовуватиме.
    }
cost-dragon = { $action }: жетонів — { $total } з ваших { $have }
cost-pick =
    { $action }: { $total ->
        [0] безплатно
        [one] { $total } монета
        [few] { $total } монети
        [many] { $total } монет
       *[other] { $total } монети
    }, { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }{ $found ->
        [0] {""}
        [one] , на ній лежить { $found } монета
        [few] , на ній лежать { $found } монети
        [many] , на ній лежить { $found } монет
       *[other] , на ній лежить { $found } монети
    }

## Складники вартості й доходу

term-base = { $amount } — база
term-tokens = { $amount } — за жетони
term-tribe = { $amount } — за забуте плем’я
term-mountain = { $amount } — за гору
term-marker = { $amount } — { $of }
term-discount = { $amount } — { $of }
term-beside = { $amount } — { $of } поруч
term-minimum = { $amount } — до мінімуму в 1 жетон
term-pips = { $amount } — кубик
term-dragon = { $amount } — дракон
term-active = { $amount } — регіони ({ $of })
term-declined = { $amount } — регіони занепалої раси ({ $of })
term-income = { $amount } — бонус ({ $of })
term-spoils = { $amount } — бонус за завоювання ({ $of })
term-stipend = { $amount } — { $of }
term-windfall = { $amount } — одноразовий бонус ({ $of })
term-earns = { $amount } — { $of }
term-price = { $amount } — за пропущені комбінації
term-banner = { $amount } — від раси
term-badge = { $amount } — від властивості
term-raiders = { $amount } — лише для завоювань

## Події

event-first =
    { $you ->
        [yes] Ви починаєте.
       *[no] Гру починає { $who }.
    }
event-turn =
    Раунд { $round }: { $you ->
        [yes] ваш хід
       *[no] ходить { $who }
    }.
event-banner = Наступна раса: { $race }.
event-shown = Нова комбінація на місці { $slot }: { $power } { $race }.
event-picked =
    { $you ->
        [yes] Ви берете
       *[no] { $who } бере
    } комбінацію «{ $power } { $race }», { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }, { $paid ->
        [0] безплатно
        [one] за { $paid } монету
        [few] за { $paid } монети
        [many] за { $paid } монет
       *[other] за { $paid } монети
    }.
event-readied = { $race }: жетонів на руці — { $hand }.
event-abandoned = { $race } покидають регіон { $spot }.
event-gave-up = { $race } мусять покинути регіон { $spot }.
event-rolled = На кубику випало { $pips }.
event-conquered =
    { $race } завойовують регіон { $spot } { $how ->
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
event-failed = { $race }: спроба завоювати регіон { $spot } не вдалася.
event-lost = { $race } втрачають регіон { $spot }.
event-tribe-gone = Забуте плем’я з регіону { $spot } зникає.
event-marked = У регіоні { $spot } з’являється { $of }.
event-unmarked = З регіону { $spot } зникає { $of }.
event-recruited =
    { $race } отримують { $tokens ->
        [one] { $tokens } новий жетон
        [few] { $tokens } нові жетони
        [many] { $tokens } нових жетонів
       *[other] { $tokens } нового жетона
    }.
event-set-aside =
    { $race } відкладають убік { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }.
event-placed = { $race } посилюють регіон { $spot }.
event-coins =
    { $you ->
        [yes] Ви отримуєте
       *[no] { $who } отримує
    } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }{ $terms ->
        [none] .
       *[some] : { $terms }.
    }
event-pact = Укладено мир: { $who } і { $other }.
event-declined =
    { $you ->
        [yes] Ваші { $race } занепадають.
       *[no] { $race } ({ $who }) занепадають.
    }
event-vanished =
    { $you ->
        [yes] Ваші { $race } зникають з мапи.
       *[no] { $race } ({ $who }) зникають з мапи.
    }
event-over = Останній раунд завершено.

## Переказ партії, хід за ходом

turn-heading =
    Хід { $number }, раунд { $round } з { $rounds }: { $who }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
told-column = Доступні комбінації: { $combos }.
told-picked =
    Бере комбінацію «{ $power } { $race }», { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }, { $paid ->
        [0] безплатно
        [one] за { $paid } монету
        [few] за { $paid } монети
        [many] за { $paid } монет
       *[other] за { $paid } монети
    }{ $found ->
        [0] .
        [one] , і забирає з неї { $found } монету.
        [few] , і забирає з неї { $found } монети.
        [many] , і забирає з неї { $found } монет.
       *[other] , і забирає з неї { $found } монети.
    }
told-conquered =
    { $race } завойовують регіон { $spot } { $how ->
        [die] { $tokens ->
            [1] останнім жетоном
            [one] останніми { $tokens } жетонами
            [few] останніми { $tokens } жетонами
            [many] останніми { $tokens } жетонами
           *[other] останніми { $tokens } жетонами
        } (на кубику { $pips })
        [dragon] за допомогою дракона й 1 жетона
        [spell] заміною жетона
       *[force] { $tokens ->
            [one] { $tokens } жетоном
            [few] { $tokens } жетонами
            [many] { $tokens } жетонами
           *[other] { $tokens } жетона
        }
    }
told-empty = { $deed }.
told-tribe = { $deed }, проганяючи забуте плем’я.
told-taken =
    { $deed }. Тут були { $holder }: { $lost ->
        [0] без втрат
        [one] втрачено { $lost } жетон
        [few] втрачено { $lost } жетони
        [many] втрачено { $lost } жетонів
       *[other] втрачено { $lost } жетона
    }{ $kept ->
        [0] .
        [one] , відступив { $kept }.
        [few] , відступили { $kept }.
        [many] , відступило { $kept }.
       *[other] , відступило { $kept }.
    }
told-failed =
    { $race }: на кубику { $pips }, регіон { $spot } встояв{ $held ->
        [people] . Його займають { $holder }.
        [tribe] . Його займає забуте плем’я.
       *[no] .
    }
told-marked = Ставить жетон у регіоні { $spot }: { $of }.
told-coins =
    Отримує { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }: { $terms }.
told-nothing = Нічого не отримує.

legend-seat =
    { $who }{ $active ->
        [none] {""}
       *[some] : { $active }
    }{ $declined ->
        [none] {""}
       *[some] ; { $letter } — занепалі { $declined }
    }
legend-tribe = { $sign } — забуте плем’я
legend-marked = { $sign } — інші жетони: { $markers }

## Відмови

refusal-over = Гру завершено.
refusal-chance-moves = Зачекайте на кубик чи наступну комбінацію.
refusal-no-such-action = Такої дії немає.
refusal-no-such-region = На цій мапі регіони від 1 до { $regions }.
refusal-not-now = Зараз так не можна.
refusal-own-region = Цей регіон уже ваш.
refusal-water = Воду можуть завойовувати лише водяні раси.
refusal-out-of-reach = До цього регіону вам не дістатися.
refusal-not-an-entry = Перше завоювання має бути скраю мапи або на березі моря.
refusal-immune = Цей регіон неприступний: завоювати його не можна.
refusal-pact = { $other } має з вами мир: атакувати цю активну расу не можна.
refusal-too-few-tokens = Потрібно жетонів: { $cost }, а у вас { $have }.
refusal-rolls-before = Люті раси кидають кубик перед завоюванням і останньої спроби не мають.
refusal-no-token = У вас не лишилося жетонів.
refusal-enough-tokens = Жетонів вистачає, кидати кубик не треба.
refusal-nothing-within-a-roll = На кожен регіон бракує забагато жетонів.
refusal-too-far-short = Бракує забагато жетонів: жоден кидок не допоможе.
refusal-no-dragon = У вас немає дракона.
refusal-dragon-has-flown = У цей хід дракона вже використано.
refusal-no-conversion = Ваша раса не вміє замінювати чужі жетони.
refusal-tray-empty = В органайзері не лишилося жетонів вашої раси.
refusal-not-on-the-map = Вашої раси ще немає на мапі.
refusal-not-an-active-token = Тут немає активного жетона, який можна замінити.
refusal-converted-already = У цей хід один жетон ви вже замінили ({ $who }).
refusal-not-alone = Замінити можна лише єдиний жетон у регіоні.
refusal-not-held = Цей регіон не ваш.
refusal-too-late = У цей хід для цього вже запізно.
refusal-other-race = Цей регіон належить іншій вашій расі ({ $race }), і зараз вона не може його покинути.
refusal-taken-this-turn = Цей регіон ви завоювали в цей хід: жетони лишаються там до перерозподілу.
refusal-no-active-race = У вас немає активної раси, яка могла б занепасти.
refusal-none-in-hand = На руці таких немає.
refusal-no-fortress = Ваша раса не вміє зводити фортець.
refusal-built-already = У цей хід ви вже звели фортецю.
refusal-supply-empty = Усі фортеці вже на мапі.
refusal-has-one = Такий жетон тут уже є.
refusal-no-hero = У вас немає героїв.
refusal-empty-slot = На цьому місці немає комбінації.
refusal-cannot-pay =
    Потрібно { $price ->
        [one] { $price } монету
        [few] { $price } монети
        [many] { $price } монет
       *[other] { $price } монети
    }, а у вас { $have }.
refusal-no-such-opponent = Такого суперника немає.
refusal-attacked = Цього гравця ви атакували в цей хід, тож укласти з ним мир не можна.
refusal-no-berserk = Перед завоюванням кидають кубик лише люті раси.
refusal-tokens-in-hand = Спершу викладіть усі жетони.
refusal-heroes-in-hand = Спершу поставте героїв.

## Стіл

table-status =
    Раунд { $round } з { $rounds }, у вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
table-round = Раунд { $round } з { $rounds }
table-players = Гравці
table-player = Гравець
table-turn = { $who } (ходить)
table-points = Монети
table-people = Раса
table-held = Регіони
table-on-map = На мапі
table-hand = На руці
table-declined = { $race } (занепалі)
table-column = Доступні комбінації
table-place = Місце
table-combo = Комбінація
table-coins = Монети
table-price = Ціна
table-tokens = Жетони
table-regions = Мапа
table-region = Регіон
table-terrain = Місцевість
table-holder = Хто займає
table-markers = Інші жетони
table-empty = {"–"}
combo = { $power } { $race }
people =
    { $you ->
        [yes] ваші { $race }
       *[no] { $race } ({ $who })
    }
people-declined =
    { $you ->
        [yes] ваші занепалі { $race }
       *[no] занепалі { $race } ({ $who })
    }
people-line =
    { $people }{ $hand ->
        [0] {""}
        [one] : { $hand } жетон на руці
        [few] : { $hand } жетони на руці
        [many] : { $hand } жетонів на руці
       *[other] : { $hand } жетона на руці
    }
lost-tribe = забуте плем’я
spot = { $region } ({ $terrain })
place-tribe = { $region } ({ $terrain }, забуте плем’я)
place-held = { $region } [{ $terrain }; { $holder } × { $tokens }]
marker-count = { $of } × { $count }

terrain-farmland = ниви
terrain-forest = ліси
terrain-hill = пагорби
terrain-swamp = болота
terrain-mountain = гори
terrain-sea = море
terrain-lake = озеро
symbol-cavern = печера
symbol-magic = джерело магії
symbol-mine = копальня

marker-lair = троляче лігво
marker-fort = фортеця
marker-camp = табір
marker-hole = нора
marker-hero = герой
marker-dragon = дракон

race-amazons = Амазонки
race-dwarves = Дворфи
race-elves = Ельфи
race-ghouls = Упири
race-giants = Велетні
race-halflings = Гобіти
race-humans = Люди
race-orcs = Орки
race-ratmen = Щуряки
race-skeletons = Скелети
race-sorcerers = Чародії
race-tritons = Тритони
race-trolls = Тролі
race-wizards = Мудреці

power-alchemist = Учені
power-berserk = Люті
power-bivouacking = Кочові
power-commando = Бойові
power-diplomat = Дипломатичні
power-dragon_master = Драконознавчі
power-flying = Летючі
power-forest = Лісові
power-fortified = Укріплені
power-heroic = Героїчні
power-hill = Пагорбові
power-merchant = Підприємливі
power-mounted = Верхові
power-pillaging = Розбійницькі
power-seafaring = Водяні
power-spirit = Примарні
power-stout = Непохитні
power-swamp = Болотяні
power-underworld = Підземні
power-wealthy = Заможні
