from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.notebook cimport Notebook
from mikrokosmos.core.position cimport Position
from mikrokosmos.core.scale cimport *

cdef class Judge:
    cdef int moves[512]
    cdef int values[512]
    cdef readonly Notebook book
    cdef int found, explaining
    cdef void consider(self, Position position) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
    cdef int routine(self, Position position) noexcept nogil
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)
    cdef void note(self, int action, int value) noexcept nogil
    cdef void because(self, int action, int reason, int amount) noexcept nogil
    cdef int best(self) noexcept nogil
    cdef int advise(self, Position position) noexcept nogil
    cdef int weigh(self, Position position) noexcept nogil
    cdef int guess(self, Position position, Dice dice) noexcept nogil
