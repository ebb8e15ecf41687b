# Клієнт у браузері: що каже кожна сторінка. Що кажуть за столом гри, те в її власному файлі.

## Дім

skip-to-content = Перейти до вмісту
ways = Основна навігація
way-home = Mikrokosmos, головна сторінка
way-new = Новий стіл
way-lobby = Столи
way-mine = Мої ігри
way-rules = Правила
way-editions = Відмінності між виданнями
way-about = Про сайт
choose-language = Мова
choose-light = Перемкнути світлу й темну теми
more = Показати більше
lost-title = Сторінку не знайдено
lost-home = На головну

refused-no-connection = Сервер зараз недоступний. Ваша гра в безпеці. Спробуйте за мить.
refused-unknown = Щось пішло не так. Спробуйте ще раз.

## Ігри

game-smallworld-text = Виберіть фентезійну расу з особливою властивістю й завойовуйте мапу, на якій усім не вистачить місця. Коли раса видихнеться, призведіть її до занепаду й виберіть нову.
game-creation-text = Штовхніть ряд спільної мапи, візьміть плитку, що випала, і складіть світ із дев’яти плиток. Великі ділянки дають очки, але лише зі статуями відповідного бога.

## Перша сторінка

home-title = Грайте в «Маленький світ» і «Створення світу»
home-text = Проти ботів, за одним екраном або з друзями онлайн. Кожен кидок можна перевірити, і кожна гра зберігається.
home-going-on = Продовжити гру
choose-players = Гравці
choose-bots = Суперники
choose-game = Гра
play-now = Грати: { $game }
home-screen = На одному пристрої
home-screen-text = Усі грають на цьому пристрої. Між ходами таємниці приховано.
home-friends = З друзями онлайн
home-friends-text = Створіть стіл і поділіться посиланням.
home-lobby = Столи
home-lobby-text = Приєднайтеся до відкритого столу або подивіться, як грають інші.
home-rules = Правила
home-rules-text = Обидві гри простими словами, з усіма расами й властивостями.
join-label = Маєте посилання-запрошення?
join-example = https://…/tables/…
join = Приєднатися
join-wrong = Це не посилання на стіл. Воно має виглядати як https://…/tables/…, іноді з # і ключем наприкінці.
name-guest = Гість
your-name = Ваше ім’я
name-keep = Зберегти

## Новий стіл

new-title = Новий стіл
new-seats = Місця
new-customs = Налаштування столу
new-public = Публічний стіл: будь-хто може знайти його, приєднатися чи дивитися
new-hints = Дозволити підказки
new-win-chance = Показувати шанси на перемогу
new-replace-idle = Господар може посадити бота замість того, хто не ходив п’ять хвилин
new-random-first = Випадковий перший гравець
new-open-coins = Показувати монети всіх гравців
new-clock = Час на хід
clock-0 = Без обмежень
clock-60 = 1 хвилина
clock-180 = 3 хвилини
clock-600 = 10 хвилин
clock-86400 = 1 доба
clock-hours =
    { $hours ->
        [one] { $hours } година
        [few] { $hours } години
        [many] { $hours } годин
       *[other] { $hours } години
    }
clock-left =
    { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунди
    }
new-begin = Почати гру
new-make = Створити стіл
seat-number = Місце { $number }
seat-me = Я
seat-friend = Ще один гравець на цьому пристрої
seat-friend-name = Ім’я гравця на місці { $number }
seat-open = Вільне місце
seat-bots = Боти
seat-you = ви
seat-other = Гравець { $number }

## Списки столів

lobby-title = Столи
lobby-open = Чекають на гравців
lobby-playing = Зараз грають
lobby-none = Відкритих столів зараз немає.
lobby-make = Створіть свій.
mine-title = Мої ігри
mine-nobody = Введіть своє ім’я, щоб бачити тут свої ігри.
mine-going-on = Тривають
mine-none = Незавершених ігор немає.
mine-begin = Почніть нову.
mine-finished = Завершені
mine-place =
    { $place ->
        [1] Ви перемогли
       *[other] Місце { $place } з { $players }
    }
mine-result = Підсумок
mine-replays = Записи, якими ви ділитеся
erase-title = Ваші дані
erase-ask = Видалити мої дані
erase-text = Ваше ім’я зникне звідусіль. Завершені ігри залишаться без вашого імені, у незавершених гратиме бот, а ваші відкриті столи буде скасовано.
erase-sure = Видалити ваше ім’я, записи, якими ви поділилися, і доступ з усіх пристроїв? Скасувати це не можна.
erase-do = Видалити назавжди
erase-stay = Залишити мої дані
replay-remove = Закрити доступ
status-open =
    { $open ->
        [0] можна починати
        [one] { $open } вільне місце
        [few] { $open } вільні місця
        [many] { $open } вільних місць
       *[other] { $open } вільного місця
    }
status-playing = триває
status-over = завершено
status-abandoned = скасовано

## Перед грою

invited-title = Вас запрошено!
invited-text = Виберіть ім’я, щоб приєднатися.
anteroom-beginning = Гра починається…
anteroom-name = Введіть ім’я, щоб зайняти місце. Дивитися можна й без нього.
anteroom-seats-open = Гру можна почати, коли всі місця зайнято. Вільні місця можна віддати ботам.
anteroom-wait = Чекаємо, поки господар столу почне гру.
replace-idle-here = За цим столом господар може посадити бота замість того, хто не ходив п’ять хвилин. Своє місце можна повернути будь-коли.
anteroom-invite = Запросити гравців
anteroom-invite-text = Будь-хто з цим посиланням може приєднатися до столу й зайняти місце.
anteroom-make-link = Створити запрошення
anteroom-give-up = Скасувати стіл
sit = Зайняти місце
sit-friend = Додати гравця на цьому пристрої
get-up = Звільнити місце
clear-seat = Прибрати
seat-bot-label = Бот для місця { $number }
seat-bot-choose = Додати бота…
start = Почати гру
link = Посилання
copy = Копіювати
copied = Скопійовано.
dice-promise = Чому кубики чесні
dice-promise-text = Цей код фіксує кубики ще до того, як хтось сяде за стіл. Пристрій кожного гравця додає власне випадкове число, і після гри ви зможете перевірити кожен кидок.

## За столом

between-terms = {", "}
hint-than-next = Порівняно з другим варіантом:
hint-than-best = Порівняно з найкращим варіантом:
hint-best = { $deed }: так шанс на перемогу найбільший.
hint-second =
    { $points ->
        [0] Так само добре: { $deed }.
        [one] Другий найкращий вибір: { $deed }. Це коштує вам { $points } відсотковий пункт шансу на перемогу.
        [few] Другий найкращий вибір: { $deed }. Це коштує вам { $points } відсоткові пункти шансу на перемогу.
        [many] Другий найкращий вибір: { $deed }. Це коштує вам { $points } відсоткових пунктів шансу на перемогу.
       *[other] Другий найкращий вибір: { $deed }. Це коштує вам { $points } відсоткового пункту шансу на перемогу.
    }
hint-costs =
    { $points ->
        [0] { $deed } (так само добре)
        [one] { $deed } (коштує { $points } відсотковий пункт шансу на перемогу)
        [few] { $deed } (коштує { $points } відсоткові пункти шансу на перемогу)
        [many] { $deed } (коштує { $points } відсоткових пунктів шансу на перемогу)
       *[other] { $deed } (коштує { $points } відсоткового пункту шансу на перемогу)
    }
hint-pick-costs =
    { $points ->
        [0] Так само добре.
        [one] Коштує { $points } відсотковий пункт шансу на перемогу.
        [few] Коштує { $points } відсоткові пункти шансу на перемогу.
        [many] Коштує { $points } відсоткових пунктів шансу на перемогу.
       *[other] Коштує { $points } відсоткового пункту шансу на перемогу.
    }
hint-chance = Ваш шанс на перемогу з цим ходом: { $percent }%
chance-title = Шанси
chance-share = { $percent }%
chance-seat = { $who } { $percent }%
chance-said = Шанси на перемогу: { $all }.
table-abandoned = Цей стіл скасували до початку гри.
your-turn = Ваш хід
connection-lost = З’єднання…
rematch-go = До реваншу
curtain-title = Ходить { $who }
curtain-text = Передайте пристрій далі. Зараз з’явиться те, що може бачити лише { $who }.
curtain-take = Я — { $who }
missed =
    { $count ->
        [one] Поки вас не було, зроблено { $count } хід.
        [few] Поки вас не було, зроблено { $count } ходи.
        [many] Поки вас не було, зроблено { $count } ходів.
       *[other] Поки вас не було, зроблено { $count } ходу.
    }
missed-watch = Подивитися
missed-dismiss = Не зараз
menu = Меню
menu-back = Назад до столу
menu-rules = Правила
menu-replay = Дивитися з початку
menu-record = Завантажити запис гри
menu-hand-over = Нехай за мене грає бот
menu-replace-idle = Нехай за гравця { $who } грає бот
menu-take-back = Повернути моє місце
menu-device = Продовжити на іншому пристрої
menu-theme = Тема
menu-notify = Сповіщати, коли мій хід
theme-auto = Як на пристрої
theme-light = Світла
theme-dark = Темна

## Після гри

ending-won =
    { $count ->
        [1] Перемагає { $who }
       *[other] Спільна перемога: { $who }
    }
ending-again = Реванш
ending-look = Глянути на мапу
ending-show = Показати підсумок
ending-replay = Переглянути запис
ending-share = Поділитися записом
ending-course = Очки, хід за ходом
ending-sources = Звідки взялися монети
ending-deeds =
    Завойовано { $taken ->
        [one] { $taken } регіон
        [few] { $taken } регіони
        [many] { $taken } регіонів
       *[other] { $taken } регіону
    }, втрачено { $lost }.
chart-label = Очки кожного гравця, хід за ходом
chart-turns = ходи
source-active = Регіони
source-declined = Регіони занепалих рас
source-income = Бонус
source-spoils = Бонус за завоювання
source-stipend = Щоходу
source-windfall = Одноразовий бонус
source-earns = Інші жетони
source-price = Сплачено за комбінації
source-found = Знайдено на комбінаціях
source-of = { $reason }: { $name }
dice-title = Перевірка кубиків
dice-none = У цій грі кубики перевірити не можна.
dice-hidden = Зерно ще не відкрито, тож перевірити кубики поки не можна.
dice-proved =
    Ваш браузер перевірив { $rolls ->
        [one] { $rolls } кидок
        [few] { $rolls } кидки
        [many] { $rolls } кидків
       *[other] { $rolls } кидка
    }: нічого не змінено.
dice-false = Кидок { $roll } не збігається з кубиками. Хтось його змінив.
dice-broken-promise = Зерно не збігається з тим, яке зафіксували перед грою.
dice-details = Подробиці
dice-commitment = Відбиток, оприлюднений перед грою
dice-seed = Зерно, відкрите після гри
dice-nonces = Випадкові числа, які додали гравці

## Мапа

board-label = Мапа
board-loading = Завантажуємо мапу…
board-zoom = Масштаб мапи
board-closer = Наблизити
board-farther = Віддалити
board-whole = Показати всю мапу

## Читання правил

reading-title = Правила
reading-cover = Правила
reading-contents = Зміст
reading-search = Пошук у правилах
reading-found =
    { $count ->
        [0] Про «{ $query }» нічого не знайдено
        [one] { $count } збіг
        [few] { $count } збіги
        [many] { $count } збігів
       *[other] { $count } збігу
    }
reading-link = Посилання на «{ $title }»
reading-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
reading-turn = Попередній і наступний розділи
reading-before = Назад: { $title }
reading-after = Далі: { $title }
reading-shelf = Усі правила
reading-editions = Відмінності між виданнями
reading-editions-what = Чим різняться чотири видання «Маленького світу» і за якими правилами граємо ми.
reading-sheet = Пам’ятка для друку
reading-sheet-smallworld = «Маленький світ»: пам’ятка
reading-sheet-creation = «Створення світу»: пам’ятка
reading-sheet-what = Одна сторінка, щоб надрукувати й тримати поруч.
reading-about = Про Mikrokosmos
reading-about-what = Що це таке, чому кубики чесні й кому ми дякуємо.

editions-mine = Які правила ви знаєте?
editions-all = Усі чотири
editions-uk = Українські, 2024
editions-it = Італійські, 2014 (майже як англійські, 2015)
editions-cs = Чеські, 2009
editions-zh = Китайські
editions-topics =
    { $count ->
        [one] { $count } тема
        [few] { $count } теми
        [many] { $count } тем
       *[other] { $count } теми
    }
editions-rules = Правила «Маленького світу»

reading-print = Друкувати
reading-whole = Повні правила

lost-text = Цього місця немає на жодній мапі. Може, в адресі помилка, а може, столу вже немає.

## Про гру

about-title = Про Mikrokosmos
about-what-title = Що це таке
about-what = Mikrokosmos — це місце, де можна зіграти у дві настільні гри, «Маленький світ» і «Створення світу»: з друзями чи проти ботів, за одним екраном чи за багатьма, п’ятьма мовами.
about-bots = Боти грають чесно: вони бачать лише те, що бачив би гравець на їхньому місці. Вони не знають ані ваших таємниць, ані того, що випаде на кубиках.
about-dice-title = Чесні кубики
about-dice-promise = Перед початком гри сервер загадує таємне число й оприлюднює його відбиток. За відбитком числа не вгадати, а непомітно підмінити число сервер уже не зможе.
about-dice-share = Потім браузер кожного гравця додає власне випадкове число. Кожен кидок, тасування й роздачу обчислюють із цих чисел за відкритою формулою.
about-dice-check = Коли гра закінчується, таємне число відкривають. Будь-хто може перевірити, що воно відповідає відбитку і що кожен кидок випливає з нього. Перегляд запису робить це сам і показує «Кубики перевірено».
about-dice-limits = Це доводить, що після початку гри нічого не змінили. Але не доводить, що ніхто не підглядав: власник сервера міг зазирнути наперед. Тож, як і зі справжніми кубиками, грайте з тими, кому довіряєте.
about-thanks-title = Подяки
about-icons = Значки з game-icons.net, за ліцензією CC BY 3.0; автори:
about-icons-by = { $author }: { $icons }
about-icons-changed = Ми змінили лише їхні кольори.
about-fonts = Шрифти
about-libraries = На чому збудовано
about-credit = { $by }, { $licence }
about-own-title = Що наше, а що ні
about-own = Мапи, малюнки (крім значків), плитки «Створення світу» й усі тексти зроблено для цього видання. Правила переказано нашими словами.
about-publishers = «Маленький світ» і «Створення світу» — ігри інших авторів і видавців, і назви належать їм. Це незалежне, неофіційне видання: вони його не створювали й не схвалювали. Якщо ці ігри вам до душі, купіть коробки: картону ніщо не замінить.

## Перегляд записів

replay-of = { $game }: запис гри
replay-loading = Завантажуємо запис…
replay-leave = Вийти з перегляду
replay-player = Керування переглядом
replay-scrubber = Момент гри
replay-at =
    { $turn ->
        [none] Крок { $step } з { $steps }
       *[yes] Раунд { $round }, { $who } · крок { $step } з { $steps }
    }
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Наступний крок
replay-back = Попередній крок
replay-turn-forward = Наступний хід
replay-turn-back = Попередній хід
replay-speed = Швидкість: { $speed }×
replay-times = { $speed }×
replay-eyes = Дивитися як
replay-audience = Глядач
replay-proved = Кубики перевірено
replay-disproved = Кубики не пройшли перевірки
replay-remark = Про цей запис
replay-share = Поділитися записом
replay-share-text = Будь-хто з цим посиланням може переглянути гру. Закрити доступ можна в «Моїх іграх».
replay-close = Закрити
replay-open = Відкрити запис гри
