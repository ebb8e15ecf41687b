# Термінал, незалежно від гри.

version = mikrokosmos { $number } ({ $engine })
version-unknown = (не встановлено)
engine-compiled = скомпільовано
engine-interpreted = інтерпретується
game-line = { $name }: гравців від { $least } до { $most }. { $about }
game-house = { "  " }--house { $key }={ $choices }  { $point }
house-line = Домашнє правило: { $point }: { $choice }.

error-line = mikrokosmos: { $message }
error-more = { "  " }{ $message }
error-language = мови «{ $lang }» немає; є такі: { $known }
error-players = гравців може бути від { $least } до { $most }, а не { $players }
error-file = { $path }: { $why }
error-exists = { $path }: уже існує; --force перезапише
error-content = { $path }: це не файл рас і властивостей (звичайний файл, щонайбільше { $most } кБ)
error-tiles = { $path }: це не файл плиток (звичайний файл, щонайбільше { $most } кБ)
error-own = --{ $option } — це для { $game }, а не для { $other }
error-house = «{ $given }» має виглядати як КЛЮЧ=ВИБІР, наприклад { $example }
error-house-choice = { $key } — це { $choices }, а не { $given }
error-house-none = у грі { $game } немає домашніх правил
error-bots = ботів { $bots }, а гравців { $players }: назвіть по одному на кожне місце або одного на всіх
error-bot-plays = бот «{ $bot }» не вміє грати в { $game }; уміють: { $able }
error-no-record = { $path }: { $why }
error-game-number =
    { $path }: у файлі { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }, тож партії { $number } немає
serve-at = Mikrokosmos працює за адресою { $address } — Ctrl+C зупинить його, і жодна гра не пропаде.
error-serve-taken = порт { $port } на { $host } зайняла інша програма; --port вибирає інший
error-serve-address = { $host }, порт { $port }: слухати не вдається: { $why }
error-serve-database = ніде зберігати ігри: { $why }
error-serve-key = ніде зберігати ключ для кук: { $why }
error-turn = є ходи від 0 до { $count }, тож ходу { $turn } немає
error-no-position = { $path }: у файлі немає позиції (одного рядка тексту)
error-command = «{ $line }» — не команда; ? покаже список.
error-number = Номера { $number } немає; виберіть від 1 до { $most }.
error-undo = Нічого скасовувати: можна лише власні кроки після останнього кубика, плитки чи ходу іншого гравця.
error-save-name = У який файл? Напишіть: s ФАЙЛ
error-words = «{ $words }» — такого тут зробити не можна. Напишіть, наприклад: ? { $example }

unreadable-empty = файл порожній
unreadable-huge = не запис: більших за { $most } МБ не буває
unreadable-binary = не запис: це не текст
unreadable-deep = не запис: нескінченна вкладеність
unreadable-cut = запис обірвано ({ $why })
unreadable-json = не запис: { $why }

welcome = Гра { $game }, гравців: { $players }. Ви сидите на першому місці, на решті грає бот «{ $bot }». ? — список команд.
goodbye = До зустрічі.
prompt = [1–{ $most }, ?, q]
choice = { "  " }{ $number }. { $action }
undone = Скасовано.
saved = Збережено у { $path }.
help-commands =
    Число — зробити цей вибір. А ще:
      ENTER     глянути на стіл
      u         скасувати свій останній крок
      i         скільки ви отримали б зараз і чому
      h         підказка: що зробив би сильний гравець і чому
      ? СЛОВА   чому чогось не можна: ? { $example }
      s ФАЙЛ    зберегти гру
      q         вийти

seat-you = ви
seat-other = гравець { $number }
between-names = {", "}
between-choices = {" або "}
between-terms = {", "}
field-line = { $name }: { $value }
cost-other = { $action }: { $total } ({ $terms })
income-line = Ви отримали б { $total }: { $terms }.
income-none = Ви не отримали б нічого.

hint-line =
    { $number ->
        [1] { "  " }{ $number }. { $action }: найкраще з усього ({ $reasons })
       *[other] { "  " }{ $number }. { $action }: гірше на { $behind } очка ({ $reasons })
    }
hint-reason = { $why } { $points }
hint-nothing = ні виграшу, ні втрат
hint-none = Ніхто тут не знає цієї гри так добре, щоб радити.

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
simulate-interrupted = Перервано: зіграно партій — { $games } з { $asked }; їх збережено.
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
standings-share = Частка
standings-interval = Інтервал 95 %
standings-points = Очки
standings-spread = Розкид
standings-percent = { $share } %
standings-between = { $low } – { $high } %
standings-pace = Рішень за партію: { $decisions }, партій за секунду: { $rate }.

## Переказ і перевірка запису

turn-line = Хід { $number }: { $who }, очок: { $points }
turn-setting-up = Стіл готовий
told-line = { "  " }{ $line }
record-secret = Те, що гравці приховують одне від одного, пропущено; --secrets розкаже й це.
record-ends = Тут запис закінчується; партію не дограно.
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
check-seed-withheld = партію закінчено, але зерна її кубиків не показано
check-false = партія { $number }: НЕПРАВДА: { $why }

## Позиція

show-to-move = Ходить { $who }. Якщо це ви, то можете (числа — ті, якими послуговується програма):
show-choice = { "  " }{ $id }  { $action }
show-secret = Те, що гравці приховують одне від одного, пропущено; --secrets покаже й це.
show-chance =
    Далі черга випадку (кубик або плитка): { $outcomes ->
        [1] можливий один наслідок
        [one] можливий { $outcomes } наслідок
        [few] можливі { $outcomes } наслідки
        [many] можливо { $outcomes } наслідків
       *[other] можливо { $outcomes } наслідку
    }.
