from mikrokosmos.core.learned.lines cimport part, square
from mikrokosmos.core.learned.plans cimport Plans
from mikrokosmos.core.position cimport Position
from mikrokosmos.core.learned.search cimport Search, halvings

cdef int BLOCK, WAYS

cdef class DeepSearch(Search):
    cdef readonly Plans plans
    cdef long long deep_total[64]
    cdef long long deep_squares[64]
    cdef long long deep_won[64]
    cdef int deep_samples[64]
    cdef public int deep, ahead, finalists
    cdef void look(self, Position position, int seat) noexcept nogil
    cdef int within_reach(self, int alive) noexcept nogil
    cdef int is_beaten(self, int candidate, int best) noexcept nogil
    cdef long long variance(self, int candidate) noexcept nogil
    cdef int choose_finalists(self) noexcept nogil
    cdef int is_new(self, int candidate, int found) noexcept nogil
    cdef void look_closer(self, Position position, int seat, int candidate, int playouts) noexcept nogil
    cdef void value_with_answers(self, Position position, int seat, int sample) noexcept nogil
    cdef void play_on(self, int last, int sample) noexcept nogil
    cdef int worth_of(self, int candidate) noexcept nogil
    cdef int chance_of(self, int candidate) noexcept nogil
