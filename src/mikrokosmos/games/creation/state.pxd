cimport cython
from mikrokosmos.core.bits cimport count
from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.game_state cimport GameState
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.creation.rules.casting cimport become
from mikrokosmos.games.creation.rules.apply cimport act, drawn, happen, tickets, turns_behind
from mikrokosmos.games.creation.ids cimport *
from mikrokosmos.games.creation.rules.key cimport key_of
from mikrokosmos.games.creation.rules.legal cimport how_many, is_legal, nth_action
from mikrokosmos.games.creation.rules.position cimport CreationPosition
from mikrokosmos.games.creation.rules.scoring cimport rank_of, score
from mikrokosmos.games.creation.rules.secrets cimport deal_anew
from mikrokosmos.games.creation.rules.tile_set cimport TileSet

@cython.no_gc
cdef class CreationState(CreationPosition):
    cdef public object options
    cdef int choices(self) noexcept nogil
    cdef int nth(self, int k) noexcept nogil
    cdef int allows(self, int action) noexcept nogil
    cdef int weight(self) noexcept nogil
    cdef int outcome(self, int ticket) noexcept nogil
    cdef void apply(self, int x) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
    cdef int turn_number(self) noexcept nogil
    cdef int begins_turn(self) noexcept nogil
    cdef unsigned long long key(self) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
    cdef void imagine_from(self, Position other, int seat, Dice dice) noexcept nogil
    cpdef int actions_there_are(self)
    @cython.locals(other=CreationState)
    cpdef GameState copy(self)
