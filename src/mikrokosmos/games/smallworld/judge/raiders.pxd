from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef int raiders_of(SmallWorldPosition position, int people) noexcept nogil
cpdef int force_of(SmallWorldPosition position, int people, int tokens) noexcept nogil
cpdef unsigned long long still_held(Scratchpad pad, unsigned long long mask) noexcept nogil
cpdef int poorest(Scratchpad pad, unsigned long long mask) noexcept nogil
cpdef int gain_beside(Scratchpad pad, unsigned long long held, int region) noexcept nogil
