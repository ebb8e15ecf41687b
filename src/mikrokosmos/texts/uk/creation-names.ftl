# «Створення світу»: назви того, що лежить на столі. П’ять типів місцевості та їхніх богів придумали ми самі.

terrain-blossom = Цвіт
terrain-ember = Жар
terrain-tide = Приплив
terrain-grove = Гай
terrain-dune = Дюни

god-blossom = Меліві
god-ember = Жаро
god-tide = Онділо
god-grove = Дубрим
god-dune = Орсел

piece-tile = Плитка
piece-statue = Статуя
piece-map = Мапа
piece-marker = Маркер віри
piece-stack = Стос

count-tile =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    }
count-statue =
    { $count ->
        [one] { $count } статуя
        [few] { $count } статуї
        [many] { $count } статуй
       *[other] { $count } статуї
    }
count-marker =
    { $count ->
        [one] { $count } маркер віри
        [few] { $count } маркери віри
        [many] { $count } маркерів віри
       *[other] { $count } маркера віри
    }
count-stack =
    { $count ->
        [one] { $count } стос
        [few] { $count } стоси
        [many] { $count } стосів
       *[other] { $count } стосу
    }
