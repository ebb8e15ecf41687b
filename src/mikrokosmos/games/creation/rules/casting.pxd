from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cdef inline void become(CreationPosition position, Position other) noexcept nogil:
    position.match(<CreationPosition>other)
