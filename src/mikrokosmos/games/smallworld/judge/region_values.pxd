cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.rules.peoples cimport abilities
from mikrokosmos.games.smallworld.judge.prospects cimport standing, turns_left
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef void rank_opponents(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
@cython.locals(taken=cython.int, rows=cython.int, built=cython.int, lasting=cython.longlong, kept=cython.longlong, whole=cython.longlong, now=cython.int, later=cython.int)
cpdef void weigh_regions(Scratchpad pad, SmallWorldPosition position, int people) noexcept nogil
cpdef int bonus_at(SmallWorldPosition position, int people, int region) noexcept nogil
cpdef unsigned long long lasting_income(SmallWorldPosition position, int people, int row) noexcept nogil
cpdef void weigh_harm(Scratchpad pad, SmallWorldPosition position, int seat, int people) noexcept nogil
cpdef void weigh_losses(Scratchpad pad, SmallWorldPosition position, int seat, int loser) noexcept nogil
