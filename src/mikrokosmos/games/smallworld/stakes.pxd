from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.peoples cimport words
from mikrokosmos.games.smallworld.prospects cimport standing, turns_left
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef void rank_opponents(Mind mind, Realm realm, int seat) noexcept nogil
cpdef void weigh_regions(Mind mind, Realm realm, int people) noexcept nogil
cpdef int bonus_at(Realm realm, int people, int region) noexcept nogil
cpdef int loss_to(Mind mind, Realm realm, int seat, int loser, int region) noexcept nogil
