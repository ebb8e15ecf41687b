# House rules: points on which the rulebooks differ, so that the table decides. `house-<key>` is the point, `house-<key>-<choice>` a choice.

house-title = Домашні правила
house-intro = У цих пунктах правила видань не збігаються. Виберіть, як гратимете ви.
house-by-book = Грати за правилами
house-default = Як заведено тут
house-mixed = Власний вибір
house-books = Правила: { $books }
house-no-book = Немає в жодних правилах
house-here = Домашні правила за цим столом
house-choose = Вибирає ваш стіл

house-own_tokens = Жетони вашої занепалої раси в регіоні, який ви завойовуєте
house-own_tokens-count = Кожен додає 1 до вартості
house-own_tokens-ignore = Не рахуються
house-final_die = Спроба останнього завоювання
house-final_die-turn = Раз за хід; завершує всі завоювання
house-final_die-race = Раз на расу: спершу упири, потім активна раса
house-wealthy = Заможні: 7 монет
house-wealthy-pick = Щоразу, коли вибирають цю властивість
house-wealthy-game = Раз за гру на весь стіл
house-own_immune = Регіони з норою, героєм чи драконом
house-own_immune-all = Неприступні для всіх, навіть для ваших упирів
house-own_immune-others = Неприступні лише для суперників
house-late_abandon = Покидання регіонів після першого завоювання
house-late_abandon-false = Не можна
house-late_abandon-true = Можна
