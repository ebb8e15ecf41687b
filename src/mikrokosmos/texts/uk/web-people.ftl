# Хто грає, чим скінчилося і як це звучить.

## Фінал

ending-you = ви
ending-you-won = Ви перемогли!
ending-you-share = Спільна перемога: { $who }
ending-your-place = Ваше місце: { $place } з { $players }
ending-place = Місце { $place }
highlights-title = Головне в цій грі
turning-title = Переломний момент
turning-start =
    { $you ->
        [yes] Ви лідируєте від початку до кінця.
       *[no] { $who } лідирує від початку до кінця.
    }
turning-round =
    { $you ->
        [yes] З раунду { $round } ви лідируєте до самого кінця.
       *[no] З раунду { $round } { $who } лідирує до самого кінця.
    }
turning-last =
    { $you ->
        [yes] Ви виходите вперед лише в останньому раунді.
       *[no] { $who } виходить уперед лише в останньому раунді.
    }
best-race-title = Найкраща раса
best-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }
best-terrain-title = Найкраща місцевість
best-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
picture-map = Мапа наприкінці гри
picture-worlds = Завершені світи
picture-save = Зберегти картинку
picture-share = Поділитися картинкою
picture-failed = Браузер не зміг намалювати картинку.
breakdown-title = Очки за місцевостями

## Звук

sound-question = Увімкнути звук?
sound-yes = Так
sound-no = Ні
sound-on = Звук
sound-volume = Гучність
sound-away = Дзвіночок мого ходу, навіть якщо вкладку сховано
