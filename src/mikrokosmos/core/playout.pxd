from mikrokosmos.core.position cimport Position

cdef unsigned long long WORD, STREAM, MIX1, MIX2

cdef class Dice:
    cdef unsigned long long at
    cdef int below(self, int n) noexcept nogil

cdef int finish(Position position, Dice dice) noexcept nogil
cdef long long repeat(Position start, Position scratch, Dice dice, long long games) noexcept nogil

cdef inline long long unlocked(Position start, Position scratch, Dice dice, long long games):
    cdef long long decisions
    with nogil:
        decisions = repeat(start, scratch, dice, games)
    return decisions
