cimport cython
from mikrokosmos.core.bits cimport bit, lowest
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.realm cimport Realm

cpdef object tile_id(Realm realm, int tile)
@cython.locals(who=int, god=int)
cpdef tuple gods(Realm realm, object seat)
@cython.locals(shelf=dict, cell=int)
cpdef list tile_map(Realm realm)
@cython.locals(shelf=dict, seat=int, first=int, cell=int, here="unsigned long long", cells=list)
cpdef list worlds(Realm realm)
