# Арена в терміналі й на своїй сторінці, а також список ботів.

## Боти

bot-greedy = Найсильніший суддя гри: бере те, що цінує найбільше.
bot-adept = Добрий гравець.
bot-novice = Новачок: грає розважливо, але бачить мало.
bot-reference = Еталон: простий, незмінний, однаковий у кожній версії.
bot-random = Вибирає навмання; мірка, яку має перевершити кожен інший.
bot-foreign = З пакета { $package }.
bot-registered = Зареєстрований цією програмою.
bots-bot = Бот
bots-about = Хто це
bots-games = У що грає
bots-none = поки в жодну гру
bots-any = у будь-яку гру

## Негаразди

arena-exists = { $path }: уже існує; --resume продовжить, --force перезапише
arena-both = --resume продовжує те, що є, --force перезаписує: виберіть щось одне
arena-no-out = --resume потребує --out: де журнал?
arena-bad-out = { $path }: для --out потрібна тека або файл, що закінчується на .json чи .html
arena-kept = Зіграні партії збережено; продовжити можна так:
arena-interrupted = Перервано: зіграно партій — { $games } з { $planned }.
arena-again = Продовжити можна так:
arena-command = { "  " }{ $command }
arena-lost = Нічого не записано; з --out ТЕКА арену можна перервати й продовжити.

## У терміналі

arena-bar = Граємо
arena-rate = { $rate } партій/с
arena-written = { $json }, { $html }
arena-title =
    { $game ->
        [smallworld] Арена гри «Маленький світ»
        [creation] Арена гри «Створення світу»
       *[other] Арена гри { $game }
    }
arena-rounded =
    Партій буде { $games } замість { $asked }: кожну роздачу грають { $each ->
        [one] { $each } раз
        [few] { $each } рази
        [many] { $each } разів
       *[other] { $each } раза
    }, для кожного столу й кожного порядку місць.
arena-won-all = { $bot } виграє кожну зустріч: його Elo тримається на пів партії, подарованій кожній стороні, і є нижньою межею.
arena-lost-all = { $bot } програє кожну зустріч: його Elo тримається на пів партії, подарованій кожній стороні, і є верхньою межею.
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
arena-pace = Рішень за партію: { $decisions }; справедлива частка перемог — { $fair } %.
arena-bot = Бот
arena-elo = Elo
arena-games = Партії
arena-wins = Перемоги
arena-share = Частка
arena-interval = Інтервал 95 %
arena-points = Очки
arena-spread = Розкид
arena-place = Місце
arena-thinking = мкс на рішення
arena-percent = { $share } %
arena-between = від { $low } до { $high }
arena-between-percent = { $low } – { $high } %
arena-none = –
arena-pairs = Віч-на-віч
arena-pairs-about = Як часто бот рядка мав більше очок за бота стовпця (нічия — це половина) і на скільки очок.
arena-pair = { $share } % ({ $difference })
arena-orders = За чергою ходу
arena-orders-about = Частка перемог, коли бот починав, ходив другим і так далі.
arena-order =
    { $number ->
        [1] починав
       *[other] { $number }-й
    }

## На сторінці

page-unfinished = Не завершено: зіграно партій — { $games } з { $planned }.
page-standings = Підсумки
page-elo = Сила
page-elo-anchored = Elo з інтервалами 95{"\u00A0"}%; у випадкового бота — 0. Перевага в 100 виграє 64 зустрічі зі 100, у 200 — 76, у 400 — 91.
page-elo-mean = Elo з інтервалами 95{"\u00A0"}%; середнє — 0. Перевага в 100 виграє 64 зустрічі зі 100, у 200 — 76, у 400 — 91.
page-shares = Перемоги
page-shares-about = Частка перемог на кожне зайняте місце з інтервалами 95{"\u00A0"}%. Пунктир — справедлива частка, { $fair }{"\u00A0"}%.
page-points = Очки
page-points-about = Як часто кожен бот завершував зі стількома очками; лінія — його середнє.
page-curve = З плином партій
page-curve-about = Частка перемог після стількох партій. Де лінії вирівнялися, там нові партії мало що додали б.
page-curve-axis =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }
page-method = Як грали
page-seats =
    Кожна роздача — це один потік кубиків і плиток. Її зіграли { $each ->
        [one] { $each } раз
        [few] { $each } рази
        [many] { $each } разів
       *[other] { $each } раза
    }, щоб кожен бот побував на кожному місці з тим самим везінням і починав так само часто, як інші.
page-tables = Хто з ким зустрівся
page-rates = Elo — найбільша правдоподібність усіх зустрічей за очками (нічия — це половина); кожній парі наперед зараховано одну нічию. Інтервали отримано, переважуючи роздачі наново; скільки разів: { $rounds }.
page-repeat = Та сама команда дасть ті самі числа:
page-timing = Час
page-timing-about =
    Секунд: { $seconds }, { $processes ->
        [one] { $processes } процес
        [few] { $processes } процеси
        [many] { $processes } процесів
       *[other] { $processes } процесу
    }. Ці числа щоразу інші.
page-decisions = Рішення
