/* A GPU's block on one CPU thread: a fiber for each of its threads, barriers and shuffles where
 * they meet, memory and arithmetic as the PTX manual has them. One block after the other.
 *
 * A block that cannot go on (a barrier or a shuffle that not all come to) is an error, and so
 * are threads that wait at different barriers, an access not aligned to its width, and two
 * accesses of a byte, one of them a store, that nothing keeps apart (`cuda_shadow.c`). */
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;
typedef float f32;
typedef double f64;
typedef _Float16 f16;

enum { MOST = 1024, WARP = 32, STACK = 1 << 18 };

typedef struct {
    int arrived, generation;
} Meeting;

typedef void (*Entry)(u64, u64, u64, u64);

static ucontext_t fibers[MOST];
static jmp_buf scheduler, places[MOST]; /* where each goes on: without a system call */
static char *stacks;
static int started[MOST], finished[MOST], threads, blocks, current, block, progress;
static Meeting everyone, lanes[MOST / WARP][WARP][WARP / 8 + 1]; /* by mask */
static u32 slots[MOST / WARP][WARP];
static Entry running;
static u64 arguments[4];
static char message[300];
static unsigned char met[1 << 16]; /* the barriers, by statement, that threads have come to */
int left_out;                      /* a barrier that nobody waits at: what would it be for? */

enum { LAUNCH, BLOCK, BARRIER };
void shadow_advance(int what);
void shadow_meet(int warp);
int shadow(u64 address, int width, int stores, int thread, int line, char *text, int size);

static void yield(void) {
    if (!_setjmp(places[current])) _longjmp(scheduler, 1);
}

static __attribute__((noinline)) void resume(void) {
    if (_setjmp(scheduler)) return;
    if (started[current]) _longjmp(places[current], 1);
    started[current] = 1;
    setcontext(&fibers[current]);
}

static void give_up(const char *reason) {
    if (!message[0])
        snprintf(message, sizeof message, "block %d, thread %d: %s", block, current, reason);
    yield();
}

static void meet(Meeting *m, int expected) {
    int before = m->generation;
    if (++m->arrived == expected) {
        if (m == &everyone) shadow_advance(BARRIER);
        m->arrived = 0;
        m->generation++;
        progress = 1;
        return;
    }
    while (m->generation == before) yield();
}

/* `bar.sync` is aligned: all come to the same one. */
static void bar_sync(int line) {
    static int where;
    met[line & 0xffff] = 1;
    if (line == left_out) return;
    if (!everyone.arrived) where = line;
    if (where != line) give_up("it waits at another barrier than others");
    meet(&everyone, threads);
}

static u32 shfl_down(u32 value, u32 distance, u32 clamp, u32 mask) {
    u32 warp = current / WARP, lane = current % WARP, segment = clamp >> 8 & 31;
    u32 last = (lane & segment) | (clamp & 31 & ~segment), from = lane + distance;
    Meeting *m = &lanes[warp][__builtin_ctz(mask)][__builtin_popcount(mask) / 8];
    if (!(mask >> lane & 1)) give_up("a shuffle whose mask leaves out the thread itself");
    slots[warp][lane] = value;
    meet(m, __builtin_popcount(mask));
    from = from > last ? lane : from;
    if (!(mask >> from & 1)) give_up("a shuffle from a thread that takes no part");
    value = slots[warp][from];
    meet(m, __builtin_popcount(mask));
    return value;
}

static void warp_sync(u32 mask) {
    u32 warp = current / WARP, lane = current % WARP;
    if (!(mask >> lane & 1)) give_up("a warp's barrier whose mask leaves out the thread itself");
    Meeting *m = &lanes[warp][__builtin_ctz(mask)][__builtin_popcount(mask) / 8];
    if (mask == ~0u && m->arrived == WARP - 1) shadow_meet(warp);
    meet(m, __builtin_popcount(mask));
}

static u32 shfl_bfly(u32 value, u32 distance, u32 clamp, u32 mask) {
    u32 warp = current / WARP, lane = current % WARP, from = lane ^ distance;
    Meeting *m = &lanes[warp][__builtin_ctz(mask)][__builtin_popcount(mask) / 8];
    if (clamp != 31 || from >= WARP) give_up("a shuffle across that is not of a whole warp");
    if (!(mask >> lane & 1)) give_up("a shuffle whose mask leaves out the thread itself");
    slots[warp][lane] = value;
    meet(m, __builtin_popcount(mask));
    if (!(mask >> from & 1)) give_up("a shuffle from a thread that takes no part");
    value = slots[warp][from];
    meet(m, __builtin_popcount(mask));
    return value;
}

static void *checked(u64 address, u64 width, int stores, int line) {
    if (!address || address % width) give_up("an access that is not aligned");
    if (address - (u64)stacks < (u64)MOST * STACK) return (void *)address; /* a thread's own */
    if (!message[0] && shadow(address, width, stores, current, line, message, sizeof message))
        yield();
    return (void *)address;
}

/* Shared memory: each block has its own, here one after the other the same. */
static inline void *shared(u64 address, u64 width, int stores, int line) {
    if (address % width) give_up("an access that is not aligned");
    u64 own = address | (u64)(block + 1) << 48;
    if (!message[0] && shadow(own, width, stores, current, line, message, sizeof message)) yield();
    return (void *)address;
}

static void body(void) {
    running(arguments[0], arguments[1], arguments[2], arguments[3]);
    finished[current] = progress = 1;
    yield();
}

static void run_block(int backwards) {
    int left = threads;
    memset(started, 0, sizeof started);
    memset(finished, 0, sizeof finished);
    memset(&everyone, 0, sizeof everyone);
    memset(lanes, 0, sizeof lanes);
    for (int t = 0; t < threads; t++) {
        getcontext(&fibers[t]);
        fibers[t].uc_stack.ss_sp = stacks + (size_t)t * STACK;
        fibers[t].uc_stack.ss_size = STACK;
        makecontext(&fibers[t], body, 0);
    }
    while (left && !message[0]) {
        progress = 0;
        for (int n = 0; n < threads && !message[0]; n++) {
            current = backwards ? threads - 1 - n : n;
            if (finished[current]) continue;
            resume();
            left -= finished[current];
        }
        if (!progress && !message[0])
            snprintf(message, sizeof message, "block %d: %d threads wait for others", block, left);
    }
}

/* Runs a grid; an empty text, or what went wrong. */
const char *emulate(Entry entry, u64 *given, int grid, int size, int backwards) {
    if (!stacks) stacks = malloc((size_t)MOST * STACK);
    message[0] = 0;
    shadow_advance(LAUNCH);
    running = entry, blocks = grid, threads = size;
    memcpy(arguments, given, sizeof arguments);
    for (int n = 0; n < grid && !message[0]; n++) {
        block = backwards ? grid - 1 - n : n;
        shadow_advance(BLOCK);
        run_block(backwards);
    }
    return message;
}

/* Whether a launch since the last call has come to the barrier of a statement. */
int has_met(int line) {
    int found = met[line];
    met[line] = 0;
    return found;
}

/* ---------------------------------------------------------------- arithmetic */

#define BITS(T, U)                   \
    static inline T as_##T(u64 bits) \
    {                                \
        U raw = (U)bits;             \
        T out;                       \
        memcpy(&out, &raw, sizeof out); \
        return out;                  \
    }                                \
    static inline u64 of_##T(T value) \
    {                                \
        U raw;                       \
        memcpy(&raw, &value, sizeof raw); \
        return raw;                  \
    }
BITS(f16, u16)
BITS(f32, u32)
BITS(f64, u64)

/* What arithmetic gives for a NaN: one pattern for f16 and f32, whatever the operands' was. */
static inline u64 made_f16(f16 value) { return value == value ? of_f16(value) : 0x7fff; }
static inline u64 made_f32(f32 value) { return value == value ? of_f32(value) : 0x7fffffff; }
static inline u64 made_f64(f64 value) { return of_f64(value); }

/* A float, already rounded, as an integer: the nearest there is, and of a NaN 0, or the least
 * where 64 bits take part. */
#define SATURATED(TO, LEAST, MOST_)                                    \
    static inline TO saturated_##TO(f64 value, int is_wide)            \
    {                                                                  \
        if (value != value) return is_wide ? (TO)(1ull << (8 * sizeof(TO) - 1)) : 0; \
        return value <= (f64)(LEAST) ? (LEAST) : value >= (f64)(MOST_) ? (MOST_) : (TO)value; \
    }
SATURATED(s8, INT8_MIN, INT8_MAX)
SATURATED(s16, INT16_MIN, INT16_MAX)
SATURATED(s32, INT32_MIN, INT32_MAX)
SATURATED(s64, INT64_MIN, INT64_MAX)
SATURATED(u8, 0, UINT8_MAX)
SATURATED(u16, 0, UINT16_MAX)
SATURATED(u32, 0, UINT32_MAX)
SATURATED(u64, 0, UINT64_MAX)

/* Four of eight bytes, those of `low` first; a nibble of `chosen` for each. */
static inline u32 permuted(u32 low, u32 high, u32 chosen) {
    u64 bytes = (u64)high << 32 | low;
    u32 out = 0;
    for (int n = 0; n < 4; n++) {
        u32 nibble = chosen >> 4 * n & 15, byte = bytes >> 8 * (nibble & 7) & 255;
        if (nibble > 7) byte = byte >> 7 ? 255 : 0; /* its sign, in all bits */
        out |= byte << 8 * n;
    }
    return out;
}

/* The smaller or larger: -0 below +0; of a NaN and a number the number. `nan`: the NaN. */
#define EXTREME(NAME, T, BEFORE, SIGNED)                       \
    static inline T NAME##_##T(T a, T b)                       \
    {                                                          \
        if (a != a || b != b) return a != a ? b : a;           \
        return a == b ? (SIGNED ? a : b) : a BEFORE b ? a : b; \
    }                                                          \
    static inline T NAME##_nan_##T(T a, T b)                   \
    {                                                          \
        return a != a || b != b ? (T)NAN : NAME##_##T(a, b);   \
    }
EXTREME(min, f32, <, signbit(a))
EXTREME(min, f64, <, signbit(a))
EXTREME(max, f32, >, !signbit(a))
EXTREME(max, f64, >, !signbit(a))
