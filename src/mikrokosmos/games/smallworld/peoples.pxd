cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef int words(Realm realm, int people) noexcept nogil
cpdef int strength(Realm realm, int people) noexcept nogil
cpdef void gather(Realm realm, int people) noexcept nogil
cpdef void ready(Realm realm, int people) noexcept nogil
cpdef void clear_markers(Realm realm, int region, int people) noexcept nogil
cpdef void mark(Realm realm, int kind, int region) noexcept nogil
@cython.locals(mask=cython.ulonglong)
cpdef unsigned long long immune(Realm realm) noexcept nogil
cpdef void vacate(Realm realm, int people, int region) noexcept nogil
