cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef int abilities(SmallWorldPosition position, int people) noexcept nogil
cpdef int strength(SmallWorldPosition position, int people) noexcept nogil
cpdef int ready_early(SmallWorldPosition position, int people) noexcept nogil
cpdef int unready(SmallWorldPosition position, int people) noexcept nogil
cpdef void gather(SmallWorldPosition position, int people) noexcept nogil
cpdef void ready(SmallWorldPosition position, int people) noexcept nogil
cpdef void clear_markers(SmallWorldPosition position, int region, int people) noexcept nogil
cpdef void mark(SmallWorldPosition position, int kind, int region) noexcept nogil
@cython.locals(mask=cython.ulonglong)
cpdef unsigned long long immune(SmallWorldPosition position, int people) noexcept nogil
cpdef unsigned long long own_regions(SmallWorldPosition position, int seat) noexcept nogil
cpdef void vacate(SmallWorldPosition position, int people, int region) noexcept nogil
