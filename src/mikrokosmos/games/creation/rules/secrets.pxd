cimport cython
from mikrokosmos.core.bits cimport bit, count, member
from mikrokosmos.core.dice cimport Dice
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.position cimport CreationPosition

cpdef unsigned long long unknown_to(CreationPosition position, int seat) noexcept nogil
@cython.locals(hidden=cython.ulonglong)
cpdef void deal_anew(CreationPosition position, int seat, Dice dice) noexcept nogil
