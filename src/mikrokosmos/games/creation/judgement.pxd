from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.casting cimport become
from mikrokosmos.games.creation.faith cimport cell_of, favours, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.listing cimport stacks
from mikrokosmos.games.creation.prospects cimport Prospects
from mikrokosmos.games.creation.realm cimport Realm
from mikrokosmos.games.creation.temptation cimport Temptation
from mikrokosmos.games.creation.world cimport World

cdef int NOVICE, ADEPT, GREEDY

cdef class CreationJudge(Judge):
    cdef readonly World world
    cdef public int sight, denial
    cdef Realm table
    cdef readonly Prospects own
    cdef readonly Temptation temptation
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)
    cdef void consider(self, Position position) noexcept nogil
    cdef void consider_tiles(self) noexcept nogil
    cdef int is_last(self) noexcept nogil
    cdef void take(self, int action, int tile, int left, int kept) noexcept nogil
    cdef void consider_places(self) noexcept nogil
    cdef void consider_stacks(self) noexcept nogil
    cdef int reckon(self, int action) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
    cdef int expects(self, int seat) noexcept nogil
