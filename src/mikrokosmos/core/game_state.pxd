cimport cython
from mikrokosmos.core.bits cimport bit
from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.notebook cimport Notebook, given_back, opened
from mikrokosmos.core.position cimport Position

@cython.no_gc
cdef class GameState(Position):
    cpdef GameState copy(self)
    cpdef int actions_there_are(self)
