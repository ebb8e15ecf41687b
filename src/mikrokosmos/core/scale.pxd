# The numbers of scale.py, for compiled judges; a test compares the two.
cdef enum:
    POINT = 100
    SURE = 4096
    HALVING = 150
