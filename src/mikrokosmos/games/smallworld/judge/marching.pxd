from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.judge.campaign cimport best_root, extend, frontier, go_on, open_root, prepare, price_in, unfold
from mikrokosmos.games.smallworld.judge.danger cimport assess_dangers
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.legal cimport first_of
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.rules.peoples cimport strength, abilities
from mikrokosmos.games.smallworld.judge.prospects cimport (
    ahead, bonus_of, column_promise, declined_regions, first_turn, headcount, legacy_of, pace_of, safety_of, turns_left
)
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring cimport windfall_of
from mikrokosmos.games.smallworld.judge.raiders cimport force_of, gain_beside, still_held
from mikrokosmos.games.smallworld.judge.region_values cimport bonus_at, rank_opponents, weigh_harm, weigh_regions

cpdef void consider_march(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef void begin_by_force(Scratchpad pad, SmallWorldPosition position, unsigned long long held, unsigned long long reach, int tokens, int pips) noexcept nogil
cpdef void begin_by_magic(Scratchpad pad, SmallWorldPosition position, unsigned long long held, unsigned long long reach, int tokens) noexcept nogil
cpdef void begin_by_luck(Scratchpad pad, SmallWorldPosition position, unsigned long long held, unsigned long long reach, int tokens) noexcept nogil
cpdef void roll_first(Scratchpad pad) noexcept nogil
cpdef void begin_by_leaving(Scratchpad pad, SmallWorldPosition position, unsigned long long held, int tokens) noexcept nogil
cpdef void begin_by_leaving_others(Scratchpad pad, SmallWorldPosition position, unsigned long long held) noexcept nogil
cpdef int forfeit_of(Scratchpad pad, SmallWorldPosition position, int seat) noexcept nogil
cpdef void share_plan(Scratchpad pad, SmallWorldPosition position, int best, unsigned long long held) noexcept nogil
cpdef void give_motives(Scratchpad pad, int root, unsigned long long held) noexcept nogil
cpdef void consider_decline(Scratchpad pad, SmallWorldPosition position, int seat, int best) noexcept nogil
cpdef int only_hopes(Scratchpad pad, unsigned long long end, unsigned long long held, int tokens) noexcept nogil
cpdef int enduring_regions(SmallWorldPosition position, int seat) noexcept nogil
cpdef void consider_last_word(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef void consider_giving_up(Scratchpad pad, SmallWorldPosition position) noexcept nogil
