from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.guarding cimport consider_guards, consider_peace
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.listing cimport list_actions
from mikrokosmos.games.smallworld.marching cimport consider_giving_up, consider_last_word, consider_march
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.prospects cimport learn, standing
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.recruiting cimport consider_combos

cdef class SmallWorldJudge(Mind):
    cdef void consider(self, Position position) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)

cpdef void ponder(Mind mind, Realm realm) noexcept nogil
cpdef int compare(Mind mind, Realm realm, int seat) noexcept nogil

cdef inline void think(Mind mind, Position position) noexcept nogil:
    ponder(mind, <Realm>position)

cdef inline int lead(Mind mind, Position position, int seat) noexcept nogil:
    return compare(mind, <Realm>position, seat)
