from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position

cdef class Contest:
    cdef int judged[5]
    cdef readonly Position at
    cdef Judge first, second, third, fourth, fifth
    cdef int finish(self, Dice dice) noexcept nogil
    cdef long long repeat(self, Position start, Dice dice, long long games) noexcept nogil
    cdef int advise(self, int seat) noexcept nogil

cdef inline long long unlocked(Contest contest, Position start, Dice dice, long long games):
    cdef long long decisions
    with nogil:
        decisions = contest.repeat(start, dice, games)
    return decisions
