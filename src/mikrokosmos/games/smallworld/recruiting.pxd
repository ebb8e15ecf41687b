cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.campaign cimport frontier, go_on, open_root, prepare, unfold
from mikrokosmos.games.smallworld.column cimport pick
from mikrokosmos.games.smallworld.danger cimport look_around
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.prospects cimport (
    ahead, bonus_of, declined_regions, legacy_of, pace_of, safety_of, turns_left
)
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.stakes cimport rank_opponents, weigh_regions

cpdef void consider_combos(Mind mind, Realm realm) noexcept nogil
cpdef int worth_of_combo(Mind mind, Realm realm, Realm table, int seat, int slot) noexcept nogil
