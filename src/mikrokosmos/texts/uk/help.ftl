# Довідка команди `mikrokosmos`: `help-` — що робить команда чи параметр, `short-` — рядок у списку команд, `example-` — що можна
# набрати.

help-app = Грайте в «Маленький світ» і «Створення світу», зводьте ботів між собою та створюйте власні раси, властивості й плитки.
help-usage = Використання:
help-heading-arguments = Аргументи
help-heading-options = Параметри
help-heading-commands = Команди
help-default = (типово: { $value })
help-required = (обов’язково)
help-examples = Приклади:
help-help = Показати цю довідку й вийти.
help-version = Показати версію й вийти.
help-lang = Мова: { $known }. Чого нею ще немає, показано англійською.
help-content = «Маленький світ»: додати власні раси й властивості з цього файлу TOML.
help-tiles-file = «Створення світу»: узяти власний набір плиток із цього файлу TOML.
help-house = Домашнє правило там, де видання не збігаються (див. «mikrokosmos games»). Щоб задати кілька, повторіть параметр.
help-secrets = Показати й приховану інформацію.
help-json = Вивести JSON для програм.
help-seed = Зерно випадковості: те саме число дає ті самі кубики, плитки й ходи ботів.
example-app =
    {"  "}mikrokosmos play                          партія «Маленького світу» в терміналі
      mikrokosmos play --game creation          партія «Створення світу»
      mikrokosmos simulate --games 500 --out games.jsonl
      mikrokosmos replay games.jsonl --game 3   переказати третю партію
      mikrokosmos races --help                  більше про одну команду

short-play = Грати в терміналі проти ботів.
help-play =
    Грати в терміналі проти ботів. Ви на першому місці. Введіть ?, щоб побачити довідку, і s, щоб зберегти гру.
help-play-game = У що грати (див. «mikrokosmos games»).
help-play-players = Кількість гравців разом з вами.
help-play-bot = Бот на решті місць (див. «mikrokosmos bots»). Типово: бот середньої сили або, якщо гра такого не має, випадковий.
help-play-load = Продовжити гру, збережену в цьому файлі.
example-play =
    {"  "}mikrokosmos play --players 3
      mikrokosmos play --game creation --bot random
      mikrokosmos play --load evening.json

short-serve = Запустити сервер ігор і грати в браузері.
help-serve =
    Запустити сервер ігор, який працює до Ctrl+C. Щоб грати, відкрийте названу ним адресу в браузері. Ігри зберігаються в базі даних (типово це один файл у вашій теці даних) і тривають після перезапуску. Програми можуть під’єднуватися через HTTP і WebSockets мовою JSON.
help-serve-host = Адреса, на якій слухати.
help-serve-port = Порт, на якому слухати.
help-serve-workers = Кількість процесів сервера; більше одного потребує PostgreSQL.
help-serve-database = Де зберігати ігри, наприклад sqlite:///games.db або postgresql://user@host/name.
help-serve-open = Відкрити браузер, щойно сервер буде готовий.
help-serve-settings = Файл TOML із цими та всіма іншими налаштуваннями.
example-serve =
    {"  "}mikrokosmos serve
      mikrokosmos serve --port 8080 --database sqlite:///games.db

short-backup = Зробити резервну копію всіх ігор, навіть коли хтось грає.
help-backup =
    Копіює всі ігри й усіх людей в один файл, якими вони є цієї миті. Сервер може працювати далі. Копію звіряють з оригіналом, перш ніж зберегти. Ключ підпису, за яким упізнають людей, зберігається в другому файлі поруч. Тримайте обидва в таємниці: у них кубики незакінчених ігор.
help-backup-file = Файл для запису; його ще не має бути. Ключ отримає ту саму назву з .key у кінці.
help-backup-database = База даних, наприклад sqlite:///games.db або postgresql://user@host/name.
example-backup =
    {"  "}mikrokosmos backup friday.db
      mikrokosmos backup friday.db --database postgresql://user@host/name

short-restore = Відновити резервну копію в порожню базу даних.
help-restore =
    Копіює всі ігри й усіх людей з резервної копії в порожню базу даних, а ключ підпису — на його місце. Нічого ніколи не перезаписується. Спершу зупиніть сервер, а потім запустіть знову.
help-restore-file = Резервна копія. Її ключ — файл із тією самою назвою та .key у кінці.
example-restore =
    {"  "}mikrokosmos restore friday.db
      mikrokosmos restore friday.db --database sqlite:///new.db

short-move = Скопіювати всі ігри в іншу базу даних, наприклад у PostgreSQL.
help-move =
    Копіює всі ігри й усіх людей з однієї бази даних в іншу, яка має бути порожньою: із SQLite в PostgreSQL або назад. Копію звіряють, перш ніж зберегти; оригінал лишається як був. Спершу зупиніть сервер: ходи, зроблені під час копіювання, лишаться позаду.
help-move-from = База даних, з якої читати, наприклад sqlite:///games.db.
help-move-to = Порожня база даних, у яку писати, наприклад postgresql://user@host/name.
example-move =
    {"  "}mikrokosmos move sqlite:///games.db postgresql://user@host/name
      mikrokosmos move postgresql://user@host/name sqlite:///games.db

short-simulate = Дати ботам зіграти багато партій і побачити, як часто перемагає кожен.
help-simulate =
    Дати ботам зіграти багато партій і вивести для кожного місця частку перемог (з довірчим інтервалом 95%) та очки, а ще — якими довгими були партії. Те саме зерно дає ті самі партії. Ctrl+C зупиняє раніше; зіграні партії збережуться.
help-simulate-game = У що грати (див. «mikrokosmos games»).
help-simulate-players = Кількість гравців (типово: 2 або по одному на бота).
help-simulate-games = Кількість партій.
help-simulate-bots = Бот для кожного місця, через кому, або один на всі. Доступні: { $known }.
help-simulate-out = Зберегти партії в цей файл, по запису на рядок, для «replay» і «check».
help-simulate-force = Перезаписати файл, якщо він існує.
example-simulate =
    {"  "}mikrokosmos simulate smallworld --players 3 --games 1000 --seed 1
      mikrokosmos simulate --players 4 --games 20 --out games.jsonl

short-arena = З’ясувати, котрий бот сильніший.
help-arena =
    Звести ботів між собою і вивести, наскільки кожен сильний: частка перемог, очки й Elo, усе з довірчими інтервалами 95%. Кожну роздачу кубиків і плиток грають по разу для кожного порядку місць, тож ні везіння, ні черга ходу нікому не допомагають. Якщо ботів стільки, скільки гравців, усі сидять за одним столом. Якщо більше, грає кожне їх поєднання. Якщо менше, перший бот грає сам проти копій решти. Ctrl+C зупиняє й показує результати на цю мить; --resume продовжує.
help-arena-game = У що грати (див. «mikrokosmos games»).
help-arena-bots = Два боти або більше, через кому. Доступні: { $known }, або власний як модуль:функція.
help-arena-games = Найменша кількість партій (округлюється до цілих роздач).
help-arena-players = Гравців за столом (типово: стільки, скільки ботів, а якщо гра цього не дозволяє — найменше, скільки їй треба).
help-arena-processes = Кількість процесів (типово: по одному на ядро). На результат не впливає.
help-arena-out = Зберегти arena.json, arena.html і journal.jsonl у цю теку. Для НАЗВА.json чи НАЗВА.html натомість зберегти НАЗВА.json, НАЗВА.html і НАЗВА.jsonl.
help-arena-resume = Продовжити за наявним журналом.
help-arena-force = Перезаписати наявні результати.
example-arena =
    {"  "}mikrokosmos arena creation --bots greedy,reference,random --games 600 --out arena
      mikrokosmos arena smallworld --bots greedy,reference --players 4
      mikrokosmos arena creation --bots random,mybot:make

short-train = Навчити ваги, за якими грають Експерт і Чемпіон.
help-train =
    Навчити ваги, за якими грають Експерт і Чемпіон і з яких обчислюють шанси на перемогу. Боти грають партії, мережа на них навчається, і нове покоління грає проти попереднього. Якщо воно перемагає, то заступає попереднє, і так далі. Повне навчання триває години, але його можна будь-коли зупинити клавішами Ctrl+C: та сама команда його продовжить. Результат — файл ваг, журнал і сторінка з кривими втрат. Партії однакові на кожній машині.
help-train-game = Для якої гри (див. «mikrokosmos games»).
help-train-players = Кількість гравців: для кожної свої ваги.
help-train-folder = Тека навчання (типово: training/ГРА-ГРАВЦІ).
help-train-processes = Кількість процесів (типово: по одному на ядро). На результат не впливає.
help-train-tiny = Зіграти лише кілька сотень партій, щоб побачити, чи все працює.
help-train-install = Наприкінці замінити ваги, за якими грає ця програма.
example-train =
    {"  "}mikrokosmos train creation --players 2 --tiny
      mikrokosmos train smallworld --players 3 --install

short-replay = Переказати записану партію хід за ходом, з мапами.
help-replay =
    Переказати записану партію хід за ходом: усі завоювання, скільки дав кожен хід і чому, і картинка після кожного ходу. На мапі «Маленького світу» літера — це гравець (мала, якщо раса занепала), а число за нею — кількість жетонів. У незавершеній партії приховану інформацію показує лише --secrets.
help-replay-file = Збережена гра або файл, який записав «simulate --out»; - читає стандартний ввід.
help-replay-game = Котра партія, якщо їх у файлі кілька.
help-replay-turn = Показати лише цей хід (0 — приготування до гри).
help-replay-no-map = Лише текст, без мап.
example-replay =
    {"  "}mikrokosmos replay evening.json --no-map
      mikrokosmos replay games.jsonl --game 3 --turn 5

short-analyse = Проаналізувати завершену партію: шанси, помилки, удача.
help-analyse =
    Проаналізувати завершену партію: шанси кожного на перемогу хід за ходом, які ходи були помилками, що було б краще й чому та скільки важила удача. Незавершені партії не аналізуються.
help-analyse-file = Збережена партія або файл, який записала команда «simulate --out»; - читає стандартний ввід.
help-analyse-game = Яка партія, якщо у файлі їх кілька.
help-analyse-level = Наскільки ретельно дивитися: quick (швидко) чи deep (глибоко).
help-analyse-seat = Показати ходи лише цього гравця (1 — перший).
help-analyse-html = Зберегти все однією сторінкою в цей файл.
help-analyse-processes = Кількість процесів (типово: по одному на ядро). На результат не впливає.
example-analyse =
    {"  "}mikrokosmos analyse evening.json
      mikrokosmos analyse games.jsonl --game 3 --html third.html

short-check = Перевірити записані партії, хід за ходом.
help-check =
    Перевірити записані партії: кожен хід має бути дозволеним, кінець — збігатися із записом, а кубики, які можна перевірити, — зі своїм зерном. Виводить по рядку на партію. Код виходу 0, якщо всі партії правильні, 1, якщо котрась ні, 2, якщо у файлі немає записів.
help-check-file = Збережена гра або файл, який записав «simulate --out»; - читає стандартний ввід.
example-check =
    {"  "}mikrokosmos check games.jsonl

short-show = Показати позицію, задану одним рядком тексту.
help-show =
    Показати позицію, задану одним рядком тексту (у Python його пише state.to_line()): мапу, хто що має, і кожен дозволений хід з його вартістю або очками. Приховану інформацію показує лише --secrets.
help-show-position = Позиція в лапках, або файл із нею, або - для стандартного вводу.
help-show-game = Яка гра, якщо рядок не починається з її назви.
example-show =
    {"  "}mikrokosmos show puzzle.txt
      mikrokosmos show "smallworld 2 2.0.0 pick:0 5,7 elves+hill:1=;3:2 col=orcs+stout"
      mikrokosmos show creation.txt --secrets

short-bots = Перелічити доступних ботів.
help-bots = Перелічити доступних ботів, зокрема з інших пакетів, і в які ігри грає кожен.
example-bots =
    {"  "}mikrokosmos bots

short-games = Перелічити доступні ігри.
help-games = Перелічити доступні ігри й кількість гравців у кожній.
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
help-tiles = Перелічити плитки «Створення світу» з картинками: чотири квадрати місцевості, часом статуя, і за якої кількості гравців кожна плитка в грі.
example-tiles =
    {"  "}mikrokosmos tiles
      mikrokosmos tiles --tiles my.toml         з власними плитками
