from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.judge.raiders cimport force_of
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef void learn(Scratchpad pad) noexcept nogil
cpdef int ahead(Scratchpad pad, int turns, int tokens, int regions, int bonus, int declined, int pace) noexcept nogil
cpdef int turns_left(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef int pace_of(Scratchpad pad, SmallWorldPosition position, int people) noexcept nogil
cpdef int bonus_of(Scratchpad pad, SmallWorldPosition position, int people, unsigned long long held) noexcept nogil
cpdef int standing(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef int declined_regions(SmallWorldPosition position, int seat) noexcept nogil
cpdef int legacy_of(Scratchpad pad, SmallWorldPosition position, int people, int turns) noexcept nogil
cpdef int safety_of(Scratchpad pad, SmallWorldPosition position, int people) noexcept nogil
cpdef int column_promise(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef int headcount(SmallWorldPosition position, int people) noexcept nogil
cpdef int first_turn(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
