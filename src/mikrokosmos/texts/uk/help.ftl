# Довідка команди `mikrokosmos`: `help-` — що робить команда чи параметр, `short-` — рядок у списку команд, `example-` — що можна
# набрати.

help-app = Маленькі світи: грайте в «Маленький світ» і «Створення світу», вивчайте їх, розширюйте їх.
help-examples = Приклади:
help-version = Сказати, яка це версія.
help-lang = Мова: { $known }. Чого нею немає, кажуть англійською.
help-content = «Маленький світ»: грати з власними расами й властивостями з цього файлу TOML.
help-tiles-file = «Створення світу»: грати з власним набором плиток із цього файлу TOML.
help-house = Домашнє правило там, де правила різних видань не збігаються; перелік виводить «mikrokosmos games». Для кількох повторіть опцію.
help-secrets = Показувати й те, що гравці приховують одне від одного.
help-json = Друкувати JSON, щоб його читала програма.
help-seed = Число, за якого кубики, плитки й боти повторюються.
example-app =
    {"  "}mikrokosmos play                          партія «Маленького світу» в терміналі
      mikrokosmos play --game creation          партія «Створення світу»
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   переказати третю з них
      mikrokosmos races --help                  більше про одну команду

short-play = Грати в терміналі проти ботів.
help-play =
    Грати в терміналі проти ботів. Ви сидите на першому місці; знак ? покаже, що можна набрати, а s збереже
    гру.
help-play-game = Яка гра; їх перелічує «mikrokosmos games».
help-play-players = Скільки гравців разом з вами.
help-play-bot = Бот на решті місць; їх перелічує «mikrokosmos bots». (Найкращий для рівної гри, якщо гра такого має.)
help-play-load = Продовжити гру, збережену в цьому файлі.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Тримати столи для людей і ботів деінде.
help-serve =
    Тримати столи через HTTP і WebSockets до Ctrl-C. Ігри зберігаються в базі даних і тривають після перезапуску;
    якщо не вказано інше, це один файл у вашій теці даних. Щоб грати, відкрийте названу
    адресу в браузері; програми говорять із ним мовою JSON.
help-serve-host = Адреса, на якій слухати.
help-serve-port = Порт, на якому слухати.
help-serve-database = Де зберігати ігри, наприклад sqlite:///games.db або postgresql://user@host/name.
help-serve-open = Відкрити браузер, щойно столи готові.
help-serve-settings = Файл TOML із цими та всіма іншими налаштуваннями.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-simulate = Дати ботам зіграти багато партій і глянути, хто як часто перемагає.
help-simulate =
    Дати ботам зіграти багато партій і надрукувати, як часто вигравало кожне місце (з інтервалом, у якому справжня частка
    лежить 19 разів із 20), його очки та яка довга партія. Те саме зерно дає ті самі партії. Перервати — Ctrl-C: зігране збережеться й буде пораховане.
help-simulate-game = Яка гра; їх перелічує «mikrokosmos games».
help-simulate-players = Скільки гравців (2 або стільки, скільки ботів).
help-simulate-games = Скільки партій.
help-simulate-bots = Бот на кожне місце, через кому, або один на всі. Є такі: { $known }.
help-simulate-out = Записати партії в цей файл, по запису на рядок, для «replay» і «check».
help-simulate-force = Перезаписати цей файл, якщо він є.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = З’ясувати, котрий бот сильніший.
help-arena =
    Звести ботів і надрукувати, який кожен сильний: перемоги, очки, Elo, усе з інтервалом, у якому справжнє число лежить 19 разів із 20. Кожну роздачу кубиків і плиток
    грають по разу для кожного порядку місць, тож везіння й черга ходу не допомагають нікому. Ботів стільки, скільки гравців: усі сидять за одним столом. Більше: зустрічається кожне їх поєднання. Менше: перший
    названий сидить сам проти решти, яка повторюється. Перервати — Ctrl-C: зігране буде показано, а --resume продовжить.
help-arena-game = Яка гра; їх перелічує «mikrokosmos games».
help-arena-bots = Боти через кому, двоє або більше. Є такі: { $known }; або власний як модуль:функція.
help-arena-games = Щонайменше стільки партій усього (до цілих роздач).
help-arena-players = Скільки сидить за столом (стільки, скільки ботів, якщо гра це дозволяє, інакше найменше, скільки їй треба).
help-arena-processes = Скільки процесів грає (стільки, скільки ядер). Від цього результат не залежить.
help-arena-out = Записати arena.json, arena.html і journal.jsonl у цю теку; або, для НАЗВА.json чи НАЗВА.html, поруч із ними.
help-arena-resume = Продовжити за журналом, який там є.
help-arena-force = Перезаписати те, що там є.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-replay = Переказати записану партію хід за ходом, з мапами.
help-replay =
    Переказати записану партію хід за ходом: хто, що й звідки взяв, скільки це дало й чому, і картинка після кожного ходу. На мапі «Маленького світу» літера — це гравець (мала,
    якщо раса занепала), а число за нею — кількість жетонів. Приховане в незавершеній партії розкаже лише --secrets.
help-replay-file = Збережена гра або файл, який записав «simulate --out»; - читає стандартний ввід.
help-replay-game = Котра партія у файлі, якщо їх кілька.
help-replay-turn = Лише цей хід; 0 — це стіл перед першим.
help-replay-no-map = Лише слова.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-check = Перевірити записані партії, хід за ходом.
help-check =
    Перевірити записані партії: кожен хід мусив бути можливим, кінець — таким, як стверджує запис, а кубики, якщо вони в ньому є, — такими, як каже їхнє зерно. По рядку на партію; код виходу 0, якщо все
    правда, 1, якщо щось ні, 2, якщо у файлі немає записів.
help-check-file = Збережена гра або файл, який записав «simulate --out»; - читає стандартний ввід.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Показати позицію, задану одним рядком тексту.
help-show =
    Показати позицію, задану одним рядком тексту (у Python його пише state.to_line()): мапу, хто що має, і все, що може зробити гравець, чий хід, із
    вартістю або очками за це. Те, що гравці приховують одне від одного, показує лише --secrets.
help-show-position = Рядок у лапках, або файл із ним, або - для стандартного вводу.
help-show-game = Яка гра, якщо рядок не починається з її назви.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = Перелічити ботів.
help-bots = Перелічити ботів, зокрема з інших пакетів, і в які ігри грає кожен.
example-bots =
    {"  "}mikrokosmos bots

short-games = Перелічити ігри.
help-games = Перелічити ігри і скільки гравців може грати.
example-games =
    {"  "}mikrokosmos games

short-races = Перелічити раси і що робить кожна.
help-races = Перелічити раси «Маленького світу», скільки жетонів дає кожна і що вона робить.
example-races =
    {"  "}mikrokosmos races
      mikrokosmos races --content my.toml       з власними расами

short-powers = Перелічити властивості і що робить кожна.
help-powers = Перелічити властивості «Маленького світу», скільки жетонів дає кожна і що вона робить.
example-powers =
    {"  "}mikrokosmos powers
      mikrokosmos powers --content my.toml      з власними властивостями

short-tiles = Перелічити плитки «Створення світу».
help-tiles = Перелічити плитки «Створення світу» з картинками: чотири квадрати місцевості, часом статуя, і від скількох гравців кожна бере участь.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         з власними плитками
