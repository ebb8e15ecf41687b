cimport cython
from mikrokosmos.core.mixing cimport blend, four, pair, stir
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

@cython.locals(a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong, d=cython.ulonglong)
cpdef unsigned long long key_of(SmallWorldPosition position) noexcept nogil
