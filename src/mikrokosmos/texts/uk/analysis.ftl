# Аналіз завершеної партії: у терміналі та на сторінці.

analysis-title = { $game }: аналіз
analysis-about = Шанси на перемогу, помилки й удача за оцінкою { $name } ({ $version }).
analysis-uncalibrated = Для таких столів ці шанси ще не перевірено. Не сприймайте їх надто серйозно.
analysis-bar = Аналіз
analysis-written = Сторінку збережено: { $path }

# Три речення про партію.
analysis-story-shared = Перемогу поділили гравці: { $count }.
analysis-story-decided = Вирішилося в раунді { $round }: відтоді { $who } весь час попереду (шанс на перемогу { $percent }%).
analysis-story-decided-last = Усе вирішилося наприкінці: { $who } виходить уперед лише останнім ходом.
analysis-story-decided-always = { $who } попереду від початку до кінця.
analysis-story-luck-even = Удача нікому не дала переваги.
analysis-story-lucky = Найбільше щастило: { $who }. Кубик і випадок додали { $percent }% шансу на перемогу.
analysis-story-unlucky = Найменше щастило: { $who }. Кубик і випадок забрали { $percent }% шансу на перемогу.
analysis-story-luck = Найбільше щастило: { $who } (+{ $more }% шансу на перемогу), найменше: { $whom } (−{ $less }%).
analysis-story-hurt = Найбільшої шкоди завдає { $who }. Постраждалий: { $whom }, −{ $percent }% шансу на перемогу.
analysis-story-best = Найкраща гра: { $who }. Помилки забрали { $percent }% шансу на перемогу.

# Таблиці.
analysis-chances = Шанси на перемогу за ходами
analysis-turns = Хід за ходом
analysis-books = З чого склався результат
analysis-books-about = Результат мінус початковий шанс дорівнює сумі решти. «Не пояснено» — те, чого аналіз не передбачив.
analysis-luck = Удача
analysis-matrix = Хто кому нашкодив
analysis-matrix-about = Як рішення гравця (рядок) змінили шанси інших (стовпчик).
analysis-marks = Помилки
analysis-round = Раунд
analysis-turn = Хід
analysis-player = Гравець
analysis-before = До
analysis-after = Після
analysis-lost = Втрачено
analysis-mark = Позначка
analysis-start = Початок
analysis-result = Результат
analysis-dice = Кубик
analysis-draws = Випадок
analysis-own = Власні рішення
analysis-others = Інші
analysis-residual = Не пояснено
analysis-inaccuracy = неточність
analysis-mistake = помилка
analysis-blunder = груба помилка
analysis-marked = Хід { $turn }, { $who }: { $mark }, −{ $percent }%
analysis-better = Краще: { $plan }
analysis-then = {", потім "}
analysis-why = Чому: { $reasons }
analysis-why-term = { $why } ({ $better } замість { $played })
analysis-why-none = Чому: видно, лише якщо зіграти хід до кінця.
analysis-no-marks = Жоден хід не коштував 5% шансу на перемогу.
analysis-luckiest = Найщасливіше: { $event } ({ $percent }%)
analysis-unluckiest = Найнещасливіше: { $event } ({ $percent }%)
analysis-outcome-setup = підготовка
analysis-outcome-other = хід { $turn }: { $what }
analysis-bad-seat = Гравця { $seat } немає: гравці мають номери від 1 до { $count }.
