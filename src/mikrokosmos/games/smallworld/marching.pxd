from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.campaign cimport best_root, extend, frontier, go_on, open_root, prepare, price_in, unfold
from mikrokosmos.games.smallworld.danger cimport look_around
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.listing cimport first_of
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.peoples cimport strength, words
from mikrokosmos.games.smallworld.prospects cimport (
    ahead, bonus_of, column_promise, declined_regions, headcount, legacy_of, pace_of, safety_of, turns_left
)
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.stakes cimport bonus_at, rank_opponents, weigh_regions

cpdef void consider_march(Mind mind, Realm realm) noexcept nogil
cpdef void begin_by_force(Mind mind, Realm realm, unsigned long long held, unsigned long long reach, int tokens, int pips) noexcept nogil
cpdef void begin_by_magic(Mind mind, Realm realm, unsigned long long held, unsigned long long reach, int tokens) noexcept nogil
cpdef void begin_by_luck(Mind mind, Realm realm, unsigned long long held, unsigned long long reach, int tokens) noexcept nogil
cpdef void roll_first(Mind mind) noexcept nogil
cpdef void begin_by_leaving(Mind mind, Realm realm, unsigned long long held, int tokens) noexcept nogil
cpdef void share_plan(Mind mind, Realm realm, int best, unsigned long long held) noexcept nogil
cpdef void give_motives(Mind mind, int root, unsigned long long held) noexcept nogil
cpdef void consider_decline(Mind mind, Realm realm, int seat, int best) noexcept nogil
cpdef int enduring_regions(Realm realm, int seat) noexcept nogil
cpdef void consider_last_word(Mind mind, Realm realm) noexcept nogil
cpdef void consider_giving_up(Mind mind, Realm realm) noexcept nogil
