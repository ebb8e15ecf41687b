# How fast the game goes on, what the others did in a turn, and keys. `who` is a player, `race` a name.

## The pace

menu-pace = Темп
pace-calm = спокійно: видно кожен хід
pace-brisk = жваво: чужі ходи показано цілком
pace-instant = миттєво: без руху
refused-not-offered = Це вже неможливо.

## What somebody has done in a turn, in a line

deeds-line = { $who }: { $deeds }
deeds-declined = { $race } в занепаді
deeds-conquered =
    { $count ->
        [one] завойовано { $count } регіон
        [few] завойовано { $count } регіони
        [many] завойовано { $count } регіонів
       *[other] завойовано { $count } регіону
    }
deeds-yours =
    { $count ->
        [one] з них { $count } ваш
        [few] з них { $count } ваші
        [many] з них { $count } ваших
       *[other] з них { $count } вашого
    }
deeds-failed =
    { $count ->
        [one] відбито { $count } атаку
        [few] відбито { $count } атаки
        [many] відбито { $count } атак
       *[other] відбито { $count } атаки
    }
deeds-coins =
    { $count ->
        [one] +{ $count } монета
        [few] +{ $count } монети
        [many] +{ $count } монет
       *[other] +{ $count } монети
    }
deeds-none = нічого не завойовано

## Several steps in one

turn-finish-evenly = Порівну й завершити
turn-finish-evenly-tiny = Порівну, кінець
turn-end = Зупинитися й завершити
turn-end-tiny = Кінець ходу
turn-end-long = Зупинитися тут, розставити жетони порівну й завершити хід

## Keys

keys-title = Клавіші
keys-on = Окремі літери — клавіші (доки відкрито цю сторінку)
menu-keys = Клавіші
key-skip = одразу до мого ходу
key-undo = скасувати
key-reset = скасувати весь хід
key-hint = підказка
key-log = що сталося
key-rules = правила
key-menu = меню
key-close = закрити, скасувати, пропустити
key-keys = цей перелік
key-regions = від регіону до регіону
key-conquer = завоювати регіон під вказівником
key-combo = вибрати комбінацію
key-stop = припинити завоювання
key-finish = завершити хід
key-even = розставити жетони порівну
key-pieces = поставити жетон, забрати його
key-roll = кинути кубик
key-decline = до занепаду
key-abandon = покинути регіони
key-places = від місця до місця
key-do = зробити вибране
key-turn = повернути плитку
key-turn-back = повернути в інший бік
key-god = показати бога
key-stack = узяти зі стосу
