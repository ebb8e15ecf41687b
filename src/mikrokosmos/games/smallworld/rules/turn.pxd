from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.conquest cimport cost, take, targets
from mikrokosmos.games.smallworld.rules.decline cimport decline
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.peoples cimport ready, ready_early, unready, abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.redeployment cimport (
    regroup, room_for_camps, room_for_forts, room_for_heroes, room_for_tokens)
from mikrokosmos.games.smallworld.rules.scoring cimport score

cpdef void begin_turn(SmallWorldPosition position) noexcept nogil
cpdef void next_march(SmallWorldPosition position) noexcept nogil
cpdef int next_people(SmallWorldPosition position, int seat) noexcept nogil
cpdef void end_march(SmallWorldPosition position) noexcept nogil
cpdef void end_conquests(SmallWorldPosition position) noexcept nogil
cpdef void muster(SmallWorldPosition position) noexcept nogil
cpdef void advance(SmallWorldPosition position) noexcept nogil
cpdef void resolve_attempt(SmallWorldPosition position, int pips) noexcept nogil
cpdef void resolve_roll(SmallWorldPosition position, int pips) noexcept nogil
cpdef void begin_redeployment(SmallWorldPosition position) noexcept nogil
cpdef void go_on_giving_up(SmallWorldPosition position) noexcept nogil
cpdef void go_on_redeploying(SmallWorldPosition position) noexcept nogil
cpdef void end_redeployment(SmallWorldPosition position) noexcept nogil
cpdef unsigned long long possible_allies(SmallWorldPosition position) noexcept nogil
cpdef void ask_last_word(SmallWorldPosition position) noexcept nogil
cpdef void decline_now(SmallWorldPosition position) noexcept nogil
cpdef void begin_withdrawal(SmallWorldPosition position) noexcept nogil
cpdef void go_on_withdrawing(SmallWorldPosition position) noexcept nogil
cpdef void keep_camps(SmallWorldPosition position) noexcept nogil
cpdef int following(SmallWorldPosition position, int seat) noexcept nogil
cpdef void end_turn(SmallWorldPosition position) noexcept nogil
cpdef int turns_behind(SmallWorldPosition position) noexcept nogil
cpdef int untouched(SmallWorldPosition position) noexcept nogil
