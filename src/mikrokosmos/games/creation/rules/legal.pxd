from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.rules.building cimport free_cells
from mikrokosmos.games.creation.rules.faith cimport favours, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cpdef unsigned long long stacks(CreationPosition position) noexcept nogil
cpdef int how_many(CreationPosition position) noexcept nogil
cpdef int nth_action(CreationPosition position, int k) noexcept nogil
cpdef int is_legal(CreationPosition position, int action) noexcept nogil
