from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.rules.casting cimport become
from mikrokosmos.games.smallworld.rules.conquest cimport cost, take, with_roll
from mikrokosmos.games.smallworld.rules.apply cimport act
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.legal cimport how_many, list_actions, nth_action
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring cimport income
from mikrokosmos.games.smallworld.rules.turn cimport begin_turn, end_march
from mikrokosmos.games.smallworld.rules.world cimport World

cdef class Reference(Judge):
    cdef readonly World world
    cdef SmallWorldPosition table, plan, trial
    cdef void consider(self, Position position) noexcept nogil
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)
    cdef int decide(self, SmallWorldPosition position) noexcept nogil
    cdef int biggest_combo(self, SmallWorldPosition position) noexcept nogil
    cdef int richest(self, SmallWorldPosition position) noexcept nogil
    cdef int may_roll(self, SmallWorldPosition position) noexcept nogil
    cdef int march(self, SmallWorldPosition position, int dice) noexcept nogil
    cdef int gain(self, SmallWorldPosition position, int region) noexcept nogil
    cdef int price(self, SmallWorldPosition position, int region) noexcept nogil
    cdef int bargain(self, SmallWorldPosition position, unsigned long long mask) noexcept nogil
    cdef int cheapest(self, SmallWorldPosition position, unsigned long long mask) noexcept nogil
    cdef int dearest(self, SmallWorldPosition position, unsigned long long mask) noexcept nogil
    cdef int exhausted(self, SmallWorldPosition position) noexcept nogil
    cdef int put_down(self, SmallWorldPosition position) noexcept nogil
    cdef int weakest(self, SmallWorldPosition position, unsigned long long mask, int camps) noexcept nogil
