from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cdef inline void become(SmallWorldPosition position, Position other) noexcept nogil:
    position.match(<SmallWorldPosition>other)
