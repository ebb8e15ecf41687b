# Стіл «Створення світу» в браузері. `who` — гравець; `tile` — плитка словами; `place` — місце у світі (c3 — середина); `of` —
# місцевість, `god` — її бог.

table-title = Створення світу
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, статуя — { $god }

## Що робити зараз, одним реченням

prompt-choose = Штовхніть ряд або стовпець: плитка, що випаде, — ваша.
prompt-choose-god = Штовхніть ряд чи стовпець і візьміть плитку, що випаде, або покажіть свого бога.
prompt-push =
    { $side ->
        [north] Штовхнути стовпець { $line } вниз
        [south] Штовхнути стовпець { $line } вгору
        [west] Штовхнути ряд { $line } праворуч
       *[east] Штовхнути ряд { $line } ліворуч
    } і отримати плитку: { $tile }.
prompt-god = Візьміть будь-яку підсвічену плитку. Тоді всі побачать, що ваш бог — { $god }; так можна лише раз за гру.
prompt-god-tile = Показати бога ({ $god }) і взяти плитку: { $tile }.
prompt-place = Покладіть плитку на підсвічене місце. Спершу її можна повернути.
prompt-placed =
    Покласти тут: { $total ->
        [one] { $total } очко
        [few] { $total } очки
        [many] { $total } очок
       *[other] { $total } очка
    }{ $gain ->
        [0] {" "}(без змін).
       *[other] {" "}(+{ $gain }).
    }
prompt-draw = Заповніть прогалину: відкрийте верхню плитку будь-якого стосу.
prompt-wait-choose = { $who } вибирає, що штовхнути.
prompt-wait-place = { $who } кладе плитку: { $tile }.
prompt-wait-draw = { $who } заповнює прогалину.
prompt-wait = Готуємо стіл…
prompt-over-won =
    { $you ->
        [yes] Ваш світ найкращий. Ви перемогли!
       *[no] { $who } створює найкращий світ і перемагає.
    }
prompt-over-shared = Спільна перемога: { $who }.

turn-of =
    { $you ->
        [yes] Ваш хід
       *[no] Ходить { $who }
    }
turn-over = Гру завершено
round-of = Раунд { $round } з { $rounds }

## Що можна натиснути

do-push = Штовхнути
do-god = Показати бога
do-god-take = Узяти плитку
do-god-not = Зберегти таємницю
do-place = Покласти тут
do-turn-left = Повернути ліворуч
do-turn-right = Повернути праворуч
do-undo = Скасувати
do-reset = Скинути хід
do-hint = Підказка
do-skip = Пропустити
do-sheet = Підрахунок
do-worlds = Глянути на світи
for-good = скасувати не можна
keys-help = Стрілки — вибір, Enter — підтвердити, R — повернути плитку, G — показати бога, U — скасувати.

hint-none = Зараз підказки немає.

## Місця, для тих, хто слухає

map-label = Мапа
map-tile = Ряд { $row }, стовпець { $column }: { $tile }
map-gap = Ряд { $row }, стовпець { $column }: прогалина
slot-marker =
    { $side ->
        [north] Північний маркер, біля стовпця { $line }
        [south] Південний маркер, біля стовпця { $line }
        [west] Західний маркер, біля ряду { $line }
       *[east] Східний маркер, біля ряду { $line }
    }
slot-closed =
    { $side ->
        [north] Стовпець { $line } з півночі, зараз не можна
        [south] Стовпець { $line } з півдня, зараз не можна
        [west] Ряд { $line } із заходу, зараз не можна
       *[east] Ряд { $line } зі сходу, зараз не можна
    }
world-label =
    { $you ->
        [yes] Ваш світ
       *[no] Світ ({ $who })
    }
world-tile = { $place }: { $tile }{ $turns ->
        [0] {""}
        [1] , повернуто на 90°
        [2] , повернуто на 180°
        [3] , повернуто на 270°
       *[other] , повернуто на { $turns } × 90°
    }
world-free = { $place }, вільно: { $total ->
        [one] { $total } очко
        [few] { $total } очки
        [many] { $total } очок
       *[other] { $total } очка
    }
world-gains = { $label }, { $gain }
world-closed = { $place }, сюди не можна
hand-label = На руці: { $tile }
hand-empty = Ваша рука
stacks-label = Стоси
stack-label = { $action }{ $final ->
        [yes] , скасувати не можна
       *[no] {""}
    }
stack-closed = Стос { $stack }: { $left ->
        [one] { $left } плитка
        [few] { $left } плитки
        [many] { $left } плиток
       *[other] { $left } плитки
    }
god-yours = { $god }, ваш таємний бог
god-yours-shown = { $god }, показано
god-of = { $god }
god-hidden = Прихований бог
god-none = Жетон бога ще не роздано

## Панелі

tabs-label = Вигляд
tab-map = Мапа
tab-world = Мій світ
tab-watched = Світ
tab-others = Інші
others-label = Інші світи
score-label = Рахунок
score-how = найбільша група × статуї
score-row = { $of }: { $group } × { $statues } = { $amount }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
points-short = { $points }
points-gain = +{ $gain }
times = ×
what-happened = Журнал

## Підрахунок

sheet-title = Підсумковий рахунок
sheet-terrain = Місцевість
sheet-total = Разом
sheet-largest = Найбільша група
sheet-winner = Перемога
sheet-cell = { $group } × { $statues }

## Що це? По рядку на кожен знак столу, з посиланням на правила

legend-open = Легенда
legend-close = Назад до столу
legend-gods = Місцевості й боги
legend-gods-text = Місцевість дає очки, лише якщо у вашому світі є статуї її бога.
rules-of = Правила: { $what }
sign-name-arrow = Підсвічена стрілка
sign-name-place = Підсвічене місце
sign-name-token = Жетон статуї бога
sign-name-seal = Червона печатка
sign-marker = Пересуньте один із чотирьох маркерів: він штовхне свій ряд або стовпець.
sign-arrow = Туди можна пересунути маркер і штовхнути.
sign-tile = Чотири квадрати місцевості, іноді зі статуєю.
sign-stack = Плитки, що заповнюють прогалину на мапі. Число — скільки їх лишилося.
sign-place = Тут можна покласти плитку. Число — скільки очок ви отримаєте.
sign-statue = Множить найбільшу групу місцевості свого бога.
sign-score = Квадрати найбільшої групи × статуї її бога.
sign-token = Таємний бог кожного гравця. Очок не дає.
sign-eye = Раз за гру: візьміть плитку зі статуєю чи місцевістю свого бога.
sign-seal = Дію з цією печаткою скасувати не можна.
