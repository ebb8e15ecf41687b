from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.judge.danger cimport chance_from, chance_of_loss, look_at_others
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.legal cimport first_of
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.judge.prospects cimport turns_left
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.judge.region_values cimport bonus_at

cpdef void consider_guards(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef void forget_late_seats(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef int stake(Scratchpad pad, SmallWorldPosition position, int region, int turns) noexcept nogil
cpdef int averted(Scratchpad pad, SmallWorldPosition position, int seat, int region, int family, int turns) noexcept nogil
cpdef void consider_peace(Scratchpad pad, SmallWorldPosition position) noexcept nogil
