# Стіл «Створення світу» в браузері. `who` — гравець; `tile` — плитка словами; `place` — місце у світі (c3 — середина); `of` —
# місцевість, `god` — її бог.

table-title = Створення світу
between-squares = {", "}
tile-plain = { $squares }
tile-plain-statue = { $squares }, статуя — { $god }

## Що робити зараз, одним реченням

prompt-choose = Штовхніть ряд або стовпець: плитка, що випаде, — ваша.
prompt-choose-god = Штовхніть ряд чи стовпець і візьміть, що випаде, або покажіть свого бога.
prompt-push =
    { $side ->
        [north] Штовхнути стовпець { $line } вниз
        [south] Штовхнути стовпець { $line } вгору
        [west] Штовхнути ряд { $line } праворуч
       *[east] Штовхнути ряд { $line } ліворуч
    }: ви отримаєте { $tile }.
prompt-god = Візьміть будь-яку плитку, що сяє. Тоді всі побачать, що ваш бог — { $god }; це раз на всю гру.
prompt-god-tile = Показати бога ({ $god }) і взяти { $tile }.
prompt-place = Покладіть плитку на місце, що сяє. Спершу її можна повернути.
prompt-placed =
    Покласти тут: { $total ->
        [one] { $total } очко
        [few] { $total } очки
        [many] { $total } очок
       *[other] { $total } очка
    }{ $gain ->
        [0] , не більше, ніж тепер.
       *[other] , на { $gain } більше, ніж тепер.
    }
prompt-draw = Заповніть прогалину: відкрийте верхню плитку стосу. Ніхто не знає, що там.
prompt-wait-choose = { $who } вибирає, що штовхнути.
prompt-wait-place = { $who } тримає на руці { $tile }.
prompt-wait-draw = { $who } заповнює прогалину.
prompt-wait = Стіл готується.
prompt-over-won =
    { $you ->
        [yes] Ваш світ — найкращий з усіх!
       *[no] Найкращий з усіх світів створює { $who }.
    }
prompt-over-shared = Спільна перемога: { $who }.

turn-of =
    { $you ->
        [yes] Ваш хід
       *[no] { $who }
    }
turn-over = Кінець
round-of = Раунд { $round } з { $rounds }

## Що можна натиснути

do-push = Штовхнути
do-god = Показати бога
do-god-take = Узяти
do-god-not = Зберегти таємницю
do-place = Покласти тут
do-turn-left = Ліворуч
do-turn-right = Праворуч
do-undo = Скасувати
do-hint = Підказка
do-skip = Пропустити
do-sheet = Підрахунок
do-worlds = Глянути на світи
for-good = скасувати не можна
keys-help = Стрілки вибирають, Enter виконує, R повертає плитку, G — для бога, U скасовує.

hint-best = Підказка: { $action }.
hint-level = Підказка: { $action }. Інші варіанти не гірші.
hint-none = Зараз підказки немає.

## Місця, для тих, хто слухає

map-label = Мапа
map-tile = Ряд { $row }, стовпець { $column }: { $tile }
map-gap = Ряд { $row }, стовпець { $column }: прогалина
slot-marker =
    { $side ->
        [north] Північний маркер стоїть біля стовпця { $line }
        [south] Південний маркер стоїть біля стовпця { $line }
        [west] Західний маркер стоїть біля ряду { $line }
       *[east] Східний маркер стоїть біля ряду { $line }
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
god-yours = { $god }, ваша таємниця
god-yours-shown = { $god }, показано
god-of = { $god }
god-hidden = Прихований бог
god-none = Бога ще немає

## Панелі

tabs-label = Що показано
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
what-happened = Що сталося

## Підрахунок

sheet-title = Світи створено
sheet-terrain = Місцевість
sheet-total = Разом
sheet-largest = Найбільша група
sheet-winner = Перемога
sheet-cell = { $group } × { $statues }

## Що це? По рядку на кожен знак столу, з посиланням на правила

legend-open = Що це?
legend-close = Назад до столу
legend-gods = Місцевості й боги
legend-gods-text = Місцевість приносить очки через статуї свого бога.
rules-of = Правила: { $what }
sign-name-arrow = Стрілка, що сяє
sign-name-place = Місце, що сяє
sign-name-token = Жетон бога
sign-name-seal = Червона печатка
sign-marker = Пересуньте один із чотирьох: він штовхає свій ряд або стовпець у мапу.
sign-arrow = Туди можна пересунути маркер і штовхнути.
sign-tile = Чотири квадрати місцевості, іноді зі статуєю.
sign-stack = Заповнює прогалину на мапі. Число — скільки плиток лишилося.
sign-place = Туди можна покласти плитку з руки. Число — скільки очок це додасть.
sign-statue = Множить найбільшу групу місцевості свого бога.
sign-score = Квадрати найбільшої групи × статуї її бога.
sign-token = Таємниця кожного гравця; очок не приносить.
sign-eye = Раз за гру візьміть плитку зі статуєю чи місцевістю свого бога.
sign-seal = Те, що її має, не можна скасувати.
