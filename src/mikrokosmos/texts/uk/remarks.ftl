# What is to be said of a record that is true as far as can be seen: for the terminal and for the page.
remark-older-digest = Цей запис зробила старіша версія. Кожен хід відповідає правилам; лише відбиток кінця вже не можна порівняти.
remark-newer-digest = Цей запис зробила новіша версія. Кожен хід відповідає правилам; лише відбиток кінця тут не можна порівняти.
remark-no-digest = Цей запис узято ще до кінця партії. Кожен хід відповідає правилам; відбитка кінця ще немає.
