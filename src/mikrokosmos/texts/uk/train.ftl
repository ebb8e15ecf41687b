# Навчання: скільки зроблено, що вийшло, і сторінка з кривими.

train-missing = для навчання потрібен пакет «{ $package }»; установіть його так: { $command }
train-no-recipe = для гри «{ $game }» рецепта навчання немає
train-other-recipe = { $path }: тут навчання за іншим рецептом; виберіть іншу теку (--folder) або видаліть цю
train-tiny-install = ваги з --tiny грають погано, тож установити їх не можна; приберіть --tiny або --install
train-interrupted = Зупинено. Завершені кроки збережено. Продовжити можна так:
train-command = { "  " }{ $command }
train-step-games = Крок { $step } з { $steps }: граємо (покоління { $number })
train-step-learning = Крок { $step } з { $steps }: навчаємо (покоління { $number })
train-step-smoothing = Крок { $step } з { $steps }: навчаємо ще раз, зі згладженими цілями (покоління { $number })
train-step-match = Крок { $step } з { $steps }: порівнюємо (покоління { $number })
train-step-sharpening = Крок { $step } з { $steps }: граємо, щоб відкалібрувати шанси на перемогу ({ $number } з 2)
train-title =
    { $players ->
        [one] Навчання: { $game }, { $players } гравець
        [few] Навчання: { $game }, { $players } гравці
        [many] Навчання: { $game }, { $players } гравців
       *[other] Навчання: { $game }, { $players } гравця
    }
train-generation = Покоління
train-accepted = Прийнято
train-match = Перемоги над попереднім
train-panel-before = Еталонна група до
train-panel-after = Еталонна група після
train-yes = так
train-no = ні
train-share = { $share }% ± { $within }%
train-written = Ваги: { $weights }. Криві втрат: { $page }
train-installed = Установлено як { $path }.
train-generations = Покоління
train-generations-about = Покоління приймають, якщо воно виграє досить партій у попереднього і не грає гірше проти еталонної групи — ботів, які ніколи не змінюються. Інтервали — 95%.
train-curves = Криві втрат
train-curves-about = Наскільки мережа помиляється: що нижче, то краще. Покоління 0 вчиться на тому, чим закінчилися партії, пізніші — ще й на оцінках через хід, тож їхні втрати з першими не порівняти.
train-curves-axis = від початку до кінця навчання (100%)
train-curve = Покоління { $number }
train-method = Метод
train-repeat = Те саме навчання ще раз:
