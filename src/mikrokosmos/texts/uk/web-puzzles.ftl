# Daily deals and puzzles.

home-daily = Роздача дня
home-daily-text = Одна партія на день, однакові кубики для всіх. Як добре зіграєте ви?
home-puzzles = Задачі
home-puzzles-text = Позиції, де один план явно найкращий. Знайдіть його.

daily-title = Роздача дня
daily-text = Усі отримують ту саму партію: ті самі боти, ті самі кубики. Зараховується ваша перша партія за день.
daily-today = Сьогодні, { $day }
daily-yesterday = Учора, { $day }
daily-setup = Гравців: { $players }. Суперники: { $bot }. Ви — гравець { $seat }.
daily-left =
    { $hours ->
        [one] Лишилося менше ніж { $hours } година.
        [few] Лишилося менше ніж { $hours } години.
        [many] Лишилося менше ніж { $hours } годин.
       *[other] Лишилося менше ніж { $hours } години.
    }
daily-play = Грати роздачу дня
daily-continue = Продовжити партію
daily-try-again = Зіграти ще раз
daily-no-more = Свою партію на сьогодні ви вже зіграли. Далі — лише для задоволення.
daily-results-later = Результати ви побачите, коли закінчите свою партію або коли скінчиться день.
daily-nobody = Цю роздачу ніхто не дограв.
daily-results =
    { $count ->
        [one] Цю роздачу дограв { $count } гравець.
        [few] Цю роздачу дограли { $count } гравці.
        [many] Цю роздачу дограли { $count } гравців.
       *[other] Цю роздачу дограли { $count } гравця.
    }
daily-rank = Місце
daily-name = Гравець
daily-score = Очки
daily-place = Місце за столом
daily-dice = Про ці кубики
daily-dice-text = Кубики роздачі дня визначає лише сервер, щоб вони були однакові для всіх; гравці нічого до них не додають. День починається й закінчується опівночі за всесвітнім часом. Відбиток фіксує число заздалегідь, а саме число оприлюднюють, коли день скінчиться.
daily-fingerprint = Відбиток числа, { $day }
daily-seed = Число, { $day }
dice-deal = Це кубики роздачі дня { $day }: сервер роздав їх усім однаково. Гравці нічого до них не додавали. Число оприлюднюють, коли день скінчиться.

puzzles-title = Задачі
puzzles-text = У кожній позиції один план на хід явно найкращий. Зіграйте хід: задачу розв’язано, якщо ваш план поступається найкращому не більш ніж на 2 пункти шансу на перемогу.
puzzles-difficulty = Складність
puzzles-difficulty-0 = Усі
puzzles-difficulty-1 = Легкі
puzzles-difficulty-2 = Середні
puzzles-difficulty-3 = Складні
puzzles-theme = Тема
puzzles-theme-any = Усі теми
puzzles-solved = Розв’язано: { $solved } з { $all }
puzzles-start = Почати
puzzles-one =
    { $state ->
        [solved] Задача { $number }, { $difficulty }, розв’язано
        [seen] Задача { $number }, { $difficulty }, розв’язок переглянуто
       *[new] Задача { $number }, { $difficulty }
    }

puzzle-title = Задача
puzzle-own = Ваш хід, ще раз
puzzle-back = Усі задачі
puzzle-back-game = Назад до партії
puzzle-loading = Завантаження задачі…
puzzle-panel = Задача
puzzle-task = Знайдіть найкращий план на цей хід.
puzzle-solved = Розв’язано!
puzzle-missed = Це не найкращий план.
puzzle-worth = Ваш план: шанс на перемогу { $share }%. Найкращий: { $best }%.
puzzle-astray = Звідси до найкращого плану вже не дійти. Скасуйте дію або почніть спочатку.
puzzle-showing = Ось найкращий план…
puzzle-shown = Це був найкращий план: шанс на перемогу { $best }%.
puzzle-again = Спочатку
puzzle-solution = Показати розв’язок
puzzle-next = Наступна задача

puzzle-theme-pick = Вибір раси
puzzle-theme-decline = Занепад
puzzle-theme-conquer = Завоювання
puzzle-theme-attempt = Остання спроба завоювання
puzzle-theme-abandon = Покинуті регіони
puzzle-theme-dragon = Дракон
puzzle-theme-convert = Навернення
puzzle-theme-camp = Табори
puzzle-theme-fort = Фортеці
puzzle-theme-hero = Герої
puzzle-theme-ally = Мир
puzzle-theme-god = Відкрити свого бога
puzzle-theme-opening = Початок гри
puzzle-theme-middle = Середина гри
puzzle-theme-endgame = Кінець гри
puzzle-theme-ahead = Утримати перевагу
puzzle-theme-behind = Наздогнати

learn-title = Вчіться на своїх помилках
learn-text = Це ходи, на яких ви втратили шанс на перемогу. Зіграйте кожен ще раз і знайдіть кращий план.
learn-loading = Аналіз партії…
learn-none = Помилок не знайдено. Чудова гра!
learn-turn =
    { $mark ->
        [blunder] Раунд { $round }: груба помилка
        [mistake] Раунд { $round }: помилка
       *[inaccuracy] Раунд { $round }: неточність
    }
