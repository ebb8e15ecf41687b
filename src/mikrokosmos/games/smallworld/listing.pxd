from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.conquest cimport convertible, cost, targets
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.peoples cimport strength, words
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.redeployment cimport (
    room_for_camps, room_for_forts, room_for_heroes, room_for_tokens)
from mikrokosmos.games.smallworld.turn cimport possible_allies

cpdef void list_actions(Realm realm) noexcept nogil
cpdef void list_combos(Realm realm) noexcept nogil
cpdef void list_conquests(Realm realm) noexcept nogil
cpdef void list_targets(Realm realm, int people, int flags, int tokens) noexcept nogil
cpdef void list_fury(Realm realm) noexcept nogil
cpdef void list_redeployment(Realm realm) noexcept nogil
cpdef void list_withdrawal(Realm realm) noexcept nogil
cpdef int family_of(int action) noexcept nogil
cpdef int first_of(int family) noexcept nogil
cpdef int is_legal(Realm realm, int action) noexcept nogil
cpdef int how_many(Realm realm) noexcept nogil
cpdef int nth_action(Realm realm, int k) noexcept nogil
