from mikrokosmos.core.bits cimport bit
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.world cimport World

cimport cython

cpdef list pacts(SmallWorldPosition position)
@cython.locals(world=World, shelf=dict, slot=int)
cpdef list column(SmallWorldPosition position)
@cython.locals(world=World, shelf=dict, race=int)
cpdef list peoples(SmallWorldPosition position)
@cython.locals(world=World, shelf=dict, place=int, race=int, seat=int, declined=int, kind=int, marks="unsigned long long", tribe=int, key="unsigned long long")
cpdef list regions(SmallWorldPosition position)
@cython.locals(shelf=dict, race=int)
cpdef dict tray(SmallWorldPosition position)
@cython.locals(shelf=dict)
cpdef dict stack(SmallWorldPosition position)
@cython.locals(shelf=dict)
cpdef dict paid(SmallWorldPosition position)
@cython.locals(shelf=dict)
cpdef dict march(SmallWorldPosition position)
