from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.column cimport pick, refill, resume, turn_badge, turn_banner
from mikrokosmos.games.smallworld.rules.conquest cimport convert, cost, note_attack, strike, take, with_roll
from mikrokosmos.games.smallworld.rules.decline cimport decline
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.legal cimport family_of, first_of
from mikrokosmos.games.smallworld.rules.peoples cimport mark, ready_early, vacate
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.redeployment cimport give_up, pitch, place
from mikrokosmos.games.smallworld.rules.turn cimport (
    advance, ask_last_word, begin_turn, begin_withdrawal, decline_now, end_march, end_redeployment, go_on_giving_up,
    go_on_redeploying, go_on_withdrawing, keep_camps, muster, next_march, resolve_attempt, resolve_roll)

cpdef void act(SmallWorldPosition position, int action) noexcept nogil
cpdef void plain(SmallWorldPosition position, int what) noexcept nogil
cpdef void conquer(SmallWorldPosition position, int region) noexcept nogil
cpdef void attempt(SmallWorldPosition position, int region) noexcept nogil
cpdef void abandon(SmallWorldPosition position, int region) noexcept nogil
cpdef void go_on_placing(SmallWorldPosition position) noexcept nogil
cpdef void happen(SmallWorldPosition position, int outcome) noexcept nogil
cpdef int tickets(SmallWorldPosition position) noexcept nogil
cpdef int drawn(SmallWorldPosition position, int ticket) noexcept nogil
