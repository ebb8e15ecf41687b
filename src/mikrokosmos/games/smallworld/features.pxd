from mikrokosmos.core.bits cimport bit, count, lowest
from mikrokosmos.core.learned.features cimport Encoder
from mikrokosmos.core.learned.inputs cimport put
from mikrokosmos.core.position cimport Position
from mikrokosmos.games.smallworld.ids cimport *
from mikrokosmos.games.smallworld.rules.peoples cimport abilities
from mikrokosmos.games.smallworld.rules.position cimport SmallWorldPosition
from mikrokosmos.games.smallworld.rules.scoring cimport income
from mikrokosmos.games.smallworld.rules.world cimport World

cdef int WORDS, BOX_RACES, BOX_POWERS, MOST_TOKENS, MOST_COINS, MOST_WORD

cdef class SmallWorldEncoder(Encoder):
    cdef readonly World world
    cdef int at_holder, at_tokens, at_tribe, at_marker
    cdef int at_idle, at_race, at_power, at_word, at_declined_race, at_declined_word
    cdef int at_purse, at_coins, at_income, at_regions, at_declined, at_troops, at_pact
    cdef int box_row[49]
    cdef int income_regions[49]
    cdef int discount_regions[49]
    cdef int beside_regions[49]
    cdef int at_column_race, at_column_power, at_column_word, at_column_coins, at_turn
    cdef void write(self, Position position, int seat) noexcept nogil
    cdef int viewer(self, Position position, int seat) noexcept nogil

cpdef void describe(SmallWorldEncoder encoder, SmallWorldPosition position, int seat) noexcept nogil
cpdef void write_regions(SmallWorldEncoder encoder, SmallWorldPosition position, int seat) noexcept nogil
cpdef void write_seat(SmallWorldEncoder encoder, SmallWorldPosition position, int who, int step, int timed) noexcept nogil
cpdef void write_words(SmallWorldEncoder encoder, World world, int at, int race, int power) noexcept nogil
cpdef void put_regions(SmallWorldEncoder encoder, int at, int regions) noexcept nogil
cpdef void write_column(SmallWorldEncoder encoder, SmallWorldPosition position) noexcept nogil

cdef inline void survey(Encoder encoder, Position position, int seat) noexcept nogil:
    describe(<SmallWorldEncoder>encoder, <SmallWorldPosition>position, seat)

cdef inline int look_from(Position position) noexcept nogil:
    return (<SmallWorldPosition>position).turn
