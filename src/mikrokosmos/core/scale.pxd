# Written from scale.py by tools/c_constants.py: change the numbers there, then `make docs`.
cdef enum:
    POINT = 100
    SURE = 4096
    HALVING = 150
    VICTORY = 60
    WHOLE = 600000
