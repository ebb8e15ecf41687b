# The C twins of mixing.py, inlined wherever they are used.
cdef extern from *:
    """
    #define MK_PRIME1 0x9E3779B185EBCA87ULL
    #define MK_PRIME2 0xC2B2AE3D27D4EB4FULL
    #define MK_PRIME3 0x165667B19E3779F9ULL
    static inline unsigned long long mk_turned(unsigned long long x, int by) { return x << by | x >> (64 - by); }
    static inline unsigned long long mk_stir(unsigned long long lane, unsigned long long word) {
        return mk_turned(lane + word * MK_PRIME2, 31) * MK_PRIME1;
    }
    static inline unsigned long long mk_pair(int low, int high) {
        return (unsigned long long)(unsigned int)low | (unsigned long long)(unsigned int)high << 32;
    }
    static inline unsigned long long mk_four(const short *at) {
        return (unsigned long long)(unsigned short)at[0] | (unsigned long long)(unsigned short)at[1] << 16
            | (unsigned long long)(unsigned short)at[2] << 32 | (unsigned long long)(unsigned short)at[3] << 48;
    }
    static inline unsigned long long mk_four_of(const short *values, int at) { return mk_four(values + at); }
    static inline unsigned long long mk_blend(
        unsigned long long a, unsigned long long b, unsigned long long c, unsigned long long d
    ) {
        unsigned long long z = mk_turned(a, 1) + mk_turned(b, 7) + mk_turned(c, 12) + mk_turned(d, 18);
        z = (z ^ mk_stir(0, a)) * MK_PRIME1 + MK_PRIME3;
        z = (z ^ mk_stir(0, b)) * MK_PRIME1 + MK_PRIME3;
        z = (z ^ mk_stir(0, c)) * MK_PRIME1 + MK_PRIME3;
        z = (z ^ mk_stir(0, d)) * MK_PRIME1 + MK_PRIME3;
        z = (z ^ z >> 33) * MK_PRIME2;
        z = (z ^ z >> 29) * MK_PRIME3;
        return z ^ z >> 32;
    }
    """
    unsigned long long stir "mk_stir"(unsigned long long lane, unsigned long long word) noexcept nogil
    unsigned long long pair "mk_pair"(int low, int high) noexcept nogil
    unsigned long long four "mk_four_of"(const short *values, int at) noexcept nogil
    unsigned long long blend "mk_blend"(
        unsigned long long a, unsigned long long b, unsigned long long c, unsigned long long d) noexcept nogil
