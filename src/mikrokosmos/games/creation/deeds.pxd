from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.building cimport place
from mikrokosmos.games.creation.faith cimport call, push
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.realm cimport Realm

cpdef void act(Realm realm, int action) noexcept nogil
cpdef void happen(Realm realm, int outcome) noexcept nogil
cpdef void fill_gap(Realm realm, int tile) noexcept nogil
cpdef void lay_next(Realm realm) noexcept nogil
cpdef void deal(Realm realm, int god) noexcept nogil
cpdef void begin_turn(Realm realm) noexcept nogil
cpdef void end_turn(Realm realm) noexcept nogil
cpdef int tickets(Realm realm) noexcept nogil
cpdef int drawn(Realm realm, int ticket) noexcept nogil
