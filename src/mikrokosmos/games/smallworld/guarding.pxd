from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.danger cimport chance_from, chance_of_loss, look_around
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.listing cimport first_of
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.prospects cimport turns_left
from mikrokosmos.games.smallworld.realm cimport Realm
from mikrokosmos.games.smallworld.stakes cimport bonus_at

cpdef void consider_guards(Mind mind, Realm realm) noexcept nogil
cpdef void forget_late_seats(Mind mind, Realm realm, int seat) noexcept nogil
cpdef int stake(Mind mind, Realm realm, int region, int turns) noexcept nogil
cpdef int averted(Mind mind, Realm realm, int seat, int region, int family, int turns) noexcept nogil
cpdef void consider_peace(Mind mind, Realm realm) noexcept nogil
