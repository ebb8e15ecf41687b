from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.learned.features cimport Encoder
from mikrokosmos.core.learned.inputs cimport put_experts
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.playout cimport Contest
from mikrokosmos.core.position cimport Position

cdef class SelfPlay(Contest):
    cdef Encoder encoder
    cdef public int slips, experts
    cdef int seen
    cdef public int[::1] counts
    cdef public int[::1] facts
    cdef public unsigned short[::1] index
    cdef public signed char[::1] amount
    cdef public int positions, used
    cdef int finish(self, Dice dice) noexcept nogil
    cdef int guess(self, int seat, Dice dice) noexcept nogil
    cdef void write(self, int turn, Dice dice) noexcept nogil
    cdef void write_end(self, int position) noexcept nogil
