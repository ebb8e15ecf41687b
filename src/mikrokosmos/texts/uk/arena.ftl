# Арена в терміналі й на своїй сторінці, а також список ботів.

## Боти

bot-foreign = З пакета { $package }.
bot-registered = Зареєстрований цією програмою.
bots-bot = Бот
bots-about = Опис
bots-games = Ігри
bots-none = жодної
bots-any = будь-яка

## Негаразди

arena-exists = { $path }: уже існує; додайте --resume, щоб продовжити, або --force, щоб перезаписати
arena-both = виберіть щось одне: --resume (продовжити) або --force (перезаписати)
arena-no-out = для --resume потрібен --out, щоб знайти журнал
arena-bad-out = { $path }: для --out потрібна тека або файл, що закінчується на .json чи .html
arena-kept = Зіграні партії збережено. Продовжити можна так:
arena-interrupted = Зупинено: зіграно партій — { $games } з { $planned }.
arena-again = Продовжити можна так:
arena-command = { "  " }{ $command }
arena-lost = Нічого не збережено. З --out ТЕКА арену можна зупинити й продовжити згодом.

## У терміналі

arena-bar = Граємо
arena-rate = { $rate } партій/с
arena-written = { $json }, { $html }
arena-title = Арена гри «{ $game }»
arena-rounded =
    Партій буде { $games } замість { $asked }: кожну роздачу грають { $each ->
        [one] { $each } раз
        [few] { $each } рази
        [many] { $each } разів
       *[other] { $each } раза
    }, для кожного столу й кожного порядку місць.
arena-won-all = { $bot } виграє кожну зустріч, тож його Elo — лише нижня межа (кожній парі наперед зараховано одну нічию).
arena-lost-all = { $bot } програє кожну зустріч, тож його Elo — лише верхня межа (кожній парі наперед зараховано одну нічию).
arena-sentence =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
        [many] { $deals } роздач
       *[other] { $deals } роздачі
    }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, зерно { $seed }
arena-pace = Рішень за партію: { $decisions }; рівна частка перемог — { $fair }%.
arena-bot = Бот
arena-elo = Elo
arena-games = Партії
arena-wins = Перемоги
arena-share = % перемог
arena-interval = Інтервал 95%
arena-points = Очки
arena-spread = Ст. відх.
arena-place = Сер. місце
arena-thinking = мкс на рішення
arena-percent = { $share }%
arena-between = від { $low } до { $high }
arena-between-percent = { $low }–{ $high }%
arena-none = –
arena-pairs = Віч-на-віч
arena-pairs-about = Як часто бот у рядку мав більше очок, ніж бот у стовпці (нічия — половина), і на скільки.
arena-pair = { $share }% ({ $difference })
arena-orders = За чергою ходу
arena-orders-about = Частка перемог, коли бот ходив першим, другим і так далі.
arena-order = { $number }-й

## На сторінці

page-unfinished = Не завершено: зіграно партій — { $games } з { $planned }.
page-standings = Підсумки
page-elo = Сила
page-elo-anchored = Elo з інтервалами 95%; у випадкового бота — 0. Перевага в 100 дає 64% виграних зустрічей, у 200 — 76%, у 400 — 91%.
page-elo-mean = Elo з інтервалами 95%; середнє — 0. Перевага в 100 дає 64% виграних зустрічей, у 200 — 76%, у 400 — 91%.
page-shares = Частка перемог
page-shares-about = Перемоги на кожне зігране місце, з інтервалами 95%. Пунктир — рівна частка, { $fair }%.
page-points = Очки
page-points-about = Розподіл кінцевих очок; лінія — середнє.
page-curve = У динаміці
page-curve-about = Частка перемог у міру зіграних партій. Коли лінії вирівнялися, нові партії мало що змінять.
page-curve-axis =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }
page-method = Як грали
page-seats =
    Кожна роздача — це незмінна послідовність кубиків і плиток. Її зіграли { $each ->
        [one] { $each } раз
        [few] { $each } рази
        [many] { $each } разів
       *[other] { $each } раза
    }, щоб кожен бот побував на кожному місці з тим самим везінням і починав так само часто, як інші.
page-tables = Хто з ким грав
page-rates = Elo — оцінка найбільшої правдоподібності за всіма зустрічами за очками (нічия — половина), з однією умовною нічиєю на пару. Інтервали отримано бутстрепом роздач; кількість вибірок: { $rounds }.
page-repeat = Щоб відтворити ці результати:
page-timing = Час
page-timing-about =
    Секунд: { $seconds }, { $processes ->
        [one] { $processes } процес
        [few] { $processes } процеси
        [many] { $processes } процесів
       *[other] { $processes } процесу
    }. Час щоразу трохи інший.
page-decisions = Рішення
