# «Маленький світ» у браузері: що стоїть довкола мапи. `who` — гравець, і `you` дорівнює “yes”, якщо це сам читач; `race`, `power` і
# `of` — назви в називному відмінку.

table-title = Маленький світ
between-names = {", "}

## Що робити зараз, одним коротким реченням

prompt-pick = Виберіть комбінацію. Найвища безплатна; кожна пропущена коштує 1 монету.
prompt-expand = { $race }: завойовуйте або призведіть їх до занепаду.
prompt-conquer = { $race }: виберіть регіон для завоювання або зупиніться.
prompt-march-first = Спершу можуть завойовувати занепалі { $race }, або вже зараз виберіть комбінацію.
prompt-march = Ваші занепалі { $race } ще можуть завойовувати: виберіть регіон або зупиніться.
prompt-convert = Замініть поодинокий чужий жетон або зупиніться.
prompt-dragon = Пошліть дракона або зупиніться.
prompt-attempt = Останнє завоювання: виберіть регіон і киньте кубик підкріплень або зупиніться.
prompt-roll = Можна кинути кубик, а тоді завоювати регіон; або зупиніться.
prompt-rolled =
    { $pips ->
        [0] Випала порожня грань: виберіть регіон або зупиніться.
       *[other] На кубику { $pips }: виберіть регіон або зупиніться.
    }
prompt-decline = Досяжних регіонів немає: призведіть расу до занепаду або зупиніться.
prompt-stop = Досяжних регіонів більше немає: завершіть завоювання.
prompt-abandon = Виберіть регіон, який хочете покинути. Жетони звідти повернуться вам на руку.
prompt-give-up =
    { $count ->
        [one] Відкласти досить жетонів не вдається: покиньте { $count } регіон.
        [few] Відкласти досить жетонів не вдається: покиньте { $count } регіони.
        [many] Відкласти досить жетонів не вдається: покиньте { $count } регіонів.
       *[other] Відкласти досить жетонів не вдається: покиньте { $count } регіону.
    }
prompt-redeploy =
    { $count ->
        [1] Покладіть останній жетон.
        [one] Розподіліть { $count } жетон по своїх регіонах.
        [few] Розподіліть { $count } жетони по своїх регіонах.
        [many] Розподіліть { $count } жетонів по своїх регіонах.
       *[other] Розподіліть { $count } жетона по своїх регіонах.
    }
prompt-withdraw =
    { $count ->
        [1] Вас атакували: покладіть жетон, що відступив, у свій регіон.
        [one] Вас атакували: розподіліть { $count } жетон по своїх регіонах.
        [few] Вас атакували: розподіліть { $count } жетони по своїх регіонах.
        [many] Вас атакували: розподіліть { $count } жетонів по своїх регіонах.
       *[other] Вас атакували: розподіліть { $count } жетона по своїх регіонах.
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
        [one] Можна поставити ще { $count } табір або завершити.
        [few] Можна поставити ще { $count } табори або завершити.
        [many] Можна поставити ще { $count } таборів або завершити.
       *[other] Можна поставити ще { $count } табору або завершити.
    }
prompt-spare-fort = Можна звести фортецю або завершити.
prompt-placed = Усе на місцях: можна завершити.
prompt-peace = Виберіть, з ким укласти мир до вашого наступного ходу; можна ні з ким.
prompt-last-word = Монети за цей хід отримано. Призвести расу до занепаду чи лишити активною?
prompt-moment = Хвилинку…
prompt-over = Гру завершено.
prompt-shared = Гру завершено. Перемога спільна!
prompt-won = Ви перемогли!
prompt-winner = Перемагає { $who }.

wait-first-seat = Визначаємо першого гравця…
wait-pick = { $who } вибирає комбінацію.
wait-conquest = { $who } завойовує.
wait-attempt = { $who } кидає кубик.
wait-roll = { $who } кидає кубик.
wait-rolled = { $who } завойовує.
wait-give-up = { $who } покидає регіони.
wait-redeployment = { $who } перерозподіляє загони.
wait-peace = { $who } вирішує, чи укладати мир.
wait-last-word = { $who } вирішує, чи призвести расу до занепаду.
wait-withdrawal = { $who } розподіляє жетони, що відступили.
wait-banners = Відкриваємо наступну комбінацію…
wait-badges = Відкриваємо наступну комбінацію…

## Що зробить дотик

tap-does = Натисніть, щоб { $deed }.
tap-several = Натисніть і виберіть дію в регіоні { $place }.
tap-place = Натисніть, щоб додати в регіон { $place }; утримуйте, щоб забрати.
tap-take = Утримуйте, щоб забрати з регіону { $place }.
deed-costs = { $deed }: { $cost }
deed-ends = { $deed } (скасувати не можна)
chooser-title = Що зробити в регіоні { $place }?
undo-ends = скасувати не можна
undo-ends-long = Скасувати це не можна.

## Картка регіону: що там можна зробити й чого це коштує

does-conquer = Завоювати
does-convert = Замінити жетон
does-dragon = Послати дракона
does-attempt = Кинути кубик
does-abandon = Покинути
price-convert = не коштує жетонів
price-dragon = лише 1 жетон, хоч який там захист
card-close = Закрити

## Суми

sum-base = база
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
sum-minimum = щонайменше 1 жетон
sum-pips = кубик
sum-dragon = дракон
sum-spell = заміна жетона
sum-active = регіони ({ $of })
sum-declined = занепалі { $of }
sum-income = { $of }
sum-spoils = завоювання ({ $of })
sum-stipend = { $of }
sum-windfall = { $of } (один раз)
sum-earns = { $of }
sum-price = пропущені комбінації
sum-found = монети на комбінації
sum-banner = { $of }
sum-badge = { $of }
sum-raiders = лише для завоювань
cost-sum = { $terms } = { $total }
cost-sum-have = { $terms } = { $total }, у вас { $have }
cost-have = у вас { $have }
cost-forfeits = Активна раса в цей хід уже не завойовуватиме.
cost-odds =
    { $faces ->
        [6] Успіх гарантовано.
       *[other] Шанс: { $faces } з 6 ({ $percent }%).
    }

## Кнопки

button-decline = Занепад раси
button-roll = Кинути кубик
button-stop = Зупинитися
button-done = Готово
button-no-pact = Цього ходу без миру
button-stay = Лишити активною
button-abandon = Покинути регіони…
button-abandon-end = Більше не покидати
button-undo = Скасувати
button-reset-turn = Скинути хід
button-hint = Підказка
button-hint-off = Сховати підказки
button-skip = Пропустити
button-even = Розподілити порівну
button-reset = Забрати все
button-finish = Завершити хід
button-peace = Мир: { $who }
tiny-decline = Занепад
tiny-roll = Кубик
tiny-stop = Досить
tiny-done = Готово
tiny-no-pact = Ні з ким
tiny-stay = Лишити
tiny-skip = Далі
tiny-even = Порівну
tiny-reset = Забрати
tiny-finish = Завершити
decline-sure = { $race }: призвести цю расу до занепаду? У кожному регіоні лишиться один жетон, а наступного ходу ви виберете нову комбінацію.
cancel = Не зараз

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
hand-rules = Правила щодо того, що на руці

## Панелі

panel-players = Гравці
panel-column = Комбінації
panel-log = Журнал
panel-legend = Легенда
legend-race = Раси
legend-power = Властивості
legend-marker = Інші жетони
legend-symbol = Символи
legend-terrain = Типи місцевості
rule-of = Правила: { $name }
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
players-declined = { $race } (занепалі)
players-pact = мир: { $other }
order = Коли мене атакують, розподіляти:
order-spread = порівну
order-nearest = ближче до нападника
order-ask = питати мене

column-title = Доступні комбінації
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

income = За цей хід поки що
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
       *[no] { $who } отримує
    }

log-empty = Поки нічого не сталося.
log-undone = Дію скасовано.
hints-behind =
    { $behind ->
        [0] { $deed } (так само добре)
       *[other] { $deed } (гірше на { $behind })
    }
hints-title = Що зробив би бот
ending-title = Гру завершено
ending-winner = перемога
ending-close = Глянути на мапу

## Що роблять слова раси чи властивості, кількома словами: `n` — число при слові, `kinds` — види регіонів, які воно називає

brief-between = {"; "}
brief-nothing = без здібності, зате багато жетонів
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
    } за кожен завойований непорожній регіон
brief-discount = −1 жетон: будь-який { $kinds }
brief-discount_beside = займають { $kinds } — прилеглі на 1 жетон дешевші
brief-enters_anywhere = можуть почати будь-де
brief-flies = завойовують на будь-якій відстані
brief-sails = завойовують моря й озера
brief-tunnels = печери прилеглі одна до одної
brief-raiders =
    { $n ->
        [one] +{ $n } жетон лише для завоювань
        [few] +{ $n } жетони лише для завоювань
        [many] +{ $n } жетонів лише для завоювань
       *[other] +{ $n } жетона лише для завоювань
    }
brief-recruits_per =
    { $n ->
        [1] +1 жетон за кожен завойований непорожній регіон
        [one] +1 жетон за кожен { $n } завойований непорожній регіон
        [few] +1 жетон за кожні { $n } завойовані непорожні регіони
        [many] +1 жетон за кожні { $n } завойованих непорожніх регіонів
       *[other] +1 жетон за кожні { $n } завойованого непорожнього регіону
    }
brief-unbroken = не втрачають жетонів, коли їх атакують
brief-marches = завойовують і в занепаді
brief-endures = можлива ще одна занепала раса
brief-stout = можуть занепасти наприкінці ходу
brief-lairs = лігва: +1 до захисту в кожному регіоні
brief-holes =
    { $n ->
        [1] перший регіон неприступний
        [one] перші { $n } регіон неприступні
        [few] перші { $n } регіони неприступні
        [many] перші { $n } регіонів неприступні
       *[other] перші { $n } регіону неприступні
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
        [one] { $n } герой: його регіон неприступний
        [few] { $n } герої: їхні регіони неприступні
        [many] { $n } героїв: їхні регіони неприступні
       *[other] { $n } героя: їхні регіони неприступні
    }
brief-forts = зводять фортеці: +1 до захисту, +1 монета
brief-dragons = дракон: завойовує регіон 1 жетоном
brief-converts = замінюють поодинокі чужі жетони
brief-berserk = можуть кидати кубик перед кожним завоюванням
brief-pact = щоходу мир з одним суперником
