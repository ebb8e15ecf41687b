cimport cython
from mikrokosmos.core.bits cimport bit, count
from mikrokosmos.core.dice cimport Dice
from mikrokosmos.core.notebook cimport Notebook
from mikrokosmos.core.scale cimport VICTORY

# Nothing a state holds leads back to it, so the collector of cycles need not look at states.
@cython.no_gc
cdef class Position:
    cdef public int moving, seats, longest
    cdef public Notebook book
    cdef public int noting, explaining
    cdef int mover(self) noexcept nogil
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
    @cython.locals(found=cython.ulonglong)
    cdef unsigned long long won(self) noexcept nogil
    @cython.locals(winners=cython.ulonglong)
    cdef int share(self, int seat) noexcept nogil
    cpdef void set_up(self, int seats, int longest)
