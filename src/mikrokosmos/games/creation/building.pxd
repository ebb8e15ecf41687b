from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.realm cimport Realm

cdef int CENTRE

cpdef unsigned long long places(Realm realm, int seat) noexcept nogil
cpdef void place(Realm realm, int seat, int cell, int turns) noexcept nogil
