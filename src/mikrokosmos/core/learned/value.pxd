from mikrokosmos.core.learned.features cimport Encoder
from mikrokosmos.core.learned.inputs cimport put_experts
from mikrokosmos.core.position cimport Position
from mikrokosmos.core.scale cimport *

cdef extern from *:
    """
    /* Where the loader can choose, newer processors get wider registers; whole numbers come out the same. */
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__) && defined(__GLIBC__)
    #define MK_WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define MK_WIDE
    #endif
    /* Sixteen sums at a time stay in registers; all of them at once would not. */
    MK_WIDE static void mk_sum_rows(int *sums, const short *rows, const int *bias, const int *index, const int *amount,
                            int found, int wide) {
        for (int block = 0; block < wide; block += 16) {
            int sum[16];
            for (int j = 0; j < 16; j++) sum[j] = bias[block + j];
            for (int k = 0; k < found; k++) {
                const short *row = rows + (long)index[k] * wide + block;
                const short times = (short)amount[k];
                for (int j = 0; j < 16; j++) sum[j] += row[j] * times;
            }
            for (int j = 0; j < 16; j++) sums[block + j] = sum[j];
        }
    }
    static void mk_clip(short *active, const int *sums, int wide, int shift) {
        for (int j = 0; j < wide; j++) {
            int sum = sums[j] >> shift;
            active[j] = (short)(sum < 0 ? 0 : sum > 1024 ? 1024 : sum);
        }
    }
    MK_WIDE static void mk_layer(int *out, const short *weights, const int *bias, const short *active, int wide, int outs) {
        for (int i = 0; i < outs; i++) {
            int sum = bias[i];
            const short *row = weights + (long)i * wide;
            for (int j = 0; j < wide; j++) sum += row[j] * active[j];
            out[i] = sum;
        }
    }
    static int mk_part_of(int part, long long total) { return total ? (int)((long long)part * 600000 / total) : 0; }
    static int mk_hundredths_of(int part, int hundredths) { return (int)((long long)part * hundredths / 100); }
    """
    void mk_sum_rows(int *sums, const short *rows, const int *bias, const int *index, const int *amount, int found, int wide) noexcept nogil
    void mk_clip(short *active, const int *sums, int wide, int shift) noexcept nogil
    void mk_layer(int *out, const short *weights, const int *bias, const short *active, int wide, int outs) noexcept nogil
    int part_of "mk_part_of"(int part, long long total) noexcept nogil
    int hundredths_of "mk_hundredths_of"(int part, int hundredths) noexcept nogil

cdef enum:
    FARTHEST = 16760832
    CLOSE = 1572864

cdef class Value:
    cdef readonly Encoder encoder
    cdef readonly object weights
    cdef const short[::1] rows
    cdef const int[::1] bias
    cdef const short[::1] second
    cdef const int[::1] second_bias
    cdef const short[::1] last
    cdef const int[::1] last_bias
    cdef const int[::1] curve
    cdef int sums[128]
    cdef short active[128]
    cdef int middle[128]
    cdef int output[128]
    cdef int shares[5]
    cdef int points[5]
    cdef int sharpness[16]
    cdef int far_sharpness[16]
    cdef int offsets[80]
    cdef readonly int inputs, seen, wide, narrow, seats
    cdef public int experts
    cdef void assess(self, Position position, int seat) noexcept nogil
    cdef void read_end(self, Position position) noexcept nogil
    cdef int round_of(self, Position position) noexcept nogil
    cdef void share_out(self, int viewer, int at, int place) noexcept nogil
    cdef void make_whole(self, int seat) noexcept nogil
    cdef int margin(self, int seat) noexcept nogil

# The interpreted twin is in inference.py.
cdef inline void infer(Value value) noexcept nogil:
    mk_sum_rows(value.sums, &value.rows[0], &value.bias[0], value.encoder.index, value.encoder.amount, value.encoder.found, value.wide)
    mk_clip(value.active, value.sums, value.wide, 0)
    mk_layer(value.middle, &value.second[0], &value.second_bias[0], value.active, value.wide, value.narrow)
    mk_clip(value.active, value.middle, value.narrow, 10)
    mk_layer(value.output, &value.last[0], &value.last_bias[0], value.active, value.narrow, 2 * value.seats)
