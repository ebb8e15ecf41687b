# After the game, in the browser: the analysis, a turn looked at again, and playing on from a step.

review-title = Після гри
review-working = Переглядаємо кожен хід …
review-queue =
    { $count ->
        [one] Попереду { $count } партія.
        [few] Попереду { $count } партії.
        [many] Попереду { $count } партій.
       *[other] Попереду { $count } партій.
    }
review-again = Спробувати ще раз
review-bands-label = Шанси всіх гравців на перемогу, від першого ходу до останнього
review-as-table = Таблицею
review-end = Кінець
review-mark =
    { $who }, раунд { $round }: { $mark ->
        [blunder] груба помилка
        [mistake] помилка
       *[inaccuracy] неточність
    }, −{ $points } %. Показати, що було б краще.
review-mark-short =
    { $who } · раунд { $round } · { $mark ->
        [blunder] груба помилка
        [mistake] помилка
       *[inaccuracy] неточність
    }
review-marks-text = Виберіть одну, щоб побачити дошку, як вона була, і що було б краще.
review-all-marks = Показати всі: { $count }
review-points = { $points } %
review-luck-best = Найбільше щастя:
review-luck-worst = Найбільша невдача:
review-luck-when =
    ({ $turn ->
        [nobody] раунд { $round }
       *[somebody] { $who }, раунд { $round }
    }, { $points } %)
review-own = Пунктиром: чого коштували власні рішення гравця.
review-evaluator = Шанси на перемогу: { $name }, версія { $version }.
turn-title = { $who } · раунд { $round }
turn-back = Назад до гри
turn-others = Інші помилки
turn-before = Попередня помилка
turn-after = Наступна помилка
turn-films = Що дивитися
turn-better = Краще: { $percent } %
turn-played = Зіграно: { $percent } %
turn-why = Чому
turn-why-search = Це видно, лише якщо дограти хід до кінця.
turn-try = Спробувати самостійно
what-if-title = А якби?
what-if-text = Грайте далі з кроку { $step }. Усе після нього кидається наново, а результат ніде не зараховується.
what-if-seat = Ви граєте за
what-if-all = Усі сторони
what-if-bots = Боти на інших місцях
what-if-go = Грати далі звідси
what-if-tag = А якби
what-if-from = Продовження іншої партії з кроку { $step }
line-copy = Скопіювати позицію
line-copied = Позицію скопійовано одним рядком.
