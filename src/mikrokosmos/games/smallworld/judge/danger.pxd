cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.conquest cimport own_tokens, targets
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.rules.peoples cimport abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef void assess_dangers(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef void look_at_others(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
@cython.locals(cost=cython.int)
cpdef void fear(Scratchpad pad, SmallWorldPosition position, int other) noexcept nogil
cpdef void note_defences(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef void add_defence(Scratchpad pad, unsigned long long mask, int more) noexcept nogil
@cython.locals(price=cython.int)
cpdef int pull_of(Scratchpad pad, SmallWorldPosition position, int other, int people, unsigned long long mask, int far) noexcept nogil
cpdef int bounded(int price) noexcept nogil
cpdef int calm(Scratchpad pad, int price) noexcept nogil
cpdef int chance_at(Scratchpad pad, int other, int cost, int near) noexcept nogil
cpdef int defence(SmallWorldPosition position, int region) noexcept nogil
cpdef void size_up(Scratchpad pad, SmallWorldPosition position, int other) noexcept nogil
cpdef unsigned long long around(Scratchpad pad, unsigned long long mask) noexcept nogil
cpdef int price_for(Scratchpad pad, SmallWorldPosition position, int people, int region, int price) noexcept nogil
cpdef int chance_of_loss(Scratchpad pad, SmallWorldPosition position, int seat, int region, int price) noexcept nogil
cpdef int chance_from(Scratchpad pad, SmallWorldPosition position, int other, int region, int price) noexcept nogil
