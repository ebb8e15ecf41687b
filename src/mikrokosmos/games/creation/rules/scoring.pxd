from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cdef int MORE_THAN_ALL_SQUARES

cpdef int corner(unsigned long long built) noexcept nogil
cpdef unsigned long long squares_of(CreationPosition position, int seat, int terrain) noexcept nogil
cpdef unsigned long long largest(CreationPosition position, unsigned long long land) noexcept nogil
cpdef int largest_group(CreationPosition position, unsigned long long land) noexcept nogil
cpdef int statues_of(CreationPosition position, int seat, int terrain) noexcept nogil
cpdef int score(CreationPosition position, int seat) noexcept nogil
cpdef int greatest(CreationPosition position, int seat) noexcept nogil
cpdef int rank_of(CreationPosition position, int seat) noexcept nogil
