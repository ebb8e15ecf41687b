from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef void pick(SmallWorldPosition position, int seat, int slot) noexcept nogil
cpdef void clear_slot(SmallWorldPosition position, int slot) noexcept nogil
cpdef void give_back(SmallWorldPosition position, int people) noexcept nogil
cpdef void refill(SmallWorldPosition position) noexcept nogil
cpdef void wait(SmallWorldPosition position, int stage) noexcept nogil
cpdef void resume(SmallWorldPosition position) noexcept nogil
cpdef void turn_tail(SmallWorldPosition position) noexcept nogil
cpdef void turn_banner(SmallWorldPosition position, int race) noexcept nogil
cpdef void turn_badge(SmallWorldPosition position, int power) noexcept nogil
