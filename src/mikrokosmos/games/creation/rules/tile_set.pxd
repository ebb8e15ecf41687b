from mikrokosmos.core.bits cimport bit

cdef class TileSet:
    cdef readonly object tiles
    cdef readonly short squares[256]
    cdef readonly short statue[64]
    cdef readonly unsigned long long window[9]
    cdef readonly unsigned long long all_tiles, yard, not_first, not_last, not_left, not_right
    cdef readonly int players, longest
