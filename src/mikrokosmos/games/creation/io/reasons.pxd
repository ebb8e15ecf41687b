cimport cython
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules cimport scoring
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cpdef dict income(CreationPosition state, int seat)
@cython.locals(found=list, terrain=int, group=int, statues=int, amount=int)
cpdef list terms(CreationPosition position, int seat)
@cython.locals(seat=int, later=CreationPosition, after=dict)
cpdef dict explain(CreationPosition state, int x)
