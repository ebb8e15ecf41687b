from mikrokosmos.core.notebook cimport Notebook

cdef class Position:
    cdef public int moving
    cdef public Notebook book
    cdef public int noting, explaining
    cdef int mover(self) noexcept nogil
    cdef int choices(self) noexcept nogil
    cdef int nth(self, int k) noexcept nogil
    cdef int allows(self, int action) noexcept nogil
    cdef int weight(self) noexcept nogil
    cdef int outcome(self, int ticket) noexcept nogil
    cdef void apply(self, int x) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
    cpdef void open_book(self)
    cpdef int actions_there_are(self)
