# Чому сервер не виконав бажання; ідентифікатор — названа ним причина, перед якою стоїть `refused-`.
# На деякі причини натрапляють лише програми, проте текст має кожна.

refused-a-bot-plays-for-you = На цьому місці зараз грає бот. Спершу поверніть собі місце.
refused-already-started = Гра вже почалася.
refused-bad-clock = Час на хід має бути від { $least } до { $most } секунд.
refused-bad-message = Сервер цього не зрозумів ({ $where }: { $why }).
refused-bad-options = Ці налаштування не підходять для цієї гри: { $why }
refused-bad-pace =
    Затримка бота — щонайбільше { $most ->
        [one] { $most } мілісекунда
        [few] { $most } мілісекунди
        [many] { $most } мілісекунд
       *[other] { $most } мілісекунди
    }.
refused-be-patient =
    Зачекайте ще трохи. Після { $seconds ->
        [one] { $seconds } секунди
        [few] { $seconds } секунд
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    } без ходу гравця зможе замінити бот.
refused-bot-not-trained = Цей бот ще не навчився грати в цю гру з такою кількістю гравців. Виберіть іншого.
refused-busy = За цим столом забагато дій одночасно. Спробуйте ще раз.
refused-database-failed = Серверу не вдалося це зберегти. Нічого не втрачено, він спробує ще раз.
refused-deal-fixed = У роздачі дня всі грають проти тих самих ботів, тож місця змінювати не можна.
refused-deal-not-over = Поділитися цією партією можна буде, коли скінчиться день роздачі.
refused-foreign-origin = Ця сторінка не може діяти тут від вашого імені.
refused-game-over = Гру завершено.
refused-illegal = Такий хід зараз не дозволено.
refused-log-full = Цей стіл досяг своєї межі: більше нічого не зберегти.
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
refused-no-client = У цій інсталяції немає вебсторінки. Зберіть її командою «make web».
refused-no-hints = За цим столом підказки вимкнено.
refused-no-moves = Ходу не надіслано.
refused-no-puzzle = Тут немає задачі: це не початок вашого ходу.
refused-no-such-action = Такого ходу немає.
refused-no-such-bot = Для цієї гри немає бота з назвою { $bot }.
refused-no-such-order = У цій грі немає постійного наказу з назвою { $order }.
refused-no-such-route = Сторінку не знайдено.
refused-no-such-seat = За цим столом немає такого місця.
refused-nonce-given = Це місце вже додало своє число до кубиків.
refused-not-agreed = За цим столом передати місце боту може лише сам гравець або годинник. Господар може це зробити, тільки якщо так вирішили під час створення столу.
refused-not-a-bot = На цьому місці немає бота.
refused-not-found = Такого столу немає, або вас не запросили.
refused-not-hosted-here = Ця гра недоступна на цьому сервері.
refused-not-over = Гра ще не закінчилася.
refused-no-such-step = У цій партії немає такого кроку.
refused-line-has-secrets = Дещо в цій позиції ще приховане, тож до кінця гри скопіювати її не можна.
refused-analysis-busy = Зараз аналізується забагато партій. Спробуйте за хвилину.
refused-analysis-failed = Аналіз не вдався.
refused-no-analysis = Цю партію не можна проаналізувати: шанси на перемогу тут невідомі.
refused-no-such-turn = Для цього ходу в аналізі немає кращого плану.
refused-not-playing = Гра ще не почалася.
refused-not-the-owner = Це може зробити лише господар столу.
refused-not-yet = Час на хід ще не вийшов.
refused-not-your-move = Зараз не ваш хід.
refused-not-your-seat = Це не ваше місце.
refused-nothing-to-undo = Скасовувати нічого.
refused-only-watching = Ви лише дивитеся. Щоб грати, введіть своє ім’я.
refused-out-of-date = Гра вже пішла далі. Гляньте на стіл і спробуйте ще раз.
refused-record-bad = Це не запис гри: { $why }
refused-record-false-dice = Кубики в цьому записі не збігаються з тими, що зафіксовані перед грою.
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
    Перевірка цього запису триває задовго (понад { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }).
refused-seat-taken = Це місце зайнято.
refused-seats-open = Ще є вільні місця.
refused-stopping = Сервер зупиняється. Спробуйте за хвилину.
refused-too-big =
    Це завелике: межа — { $most ->
        [one] { $most } байт
        [few] { $most } байти
        [many] { $most } байтів
       *[other] { $most } байта
    }.
refused-too-fast = Трохи повільніше. Спробуйте ще раз.
refused-too-late = Гра вже пішла далі.
refused-too-many-changes = За цим столом так робили вже забагато разів. Решту журналу залишено для самої гри: ви й далі можете грати або передати місце боту.
refused-too-new = Цей стіл створила новіша версія сервера. Попросіть власника сервера оновити його.
refused-too-much-content = Власного вмісту більше, ніж може вмістити одна гра.
refused-too-many-connections = Забагато з’єднань. Спробуйте ще раз за мить.
refused-too-many-invitations =
    Для столу можна створити щонайбільше { $most ->
        [one] { $most } запрошення
        [few] { $most } запрошення
        [many] { $most } запрошень
       *[other] { $most } запрошення
    }.
refused-too-many-replays =
    Ви вже ділитеся { $most ->
        [one] { $most } записом
        [few] { $most } записами
        [many] { $most } записами
       *[other] { $most } запису
    }. Спершу закрийте доступ до якогось.
refused-too-many-sockets = У вас відкрито забагато столів одночасно. Закрийте вкладку й спробуйте ще раз.
refused-too-many-tables =
    У вас уже { $most ->
        [one] { $most } незавершений стіл
        [few] { $most } незавершені столи
        [many] { $most } незавершених столів
       *[other] { $most } незавершеного столу
    }. Спершу дограйте за якимось або скасуйте його.
refused-unknown-host = Цей сервер називається { $host }. Відкрийте його за цією назвою.
refused-who-are-you = Спершу введіть своє ім’я.
refused-you-sit-here = У вас уже є інше місце за цим столом.
refused-banned = Адміністратор сервера заблокував вам доступ.
refused-invite-only = Цей сервер лише для запрошених. Щоб створювати столи, попросіть в адміністратора запрошення.
refused-table-deleted = Адміністратор сервера видалив цей стіл разом із журналом.
refused-too-many-site-invitations = Найбільша кількість запрошень на сервер: { $most }.
