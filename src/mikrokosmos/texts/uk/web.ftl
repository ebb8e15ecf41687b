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
