from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef void learn(Mind mind) noexcept nogil
cpdef int ahead(Mind mind, int turns, int tokens, int regions, int bonus, int declined, int pace) noexcept nogil
cpdef int turns_left(Mind mind, Realm realm, int seat) noexcept nogil
cpdef int pace_of(Mind mind, Realm realm, int people) noexcept nogil
cpdef int bonus_of(Mind mind, Realm realm, int people, unsigned long long held) noexcept nogil
cpdef int standing(Mind mind, Realm realm, int seat) noexcept nogil
cpdef int declined_regions(Realm realm, int seat) noexcept nogil
cpdef int legacy_of(Mind mind, Realm realm, int people, int turns) noexcept nogil
cpdef int safety_of(Mind mind, Realm realm, int people) noexcept nogil
cpdef int column_promise(Mind mind, Realm realm, int seat) noexcept nogil
cpdef int headcount(Realm realm, int people) noexcept nogil
