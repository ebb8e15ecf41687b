from mikrokosmos.core.position cimport Position

cdef class Encoder:
    cdef int index[1024]
    cdef int amount[1024]
    cdef int found
    cdef void write(self, Position position, int seat) noexcept nogil
    cdef int viewer(self, Position position, int seat) noexcept nogil
    cdef int encode(self, Position position, int seat) noexcept nogil
