from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.mixing cimport stir
from mikrokosmos.core.position cimport Position
from mikrokosmos.core.learned.value cimport Value

cdef class Forecast:
    cdef Judge judge
    cdef readonly Value value
    cdef Position at
    cdef Dice dice
    cdef public unsigned long long seed
    cdef long long totals[5]
    cdef public int samples, hides, ahead
    cdef void look(self, Position position, int seat) noexcept nogil
    cdef int play_on(self, Position position, int seat, int sample) noexcept nogil
