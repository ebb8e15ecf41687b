cdef int WIDTH, LINES

cdef class Notebook:
    cdef int facts[3072]
    cdef int used
    cdef void clear(self) noexcept nogil
    cdef void line(self, int kind, int a, int b, int c, int d, int e) noexcept nogil

cdef list SPARE
cdef int MOST_SPARE
cpdef Notebook opened()
cpdef object given_back(Notebook book)
