from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.column cimport give_back
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.peoples cimport vacate, words
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef void decline(Realm realm, int seat) noexcept nogil
cpdef void clear_declined(Realm realm, int seat) noexcept nogil
cpdef void remove(Realm realm, int people) noexcept nogil
cpdef void turn_over(Realm realm, int people) noexcept nogil
