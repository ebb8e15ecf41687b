from mikrokosmos.core.bits cimport bit

cdef class World:
    cdef readonly object board
    cdef readonly object content
    # the house rules (1: not the default), and whether the game is played by rules 1
    cdef readonly object house
    cdef readonly int ignores_own, die_for_each, pays_once, opens_to_own, leaves_late, first_rules
    # the board
    cdef readonly unsigned long long near[48]
    cdef readonly unsigned long long land, entry, mountains, caverns, tribes
    # the content table, a column each
    cdef readonly short number[49]
    cdef readonly int abilities[49]
    cdef readonly unsigned long long income[49]
    cdef readonly unsigned long long discount[49]
    cdef readonly unsigned long long beside[49]
    cdef readonly short stipend[49]
    cdef readonly short windfall[49]
    cdef readonly short spoils[49]
    cdef readonly short raiders[49]
    cdef readonly short recruits_per[49]
    cdef readonly short holes[49]
    cdef readonly short camps[49]
    cdef readonly short heroes[49]
    cdef readonly short forts[49]
    cdef readonly short dragons[49]
    cdef readonly short tray[16]
    # the markers
    cdef readonly short supply[6]
    cdef readonly short defends[6]
    cdef readonly short earns[6]
    cdef readonly short immune[6]
    cdef readonly short lasts[6]
    cdef readonly short returns[6]
    cdef readonly short guards[6]
    # sizes (last, since a compiler cannot check the bounds of an array that ends a struct)
    cdef readonly int players, rounds, regions, longest
