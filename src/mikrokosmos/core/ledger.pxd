cimport cython
from mikrokosmos.core.notebook cimport Notebook, given_back, opened
from mikrokosmos.core.position cimport Position

cdef class Ledger:
    cdef public Position state
    cdef public list lines
    cdef Notebook events
    cpdef Ledger __enter__(self)
