# «Створення світу» у браузері: що сталося. `who` — гравець, а `you` — «yes», якщо це той, хто читає; `tile` — плитка словами.

log-empty = Поки нічого не сталося.
log-earlier = Показати попередні ходи
log-undone = Дію скасовано.
log-scored =
    { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    }{ $gain ->
        [0] {" "}(без змін).
       *[other] {" "}(+{ $gain }).
    }

## Що сталося від вашого минулого ходу; `god` — бог, якого показали заради плитки, або «none»

recap-since = Від вашого минулого ходу:
recap-what = { $what }.
recap-between = {"; "}
recap-took =
    { $who } { $god ->
        [none] бере плитку { $tile }
       *[other] показує бога ({ $god }) і бере плитку { $tile }
    }: +{ $gain }, тепер { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    }
recap-gained =
    { $who } +{ $gain } ({ $score }){ $god ->
        [none] {""}
       *[other] , показано бога ({ $god })
    }

## Порада одним реченням: що робити й чому. `place` — місце у світі (c3 — середина)

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Інші варіанти такі самі добрі.
hint-more = Докладніше
hint-less = Коротше
hint-push =
    { $side ->
        [north] Штовхніть стовпець { $line } вниз
        [south] Штовхніть стовпець { $line } вгору
        [west] Штовхніть ряд { $line } праворуч
       *[east] Штовхніть ряд { $line } ліворуч
    } і візьміть плитку { $tile }
hint-god = Покажіть свого бога й візьміть плитку { $tile }
hint-place = Покладіть плитку на { $place }
hint-draw = Відкрийте плитку зі стосу { $stack }
because-score-now = це одразу дає найбільше очок
because-growth = там можуть рости ваші групи зі статуями
because-statues-to-come = ваші групи ще можуть отримати статуї
because-tiles-to-come = наступні плитки пасуватимуть найкраще
because-largest-group = найбільша група зросте, а вона важить за рівності
because-god-kept = бога ви прибережете на потім
because-left-to-next = наступному гравцеві лишиться найменше
