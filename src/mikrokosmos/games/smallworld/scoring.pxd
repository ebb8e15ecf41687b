from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.conquest cimport term
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef int income(Realm realm, int seat) noexcept nogil
cpdef int of_active(Realm realm, int people) noexcept nogil
cpdef int of_row(Realm realm, int people, int row) noexcept nogil
cpdef int of_markers(Realm realm, int people) noexcept nogil
cpdef int of_declined(Realm realm, int people) noexcept nogil
cpdef void score(Realm realm, int seat) noexcept nogil
