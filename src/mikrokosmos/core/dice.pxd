cdef unsigned long long WORD, STREAM, MIX1, MIX2

cdef class Dice:
    cdef unsigned long long at
    cdef int below(self, int n) noexcept nogil
