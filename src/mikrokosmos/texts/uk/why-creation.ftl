# Чому суддя «Створення світу» віддає перевагу дії: складники її цінності, кожен зі своєю кількістю очок.

why-creation-score-now = рахунок світу після цього
why-creation-growth = простір для росту груп зі статуями
why-creation-statues-to-come = статуї, які ще можуть прийти до груп
why-creation-tiles-to-come = що в середньому дадуть наступні плитки
why-creation-largest-group = найбільша група, яка вирішує нічию
why-creation-god-kept = жетон бога, прибережений на потім
why-creation-left-to-next = що лишається наступному гравцеві
