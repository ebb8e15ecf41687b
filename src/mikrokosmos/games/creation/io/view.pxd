cimport cython
from mikrokosmos.core.bits cimport bit, lowest
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cpdef object tile_id(CreationPosition position, int tile)
@cython.locals(who=int, god=int)
cpdef tuple gods(CreationPosition position, object seat)
@cython.locals(shelf=dict, cell=int)
cpdef list tile_map(CreationPosition position)
@cython.locals(shelf=dict, seat=int, first=int, cell=int, here="unsigned long long", cells=list)
cpdef list worlds(CreationPosition position)
