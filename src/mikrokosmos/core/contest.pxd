from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position

cdef class Contest:
    cdef int judged[5]
    cdef readonly Position at
    cdef Judge first, second, third, fourth, fifth
    cdef int finish(self, Dice dice) noexcept nogil
    cdef int advise(self, int seat) noexcept nogil

cdef inline int unlocked_contest(Contest contest, Dice dice):
    cdef int decisions
    with nogil:
        decisions = contest.finish(dice)
    return decisions
