# Чому сервер не виконав бажання; ідентифікатор — названа ним причина, перед якою стоїть `refused-`.
# На деякі причини натрапляють лише програми, проте текст має кожна.

refused-a-bot-plays-for-you = На цьому місці зараз грає бот. Спершу поверніть собі місце.
refused-already-started = Гра вже почалася.
refused-bad-clock = На годиннику може бути від { $least } до { $most } секунд.
refused-bad-message = Сервер цього не зрозумів ({ $where }: { $why }).
refused-bad-options = Ці налаштування не підходять для гри: { $why }
refused-bad-pace =
    Боти роблять хід щонайбільше за { $most ->
        [one] { $most } мілісекунду
        [few] { $most } мілісекунди
        [many] { $most } мілісекунд
       *[other] { $most } мілісекунди
    }.
refused-be-patient =
    Зачекайте ще трохи: бот може замінити гравця після { $seconds ->
        [one] { $seconds } секунди
        [few] { $seconds } секунд
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    } очікування.
refused-busy = За цим столом зараз діється забагато. Спробуйте ще раз.
refused-database-failed = Серверу не вдалося це записати. Нічого не втрачено, він спробує знову.
refused-foreign-origin = Ця сторінка не може діяти тут від вашого імені.
refused-game-over = Гру завершено.
refused-illegal = Зараз так не можна.
refused-log-full = За цим столом сталося забагато: більше нічого не записати.
refused-name-bad-sign = В імені не може бути знака { $sign }.
refused-name-empty = В імені має бути хоча б один видимий знак.
refused-name-not-text = Ім’я має бути текстом.
refused-name-too-long =
    В імені може бути щонайбільше { $longest ->
        [one] { $longest } знак
        [few] { $longest } знаки
        [many] { $longest } знаків
       *[other] { $longest } знака
    }.
refused-name-too-many-marks = Над однією літерою цього імені забагато позначок.
refused-no-client = У цьому встановленні немає сторінки. Зберіть її командою «make web».
refused-no-hints = За цим столом немає підказок.
refused-no-moves = Не вказано жодного ходу.
refused-no-such-action = Такого ходу немає.
refused-no-such-bot = Для цієї гри немає бота { $bot }.
refused-no-such-order = У цій грі немає постійного наказу { $order }.
refused-no-such-route = Тут нічого немає.
refused-no-such-seat = За цим столом немає такого місця.
refused-nonce-given = Це місце вже додало своє число до кубиків.
refused-not-a-bot = Тут сидить не бот.
refused-not-found = Такого столу немає, або вас не запросили.
refused-not-hosted-here = У цю гру тут не грають.
refused-not-over = Гра ще не закінчилася.
refused-not-playing = Гра ще не почалася.
refused-not-the-owner = Це може зробити лише той, хто створив стіл.
refused-not-yet = Ще є час.
refused-not-your-move = Зараз не ваш хід.
refused-not-your-seat = Це не ваше місце.
refused-nothing-to-undo = Вам нічого скасовувати.
refused-only-watching = Ви лише глядач. Щоб грати, назвіть своє ім’я.
refused-out-of-date = Гра тим часом пішла далі. Гляньте ще раз.
refused-record-bad = Це не запис партії: { $why }
refused-record-false-dice = Кубики в цьому записі не ті, що були обіцяні.
refused-record-too-big =
    Запис може мати щонайбільше { $most ->
        [one] { $most } байт
        [few] { $most } байти
        [many] { $most } байтів
       *[other] { $most } байта
    }.
refused-record-too-long =
    Запис може мати щонайбільше { $most ->
        [one] { $most } хід
        [few] { $most } ходи
        [many] { $most } ходів
       *[other] { $most } ходу
    }.
refused-record-too-slow =
    Перевірка цього запису триває задовго: понад { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }.
refused-seat-taken = Тут уже хтось сидить.
refused-seats-open = Ще не всі місця зайнято.
refused-stopping = Сервер ось-ось зупиниться. Повертайтеся за хвилину.
refused-too-big =
    Це завелике: можна щонайбільше { $most ->
        [one] { $most } байт
        [few] { $most } байти
        [many] { $most } байтів
       *[other] { $most } байта
    }.
refused-too-fast = Зашвидко. Зачекайте мить.
refused-too-late = Гра тим часом пішла далі.
refused-too-new = Цей стіл створила новіша версія сервера. Попросіть власника сервера оновити його.
refused-too-much-content = Тут більше, ніж може вмістити гра.
refused-too-many-invitations =
    Для столу можна створити щонайбільше { $most ->
        [one] { $most } запрошення
        [few] { $most } запрошення
        [many] { $most } запрошень
       *[other] { $most } запрошення
    }.
refused-too-many-replays =
    Ви вже поширюєте { $most ->
        [one] { $most } запис
        [few] { $most } записи
        [many] { $most } записів
       *[other] { $most } запису
    }. Спершу вилучіть якийсь.
refused-too-many-sockets = За столами відкрито забагато вікон.
refused-too-many-tables =
    У вас уже { $most ->
        [one] { $most } незавершений стіл
        [few] { $most } незавершені столи
        [many] { $most } незавершених столів
       *[other] { $most } незавершеного столу
    }. Спершу дограйте за якимось.
refused-who-are-you = Спершу назвіть своє ім’я.
refused-you-sit-here = Ви вже сидите за цим столом, на іншому місці.
