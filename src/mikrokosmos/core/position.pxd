cdef class Position:
    cdef int mover(self) noexcept nogil
    cdef int choices(self) noexcept nogil
    cdef int nth(self, int k) noexcept nogil
    cdef int weight(self) noexcept nogil
    cdef int outcome(self, int ticket) noexcept nogil
    cdef void apply(self, int x) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
