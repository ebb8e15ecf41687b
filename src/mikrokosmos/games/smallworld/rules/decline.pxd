from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.column cimport give_back
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.peoples cimport vacate, abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef void decline(SmallWorldPosition position, int seat) noexcept nogil
cpdef void clear_declined(SmallWorldPosition position, int seat) noexcept nogil
cpdef void remove(SmallWorldPosition position, int people) noexcept nogil
cpdef void turn_over(SmallWorldPosition position, int people) noexcept nogil
