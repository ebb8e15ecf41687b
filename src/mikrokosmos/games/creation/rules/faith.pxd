from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cpdef unsigned long long pushes(CreationPosition position) noexcept nogil
cpdef int opposite(int side) noexcept nogil
cpdef int cell_of(int side, int line, int depth) noexcept nogil
cpdef void push(CreationPosition position, int side, int line) noexcept nogil
cpdef int blessed(CreationPosition position, int tile, int god) noexcept nogil
cpdef unsigned long long favours(CreationPosition position) noexcept nogil
cpdef void call(CreationPosition position, int cell) noexcept nogil
