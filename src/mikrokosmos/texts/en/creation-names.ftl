# Creation: what lies on the table, by name. The five terrains and their gods are our own; a god goes with the terrain of the same id.

terrain-blossom = Blossom
terrain-ember = Ember
terrain-tide = Tide
terrain-grove = Grove
terrain-dune = Dune

god-blossom = Melivi
god-ember = Zharo
god-tide = Ondilo
god-grove = Dubrim
god-dune = Orsel

piece-tile = Tile
piece-statue = Statue
piece-map = Map
piece-marker = Faith marker
piece-stack = Stack

count-tile =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-statue =
    { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
count-marker =
    { $count ->
        [one] { $count } faith marker
       *[other] { $count } faith markers
    }
count-stack =
    { $count ->
        [one] { $count } stack
       *[other] { $count } stacks
    }
