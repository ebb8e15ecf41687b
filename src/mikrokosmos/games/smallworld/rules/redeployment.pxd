from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.peoples cimport gather, vacate, abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef void regroup(SmallWorldPosition position) noexcept nogil
cpdef void recruit(SmallWorldPosition position, int people, int per) noexcept nogil
cpdef void strike_camp(SmallWorldPosition position, int people) noexcept nogil
cpdef void send_raiders_away(SmallWorldPosition position, int people) noexcept nogil
cpdef void give_up(SmallWorldPosition position, int region) noexcept nogil
cpdef int heroes(SmallWorldPosition position, int people) noexcept nogil
cpdef unsigned long long room_for_tokens(SmallWorldPosition position, int seat) noexcept nogil
cpdef unsigned long long room_for_camps(SmallWorldPosition position, int seat) noexcept nogil
cpdef unsigned long long room_for_forts(SmallWorldPosition position, int seat) noexcept nogil
cpdef unsigned long long room_for_heroes(SmallWorldPosition position, int seat) noexcept nogil
cpdef void place(SmallWorldPosition position, int region) noexcept nogil
cpdef void pitch(SmallWorldPosition position, int region) noexcept nogil
