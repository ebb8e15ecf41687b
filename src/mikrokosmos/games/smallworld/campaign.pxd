from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.conquest cimport at_peace, convertible
from mikrokosmos.games.smallworld.danger cimport around
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.mind cimport Mind
from mikrokosmos.games.smallworld.peoples cimport immune, words
from mikrokosmos.games.smallworld.prospects cimport headcount
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef void prepare(Mind mind, Realm realm, int people, int tokens) noexcept nogil
cpdef unsigned long long frontier(Mind mind, unsigned long long mask) noexcept nogil
cpdef int price_in(Mind mind, Realm realm, unsigned long long mask, int region, int pips) noexcept nogil
cpdef int open_root(Mind mind, int action, int value, unsigned long long mask) noexcept nogil
cpdef void go_on(Mind mind, int root, unsigned long long mask, unsigned long long reach, int tokens, int value, int used) noexcept nogil
cpdef void extend(Mind mind, int root, unsigned long long mask, unsigned long long reach, int region, int tokens, int value, int used) noexcept nogil
cpdef void explore(Mind mind, Realm realm, int at) noexcept nogil
cpdef void unfold(Mind mind, Realm realm) noexcept nogil
cpdef int best_root(Mind mind) noexcept nogil
