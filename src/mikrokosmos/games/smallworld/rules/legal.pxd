from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.conquest cimport convertible, cost, targets
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.peoples cimport strength, abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.redeployment cimport (
    room_for_camps, room_for_forts, room_for_heroes, room_for_tokens)
from mikrokosmos.games.smallworld.rules.turn cimport possible_allies

cpdef void list_actions(SmallWorldPosition position) noexcept nogil
cpdef void list_combos(SmallWorldPosition position) noexcept nogil
cpdef void list_conquests(SmallWorldPosition position) noexcept nogil
cpdef unsigned long long leavable(SmallWorldPosition position) noexcept nogil
cpdef unsigned long long marching_regions(SmallWorldPosition position, int seat) noexcept nogil
cpdef void list_targets(SmallWorldPosition position, int people, int flags, int tokens) noexcept nogil
cpdef void list_fury(SmallWorldPosition position) noexcept nogil
cpdef void list_redeployment(SmallWorldPosition position) noexcept nogil
cpdef void list_withdrawal(SmallWorldPosition position) noexcept nogil
cpdef int family_of(int action) noexcept nogil
cpdef int first_of(int family) noexcept nogil
cpdef int is_legal(SmallWorldPosition position, int action) noexcept nogil
cpdef int how_many(SmallWorldPosition position) noexcept nogil
cpdef int nth_action(SmallWorldPosition position, int k) noexcept nogil
