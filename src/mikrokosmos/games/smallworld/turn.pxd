from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.conquest cimport cost, take, targets
from mikrokosmos.games.smallworld.decline cimport decline
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.peoples cimport ready, words
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.redeployment cimport (
    regroup, room_for_camps, room_for_forts, room_for_heroes, room_for_tokens)
from mikrokosmos.games.smallworld.scoring cimport score

cpdef void begin_turn(Realm realm) noexcept nogil
cpdef void next_march(Realm realm) noexcept nogil
cpdef void end_march(Realm realm) noexcept nogil
cpdef void advance(Realm realm) noexcept nogil
cpdef void resolve_attempt(Realm realm, int pips) noexcept nogil
cpdef void resolve_roll(Realm realm, int pips) noexcept nogil
cpdef void begin_redeployment(Realm realm) noexcept nogil
cpdef void go_on_giving_up(Realm realm) noexcept nogil
cpdef void go_on_redeploying(Realm realm) noexcept nogil
cpdef void end_redeployment(Realm realm) noexcept nogil
cpdef unsigned long long possible_allies(Realm realm) noexcept nogil
cpdef void ask_last_word(Realm realm) noexcept nogil
cpdef void decline_now(Realm realm) noexcept nogil
cpdef void begin_withdrawal(Realm realm) noexcept nogil
cpdef void go_on_withdrawing(Realm realm) noexcept nogil
cpdef void keep_camps(Realm realm) noexcept nogil
cpdef int following(Realm realm, int seat) noexcept nogil
cpdef void end_turn(Realm realm) noexcept nogil
