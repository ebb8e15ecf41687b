# Клієнт у браузері: що каже кожна сторінка. Що кажуть за столом гри, те в її власному файлі.

## Дім

skip-to-content = Перейти до вмісту
ways = Сторінки
way-home = Mikrokosmos, перша сторінка
way-new = Новий стіл
way-lobby = Столи
way-mine = Мої ігри
way-rules = Правила
choose-language = Мова
choose-light = Світла чи темна

refused-no-connection = Зараз сервер недосяжний. Ваша гра в безпеці; спробуйте за мить.
refused-unknown = Не вдалося. Спробуйте ще раз.

## За столом

seat-you = ви
seat-other = Гравець { $number }
between-terms = {", "}

curtain-title = Ходить { $who }
curtain-text = Передайте пристрій далі. Зараз буде показано те, що може бачити лише { $who }.
curtain-take = { $who } — це я

connection-lost = З’єднання…
start = Почати

bot-random = Абияк
bot-greedy = Жадібний
bot-adept = Умілий
