from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cdef int CENTRE

cpdef unsigned long long free_cells(CreationPosition position, int seat) noexcept nogil
cpdef void place(CreationPosition position, int seat, int cell, int turns) noexcept nogil
