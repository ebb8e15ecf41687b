from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.learned.forecast cimport Forecast
from mikrokosmos.core.playout cimport Contest

cdef class ForetoldGames(Contest):
    cdef Forecast forecast
    cdef public int[::1] rows
    cdef public int written
    cdef int finish(self, Dice dice) noexcept nogil
    cdef void write(self, int turn, int mover) noexcept nogil
    cdef void write_end(self, int row) noexcept nogil
