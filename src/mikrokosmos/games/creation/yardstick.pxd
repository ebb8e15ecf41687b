from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.building cimport places
from mikrokosmos.games.creation.casting cimport become
from mikrokosmos.games.creation.faith cimport cell_of, favours, pushes
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.listing cimport stacks
from mikrokosmos.games.creation.realm cimport Realm
from mikrokosmos.games.creation.scoring cimport score
from mikrokosmos.games.creation.world cimport World

cdef class Yardstick(Judge):
    cdef readonly World world
    cdef Realm trial
    cpdef bint knows(self, Position position)
    cpdef tuple terms(self)
    cdef void consider(self, Position position) noexcept nogil
    cdef void rate(self, int action, int points) noexcept nogil
    cdef int best_score(self, int tile) noexcept nogil
    cdef int scored(self, int tile, int cell, int turns) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
