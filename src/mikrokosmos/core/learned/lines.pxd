cdef int STEPS, MOST_LINES

cdef class Lines:
    cdef short action[81920]
    cdef int length[2048]
    cdef long long total[2048]
    cdef long long won[2048]
    cdef int samples[2048]
    cdef int first[2048]
    cdef int certain[2048]
    cdef int gap[2048]
    cdef int idea_line[8192]
    cdef int idea_step[8192]
    cdef int idea_action[8192]
    cdef int idea_gap[8192]
    cdef int idea_of[8192]
    cdef int count, ideas
    cdef void clear(self) noexcept nogil
    cdef int open(self, int parent, int steps, int action, int gap) noexcept nogil
    cdef int at(self, int line, int step) noexcept nogil
    cdef void note(self, int line, int step, int action) noexcept nogil
    cdef void add(self, int line, int utility, int share) noexcept nogil
    cdef int mean(self, int line) noexcept nogil
    cdef void wait(self, int line, int step, int action, int gap, int candidate) noexcept nogil
    cdef int next_idea(self, int candidate, int best) noexcept nogil
    cdef int take(self, int idea) noexcept nogil

cpdef int part(long long total, int parts) noexcept nogil
cpdef long long square(long long number) noexcept nogil
