# Клієнт у браузері: що каже кожна сторінка. Що кажуть за столом гри, те в її власному файлі.

## Дім

skip-to-content = Перейти до вмісту
ways = Сторінки
way-home = Mikrokosmos, перша сторінка
way-new = Новий стіл
way-lobby = Столи
way-mine = Мої ігри
way-rules = Правила
way-editions = Чим різняться правила видань
way-about = Про гру
choose-language = Мова
choose-light = Світла чи темна тема
more = Ще
lost-title = Тут нічого немає
lost-home = На першу сторінку

refused-no-connection = Зараз сервер недосяжний. Ваша гра в безпеці; спробуйте за мить.
refused-unknown = Не вдалося. Спробуйте ще раз.

## Ігри й боти

game-smallworld = Маленький світ
game-smallworld-text = Ведіть расу з дивною властивістю мапою, яка замала для всіх. Коли її дні минуть, відпустіть її й виберіть наступну.
game-creation = Створення світу
game-creation-text = Штовхніть ряд спільної мапи, візьміть плитку, що випала, і складіть із дев’яти плиток світ, милий вашому таємному богові.
bot-random = Кидає монетку
bot-random-text = Вибирає навмання
bot-novice = Новачок
bot-novice-text = Грає розважливо, але бачить мало
bot-adept = Знавець
bot-adept-text = Добрий гравець
bot-greedy = Майстер
bot-greedy-text = Найсильніший

## Перша сторінка

home-title = Маленькі світи, великі чвари
home-text = Дві настільні гри у вашому браузері: проти чесних ботів, усі за одним екраном або з друзями здалеку. Кубики, які можна перевірити, і партії, які ніколи не губляться.
home-going-on = Грати далі
choose-players = Гравці
choose-bots = Суперники
choose-game = Гра
play-now = Грати: { $game }
home-screen = Усі за одним екраном
home-screen-text = Передавайте пристрій по колу; таємниці лишаються за завісою.
home-friends = З друзями онлайн
home-friends-text = Створіть стіл і надішліть посилання.
home-lobby = Відкриті столи
home-lobby-text = Сядьте з тими, кого ще не знаєте, або подивіться, як грають.
home-rules = Правила
home-rules-text = Обидві гри простими словами, з кожною расою і кожною властивістю.
join-label = Вам надіслали посилання?
join-example = https://…/tables/…
join = Увійти
join-wrong = Це не посилання на стіл. Воно має вигляд https://…/tables/… і може закінчуватися ключем після #.
name-guest = Гість
your-name = Ваше ім’я
name-keep = Зберегти

## Новий стіл

new-title = Новий стіл
new-seats = Хто де сидить
new-customs = Звичаї столу
new-public = Кожен може знайти цей стіл і дивитися
new-hints = Боти можуть підказувати
new-random-first = Хто починає, вирішує випадок
new-open-coins = Усі монети на видноті
new-clock = Час на хід
clock-0 = скільки завгодно
clock-60 = хвилина
clock-180 = три хвилини
clock-600 = десять хвилин
clock-86400 = доба
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
seat-friend = Ще хтось за цим екраном
seat-friend-name = Ім’я того, хто на місці { $number }
seat-open = Хто прийде
seat-bots = Бот
seat-you = ви
seat-other = Гравець { $number }

## Списки столів

lobby-title = Столи
lobby-open = Чекають на гравців
lobby-playing = Уже грають: приходьте подивитися
lobby-none = Зараз ніхто не чекає.
lobby-make = Створіть власний стіл.
mine-title = Мої ігри
mine-nobody = Назвіть своє ім’я, і ваші ігри зберігатимуться тут.
mine-going-on = Тривають
mine-none = Жодна гра не триває.
mine-begin = Почніть нову.
mine-finished = Завершені
mine-place =
    { $place ->
        [1] Ви перемогли
       *[other] Місце { $place } з { $players }
    }
mine-result = Підсумок
mine-replays = Записи, які ви поширюєте
replay-remove = Більше не поширювати
status-open =
    { $open ->
        [0] можна починати
        [one] { $open } вільне місце
        [few] { $open } вільні місця
        [many] { $open } вільних місць
       *[other] { $open } вільного місця
    }
status-playing = грають
status-over = завершено
status-abandoned = скасовано

## Перед грою

invited-title = Вас запрошено
invited-text = Скажіть, як вас називати, і заходьте.
anteroom-beginning = Гра починається…
anteroom-name = Щоб сісти, назвіть своє ім’я; дивитися можна й без нього.
anteroom-seats-open = Гру можна почати, коли всі місця зайнято. Боти радо сядуть.
anteroom-wait = Гру починає той, хто створив стіл.
anteroom-invite = Запросити інших
anteroom-invite-text = Хто має посилання, може прийти до цього столу й сісти.
anteroom-make-link = Створити посилання
anteroom-give-up = Скасувати цей стіл
sit = Сісти
sit-friend = Ще хтось за цим екраном
get-up = Встати
clear-seat = Звільнити місце
seat-bot-label = Бот для місця { $number }
seat-bot-choose = Віддати ботові…
start = Почати гру
link = Посилання
copy = Копіювати
copied = Скопійовано.
dice-promise = Обіцянка про кубики
dice-promise-text = Це число запечатує кубики, перш ніж хтось сяде. Кожен пристрій додає своє число, і після гри ваш зможе перевірити кожен кидок.

## За столом

between-terms = {", "}
hint-than-next = Проти наступного:
hint-than-best = Проти найкращого:
table-abandoned = Цей стіл скасували, перш ніж гра почалася.
your-turn = Ваш хід
connection-lost = З’єднання…
rematch-go = До наступної гри
curtain-title = Ходить { $who }
curtain-text = Передайте пристрій далі. Зараз буде показано те, що може бачити лише { $who }.
curtain-take = { $who } — це я
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
menu-rules = Правила гри
menu-replay = Дивитися від початку
menu-record = Зберегти запис
menu-hand-over = Нехай за мене грає бот
menu-take-back = Повернути моє місце
menu-device = Грати далі з іншого пристрою
menu-theme = Вигляд
menu-pace = Рух
menu-notify = Повідомити, коли мій хід
theme-auto = як на пристрої
theme-light = світлий
theme-dark = темний
pace-0 = без руху
pace-1 = спокійно
pace-2 = швидко

## Після гри

ending-won =
    { $count ->
        [1] Перемога: { $who }
       *[other] Спільна перемога: { $who }
    }
ending-again = Зіграти ще раз
ending-look = Глянути на поле
ending-show = Показати підсумок
ending-replay = Переглянути знову
ending-share = Поширити запис
ending-course = Очки, хід за ходом
ending-sources = Звідки взялися монети
ending-deeds =
    Завойовано { $taken ->
        [one] { $taken } регіон
        [few] { $taken } регіони
        [many] { $taken } регіонів
       *[other] { $taken } регіону
    }, втрачено { $lost }.
chart-label = Очки всіх гравців, хід за ходом
chart-turns = ходи
source-active = Регіони
source-declined = Занепалі регіони
source-income = Додатково
source-spoils = Завоювання
source-stipend = Щоходу
source-windfall = Один раз
source-earns = Інші жетони
source-price = Сплачено за комбінації
source-found = Знайдено на комбінаціях
source-of = { $reason }: { $name }
dice-title = Кубики
dice-none = У цю гру грали без запечатаних кубиків.
dice-hidden = Зерно ще не показано, тож кубики поки не перевірити.
dice-proved =
    { $rolls ->
        [one] Ваш браузер перевірив { $rolls } кидок
        [few] Ваш браузер перевірив { $rolls } кидки
        [many] Ваш браузер перевірив { $rolls } кидків
       *[other] Ваш браузер перевірив { $rolls } кидка
    }: ніхто нічого не змінив.
dice-false = Кидок { $roll } не такий, як випав на запечатаних кубиках. Хтось його змінив.
dice-broken-promise = Зерно не те, яке обіцяли перед грою.
dice-details = Числа, що за цим стоять
dice-commitment = Обіцяно перед грою
dice-seed = Зерно, показане після гри
dice-nonces = Додало кожне місце

## Мапа

board-label = Край
board-loading = Край розгортається…
board-zoom = Розмір мапи
board-closer = Ближче
board-farther = Далі
board-whole = Уся мапа

## Читання правил

reading-title = Правила
reading-cover = Правила
reading-contents = Зміст
reading-search = Пошук
reading-found =
    { $count ->
        [0] Про «{ $query }» нічого
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }
reading-link = Посилання на «{ $title }»
reading-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        [many] { $count } жетонів
       *[other] { $count } жетона
    }
reading-turn = Інші розділи
reading-before = Назад: { $title }
reading-after = Далі: { $title }
reading-shelf = Усі правила
reading-editions = Чим різняться правила видань
reading-editions-what = Порівняння чотирьох видань «Маленького світу» і те, як граємо ми.
reading-sheet = Пам’ятка для друку
reading-sheet-smallworld = «Маленький світ»: пам’ятка
reading-sheet-creation = «Створення світу»: пам’ятка
reading-sheet-what = Одна сторінка, щоб надрукувати й покласти поруч із мапою.
reading-about = Про Mikrokosmos
reading-about-what = Що це таке, чому його кубики чесні й кому ми дякуємо.

editions-mine = Які правила ви знаєте?
editions-all = Усі чотири
editions-uk = Українські, 2024
editions-it = Італійські, 2014
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
reading-whole = Усі правила

lost-text = Цього місця немає на жодній мапі, або воно потонуло в морі. Може, в адресі помилка, а може, столу вже немає.

## Про гру

about-title = Про Mikrokosmos
about-what-title = Що це таке
about-what = Дві настільні гри про світи, які замалі або яких ще немає: «Маленький світ» і «Створення світу». Грайте проти друзів чи ботів, за одним екраном чи за багатьма, п’ятьма мовами.
about-bots = Боти знають не більше, ніж ви за столом. Вони не бачать ваших таємниць і не знають, що випаде на кубику.
about-dice-title = Чесні кубики
about-dice-promise = Перед початком гри сервер загадує таємне число й оприлюднює його відбиток: за відбитком числа ніхто не знайде, але й змінити число вже ніхто не зможе.
about-dice-share = Потім ваш браузер додає власне випадкове число. Кожен кидок, кожне тасування й усе роздане випливає з цих чисел за рецептом, який може прочитати кожен.
about-dice-check = Коли гру завершено, таємне число показують. Хто захоче, може перевірити, що воно відповідає відбитку і що все, що випало, випливає з нього. Перегляд запису робить це сам і каже «кубики перевірено».
about-dice-limits = Це доводить, що від початку гри нічого не змінили. Це не доводить, що ніхто не знав: той, хто тримає сервер, міг зазирнути наперед. Тож грайте з тими, кому довіряєте, як і зі справжніми кубиками.
about-thanks-title = Подяки
about-icons = Емблеми — з game-icons.net, за ліцензією CC BY 3.0. Ті, що тут, намалювали:
about-icons-by = { $author }: { $icons }
about-icons-changed = Ми показуємо їх у власних кольорах, а загалом такими, як вони є.
about-fonts = Шрифти
about-libraries = На чому збудовано
about-credit = { $by }, { $licence }
about-own-title = Що наше, а що ні
about-own = Мапи, малюнки, тексти й плитки «Створення світу» зроблено для цього видання. Правила переказано нашими словами.
about-publishers = «Маленький світ» і «Створення світу» — ігри інших авторів і видавців; назви належать їм. Це незалежне, неофіційне видання. Ті, хто видає ці ігри в коробках, його не робили й не схвалювали. Якщо ці ігри вам до душі, купіть коробки: картону ніщо не замінить.

## Перегляд записів

replay-of = { $game }: перегляд
replay-loading = Завантажуємо партію…
replay-leave = Вийти з перегляду
replay-player = Програвач
replay-scrubber = Місце в партії
replay-at =
    { $turn ->
        [none] Крок { $step } з { $steps }
       *[yes] Раунд { $round }, { $who } · крок { $step } з { $steps }
    }
replay-play = Відтворити
replay-pause = Пауза
replay-forward = Крок уперед
replay-back = Крок назад
replay-turn-forward = До наступного ходу
replay-turn-back = До попереднього ходу
replay-speed = Швидкість: { $speed } ×
replay-times = { $speed } ×
replay-eyes = Чиїми очима
replay-audience = Глядачі
replay-proved = Кубики перевірено
replay-disproved = Кубики не підтверджено
replay-remark = Про цей запис
replay-share = Поширити цей запис
replay-share-text = Хто має це посилання, може переглянути партію. Припинити поширення можна в «Моїх іграх».
replay-close = Закрити
replay-open = Відкрити запис
