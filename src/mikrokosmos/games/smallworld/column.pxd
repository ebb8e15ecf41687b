from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef void pick(Realm realm, int seat, int slot) noexcept nogil
cpdef void clear_slot(Realm realm, int slot) noexcept nogil
cpdef void give_back(Realm realm, int people) noexcept nogil
cpdef void refill(Realm realm) noexcept nogil
cpdef void wait(Realm realm, int stage) noexcept nogil
cpdef void resume(Realm realm) noexcept nogil
cpdef void turn_tail(Realm realm) noexcept nogil
cpdef void turn_banner(Realm realm, int race) noexcept nogil
cpdef void turn_badge(Realm realm, int power) noexcept nogil
