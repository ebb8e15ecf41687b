from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.conquest cimport targets
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.peoples cimport words
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef void look_around(Mind mind, Realm realm, int seat) noexcept nogil
cpdef int defence(Realm realm, int region) noexcept nogil
cpdef void size_up(Mind mind, Realm realm, int other) noexcept nogil
cpdef unsigned long long around(Mind mind, unsigned long long mask) noexcept nogil
cpdef int price_for(Mind mind, Realm realm, int people, int region, int price) noexcept nogil
cpdef int chance_of_loss(Mind mind, Realm realm, int seat, int region, int price) noexcept nogil
cpdef int chance_from(Mind mind, Realm realm, int other, int region, int price) noexcept nogil
