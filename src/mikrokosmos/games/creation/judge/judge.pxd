from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.rules.casting cimport become
from mikrokosmos.games.creation.rules.faith cimport cell_of, favours, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.legal cimport stacks
from mikrokosmos.games.creation.judge.prospects cimport Prospects
from mikrokosmos.games.creation.rules.position cimport CreationPosition
from mikrokosmos.games.creation.judge.temptation cimport Temptation
from mikrokosmos.games.creation.rules.tile_set cimport TileSet

cdef int NOVICE, ADEPT, GREEDY

cdef class CreationJudge(Judge):
    cdef readonly TileSet world
    cdef public int level, denial
    cdef CreationPosition table
    cdef readonly Prospects own
    cdef readonly Temptation temptation
    cdef int routine(self, Position position) noexcept nogil
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)
    cdef void consider(self, Position position) noexcept nogil
    cdef void consider_tiles(self) noexcept nogil
    cdef int is_last(self) noexcept nogil
    cdef void take(self, int action, int tile, int left, int kept) noexcept nogil
    cdef void consider_placements(self) noexcept nogil
    cdef void consider_stacks(self) noexcept nogil
    cdef int reckon(self, int action) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
    cdef int expects(self, int seat) noexcept nogil

cdef inline int is_routine(Position position) noexcept nogil:
    return 1 if (<CreationPosition>position).stage == DRAWING else 0
