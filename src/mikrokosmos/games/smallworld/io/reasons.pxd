cimport cython
from mikrokosmos.core.bits cimport bit, count
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules cimport scoring
from mikrokosmos.games.smallworld.rules.conquest cimport cost, with_roll
from mikrokosmos.games.smallworld.rules.decline cimport decline
from mikrokosmos.games.smallworld.rules.legal cimport family_of, first_of
from mikrokosmos.games.smallworld.rules.peoples cimport strength
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

@cython.locals(reason=int, row=int, low="unsigned long long", high="unsigned long long", land="unsigned long long", region=int)
cpdef dict term(SmallWorldPosition state, tuple line)
cpdef list terms(SmallWorldPosition state, object ledger)
@cython.locals(total=int)
cpdef dict income(SmallWorldPosition state, int seat)
@cython.locals(family=int, it=int)
cpdef dict explain(SmallWorldPosition state, int x)
@cython.locals(total=int, have=int)
cpdef dict explain_conquest(SmallWorldPosition state, int region, bint attempt)
cpdef dict explain_combo(SmallWorldPosition state, int slot)
@cython.locals(seat=int, then=SmallWorldPosition, later=dict)
cpdef dict explain_decline(SmallWorldPosition state)
cpdef int regions_in_decline(SmallWorldPosition state, int seat) except -1
