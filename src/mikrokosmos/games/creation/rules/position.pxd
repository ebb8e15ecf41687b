cimport cython
from mikrokosmos.core.game_state cimport GameState
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.tile_set cimport TileSet

@cython.no_gc
cdef class CreationPosition(GameState):
    cdef public TileSet world
    cdef public short map[9]
    cdef public short faith[4]
    cdef public unsigned long long unseen
    cdef public short stack[3]
    cdef public unsigned long long built[5]
    cdef public short tile_at[125]
    cdef public short turns_at[125]
    cdef public short god[5]
    cdef public unsigned long long shown, gods
    cdef public int round, first, turn, stage, held, gap
    cdef void match(self, CreationPosition other) noexcept nogil
