from mikrokosmos.core.judge cimport Judge
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.world cimport World

cdef class Scratchpad(Judge):
    cdef readonly World world
    cdef readonly SmallWorldPosition scratch
    # weights
    cdef public int horizon, width, narrow, depth, wary, promise
    cdef public int keep, keep_declined, bonus_life, spare, blood, steep, stray, fervour
    cdef public int malice, spite
    cdef long long keep_inverse
    cdef public int first_force, first_regions, first_bonus, pace, token, loot, opening, haste
    cdef public int ease_berserk, ease_flight, ease_sea, ease_dragon, ease_spell, ease_recruits
    cdef public int safe_hero, safe_camp, safe_hole, safe_fort, safe_dragon, safe_lair, safe_unbroken, safe_pact
    cdef public int legacy_spirit, legacy_march, legacy_stout, legacy_income
    # about regions
    cdef int stand[48]
    cdef int risk[48]
    cdef int now[48]
    cdef int later[48]
    cdef int harm[48]
    cdef int gain[48]
    cdef int holding[48]
    cdef int price[48]
    cdef int fare[48]
    cdef unsigned long long manned
    # about seats
    cdef int near_chance[5]
    cdef int far_chance[5]
    cdef int force[5]
    cdef unsigned long long zone[5]
    cdef unsigned long long beyond[5]
    cdef int pull[5]
    cdef int weight_of[5]
    # about turns to come
    cdef public int hold[12]
    cdef public int hold_bonus[12]
    cdef public int hold_declined[12]
    cdef public int fresh_start[12]
    cdef public int lure[24]
    cdef public int far_lure[24]
    # about rows
    cdef public int ease[49]
    cdef public int yields[49]
    # plans
    cdef unsigned long long plan_mask[64]
    cdef unsigned long long plan_around[64]
    cdef int plan_tokens[64]
    cdef int plan_value[64]
    cdef int plan_rank[64]
    cdef int plan_root[64]
    cdef int plan_used[64]
    cdef int root_action[512]
    cdef int root_value[512]
    cdef unsigned long long root_mask[512]
    cdef int root_luck[512]
    cdef int plans, room, row, worst, floor, roots
    cdef unsigned long long seen
    # the march being planned
    cdef unsigned long long within[16]
    cdef int top[16]
    cdef int most[16]
    cdef int people, flags
    cdef unsigned long long open_to, spells, beside_race, beside_power
    cdef int dragon, fury, capacity, tau, forfeit
