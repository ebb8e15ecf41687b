from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.building cimport places
from mikrokosmos.games.creation.faith cimport favours, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.realm cimport Realm

cpdef unsigned long long stacks(Realm realm) noexcept nogil
cpdef int how_many(Realm realm) noexcept nogil
cpdef int nth_action(Realm realm, int k) noexcept nogil
cpdef int is_legal(Realm realm, int action) noexcept nogil
