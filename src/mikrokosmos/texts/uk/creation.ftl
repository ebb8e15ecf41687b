# «Створення світу». `who` — гравець, і `you` дорівнює “yes”, якщо це сам читач; `tile` — плитка словами, `place` — місце у світі
# (c3 — середина), `cell` — місце на мапі; `of` — місцевість, `god` — її бог.

game-about = Штовхайте ряди спільної мапи, беріть плитки, що випадають, і складіть світ із дев’яти плиток, у якому великі ділянки мають статуї своїх богів.
ask-example = push north 2

## Дії

action-push =
    { $side ->
        [north] пересунути північний маркер до стовпця { $line }, штовхнути вниз
        [south] пересунути південний маркер до стовпця { $line }, штовхнути вгору
        [west] пересунути західний маркер до ряду { $line }, штовхнути праворуч
       *[east] пересунути східний маркер до ряду { $line }, штовхнути ліворуч
    } і взяти плитку { $tile }
action-god = показати свого бога і взяти плитку { $tile } з ряду { $row }, стовпця { $column }
action-place =
    покласти на { $place }{ $turns ->
        [0] {""}
        [1] , повернувши на 90°
        [2] , повернувши на 180°
        [3] , повернувши на 270°
       *[other] , повернувши на { $turns } × 90°
    }
action-draw =
    відкрити плитку зі стосу { $stack } ({ $left ->
        [one] лишилася { $left }
        [few] лишилося { $left }
        [many] лишилося { $left }
       *[other] лишилося { $left }
    })

cost-place =
    { $action }: { $total ->
        [one] { $total } очко
        [few] { $total } очки
        [many] { $total } очок
       *[other] { $total } очка
    }{ $gain ->
        [0] {""}
       *[other] {" "}(+{ $gain })
    }

## Складники рахунку

term-terrain = { $of } { $group } × { $statues }

## Події

event-laid = Мапа, ряд { $row }, стовпець { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] Ви отримуєте жетон бога.
       *[no] { $who } отримує жетон бога.
    }
event-god =
    { $you ->
        [yes] Ваш таємний бог — { $god } ({ $of }).
       *[no] { $who }: бог — { $god } ({ $of }).
    }
event-first =
    { $you ->
        [yes] Ви починаєте.
       *[no] Гру починає { $who }.
    }
event-turn =
    Раунд { $round }: { $you ->
        [yes] ваш хід
       *[no] ходить { $who }
    }.
event-pushed =
    { $you ->
        [yes] Ви штовхаєте
       *[no] { $who } штовхає
    } { $side ->
        [north] стовпець { $line } вниз
        [south] стовпець { $line } вгору
        [west] ряд { $line } праворуч
       *[east] ряд { $line } ліворуч
    }, випадає плитка { $tile }.
event-shown =
    { $you ->
        [yes] Ви показуєте бога ({ $god }) і берете
       *[no] { $who } показує бога ({ $god }) і бере
    } плитку { $tile } з ряду { $row }, стовпця { $column }.
event-placed =
    { $you ->
        [yes] Ви кладете
       *[no] { $who } кладе
    } плитку { $tile } на { $place }{ $turns ->
        [0] .
        [1] , повернувши на 90°.
        [2] , повернувши на 180°.
        [3] , повернувши на 270°.
       *[other] , повернувши на { $turns } × 90°.
    }
event-drew =
    { $you ->
        [yes] Ви відкриваєте плитку
       *[no] Відкрито плитку
    } зі стосу { $stack }.
event-filled = Прогалину в ряду { $row }, стовпці { $column } заповнено: { $tile }.
event-over = Усі світи створено.

## Переказ партії, хід за ходом

turn-heading =
    Хід { $number }, раунд { $round } з { $rounds }: { $who }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
told-map = Мапу викладено з дев’яти плиток; кожен гравець отримав жетон бога, усього { $players }.
told-god = { $who }: бог — { $god } ({ $of }).
told-pushed =
    Штовхає { $side ->
        [north] стовпець { $line } вниз
        [south] стовпець { $line } вгору
        [west] ряд { $line } праворуч
       *[east] ряд { $line } ліворуч
    } і бере плитку { $tile }.
told-shown = Показує бога ({ $god }) і бере плитку { $tile } з ряду { $row }, стовпця { $column }.
told-placed =
    Кладе на { $place }{ $turns ->
        [0] .
        [1] , повернувши на 90°.
        [2] , повернувши на 180°.
        [3] , повернувши на 270°.
       *[other] , повернувши на { $turns } × 90°.
    }
told-filled = Прогалину в ряду { $row }, стовпці { $column } заповнено: { $tile }.

## Відмови

refusal-over = Гру завершено.
refusal-chance-moves = Зачекайте на наступну плитку чи жетон.
refusal-no-such-action = Такої дії немає.
refusal-not-now = Зараз так не можна.
refusal-must-move = Цей маркер уже там. Його треба пересунути.
refusal-faces-another =
    Він став би навпроти { $side ->
        [north] північного
        [east] східного
        [south] південного
       *[west] західного
    } маркера.
refusal-god-shown-already = Свого бога ви вже показали. Це можна зробити лише раз за гру.
refusal-not-of-that-god = На цій плитці немає ні статуї вашого бога, ні його місцевості.
refusal-stack-empty = Цей стос порожній.
refusal-first-tile-in-the-middle = Перша плитка лягає в середину, на c3.
refusal-taken = Тут уже є плитка.
refusal-beyond-three-by-three = Світ став би більшим, ніж 3 × 3.
refusal-touches-nothing = Плитка має прилягати краєм до вашого світу.

## Етапи

stage-laying = Викладаємо мапу.
stage-dealing = Роздаємо жетони богів.
stage-first-seat = Визначаємо, хто починає.
stage-choose = Час пересунути маркер або показати бога.
stage-place = Час покласти плитку.
stage-draw = Час вибрати стос.
stage-turning = Відкриваємо плитку.
stage-finished = Усі світи створено.

## Стіл

tile-name = { $id } ({ $squares })
tile-statue = { $id } ({ $squares }; статуя — { $god })
tile-square = { $of }
tile-squares = { $count } × { $of }
table-status = Раунд { $round } з { $rounds }. { $stage }
table-stacks = Стоси: { $sizes }
table-hand = На руці
table-turned =
    { $turns ->
        [0] не повернуто
        [1] повернуто на 90°
        [2] повернуто на 180°
        [3] повернуто на 270°
       *[other] повернуто на { $turns } × 90°
    }
table-held = На руці: { $tile }
table-world =
    { $who }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
table-now = { $who } (ходить)
table-god-own = Бог: { $god } (ваша таємниця)
table-god-unshown = Бог: { $god } (не показано)
table-god-shown = Бог: { $god } (показано)
table-god-hidden = Бог: прихований
table-god-none = Жетон бога ще не роздано
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = Літера на плитці позначає статую того бога.

## Списки

tiles-mark =
    { $mark ->
        [2] За будь-якої кількості гравців: { $count }.
       *[other] Додаються, якщо гравців щонайменше { $mark }: { $count }.
    }
