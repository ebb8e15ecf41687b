from mikrokosmos.core.bits cimport bit
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.world cimport World

cimport cython

cpdef list pacts(Realm realm)
@cython.locals(world=World, shelf=dict, slot=int)
cpdef list column(Realm realm)
@cython.locals(world=World, shelf=dict, race=int)
cpdef list peoples(Realm realm)
@cython.locals(world=World, shelf=dict, place=int, race=int, seat=int, declined=int, kind=int, marks="unsigned long long", tribe=int, key="unsigned long long")
cpdef list regions(Realm realm)
@cython.locals(shelf=dict, race=int)
cpdef dict tray(Realm realm)
@cython.locals(shelf=dict)
cpdef dict stack(Realm realm)
@cython.locals(shelf=dict)
cpdef dict march(Realm realm)
