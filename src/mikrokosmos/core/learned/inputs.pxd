# The C twin of inputs.py, inlined wherever it is used.
from mikrokosmos.core.learned.features cimport Encoder

cdef inline void put(Encoder encoder, int index, int amount) noexcept nogil:
    encoder.index[encoder.found] = index
    encoder.amount[encoder.found] = amount
    encoder.found += amount != 0

cdef inline void put_experts(Encoder encoder, int experts, int first, int viewer, int seats) noexcept nogil:
    cdef int step
    for step in range(seats):
        put(encoder, first + step, experts >> ((viewer + step) % seats) & 1)
