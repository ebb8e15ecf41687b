from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.judge cimport Judge
from mikrokosmos.core.learned.lines cimport Lines, part
from mikrokosmos.core.mixing cimport stir
from mikrokosmos.core.position cimport Position
from mikrokosmos.core.scale cimport *
from mikrokosmos.core.learned.value cimport Value

cdef int TAKEN

cdef class Search(Judge):
    cdef readonly Judge judge
    cdef readonly Value learned
    cdef public Value telling
    cdef Position at
    cdef Dice dice
    cdef Lines lines
    cdef int candidate_action[64]
    cdef int candidate_line[64]
    cdef int order[64]
    cdef int candidates_found, gain, share
    cdef public int simulations, width, spread, samples, greed, spent, stopped, rounds
    cdef public unsigned long long seed
    cdef void consider(self, Position position) noexcept nogil
    cdef int routine(self, Position position) noexcept nogil
    cdef int worth(self, Position position, int seat) noexcept nogil
    cpdef bint knows(self, Position position)
    cdef int propose(self, Position position) noexcept nogil
    cdef void choose_candidates(self) noexcept nogil
    cdef void look(self, Position position, int seat) noexcept nogil
    cdef void think(self, Position position, int seat, int candidate, int budget, int wanted) noexcept nogil
    cdef void try_idea(self, Position position, int seat, int candidate, int best, int idea) noexcept nogil
    cdef int worth_of(self, int candidate) noexcept nogil
    cdef void sort(self, int alive) noexcept nogil
    cdef void simulate(self, Position position, int seat, int line, int candidate, int noting) noexcept nogil
    cdef int play_line(self, Position position, int seat, int line, int sample, int candidate, int noting) noexcept nogil
    cdef void value_playout(self, Position position, int seat) noexcept nogil
    cdef void play_until(self, int turn) noexcept nogil
    cdef void roll_for(self, int sample) noexcept nogil
    cdef int go_on(self, int line, int step, int candidate, int noting) noexcept nogil
    cdef void note_ideas(self, int line, int step, int candidate, int best) noexcept nogil
    cdef int utility(self, int seat) noexcept nogil
    cdef int told_share(self, int seat) noexcept nogil
    cdef void plan(self, Position position, int seed) noexcept nogil
    cdef int plan_length(self) noexcept nogil
    cdef int plan_action(self, int step) noexcept nogil
    cdef int chance_of(self, int candidate) noexcept nogil

cpdef int halvings(int alive) noexcept nogil

cdef inline int advise_unlocked(Search search, Position position):
    cdef int action
    with nogil:
        action = search.advise(position)
    return action
