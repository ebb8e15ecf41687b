from mikrokosmos.core.learned.search cimport Search
from mikrokosmos.core.mixing cimport stir
from mikrokosmos.core.position cimport Position

cdef int STEPS

cdef class Plans:
    cdef readonly Search search
    cdef unsigned long long key[1024]
    cdef int length[1024]
    cdef short action[40960]
    cdef readonly int made
    cdef int of(self, Position position, int seed) noexcept nogil
    cdef int at(self, int plan, int step) noexcept nogil
