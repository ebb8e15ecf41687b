from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.faith cimport blessed, cell_of, push, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.prospects cimport Prospects
from mikrokosmos.games.creation.realm cimport Realm
from mikrokosmos.games.creation.world cimport World

cdef class Temptation:
    cdef Realm after
    cdef readonly Prospects prospects
    cdef int gain[64]
    cdef unsigned long long known, possible
    cdef void look(self, Realm realm, int own) noexcept nogil
    cdef int after_push(self, Realm realm, int side, int line) noexcept nogil
    cdef int after_god(self, Realm realm, int cell) noexcept nogil
    cdef int best(self) noexcept nogil
    cdef int best_of_god(self, int god, int found) noexcept nogil
    cdef int gain_of(self, int tile) noexcept nogil
