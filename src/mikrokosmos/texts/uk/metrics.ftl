# Що означає кожне число за адресою /metrics, для того, хто тримає сервер столів; ідентифікатор — його назва.

metric-commands-accepted-total = Виконані команди людей.
metric-commands-refused-total = Відхилені команди людей, за причиною.
metric-command-seconds = Від команди до запису в журналі, для людей і ботів, разом з очікуванням на стіл.
metric-commit-seconds = Скільки запис чекав, поки база даних збереже його на диск.
metric-news-total = Повідомлення, які розповіли комусь за столом, що сталося.
metric-resyncs-total = Як часто хтось був заповільний і мусив дізнатися про весь стіл знову.
metric-timeouts-total = Годинники гравців, на яких скінчився час.
metric-bot-moves-total = Ходи, зроблені ботами.
metric-bot-failures-total = Боти, які дали збій, коли їх попросили зробити хід.
metric-thinking-seconds = Скільки боти думали над ходом чи підказкою, без очікування.
metric-thinkers-waiting = Боти, які чекають, поки додумають інші.
metric-tables = Столи в пам’яті.
metric-watchers = Люди й програми, що стежать за столом.
metric-sockets = Відкриті сокети.
metric-start-time-seconds = Коли запущено процес, у секундах від 1970 року.
metric-build-info = Завжди 1; версія — у мітках.
