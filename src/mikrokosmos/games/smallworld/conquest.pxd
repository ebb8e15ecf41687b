from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.column cimport give_back
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.peoples cimport clear_markers, immune, mark, words
from mikrokosmos.games.smallworld.realm cimport Realm

cpdef unsigned long long neighbourhood(Realm realm, int people, int flags) noexcept nogil
cpdef unsigned long long reach(Realm realm, int people, int flags) noexcept nogil
cpdef unsigned long long at_peace(Realm realm, int people) noexcept nogil
cpdef unsigned long long targets(Realm realm, int people, int flags) noexcept nogil
cpdef int beside(Realm realm, int people, int row, int region) noexcept nogil
cpdef int cost(Realm realm, int people, int region) noexcept nogil
cpdef int at_least_one(Realm realm, int total) noexcept nogil
cpdef int with_roll(Realm realm, int price) noexcept nogil
cpdef void term(Realm realm, int reason, int row, int amount) noexcept nogil
cpdef unsigned long long convertible(Realm realm, int people, int flags) noexcept nogil
cpdef void evict(Realm realm, int people, int region, int by_spell) noexcept nogil
cpdef void count_conquest(Realm realm, int people) noexcept nogil
cpdef void note_attack(Realm realm, int people, int loser) noexcept nogil
cpdef void take(Realm realm, int people, int region, int tokens, int how) noexcept nogil
cpdef void strike(Realm realm, int people, int region) noexcept nogil
cpdef void convert(Realm realm, int people, int region) noexcept nogil
