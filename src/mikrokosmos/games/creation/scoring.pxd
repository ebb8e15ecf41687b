from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.realm cimport Realm

cpdef int corner(unsigned long long built) noexcept nogil
cpdef unsigned long long squares_of(Realm realm, int seat, int terrain) noexcept nogil
cpdef unsigned long long largest(Realm realm, unsigned long long land) noexcept nogil
cpdef int largest_group(Realm realm, unsigned long long land) noexcept nogil
cpdef int statues_of(Realm realm, int seat, int terrain) noexcept nogil
cpdef int score(Realm realm, int seat) noexcept nogil
cpdef int greatest(Realm realm, int seat) noexcept nogil
