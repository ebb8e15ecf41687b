cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.rules.faith cimport blessed, cell_of, push, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.judge.prospects cimport Prospects
from mikrokosmos.games.creation.rules.position cimport CreationPosition
from mikrokosmos.games.creation.rules.tile_set cimport TileSet

@cython.final
cdef class Temptation:
    cdef CreationPosition after
    cdef readonly Prospects prospects
    cdef int gain[64]
    cdef unsigned long long gods_of[64]
    cdef int now
    cdef int best_of[5]
    cdef unsigned long long known, possible
    cdef void assess(self, CreationPosition position, int own) noexcept nogil
    cdef int after_push(self, CreationPosition position, int side, int line) noexcept nogil
    cdef int after_god(self, CreationPosition position, int cell) noexcept nogil
    cdef int best(self) noexcept nogil
    cdef int gain_of(self, int tile) noexcept nogil
