# Термінал, незалежно від гри.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (не встановлено)
engine-compiled = скомпільовано
engine-interpreted = інтерпретується
game-called = { $name } ({ $id })
game-line = { $name }: гравців від { $least } до { $most }. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = Домашнє правило: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = невідома мова «{ $lang }»; доступні: { $known }
error-players = гравців може бути від { $least } до { $most }, а не { $players }
error-file = { $path }: { $why }
error-exists = { $path }: уже існує; додайте --force, щоб перезаписати
error-content = { $path }: це не файл рас і властивостей (має бути звичайний файл, щонайбільше { $most } кБ)
error-tiles = { $path }: це не файл плиток (має бути звичайний файл, щонайбільше { $most } кБ)
error-own = --{ $option } діє лише для гри «{ $game }», а не «{ $other }»
error-house = «{ $given }» — не домашнє правило; напишіть КЛЮЧ=ВИБІР, наприклад { $example }
error-house-choice = { $key } може бути { $choices }, а не { $given }
error-house-none = у грі «{ $game }» немає домашніх правил
error-bots = ботів { $bots }, а гравців { $players }: назвіть по одному на кожне місце або одного на всіх
error-bot-plays = бот «{ $bot }» не вміє грати в «{ $game }»; уміють: { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: партії { $number } немає; у файлі { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
serve-at = Mikrokosmos працює за адресою { $address }. Щоб зупинити, натисніть Ctrl+C; ваші ігри збережено.
error-serve-taken = порт { $port } на { $host } уже зайнято; виберіть інший через --port
error-serve-address = не вдається слухати на { $host }, порт { $port }: { $why }
error-serve-database = не вдається відкрити базу даних ігор: { $why }
error-serve-workers-sqlite = для кількох процесів потрібен PostgreSQL, а ігри зберігаються в SQLite. Залиште один процес або перенесіть ігри: mikrokosmos move { $database } postgresql://user@host/name
error-serve-workers-system = ця операційна система дозволяє лише один процес; залиште кількість процесів 1
error-serve-key = не вдається зберегти ключ підпису кук: { $why }
copy-bar = Копіюємо та звіряємо
copy-compared = Скопійовано та звірено: столів — { $tables }, записів журналу — { $entries }, людей — { $people }.
copy-key = Ключ підпису, за яким упізнають людей, — у { $file }. Тримайте його в таємниці й разом з іграми.
copy-no-key = У { $file } немає ключа підпису, тож його не скопійовано: ігри всі тут, але нікого не буде впізнано.
backup-written = Резервна копія: { $file }
restore-done = Відновлено в { $database }.
move-done = У { $target } тепер є все. { $source } не змінено; запустіть сервер із --database та новою адресою.
error-backup-exists = { $file } уже існує; виберіть іншу назву або приберіть його
error-copy-not-empty = { $why }. Нічого не перезаписується: візьміть порожню базу даних або приберіть стару
error-copy = не вдається скопіювати: { $why }
error-turn = ходу { $turn } немає; є ходи від 0 до { $count }
error-no-position = { $path }: у файлі немає позиції (одного рядка тексту)
error-command = «{ $line }» — не команда. Введіть ?, щоб побачити довідку.
error-number = Варіанта { $number } немає. Виберіть число від 1 до { $most }.
error-undo = Скасовувати нічого. Можна скасувати лише власні ходи після останнього кидка, нової плитки чи ходу суперника.
error-save-name = У який файл? Введіть: s ФАЙЛ
error-words = «{ $words }» — такого ходу в цій грі немає. Спробуйте, наприклад: ? { $example }

unreadable-empty = файл порожній
unreadable-huge = не запис гри: більший за { $most } МБ
unreadable-binary = не запис гри: це не текстовий файл
unreadable-deep = не запис гри: надто глибока вкладеність
unreadable-cut = запис обірвано ({ $why })
unreadable-json = не запис гри: { $why }

welcome = { $game }, гравців: { $players }. Ви на першому місці, на решті грає бот «{ $bot }». Введіть ?, щоб побачити довідку.
goodbye = До зустрічі.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Скасовано.
saved = Збережено у { $path }.
help-commands =
    Введіть число, щоб зробити цей вибір, або:
      ENTER     показати стіл
      u         скасувати свій останній хід
      i         скільки ви отримали б зараз і чому
      h         підказка: що зробив би сильний гравець і чому
      ? СЛОВА   чому хід не дозволено, наприклад ? { $example }
      s ФАЙЛ    зберегти гру
      q         вийти

seat-you = ви
seat-other = Гравець { $number }
between-names = {", "}
between-choices = {" або "}
between-terms = {", "}
field-line = { $name }: { $value }
cost-other = { $action }: { $total } ({ $terms })
income-line = Ви отримали б { $total }: { $terms }.
income-none = Ви не отримали б нічого.

hint-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: найкращий хід ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: гірше на { $behind } очка ({ $reasons })
    }
hint-chance-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: найкращий хід, шанс на перемогу { $chance }% ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: { $cost ->
            [0] майже так само добре
            [one] коштує вам { $cost } пункт шансу на перемогу
            [few] коштує вам { $cost } пункти шансу на перемогу
            [many] коштує вам { $cost } пунктів шансу на перемогу
           *[other] коштує вам { $cost } пункту шансу на перемогу
        } ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = ні виграшу, ні втрат
hint-none = Для цієї гри жоден бот не дає підказок.

chance-line = Шанси на перемогу: { $chances }
chance-of = { $who } { $percent }%

over = Гру завершено.
score-line = { "  " }{ $who }: { $points }
won =
    { $count ->
        [1] { $you ->
            [yes] Ви перемогли!
           *[no] Перемагає { $who }.
        }
       *[other] Спільна перемога: { $who }.
    }

## Багато партій

simulate-bar = Граємо
simulate-written =
    { $games ->
        [one] { $games } запис
        [few] { $games } записи
        [many] { $games } записів
       *[other] { $games } запису
    } у { $path }
simulate-interrupted = Зупинено: зіграно партій — { $games } з { $asked }. Їх збережено.
standings-title =
    { $game }, { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }, зерно { $seed }
standings-by-bot = За ботами
standings-seat = Місце
standings-seats = Місця
standings-number = { $number }
standings-bot = Бот
standings-wins = Перемоги
standings-share = % перемог
standings-interval = Інтервал 95%
standings-points = Очки
standings-spread = Ст. відх.
standings-percent = { $share }%
standings-between = { $low }–{ $high }%
standings-pace = Рішень за партію: { $decisions }, партій за секунду: { $rate }.

## Переказ і перевірка запису

turn-line = Хід { $number }: { $who }, очок: { $points }
turn-setting-up = Приготування до гри
told-line = { "  " }{ $line }
record-secret = Приховану інформацію пропущено; додайте --secrets, щоб її показати.
record-ends = Тут запис закінчується; гру не завершено.
check-ok =
    партія { $number }: гаразд, ходів: { $moves }, { $count ->
        [1] перемагає { $who }
       *[other] спільна перемога: { $who }
    } ({ $scores })
check-unfinished = партія { $number }: гаразд, ходів: { $moves }, ще не закінчено
check-dice-verified = { $line }, кубики перевірено
check-dice-not-yet = { $line }, кубики ще не перевірити: зерно відкривають наприкінці
check-house = { $line }, домашні правила: { $house }
check-remark = { $line }. { $remark }
check-seed-withheld = гру завершено, але зерна її кубиків немає
check-false = партія { $number }: ХИБНИЙ ЗАПИС: { $why }

## Позиція

show-to-move = Ходить: { $who }. Дозволені ходи (за номерами дій):
show-choice = { "  " }{ $id }  { $action }
show-secret = Приховану інформацію пропущено; додайте --secrets, щоб її показати.
show-chance =
    Далі — випадкова подія (кидок кубика, нова комбінація чи плитка): { $outcomes ->
        [1] можливий один наслідок
        [one] можливий { $outcomes } наслідок
        [few] можливі { $outcomes } наслідки
        [many] можливо { $outcomes } наслідків
       *[other] можливо { $outcomes } наслідку
    }.
