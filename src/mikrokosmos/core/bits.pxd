# The C twins of bits.py, inlined wherever they are used.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline int mk_count(unsigned long long m) { return (int)__popcnt64(m); }
    static inline int mk_lowest(unsigned long long m) { unsigned long at; _BitScanForward64(&at, m); return (int)at; }
    #else
    static inline int mk_count(unsigned long long m) { return __builtin_popcountll(m); }
    static inline int mk_lowest(unsigned long long m) { return __builtin_ctzll(m); }
    #endif
    static inline unsigned long long mk_bit(int at) { return 1ULL << at; }
    static inline int mk_member(unsigned long long m, int k) { while (k-- > 0) m &= m - 1; return mk_lowest(m); }
    """
    unsigned long long bit "mk_bit"(int at) noexcept nogil
    int count "mk_count"(unsigned long long mask) noexcept nogil
    int lowest "mk_lowest"(unsigned long long mask) noexcept nogil
    int member "mk_member"(unsigned long long mask, int k) noexcept nogil
