from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.position cimport Position

cdef int finish(Position position, Dice dice) noexcept nogil
cdef long long repeat(Position start, Position scratch, Dice dice, long long games) noexcept nogil

cdef inline long long unlocked(Position start, Position scratch, Dice dice, long long games):
    cdef long long decisions
    with nogil:
        decisions = repeat(start, scratch, dice, games)
    return decisions
