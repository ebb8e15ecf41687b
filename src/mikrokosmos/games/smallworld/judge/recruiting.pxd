cimport cython
from mikrokosmos.core.bits cimport bit, count, lowest, member
from mikrokosmos.games.smallworld.judge.campaign cimport frontier, go_on, open_root, prepare, unfold
from mikrokosmos.games.smallworld.rules.column cimport pick
from mikrokosmos.games.smallworld.judge.danger cimport assess_dangers
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.judge.scratchpad cimport Scratchpad
from mikrokosmos.games.smallworld.judge.prospects cimport (
    ahead, bonus_of, declined_regions, legacy_of, pace_of, safety_of, turns_left
)
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring cimport windfall_of
from mikrokosmos.games.smallworld.judge.raiders cimport force_of
from mikrokosmos.games.smallworld.judge.region_values cimport rank_opponents, weigh_harm, weigh_regions

cpdef void consider_combos(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef void consider_picking_first(Scratchpad pad, SmallWorldPosition position) noexcept nogil
cpdef int worth_of_combo(Scratchpad pad, SmallWorldPosition position, SmallWorldPosition table, int seat, int slot) noexcept nogil
