from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.column cimport pick, refill, resume, turn_badge, turn_banner
from mikrokosmos.games.smallworld.conquest cimport convert, cost, note_attack, strike, take, with_roll
from mikrokosmos.games.smallworld.decline cimport decline
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.listing cimport family_of, first_of
from mikrokosmos.games.smallworld.peoples cimport mark, ready, vacate
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.redeployment cimport give_up, pitch, place
from mikrokosmos.games.smallworld.turn cimport (
    advance, ask_last_word, begin_turn, begin_withdrawal, decline_now, end_march, end_redeployment, go_on_giving_up,
    go_on_redeploying, go_on_withdrawing, keep_camps, next_march, resolve_attempt, resolve_roll)

cpdef void act(Realm realm, int action) noexcept nogil
cpdef void plain(Realm realm, int what) noexcept nogil
cpdef void conquer(Realm realm, int region) noexcept nogil
cpdef void attempt(Realm realm, int region) noexcept nogil
cpdef void abandon(Realm realm, int region) noexcept nogil
cpdef void go_on_placing(Realm realm) noexcept nogil
cpdef void happen(Realm realm, int outcome) noexcept nogil
cpdef int tickets(Realm realm) noexcept nogil
cpdef int drawn(Realm realm, int ticket) noexcept nogil
