# Що означає кожне число за адресою /metrics, для того, хто тримає сервер столів; ідентифікатор — його назва.

metric-commands-accepted-total = Виконані запити гравців.
metric-commands-refused-total = Відхилені запити гравців, за причиною.
metric-command-seconds = Час від запиту до запису в журналі, для людей і ботів, разом з очікуванням на стіл.
metric-commit-seconds = Час, поки база даних збереже запис на диск.
metric-news-total = Повідомлення про зміни, надіслані людям за столом.
metric-resyncs-total = Скільки разів повільному клієнтові довелося надіслати весь стіл знову.
metric-timeouts-total = Скільки разів у гравця вийшов час.
metric-bot-moves-total = Ходи, зроблені ботами.
metric-bot-failures-total = Боти, які дали збій, коли їх попросили зробити хід.
metric-thinking-seconds = Час, витрачений ботами на хід чи підказку, без очікування.
metric-database-failures-total = Читання й записи, які не вдалися базі даних, за видом роботи.
metric-writes-fail = 1, якщо останній запис до бази даних не вдався, інакше 0.
metric-analyses-waiting = Партії, що чекають на аналіз.
metric-thinkers-waiting = Боти, що чекають на вільний потік.
metric-tables = Столи в пам’яті.
metric-watchers = Люди й програми, що стежать за столом.
metric-sockets = Відкриті сокети.
metric-start-time-seconds = Коли запущено процес, у секундах від 1970 року.
metric-build-info = Завжди 1; версія — у мітках.
