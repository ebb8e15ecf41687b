from mikrokosmos.core.bits cimport bit, count, lowest
from mikrokosmos.core.learned.features cimport Encoder
from mikrokosmos.core.learned.inputs cimport put
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.judge.prospects cimport Prospects
from mikrokosmos.games.creation.rules.position cimport CreationPosition
from mikrokosmos.games.creation.rules.tile_set cimport TileSet

cdef int ROUNDS, MOST_STATUES, MOST_POINTS, MOST

cdef class CreationEncoder(Encoder):
    cdef readonly TileSet world
    cdef Prospects prospects
    cdef int at_points, at_group, at_edge, at_apart, at_growth, at_room, at_sum, at_greatest, at_width, at_unshown
    cdef int at_god, at_god_group, at_cell_statue, at_cell_terrain, at_marker, at_left_statues, at_left_squares
    cdef int sums[8]
    cdef int statues[5]
    cdef int squares[5]
    cdef int at_turn, at_order
    cdef void write(self, Position position, int seat) noexcept nogil

cpdef void describe(CreationEncoder encoder, CreationPosition position, int seat) noexcept nogil
cpdef int within(int amount, int most) noexcept nogil
cpdef int write_world(CreationEncoder encoder, CreationPosition position, int who, int step, int now) noexcept nogil
cpdef int shorter(int each, int amount) noexcept nogil
cpdef void write_terrain(CreationEncoder encoder, int step, int now, int terrain, int size, int edge, int apart) noexcept nogil
cpdef void write_shape(CreationEncoder encoder, CreationPosition position, int who, int step) noexcept nogil
cpdef void write_map(CreationEncoder encoder, CreationPosition position) noexcept nogil
cpdef void write_unseen(CreationEncoder encoder) noexcept nogil

cdef inline void survey(Encoder encoder, Position position, int seat) noexcept nogil:
    describe(<CreationEncoder>encoder, <CreationPosition>position, seat)
