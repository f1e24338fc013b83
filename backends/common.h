/* What the headers of all artifacts share: codes, the check of the tables, the run of a launch. */
#ifndef STEPFUSE_COMMON
#define STEPFUSE_COMMON
#include <stdint.h>
#include <stdlib.h>

enum stepfuse_code {
    STEPFUSE_OK = 0,
    STEPFUSE_CPU = 1,        /* sf_level() is below what the library was compiled for */
    STEPFUSE_NULL = 2,       /* an address that is needed is 0 */
    STEPFUSE_MISALIGNED = 3, /* an address is not a multiple of its element's size */
    STEPFUSE_RANGE = 4,      /* a count, a size, an index or a chunk is out of its range */
    STEPFUSE_OVERLAP = 5,    /* an array that is stored to overlaps another one */
    STEPFUSE_MEMORY = 6      /* the check itself found no memory */
};

/* The tables of one variant; context is null where no tensor takes it. */
struct stepfuse_tables {
    const int64_t *context;
    int64_t chunk_count;
};

/* An address column of the tensor table: the bytes of an element, which cells there are
 * (e elements, r rows, c columns, b batches, p leaves of rows, q leaves of columns, s and m leaves
 * of a list of rows, and of the longer one of rows or columns). */
struct stepfuse_column {
    int32_t column, bytes;
    char cells, stored;
};

struct stepfuse_program {
    int32_t columns, column_count, step_slots, group_slots, tensor_slots, shared, blocks;
    const struct stepfuse_column *arrays;
};

typedef void stepfuse_function(const int64_t *, int64_t, int64_t, int64_t);

struct stepfuse_span {
    uintptr_t start, end;
    int stored;
};

static inline int64_t stepfuse_ceil(int64_t count, int64_t size) {
    return count / size + (count % size != 0);
}

/* Fills in the columns of a tensor's row that follow from its shape under the view. */
static inline void stepfuse_shape(int64_t *row, int64_t batches, int64_t rows, int64_t cols,
                                  int64_t numel) {
    row[2] = numel, row[3] = batches, row[4] = rows, row[5] = cols;
    row[6] = stepfuse_ceil(cols, STEPFUSE_ROW_LEAF);
    row[7] = stepfuse_ceil(rows, STEPFUSE_COLUMN_LEAF);
}

static inline int64_t stepfuse_cells(const int64_t *row, char cells) {
    if (cells == 'e') return row[2];
    if (cells == 'r') return row[3] * row[4];
    if (cells == 'c') return row[3] * row[5];
    if (cells == 'b') return row[3];
    if (cells == 'p') return row[3] * row[4] * row[6];
    if (cells == 'q') return row[3] * row[7] * row[5];
    int64_t list = row[3] * (cells == 'm' && row[5] > row[4] ? row[5] : row[4]);
    return stepfuse_ceil(list, STEPFUSE_LIST_LEAF) + 1;
}

static inline int stepfuse_by_start(const void *a, const void *b) {
    const struct stepfuse_span *x = (const struct stepfuse_span *)a;
    const struct stepfuse_span *y = (const struct stepfuse_span *)b;
    return x->start < y->start ? -1 : x->start > y->start;
}

static inline int32_t stepfuse_check_context(const struct stepfuse_program *p,
                                             const int64_t *context, int64_t chunk_count) {
    const int64_t *counts = context + 7; /* groups, tensors, tensors of all variants */
    if (chunk_count < 0 || counts[0] < 1 || counts[1] < 0 || counts[2] < counts[1])
        return STEPFUSE_RANGE;
    const int64_t needed[] = {chunk_count, counts[1], p->step_slots, p->group_slots,
                              p->tensor_slots * counts[1], p->shared, counts[2]};
    for (int i = 0; i < 7; i++)
        if (needed[i] && !context[i]) return STEPFUSE_NULL;
    if (!context[10]) return STEPFUSE_NULL;
    for (int i = 0; i < 11; i++)
        if ((i < 7 || i == 10) && context[i] % 8) return STEPFUSE_MISALIGNED;
    return STEPFUSE_OK;
}

static inline int32_t stepfuse_check_row(const struct stepfuse_program *p, const int64_t *context,
                                         const int64_t *row) {
    for (int i = 0; i < 8; i++)
        if (row[i] < 0) return STEPFUSE_RANGE;
    int64_t full = row[3] * row[4] * row[5];
    if (row[0] >= context[7] || row[1] >= context[9] || row[2] > full) return STEPFUSE_RANGE;
    if (row[2] < full && (!p->blocks || full - row[2] >= row[5])) return STEPFUSE_RANGE;
    if (row[6] != stepfuse_ceil(row[5], STEPFUSE_ROW_LEAF)) return STEPFUSE_RANGE;
    if (row[7] != stepfuse_ceil(row[4], STEPFUSE_COLUMN_LEAF)) return STEPFUSE_RANGE;
    if (((const int64_t *)(uintptr_t)context[6])[row[1]] != row[0]) return STEPFUSE_RANGE;
    for (int i = 0; i < p->column_count; i++) {
        const struct stepfuse_column *array = p->arrays + i;
        if (!stepfuse_cells(row, array->cells)) continue;
        if (!row[array->column]) return STEPFUSE_NULL;
        if (row[array->column] % array->bytes) return STEPFUSE_MISALIGNED;
    }
    return STEPFUSE_OK;
}

static inline int32_t stepfuse_check_chunks(const struct stepfuse_program *p,
                                            const int64_t *context, int64_t chunk_count) {
    const int64_t *chunk = (const int64_t *)(uintptr_t)context[0], *before = NULL;
    const int64_t *tensors = (const int64_t *)(uintptr_t)context[1];
    for (int64_t i = 0; i < chunk_count; i++, before = chunk, chunk += 6) {
        if (chunk[0] < 0 || chunk[0] >= context[8]) return STEPFUSE_RANGE;
        const int64_t *row = tensors + chunk[0] * p->columns;
        int64_t rows = row[3] * row[4], cols = row[5];
        if (chunk[1] < 0 || chunk[2] < 1 || chunk[2] > rows - chunk[1]) return STEPFUSE_RANGE;
        if (chunk[3] < 0 || chunk[4] < 1 || chunk[4] > cols - chunk[3]) return STEPFUSE_RANGE;
        if (chunk[3] % STEPFUSE_ROW_LEAF || chunk[5] < 0 || chunk[5] > 2) return STEPFUSE_RANGE;
        if (chunk[5] && chunk[4] != cols) return STEPFUSE_RANGE;
        if (chunk[5] == 2 && chunk[2] != rows) return STEPFUSE_RANGE;
        if (before && (chunk[5] < before[5] || chunk[0] < before[0])) return STEPFUSE_RANGE;
    }
    return STEPFUSE_OK;
}

/* All spans of a variant's arrays into `spans`; how many. */
static inline int64_t stepfuse_spans(const struct stepfuse_program *p, const int64_t *context,
                                     struct stepfuse_span *spans) {
    int64_t count = 0;
    for (int64_t t = 0; t < context[8]; t++) {
        const int64_t *row = (const int64_t *)(uintptr_t)context[1] + t * p->columns;
        for (int i = 0; i < p->column_count; i++) {
            const struct stepfuse_column *array = p->arrays + i;
            uintptr_t size = (uintptr_t)stepfuse_cells(row, array->cells) * array->bytes;
            if (!size) continue;
            uintptr_t start = (uintptr_t)row[array->column];
            struct stepfuse_span span = {start, start + size, array->stored};
            spans[count++] = span;
        }
    }
    return count;
}

static inline int32_t stepfuse_check_overlap(struct stepfuse_span *spans, int64_t count) {
    uintptr_t any = 0, stored = 0; /* the ends so far */
    qsort(spans, (size_t)count, sizeof *spans, stepfuse_by_start);
    for (int64_t i = 0; i < count; i++) {
        if (spans[i].start < stored || (spans[i].stored && spans[i].start < any))
            return STEPFUSE_OVERLAP;
        if (spans[i].end > any) any = spans[i].end;
        if (spans[i].stored && spans[i].end > stored) stored = spans[i].end;
    }
    return STEPFUSE_OK;
}

/* Checks the tables of all variants of a spec, in time tensors * log(tensors). */
static inline int32_t stepfuse_check(const struct stepfuse_program *programs,
                                     const struct stepfuse_tables *tables, int variants) {
    int64_t most = 0, used = 0;
    for (int v = 0; v < variants; v++) {
        const int64_t *context = tables[v].context;
        if (!context) continue;
        int32_t code = stepfuse_check_context(programs + v, context, tables[v].chunk_count);
        for (int64_t t = 0; !code && t < context[8]; t++)
            code = stepfuse_check_row(programs + v, context, (const int64_t *)(uintptr_t)context[1]
                                                                 + t * programs[v].columns);
        if (!code) code = stepfuse_check_chunks(programs + v, context, tables[v].chunk_count);
        if (code) return code;
        most += context[8] * programs[v].column_count, used++;
    }
    if (!used) return STEPFUSE_NULL;
    struct stepfuse_span *spans = (struct stepfuse_span *)malloc((size_t)(most + 1) * sizeof *spans);
    if (!spans) return STEPFUSE_MEMORY;
    int64_t count = 0;
    for (int v = 0; v < variants; v++)
        if (tables[v].context) count += stepfuse_spans(programs + v, tables[v].context, spans + count);
    int32_t code = stepfuse_check_overlap(spans, count);
    free(spans);
    return code;
}

/* How many chunks, and tensors, are of kind 0, of kind 0 or 1, of any. */
struct stepfuse_ranges {
    int64_t chunks[3], tensors[3];
};

static inline struct stepfuse_ranges stepfuse_ranges(struct stepfuse_tables given) {
    struct stepfuse_ranges found = {{0}, {0}};
    if (!given.context) return found;
    for (int i = 0; i < 3; i++)
        found.chunks[i] = given.chunk_count, found.tensors[i] = given.context[8];
    const int64_t *chunks = (const int64_t *)(uintptr_t)given.context[0];
    for (int64_t i = given.chunk_count - 1; i >= 0; i--)
        for (int kind = 0; kind < 2; kind++)
            if (chunks[i * 6 + 5] > kind) found.chunks[kind] = i, found.tensors[kind] = chunks[i * 6];
    return found;
}

/* One launch over 0..stop, on all threads where the compiler has OpenMP. */
static inline void stepfuse_run(stepfuse_function *f, const int64_t *context, int64_t argument,
                                int64_t stop) {
    if (!context) return;
#ifdef _OPENMP
#pragma omp parallel for schedule(dynamic)
    for (int64_t i = 0; i < stop; i++) f(context, argument, i, i + 1);
#else
    f(context, argument, 0, stop);
#endif
}

/* Copies a number to a variant that only reads it, for the step (cell 2 of a context) or for each
 * group (cell 3): its slots, and how many slots a group has, in the reader and in the writer. */
static inline void stepfuse_copy(const int64_t *reader, const int64_t *writer, int cell,
                                 int to, int to_slots, int from, int from_slots) {
    if (!reader) return;
    for (int64_t group = 0; group < (cell == 2 ? 1 : reader[7]); group++)
        ((double *)(uintptr_t)reader[cell])[group * to_slots + to] =
            ((const double *)(uintptr_t)writer[cell])[group * from_slots + from];
}
#endif
