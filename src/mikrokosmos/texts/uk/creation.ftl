# «Створення світу». `who` — гравець, і `you` дорівнює “yes”, якщо це сам читач; `tile` — плитка словами, `place` — місце у світі
# (c3 — середина), `cell` — місце на мапі; `of` — місцевість, `god` — її бог.

game-about = Штовхайте ряди спільної мапи, беріть те, що випадає, і складіть для своїх богів світ із дев’яти плиток.
ask-example = push north 2

## Дії

action-push =
    { $side ->
        [north] пересунути північний маркер до стовпця { $line }, штовхнути вниз
        [south] пересунути південний маркер до стовпця { $line }, штовхнути вгору
        [west] пересунути західний маркер до ряду { $line }, штовхнути праворуч
       *[east] пересунути східний маркер до ряду { $line }, штовхнути ліворуч
    } і взяти { $tile }
action-god = показати свого бога і взяти { $tile } з ряду { $row }, стовпця { $column }
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
       *[other] , приріст { $gain }
    }

## Складники рахунку

term-terrain = { $of } { $group } × { $statues }

## Події

event-laid = Мапа, ряд { $row }, стовпець { $column }: { $tile }.
event-dealt =
    { $you ->
        [yes] Вам роздано жетон бога.
       *[no] Жетон бога отримує { $who }.
    }
event-god =
    { $you ->
        [yes] Ваш бог — { $god }, місцевість — { $of }. Більше ніхто цього не знає.
       *[no] { $who }: бог — { $god }, місцевість — { $of }.
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
       *[no] Штовхає { $who }:
    } { $side ->
        [north] стовпець { $line } вниз
        [south] стовпець { $line } вгору
        [west] ряд { $line } праворуч
       *[east] ряд { $line } ліворуч
    }, випадає { $tile }.
event-shown =
    { $you ->
        [yes] Ви показуєте свого бога
       *[no] Бога показує { $who }
    }: це { $god }. З ряду { $row }, стовпця { $column } узято { $tile }.
event-placed =
    { $you ->
        [yes] Ви кладете { $tile } на { $place }
       *[no] Кладе { $who }: { $tile } на { $place }
    }{ $turns ->
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
told-map = Мапу викладено з дев’яти плиток; кожному гравцеві роздано по богу, усього { $players }.
told-god = { $who }: бог — { $god } ({ $of }).
told-pushed =
    Штовхає { $side ->
        [north] стовпець { $line } вниз
        [south] стовпець { $line } вгору
        [west] ряд { $line } праворуч
       *[east] ряд { $line } ліворуч
    } і бере { $tile }.
told-shown = Показує бога ({ $god }) і бере { $tile } з ряду { $row }, стовпця { $column }.
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
refusal-chance-moves = Спершу має з’явитися плитка або жетон.
refusal-no-such-action = Такої дії немає.
refusal-not-now = Не на цьому кроці.
refusal-must-move = Цей маркер уже там, а його треба пересунути.
refusal-faces-another =
    Він став би навпроти { $side ->
        [north] північного
        [east] східного
        [south] південного
       *[west] західного
    } маркера.
refusal-god-shown-already = Свого бога ви вже показали; це можна зробити раз за гру.
refusal-not-of-that-god = На цій плитці немає ні статуї вашого бога, ні квадрата його місцевості.
refusal-stack-empty = Цей стос порожній.
refusal-first-tile-in-the-middle = Перша плитка лягає на c3, у середину.
refusal-taken = Тут уже є плитка.
refusal-beyond-three-by-three = Світ став би більшим, ніж три на три.
refusal-touches-nothing = Плитка не торкалася б краєм жодної плитки вашого світу.

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
        [0] як є
        [1] повернути на 90°
        [2] повернути на 180°
        [3] повернути на 270°
       *[other] повернути на { $turns } × 90°
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
table-god-hidden = Бог: невідомий
table-god-none = Бога ще немає
table-term = { $group } { $times } { $statues } = { $amount }
legend-terrain = { $of } ({ $letter }: { $god })
legend-statue = Літера на плитці — статуя того бога.

## Списки

tiles-mark =
    { $mark ->
        [2] За будь-якої кількості гравців: { $count }.
       *[other] Якщо гравців щонайменше { $mark }, додатково: { $count }.
    }
