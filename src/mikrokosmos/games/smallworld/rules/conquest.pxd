from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.column cimport give_back
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.peoples cimport clear_markers, immune, mark, abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cpdef unsigned long long neighbourhood(SmallWorldPosition position, int people, int flags) noexcept nogil
cpdef unsigned long long reach(SmallWorldPosition position, int people, int flags) noexcept nogil
cpdef unsigned long long at_peace(SmallWorldPosition position, int people) noexcept nogil
cpdef unsigned long long targets(SmallWorldPosition position, int people, int flags) noexcept nogil
cpdef int beside(SmallWorldPosition position, int people, int row, int region) noexcept nogil
cpdef int cost(SmallWorldPosition position, int people, int region) noexcept nogil
cpdef int own_tokens(SmallWorldPosition position, int seat, int region) noexcept nogil
cpdef int at_least_one(SmallWorldPosition position, int total) noexcept nogil
cpdef int with_roll(SmallWorldPosition position, int price) noexcept nogil
cpdef void term(SmallWorldPosition position, int reason, int row, int amount) noexcept nogil
cpdef unsigned long long convertible(SmallWorldPosition position, int people, int flags) noexcept nogil
cpdef void evict(SmallWorldPosition position, int people, int region, int by_spell) noexcept nogil
cpdef void count_conquest(SmallWorldPosition position, int people) noexcept nogil
cpdef void note_attack(SmallWorldPosition position, int people, int loser) noexcept nogil
cpdef void take(SmallWorldPosition position, int people, int region, int tokens, int how) noexcept nogil
cpdef void strike(SmallWorldPosition position, int people, int region) noexcept nogil
cpdef void convert(SmallWorldPosition position, int people, int region) noexcept nogil
