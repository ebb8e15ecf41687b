from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.conquest cimport own_tokens, targets
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.rules.peoples cimport abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef void assess_dangers(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef void look_at_others(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef int defence(SmallWorldPosition position, int region) noexcept nogil
cpdef void size_up(Scratchpad pad, SmallWorldPosition position, int other) noexcept nogil
cpdef unsigned long long around(Scratchpad pad, unsigned long long mask) noexcept nogil
cpdef int price_for(Scratchpad pad, SmallWorldPosition position, int people, int region, int price) noexcept nogil
cpdef int chance_of_loss(Scratchpad pad, SmallWorldPosition position, int seat, int region, int price) noexcept nogil
cpdef int chance_from(Scratchpad pad, SmallWorldPosition position, int other, int region, int price) noexcept nogil
