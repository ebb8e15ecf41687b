cimport cython
from mikrokosmos.core.mixing cimport blend, four, pair, stir
from mikrokosmos.games.creation.rules.position cimport CreationPosition

@cython.locals(a=cython.ulonglong, b=cython.ulonglong, c=cython.ulonglong, d=cython.ulonglong)
cpdef unsigned long long key_of(CreationPosition position) noexcept nogil
