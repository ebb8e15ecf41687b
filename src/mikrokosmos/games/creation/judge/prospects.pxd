cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.rules.building cimport free_cells
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition
from mikrokosmos.games.creation.rules.tile_set cimport TileSet

cdef int NOWHERE, CHANGES

@cython.final
cdef class Prospects:
    cdef TileSet world
    cdef public int weights[90]
    cdef public int patience[10]
    cdef readonly unsigned long long land[5]
    cdef readonly unsigned long long group[5]
    cdef readonly int size[5]
    cdef readonly int statues[5]
    cdef unsigned long long fresh[5]
    cdef unsigned long long room[25]
    cdef readonly int squares_left[5]
    cdef readonly int statues_left[5]
    cdef readonly unsigned long long board, not_left, not_right, free, spots
    cdef readonly int row, column, left, points, growth, hope, average, tie_break
    cdef int settled, all_points, all_hope
    cdef int still_points[5]
    cdef int still_growth[5]
    cdef int still_hope[5]
    cdef int edge[125]
    cdef int all_growth[25]
    cdef unsigned long long weighed
    cdef int place[25]
    cdef unsigned long long kinds[64]
    cdef int changes[1280]
    cdef unsigned long long changed[125]
    cdef int more_points[4000]
    cdef int more_growth[4000]
    cdef int more_hope[4000]
    cdef int more[4000]
    cdef int turned[4]
    cdef int tile_points[64]
    cdef int tile_growth[64]
    cdef int tile_hope[64]
    cdef int tile_tie_break[64]
    cdef int best_points, best_growth, best_hope, best_tie_break
    cdef void assess(self, CreationPosition position, int seat) noexcept nogil
    cdef void read_world(self, CreationPosition position, int seat) noexcept nogil
    cdef void frame(self, unsigned long long built) noexcept nogil
    cdef unsigned long long room_around(self, unsigned long long built) noexcept nogil
    cdef void count_supply(self, CreationPosition position) noexcept nogil
    cdef int square(self, int cell) noexcept nogil
    cdef unsigned long long block(self, int cell) noexcept nogil
    cdef void lay_out(self, int tile, int cell, int turns) noexcept nogil
    cdef void add_land(self, int tile, int cell, int turns) noexcept nogil
    cdef int terrain_at(self, int tile, int turns, int corner) noexcept nogil
    cdef unsigned long long beside(self, unsigned long long group) noexcept nogil
    cdef unsigned long long largest(self, unsigned long long seeds, unsigned long long land) noexcept nogil
    cdef int weigh_now(self) noexcept nogil
    cdef int weigh_with(self, int tile, int cell, int turns) noexcept nogil
    cdef void weigh_change(self, int terrain, int cell, int change) noexcept nogil
    cdef int weigh_last(self, int tile, int cell, int turns) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void turn_every_way(self, int tile) noexcept nogil
    cdef int growth_of(self, int terrain, int at, int apart, int statues, int edge) noexcept nogil
    cdef int hope_of(self, int terrain, int at, int size) noexcept nogil
    cdef void best_of(self, int tile) noexcept nogil
    cdef void start_sum(self, int left) noexcept nogil
    cdef void add(self, int terrain, unsigned long long land, unsigned long long group, int statues, unsigned long long free, int left) noexcept nogil
    cdef int total(self) noexcept nogil
    cdef int best_with(self, int tile) noexcept nogil
    cdef void compare_turns(self, int tile, int cell, int ways) noexcept nogil
    cdef int best_as_it_lies(self, int tile) noexcept nogil
    cdef int ways_to_turn(self, int tile) noexcept nogil
    cdef void remember(self) noexcept nogil
    cdef void recall(self) noexcept nogil
    cdef int god_kept(self) noexcept nogil
