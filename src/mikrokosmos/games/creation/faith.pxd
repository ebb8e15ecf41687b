from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.realm cimport Realm

cpdef unsigned long long pushes(Realm realm) noexcept nogil
cpdef int opposite(int side) noexcept nogil
cpdef int cell_of(int side, int line, int depth) noexcept nogil
cpdef void push(Realm realm, int side, int line) noexcept nogil
cpdef int blessed(Realm realm, int tile, int god) noexcept nogil
cpdef unsigned long long favours(Realm realm) noexcept nogil
cpdef void call(Realm realm, int cell) noexcept nogil
