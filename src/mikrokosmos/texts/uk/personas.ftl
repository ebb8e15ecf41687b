# Як звуть ботів за столом.
persona-mira = Міра
persona-bodo = Бодо
persona-tilda = Тільда
persona-oskar = Оскар
persona-zora = Зора
persona-rufus = Руфус
persona-lumi = Лумі
persona-ugo = Уґо
persona-dora = Дора
persona-faro = Фаро
persona-nela = Нела
persona-kasimir = Казимир
