from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.legal cimport list_actions
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cdef class IdleTurns(Judge):
    cdef readonly Judge judge
    cdef readonly long long turns, idle, pairs
    cdef int round, coins, passed, idle_before, passed_before
    cdef void begin(self) noexcept nogil
    cdef int advise(self, Position position) noexcept nogil
    cdef void end(self, int coins) noexcept nogil

cpdef void note_decision(IdleTurns watch, SmallWorldPosition position, int action) noexcept nogil

cdef inline void observe(IdleTurns watch, Position position, int action) noexcept nogil:
    note_decision(watch, <SmallWorldPosition>position, action)
