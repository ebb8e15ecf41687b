# «Маленький світ» у браузері: що стоїть довкола мапи. `who` — гравець, і `you` дорівнює “yes”, якщо це сам читач; `race`, `power` і
# `of` — назви в називному відмінку.

table-title = Маленький світ
between-names = {", "}

## Що робити зараз, одним коротким реченням

prompt-pick = Виберіть комбінацію: найвища безплатна, кожна пропущена коштує монету.
prompt-expand = { $race }: завойовуйте або призведіть їх до занепаду.
prompt-conquer = { $race }: виберіть наступний регіон або зупиніться.
prompt-march-first = Спершу можуть завойовувати занепалі { $race }, або вже зараз виберіть комбінацію.
prompt-march = Ваші занепалі { $race } ще в поході: виберіть регіон або зупиніться.
prompt-convert = Замініть самотній чужий жетон або зупиніться.
prompt-dragon = Пошліть дракона або зупиніться.
prompt-attempt = Жетонів замало: киньте кубик за регіон або зупиніться.
prompt-roll = Спершу можна кинути кубик; далі виберіть регіон або зупиніться.
prompt-rolled =
    { $pips ->
        [0] Кубик нічого не дав: виберіть регіон або зупиніться.
        [one] Кубик додає { $pips } жетон: виберіть регіон або зупиніться.
        [few] Кубик додає { $pips } жетони: виберіть регіон або зупиніться.
        [many] Кубик додає { $pips } жетонів: виберіть регіон або зупиніться.
       *[other] Кубик додає { $pips } жетона: виберіть регіон або зупиніться.
    }
prompt-decline = Дістатися нікуди: оголосіть занепад або зупиніться.
prompt-stop = Більше дістатися нікуди: завершіть завоювання.
prompt-abandon = Виберіть регіон, який покинути; його жетони підуть вам на руку.
prompt-give-up =
    { $count ->
        [one] Додаткові жетони йдуть убік: покиньте { $count } регіон.
        [few] Додаткові жетони йдуть убік: покиньте { $count } регіони.
        [many] Додаткові жетони йдуть убік: покиньте { $count } регіонів.
       *[other] Додаткові жетони йдуть убік: покиньте { $count } регіону.
    }
prompt-redeploy =
    { $count ->
        [1] Викладіть останній жетон.
        [one] Розподіліть { $count } жетон по своїх регіонах.
        [few] Розподіліть { $count } жетони по своїх регіонах.
        [many] Розподіліть { $count } жетонів по своїх регіонах.
       *[other] Розподіліть { $count } жетона по своїх регіонах.
    }
prompt-withdraw =
    { $count ->
        [1] Жетон вибито: покладіть його в один зі своїх регіонів.
        [one] Вибито { $count } жетон: розподіліть по своїх регіонах.
        [few] Вибито { $count } жетони: розподіліть по своїх регіонах.
        [many] Вибито { $count } жетонів: розподіліть по своїх регіонах.
       *[other] Вибито { $count } жетона: розподіліть по своїх регіонах.
    }
prompt-heroes =
    { $count ->
        [1] Виберіть регіон для героя.
        [one] Виберіть { $count } регіон для героїв.
        [few] Виберіть { $count } регіони для героїв.
        [many] Виберіть { $count } регіонів для героїв.
       *[other] Виберіть { $count } регіону для героїв.
    }
prompt-spare-camp =
    { $count ->
        [one] Поставте ще { $count } табір або завершіть.
        [few] Поставте ще { $count } табори або завершіть.
        [many] Поставте ще { $count } таборів або завершіть.
       *[other] Поставте ще { $count } табору або завершіть.
    }
prompt-spare-fort = Можна звести фортецю або завершити.
prompt-placed = Усе на місцях: завершіть хід.
prompt-peace = Виберіть, з ким мати мир до вашого наступного ходу, або нікого.
prompt-last-word = Монети отримано: призведіть расу до занепаду або лишіть активною.
prompt-moment = Хвилинку…
prompt-over = Гру завершено.
prompt-shared = Гру завершено, перемога спільна.
prompt-won = Ви перемогли!
prompt-winner = Перемагає { $who }.

wait-first-seat = Хто почне?
wait-pick = { $who } вибирає комбінацію.
wait-conquest = { $who } завойовує.
wait-attempt = { $who } кидає кубик.
wait-roll = { $who } кидає кубик.
wait-rolled = { $who } завойовує.
wait-give-up = { $who } покидає регіони.
wait-redeployment = { $who } перерозподіляє загони.
wait-peace = { $who } думає про мир.
wait-last-word = { $who } думає про занепад.
wait-withdrawal = { $who } викладає вибиті жетони.
wait-banners = З’являється наступна комбінація.
wait-badges = З’являється наступна комбінація.

## Що зробить дотик

tap-does = Торкніться, щоб { $deed }.
tap-several = Торкніться, щоб вибрати, що робити в регіоні { $place }.
tap-place = Торкніться, щоб покласти жетон у регіон { $place }; притримайте, щоб забрати.
tap-take = Утримуйте, щоб забрати один жетон: { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (не можна скасувати)
chooser-title = Що робити в регіоні { $place }?
undo-ends = скасувати не можна
undo-ends-long = Цього не можна скасувати.

## Картка регіону: що там можна зробити й чого це коштує

does-conquer = Завоювати
does-convert = Замінити жетон
does-dragon = Послати дракона
does-attempt = Кинути кубик
does-abandon = Покинути
price-convert = не коштує жетонів
price-dragon = один жетон, хоч би хто там стояв
card-close = Закрити

## Суми

sum-base = основа
sum-tokens =
    { $amount ->
        [one] жетон
        [few] жетони
        [many] жетонів
       *[other] жетона
    }
sum-tribe = забуте плем’я
sum-mountain = гора
sum-marker = { $of }
sum-discount = { $of }
sum-beside = { $of } поруч
sum-minimum = хоча б один жетон
sum-pips = кидок
sum-dragon = дракон
sum-spell = заміна жетона
sum-active = регіони ({ $of })
sum-declined = занепалі { $of }
sum-income = { $of }
sum-spoils = завоювання ({ $of })
sum-stipend = { $of }
sum-windfall = { $of }, один раз
sum-earns = { $of }
sum-price = пропущені
sum-found = лежало на ній
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = лише для завоювань
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, у вас { $have }
cost-have = у вас { $have }
cost-forfeits = Активна раса в цей хід уже не завойовуватиме.
cost-odds =
    { $faces ->
        [6] Кубик не підведе.
        [one] Підходить { $faces } грань кубика з 6 ({ $percent } %).
        [few] Підходять { $faces } грані кубика з 6 ({ $percent } %).
        [many] Підходять { $faces } граней кубика з 6 ({ $percent } %).
       *[other] Підходять { $faces } грані кубика з 6 ({ $percent } %).
    }

## Кнопки

button-decline = До занепаду
button-roll = Кинути кубик
button-stop = Зупинитися
button-done = Готово
button-no-pact = Без миру
button-stay = Лишити так
button-abandon = Покинути регіони…
button-abandon-end = Лишити регіони
button-undo = Скасувати
button-hint = Підказка
button-hint-off = Сховати підказки
button-skip = Пропустити
button-even = Порівну
button-reset = Усе назад
button-finish = Завершити хід
button-peace = Мир: { $who }
tiny-decline = Занепад
tiny-roll = Кубик
tiny-stop = Досить
tiny-done = Готово
tiny-no-pact = Ні з ким
tiny-stay = Лишити
tiny-abandon = Покинути…
tiny-abandon-end = Лишити
tiny-skip = Далі
tiny-even = Порівну
tiny-reset = Назад
tiny-finish = Готово
decline-sure = Ваші { $race } занепадуть: у кожному регіоні лишиться один жетон, а наступного ходу ви виберете нову комбінацію.
cancel = Ні

## Рука

hand = На руці
hand-place =
    { $race }: викладіть { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
hand-hero =
    { $count ->
        [one] Поставте { $count } героя
        [few] Поставте { $count } героїв
        [many] Поставте { $count } героїв
       *[other] Поставте { $count } героя
    }
hand-camp =
    { $count ->
        [one] Можна поставити { $count } табір
        [few] Можна поставити { $count } табори
        [many] Можна поставити { $count } таборів
       *[other] Можна поставити { $count } табору
    }
hand-fort =
    { $count ->
        [one] Можна звести { $count } фортецю
        [few] Можна звести { $count } фортеці
        [many] Можна звести { $count } фортець
       *[other] Можна звести { $count } фортеці
    }
hand-help = Торкніться регіону, щоб додати; притримайте або натисніть мінус, щоб забрати.
hand-take-back = Забрати один із регіону { $place }
hand-rules = Правила про те, що в руці

## Панелі

panel-players = Гравці
panel-column = Комбінації
panel-log = Літопис
panel-legend = Легенда
legend-race = Раси
legend-power = Властивості
legend-marker = Жетони
legend-symbol = Символи
legend-terrain = Місцевості
rule-of = Правило: { $name }
panels = Панелі
board = Мапа
round = Раунд { $round } з { $rounds }
round-last = Останній раунд
players-turn = ходить
players-you = ви
players-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
players-coins-hidden = монети приховано
players-regions =
    { $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
        [many] { $regions } регіонів
       *[other] { $regions } регіону
    }
players-hand =
    { $hand ->
        [one] { $hand } жетон на руці
        [few] { $hand } жетони на руці
        [many] { $hand } жетонів на руці
       *[other] { $hand } жетона на руці
    }
players-none = ще немає раси
players-declined = { $race }, занепад
players-pact = мир: { $other }
order = Мої вибиті жетони:
order-spread = порівну
order-nearest = проти нападника
order-ask = питати мене

column-title = Комбінації на вибір
column-tokens =
    { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
        [many] { $tokens } жетонів
       *[other] { $tokens } жетона
    }
column-price =
    { $price ->
        [0] безплатно
        [one] коштує { $price } монету
        [few] коштує { $price } монети
        [many] коштує { $price } монет
       *[other] коштує { $price } монети
    }
column-found =
    { $found ->
        [one] на ній { $found } монета
        [few] на ній { $found } монети
        [many] на ній { $found } монет
       *[other] на ній { $found } монети
    }

income = Поки що за цей хід
income-total =
    { $total ->
        [one] { $total } монета
        [few] { $total } монети
        [many] { $total } монет
       *[other] { $total } монети
    }
income-none = поки нічого
earned =
    { $you ->
        [yes] Ви отримуєте
       *[no] Отримує { $who }
    }

log-empty = Тут буде розповідь про гру.
log-undone = Це скасовано.
hints-best = Найкраще: { $deed }
hints-behind =
    { $behind ->
        [0] { $deed } (не гірше)
       *[other] { $deed } (гірше на { $behind })
    }
hints-title = Бот зробив би так
ending-title = Гру завершено
ending-winner = перемога
ending-close = Глянути на мапу

## Що роблять слова раси чи властивості, кількома словами: `n` — число при слові, `kinds` — види регіонів, які воно називає

brief-between = {"; "}
brief-nothing = їх багато
brief-income = +1 монета за кожен { $kinds }
brief-income_lasts = і в занепаді
brief-stipend =
    { $n ->
        [one] +{ $n } монета щоходу
        [few] +{ $n } монети щоходу
        [many] +{ $n } монет щоходу
       *[other] +{ $n } монети щоходу
    }
brief-windfall =
    { $n ->
        [one] { $n } монета, один раз
        [few] { $n } монети, один раз
        [many] { $n } монет, один раз
       *[other] { $n } монети, один раз
    }
brief-spoils =
    { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монети
        [many] +{ $n } монет
       *[other] +{ $n } монети
    } за завойований непорожній регіон
brief-discount = на жетон менше за { $kinds }
brief-discount_beside = на жетон менше поруч, якщо мають { $kinds }
brief-enters_anywhere = входять будь-де
brief-flies = атакують хоч як далеко
brief-sails = займають моря й озера
brief-tunnels = печери прилеглі
brief-raiders =
    { $n ->
        [one] { $n } жетон лише для завоювань
        [few] { $n } жетони лише для завоювань
        [many] { $n } жетонів лише для завоювань
       *[other] { $n } жетона лише для завоювань
    }
brief-recruits_per =
    { $n ->
        [1] новий жетон за кожен завойований непорожній регіон
        [one] новий жетон за { $n } завойований непорожній регіон
        [few] новий жетон за { $n } завойовані непорожні регіони
        [many] новий жетон за { $n } завойованих непорожніх регіонів
       *[other] новий жетон за { $n } завойованого непорожнього регіону
    }
brief-unbroken = не втрачають жетонів
brief-marches = завойовують і в занепаді
brief-endures = зайва занепала раса
brief-stout = занепад наприкінці ходу
brief-lairs = лігва: усюди +1 до захисту
brief-holes =
    { $n ->
        [one] { $n } регіон, якого не взяти нікому
        [few] { $n } регіони, яких не взяти нікому
        [many] { $n } регіонів, яких не взяти нікому
       *[other] { $n } регіону, яких не взяти нікому
    }
brief-camps =
    { $n ->
        [one] { $n } табір: +1 до захисту
        [few] { $n } табори: кожен +1 до захисту
        [many] { $n } таборів: кожен +1 до захисту
       *[other] { $n } табору: кожен +1 до захисту
    }
brief-heroes =
    { $n ->
        [one] { $n } герой: його регіону не взяти
        [few] { $n } герої: їхніх регіонів не взяти
        [many] { $n } героїв: їхніх регіонів не взяти
       *[other] { $n } героя: їхніх регіонів не взяти
    }
brief-forts = зводять фортеці: +1 до захисту, +1 монета
brief-dragons = дракон бере регіон одним жетоном
brief-converts = замінюють самотні чужі жетони
brief-berserk = кидають кубик перед завоюванням
brief-pact = мир з одним суперником
