from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.peoples cimport gather, vacate, words
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef void regroup(Realm realm) noexcept nogil
cpdef void recruit(Realm realm, int people, int per) noexcept nogil
cpdef void strike_camp(Realm realm, int people) noexcept nogil
cpdef void send_raiders_away(Realm realm, int people) noexcept nogil
cpdef void give_up(Realm realm, int region) noexcept nogil
cpdef int heroes(Realm realm, int people) noexcept nogil
cpdef unsigned long long room_for_tokens(Realm realm, int seat) noexcept nogil
cpdef unsigned long long room_for_camps(Realm realm, int seat) noexcept nogil
cpdef unsigned long long room_for_forts(Realm realm, int seat) noexcept nogil
cpdef unsigned long long room_for_heroes(Realm realm, int seat) noexcept nogil
cpdef void place(Realm realm, int region) noexcept nogil
cpdef void pitch(Realm realm, int region) noexcept nogil
