# The C twin of inputs.py, inlined wherever it is used.
from mikrokosmos.core.learned.features cimport Encoder

cdef inline void put(Encoder encoder, int index, int amount) noexcept nogil:
    encoder.index[encoder.found] = index
    encoder.amount[encoder.found] = amount
    encoder.found += amount != 0
