from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.judge.guarding cimport consider_guards, consider_peace
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.legal cimport list_actions
from mikrokosmos.games.smallworld.judge.marching cimport consider_giving_up, consider_last_word, consider_march
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.judge.prospects cimport learn, standing
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.judge.recruiting cimport consider_combos, consider_picking_first

cdef class SmallWorldJudge(Scratchpad):
    cdef void consider(self, Position position) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
    cdef int routine(self, Position position) noexcept nogil
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)

cpdef void ponder(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef int compare(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil

cdef inline void think(Scratchpad pad, Position position) noexcept nogil:
    ponder(pad, <SmallWorldPosition>position)

cdef inline int lead(Scratchpad pad, Position position, int seat) noexcept nogil:
    return compare(pad, <SmallWorldPosition>position, seat)

cdef inline int is_routine(Position position) noexcept nogil:
    cdef int stage = (<SmallWorldPosition>position).stage
    return 1 if stage == REDEPLOYMENT or stage == WITHDRAWAL or stage == GIVING_UP else 0
