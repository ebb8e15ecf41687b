cimport cython
from mikrokosmos.core.bits cimport bit
from mikrokosmos.core.game_state cimport GameState
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.rules.casting cimport become
from mikrokosmos.games.smallworld.rules.column cimport refill
from mikrokosmos.games.smallworld.rules.apply cimport act, drawn, happen, tickets
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.key cimport key_of
from mikrokosmos.games.smallworld.rules.legal cimport how_many, is_legal, nth_action
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring cimport rank_of
from mikrokosmos.games.smallworld.rules.turn cimport begin_turn, turns_behind, untouched
from mikrokosmos.games.smallworld.rules.world cimport World

@cython.no_gc
cdef class SmallWorldState(SmallWorldPosition):
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
    cpdef int actions_there_are(self)
    @cython.locals(other=SmallWorldState)
    cpdef GameState copy(self)
