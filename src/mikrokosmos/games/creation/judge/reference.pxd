from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.rules.building cimport free_cells
from mikrokosmos.games.creation.rules.casting cimport become
from mikrokosmos.games.creation.rules.faith cimport cell_of, favours, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.legal cimport stacks
from mikrokosmos.games.creation.rules.position cimport CreationPosition
from mikrokosmos.games.creation.rules.scoring cimport score
from mikrokosmos.games.creation.rules.tile_set cimport TileSet

cdef class Reference(Judge):
    cdef readonly TileSet world
    cdef CreationPosition trial
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)
    cdef void consider(self, Position position) noexcept nogil
    cdef void rate(self, int action, int points) noexcept nogil
    cdef int best_score(self, int tile) noexcept nogil
    cdef int scored(self, int tile, int cell, int turns) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
