cimport cython
from mikrokosmos.core.game_state cimport GameState
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.world cimport World

@cython.no_gc
cdef class SmallWorldPosition(GameState):
    cdef public World world
    cdef public short tokens[48]
    cdef public short camps[48]
    cdef public short race_at[48]
    cdef public unsigned long long tribes
    cdef public unsigned long long marks[6]
    cdef public short seat_of[16]
    cdef public short power_of[16]
    cdef public short standing[16]
    cdef public unsigned long long held[16]
    cdef public short hand[16]
    cdef public short tray[16]
    cdef public short aside[16]
    cdef public short spare_camps[16]
    cdef public short uprooted[16]
    cdef public short holes_dug[16]
    cdef public short endowed[16]
    cdef public int coins[5]
    cdef public short active[5]
    cdef public unsigned long long nations[5]
    cdef public short pact[5]
    cdef public short column_race[6]
    cdef public short column_power[6]
    cdef public short column_coins[6]
    cdef public int column_size
    cdef public unsigned long long banners
    cdef public short tail[16]
    cdef public int tail_size
    cdef public unsigned long long badges
    cdef public unsigned long long spent
    cdef public unsigned long long paid
    cdef public int turned
    cdef public int round, first, turn, stage, after, after_moving
    cdef public int marcher
    cdef public unsigned long long marched
    cdef public int fresh, advanced, target, pips, taken
    cdef public unsigned long long attacked, converted
    cdef public int struck, built, owed, closed
    cdef public unsigned long long conquered
    cdef public unsigned long long legal[12]
    cdef public int listed
    cdef void match(self, SmallWorldPosition other) noexcept nogil
