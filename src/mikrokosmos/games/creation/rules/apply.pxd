from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.creation.rules.building cimport place
from mikrokosmos.games.creation.rules.faith cimport call, push
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cpdef void act(CreationPosition position, int action) noexcept nogil
cpdef void happen(CreationPosition position, int outcome) noexcept nogil
cpdef void fill_gap(CreationPosition position, int tile) noexcept nogil
cpdef void lay_next(CreationPosition position) noexcept nogil
cpdef void deal(CreationPosition position, int god) noexcept nogil
cpdef void begin_turn(CreationPosition position) noexcept nogil
cpdef void end_turn(CreationPosition position) noexcept nogil
cpdef int tickets(CreationPosition position) noexcept nogil
cpdef int drawn(CreationPosition position, int ticket) noexcept nogil
cpdef int turns_behind(CreationPosition position) noexcept nogil
