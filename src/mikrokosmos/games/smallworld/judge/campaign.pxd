cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.rules.conquest cimport at_peace, convertible, own_tokens
from mikrokosmos.games.smallworld.judge.danger cimport around
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.judge.raiders cimport raiders_of
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.rules.peoples cimport immune, abilities
from mikrokosmos.games.smallworld.judge.prospects cimport headcount
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition

cdef int LOWEST

cpdef void prepare(Scratchpad pad, SmallWorldPosition position, int people, int tokens) noexcept nogil
@cython.locals(price=cython.int)
cpdef void price_regions(Scratchpad pad, SmallWorldPosition position, int people, int active) noexcept nogil
cpdef void limit_hopes(Scratchpad pad) noexcept nogil
cpdef unsigned long long frontier(Scratchpad pad, unsigned long long mask) noexcept nogil
cpdef int price_in(Scratchpad pad, unsigned long long mask, int region, int pips) noexcept nogil
cpdef int open_root(Scratchpad pad, int action, int value, unsigned long long mask) noexcept nogil
cpdef void open_row(Scratchpad pad, int row, int room) noexcept nogil
cpdef int place_for(Scratchpad pad, unsigned long long mask, int used, int rank) noexcept nogil
cpdef int matters(Scratchpad pad, int root, int value, int tokens) noexcept nogil
cpdef void find_worst(Scratchpad pad) noexcept nogil
cpdef void go_on(Scratchpad pad, int root, unsigned long long mask, unsigned long long reach, int tokens, int value, int used) noexcept nogil
cpdef void extend(Scratchpad pad, int root, unsigned long long mask, unsigned long long reach, int region, int tokens, int value, int used) noexcept nogil
cpdef void explore(Scratchpad pad, SmallWorldPosition position, int at) noexcept nogil
cpdef void go_by_force(Scratchpad pad, int at, unsigned long long choice) noexcept nogil
cpdef void go_every_way(Scratchpad pad, SmallWorldPosition position, int at, unsigned long long choice) noexcept nogil
cpdef void hope_for_more(Scratchpad pad, int at, unsigned long long choice) noexcept nogil
cpdef void unfold(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef int best_root(Scratchpad pad) noexcept nogil
