from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.conquest cimport term
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cdef int MORE_THAN_ALL_TOKENS

cpdef int income(SmallWorldPosition position, int seat) noexcept nogil
cpdef int of_active(SmallWorldPosition position, int people) noexcept nogil
cpdef int of_row(SmallWorldPosition position, int people, int row) noexcept nogil
cpdef int windfall_of(SmallWorldPosition position, int people, int row) noexcept nogil
cpdef int of_markers(SmallWorldPosition position, int people) noexcept nogil
cpdef int of_declined(SmallWorldPosition position, int people) noexcept nogil
cpdef void land_term(
    SmallWorldPosition position, int reason, int row, int amount, unsigned long long land
) noexcept nogil
cpdef void score(SmallWorldPosition position, int seat) noexcept nogil
cpdef int tokens_on_map(SmallWorldPosition position, int seat) noexcept nogil
cpdef int rank_of(SmallWorldPosition position, int seat) noexcept nogil
cpdef void note_windfall(SmallWorldPosition position, int row) noexcept nogil
