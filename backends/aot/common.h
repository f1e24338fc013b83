/* What the headers of all artifacts share: codes, the check of the tables, the run of a launch. */
#ifndef STEPFUSE_COMMON
#define STEPFUSE_COMMON
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum stepfuse_code {
    STEPFUSE_OK = 0,
    STEPFUSE_CPU = 1,        /* sf_level() is below what the library was compiled for */
    STEPFUSE_NULL = 2,       /* an address that is needed is 0 */
    STEPFUSE_MISALIGNED = 3, /* an address is not a multiple of its element's size */
    STEPFUSE_RANGE = 4,      /* a count, a size, an index or a chunk is out of its range */
    STEPFUSE_OVERLAP = 5,    /* an array that is stored to overlaps another one */
    STEPFUSE_MEMORY = 6,     /* the check itself found no memory */
    STEPFUSE_DIGEST = 7,     /* the library is of another program than this header */
    STEPFUSE_SHAPE = 8,      /* no variant takes a tensor of this shape, label, dtype, rule */
    STEPFUSE_LIBRARY = 9     /* a library's routine that the step needs is not given */
};

/* Routines of a library, which a step needs that takes eigenvectors, orthogonal factors or singular
 * vectors: of `count` matrices, one behind the other, of rows x rows cells (svd: rows x cols) of 4 bytes, f32, or 8, f64.
 * s is symmetric, and
 * has its cells up to the diagonal read: eigenvalues ascend on a diagonal, eigenvectors are columns, of
 * each of which the largest cell, the first of equal ones, is positive; either may be null. q r = a,
 * the diagonal of r not negative. u diag(values) vt = x, thin, with k the shorter side: u is rows x k,
 * values descend on a diagonal, k x k, vt is k x cols; of each column of u the largest cell is
 * positive; any may be null. `transposed`: of the transposes of what is given (of svd: cols x rows). A matrix that has
 * no such result, or is not finite, gets NaN in all cells. */
struct stepfuse_library {
    void (*eigh)(int64_t rows, int64_t count, int32_t bytes, int32_t transposed, const void *s,
                 void *eigenvalues, void *eigenvectors);
    void (*qr)(int64_t rows, int64_t count, int32_t bytes, int32_t transposed, const void *a, void *q);
    void (*svd)(int64_t rows, int64_t cols, int64_t count, int32_t bytes, int32_t transposed,
                const void *x, void *u, void *values, void *vt);
};

/* The tables of one variant; context is null where no tensor takes it. What the context counts
 * stands here too, so that the check can tell a context that was overwritten. `memory` is the block
 * that all arrays but parameters and gradients lie in, null where they do not. Of an entry that only
 * some of the given tensors take, `places` says which of them each tensor is; null: all are taken. */
struct stepfuse_tables {
    const int64_t *context;
    int64_t chunk_count, tensor_count, group_count, all_tensors;
    const void *memory;
    int64_t bytes;
    const int64_t *places;
    const struct stepfuse_library *routines; /* null, until it is given */
};

/* An address column of the tensor table: the bytes of a cell, and how many cells there are: the product
 * of the sizes that the letters of `cells` name, as stepfuse_size does. The caller gives what is
 * `given`; the rest starts as the bits `start`, or as a copy of column `from`; of an extra input, given
 * as `a`, that is its place among them. Of a float `exponent` says how many bits its exponent has, else
 * it is 0. `with` is the column before it whose array it may have, since no step needs both at once, -1
 * where there is none. One that is `own` may lie on the stack of who runs a tensor of one chunk: its
 * cell is then -1 - n, of byte n there, which stepfuse_stack says. */
struct stepfuse_column {
    const char *name;
    int32_t column, bytes;
    const char *cells;
    char stored, given, exponent, own;
    int32_t from;
    char from_bytes, from_exponent;
    uint64_t start;
    int32_t block, with;
};

/* A number: cell 2 of the context has it in a slot for the step, 3 for each group, 4 for each
 * tensor; the bits of its first value. */
struct stepfuse_number {
    const char *name;
    int32_t cell, slot;
    uint64_t start;
};

/* view: f flat, b blocks of so many elements, u units of the first axis, m matrices, a axes: those
 * before `outer` and before `first` batches, those before `second` rows, the others columns. Where
 * there are outer ones, columns 9 and 10 of a tensor's row have the sizes of both batches. */
struct stepfuse_program {
    int32_t columns, step_slots, group_slots, tensor_slots, shared;
    char view, by_columns;
    int32_t block, outer, first, second, column_count, number_count;
    const struct stepfuse_column *arrays;
    const struct stepfuse_number *numbers;
    const char *digest, *built; /* of the header's program, and of the library's */
    int64_t chunk, whole, long_row; /* elements: of a chunk, of a tensor that is one; of a row that
                                     * is not cut */
    int64_t large; /* of a chunk, of a tensor that has STEPFUSE_MANY of such a size */
    int64_t long_list, list_part; /* cells: from which on launches of their own fold a tensor's list,
                                   * of leaves or of rows, 0: none do; of a part of it */
    int64_t tile_rows; /* of a matrix that a unit of a pass over matrices has; 0: there are no passes */
    int32_t eigh, qr, svd; /* whether the step needs these routines of a library */
};

typedef void stepfuse_function(const int64_t *, int64_t, int64_t, int64_t);

struct stepfuse_span {
    uintptr_t start, end;
    int stored;
};

#define STEPFUSE_MOST (INT64_C(1) << 46) /* cells, so that no size in bytes overflows */

static inline int64_t stepfuse_ceil(int64_t count, int64_t size) {
    return count / size + (count % size != 0);
}

static inline int64_t stepfuse_least(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t stepfuse_largest(int64_t a, int64_t b) { return a > b ? a : b; }

/* Whether there are so few cells along some axes, that no size in bytes overflows. */
static inline int stepfuse_bounded(const int64_t *sizes, int count) {
    int64_t left = STEPFUSE_MOST;
    for (int i = 0; i < count; i++) {
        if (sizes[i] < 0 || sizes[i] > left) return 0;
        left /= stepfuse_largest(sizes[i], 1);
    }
    return 1;
}

/* Columns 2 to 7 of a tensor's row, all that follows from its shape under the view; -1 where a size
 * is negative or the tensor too large. */
static inline int stepfuse_shape(int64_t *row, int64_t batches, int64_t rows, int64_t cols,
                                 int64_t numel) {
    const int64_t sizes[] = {batches, rows, cols};
    if (!stepfuse_bounded(sizes, 3)) return -1;
    row[2] = numel, row[3] = batches, row[4] = rows, row[5] = cols;
    row[6] = stepfuse_ceil(cols, STEPFUSE_ROW_LEAF);
    row[7] = stepfuse_ceil(rows, STEPFUSE_COLUMN_LEAF);
    return 0;
}

/* A size that a letter names, of the tensor of a row: e elements; b batches, of these o outer and i inner
 * ones; r rows, c columns; leaves of a row, p of so many columns, u of as many as rows; leaves of a
 * column, q of so many rows, v of as many as columns; k blocks, l leaves of a block; leaves of a list, s
 * of rows, m of rows or columns if there are more, x of blocks if there are more still. Of low-rank
 * matrices `block` is the chosen size: d, and f leaves of a column of so many rows. */
static inline int64_t stepfuse_size(const int64_t *row, int64_t block, char what) {
    int64_t blocks = block ? stepfuse_ceil(row[2], block) : 0, list = row[3] * row[4];
    if (what >= 'A' && what <= 'Z') { /* of tiles: as many matrices, of so many rows and columns */
        int64_t tiles[11] = {0};
        tiles[3] = row[3] * stepfuse_ceil(row[4], block) * stepfuse_ceil(row[5], block);
        for (int side = 4; side <= 5; side++) tiles[side] = row[side] < block ? row[side] : block;
        tiles[6] = stepfuse_ceil(tiles[5], STEPFUSE_ROW_LEAF);
        tiles[7] = stepfuse_ceil(tiles[4], STEPFUSE_COLUMN_LEAF);
        return stepfuse_size(tiles, 0, (char)(what - 'A' + 'a'));
    }
    switch (what) {
    case 'e': return row[2];
    case 'b': return row[3];
    case 'o': return row[9];
    case 'i': return row[10];
    case 'r': return row[4];
    case 'c': return row[5];
    case 'p': return row[6];
    case 'q': return row[7];
    case 'u': return stepfuse_ceil(row[4], STEPFUSE_ROW_LEAF);
    case 'v': return stepfuse_ceil(row[5], STEPFUSE_COLUMN_LEAF);
    case 'k': return blocks;
    case 'l': return stepfuse_ceil(block, STEPFUSE_ROW_LEAF);
    case 'd': return block;
    case 'f': return stepfuse_ceil(block, STEPFUSE_COLUMN_LEAF);
    }
    if (what != 's') list = stepfuse_largest(list, row[3] * row[5]);
    return stepfuse_ceil(what == 'x' ? stepfuse_largest(list, blocks) : list, STEPFUSE_LIST_LEAF) + 1;
}

/* The cells of an array; -1 where there are too many. */
static inline int64_t stepfuse_cells(const int64_t *row, const struct stepfuse_column *array) {
    int64_t found = 1, empty = 0;
    for (const char *what = array->cells; *what; what++) {
        int64_t size = stepfuse_size(row, array->block, *what);
        if (!size) empty = 1;
        else if (found > STEPFUSE_MOST / size) return -1;
        else found *= size;
    }
    return empty ? 0 : found;
}

/* Whether the cells of all arrays of a tensor can be counted. */
static inline int stepfuse_countable(const struct stepfuse_program *p, const int64_t *row) {
    for (int i = 0; i < p->column_count; i++)
        if (stepfuse_cells(row, p->arrays + i) < 0) return 0;
    return 1;
}

/* The cells of the scratch of a context. */
static inline int64_t stepfuse_scratch(int64_t all_tensors, int64_t groups) {
    return stepfuse_largest(all_tensors, groups) + STEPFUSE_SCRATCH;
}

/* Kind 2, the whole tensor is one chunk; 1, chunks are whole rows; 0, they are rectangles. */
static inline int stepfuse_kind(const struct stepfuse_program *p, const int64_t *row) {
    if (!row[2]) return 0;
    if (row[2] <= p->whole) return 2;
    return p->view != 'f' && row[5] <= p->long_row;
}

/* The byte of an array on the stack of who runs its tensor; -1 where it has memory. */
static inline int64_t stepfuse_stack(const struct stepfuse_program *p, const int64_t *row,
                                     const struct stepfuse_column *array) {
    int64_t used = 0, found = -1, first = array->with < 0 ? array->column : array->with;
    if (!array->own || stepfuse_kind(p, row) != 2) return -1;
    for (int i = 0; i < p->column_count; i++) {
        const struct stepfuse_column *a = p->arrays + i;
        if (!a->own || a->with >= 0) continue;
        if (a->column == first) found = used;
        used += (stepfuse_cells(row, a) * a->bytes + 63) / 64 * 64;
    }
    return used > STEPFUSE_OWN ? -1 : found;
}

/* The chunks of a tensor, of which there is one way: written `to` if it is not null, compared with
 * the `left` ones at `as` if that is not null. How many there are; -1 where they are others. */
static inline int64_t stepfuse_chunks(const struct stepfuse_program *p, int64_t tensor,
                                      const int64_t *row, int64_t *to, const int64_t *as,
                                      int64_t left) {
    int kind = stepfuse_kind(p, row), columns = p->by_columns;
    int64_t rows = row[4], cols = row[5], total = row[3] * rows, count = 0;
    int64_t span = total, step = total, width = cols; /* rows apart, rows at a time, columns */
    int64_t chunk_size = row[2] / STEPFUSE_MANY >= p->large ? p->large : p->chunk;
    if (!row[2]) return 0;
    if (kind == 1) {
        step = stepfuse_largest(1, chunk_size / cols);
        if (columns && step >= rows)
            step = step / rows * rows;
        else if (columns)
            span = rows, step = stepfuse_largest(1, step / STEPFUSE_COLUMN_LEAF) * STEPFUSE_COLUMN_LEAF;
    } else if (kind == 0) {
        span = columns ? rows : total, step = columns ? STEPFUSE_COLUMN_LEAF : 1;
        width = columns ? stepfuse_largest(STEPFUSE_ROW_LEAF, chunk_size / STEPFUSE_COLUMN_LEAF)
                        : chunk_size;
    }
    for (int64_t start = 0; start < total; start += span)
        for (int64_t at = start; at < start + span; at += step) {
            int64_t stop = kind ? cols : stepfuse_least(cols, row[2] - at * cols);
            for (int64_t col = 0; col < stop; col += width, count++) {
                int64_t chunk[6] = {tensor, at, stepfuse_least(step, start + span - at), col,
                                    stepfuse_least(width, stop - col), kind};
                for (int i = 0; i < 6; i++) {
                    if (to) to[count * 6 + i] = chunk[i];
                    if (as && (count >= left || as[count * 6 + i] != chunk[i])) return -1;
                }
            }
        }
    return count;
}

/* The parts of a tensor's long list, which stand behind all chunks: the cells as rows and as columns,
 * and 3 as a kind. They are written and compared as chunks are. */
static inline int64_t stepfuse_lists(const struct stepfuse_program *p, int64_t tensor,
                                     const int64_t *row, int64_t *to, const int64_t *as,
                                     int64_t left) {
    int64_t cells = p->view == 'f' ? row[6] : row[3] * row[4], count = 0;
    if (!p->long_list || cells < p->long_list || row[2] <= STEPFUSE_WHOLE) return 0;
    for (int64_t first = 0; first < cells; first += p->list_part, count++) {
        int64_t size = stepfuse_least(p->list_part, cells - first);
        int64_t list[6] = {tensor, first, size, first, size, 3};
        for (int i = 0; i < 6; i++) {
            if (to) to[count * 6 + i] = list[i];
            if (as && (count >= left || as[count * 6 + i] != list[i])) return -1;
        }
    }
    return count;
}

/* The units of passes over a tensor's matrices, which stand behind all lists: some rows of one, or as
 * many columns; the columns of a chunk count the batch, and the kind is 4. Of a long side there is an even
 * number of units, each a multiple of 12 rows. */
static inline int64_t stepfuse_tiles(const struct stepfuse_program *p, int64_t tensor,
                                     const int64_t *row, int64_t *to, const int64_t *as,
                                     int64_t left) {
    int64_t longest = stepfuse_largest(row[4], row[5]), count = 0;
    if (!p->tile_rows) return 0;
    int64_t most = 2 * p->tile_rows, even = 4 * longest > most ? 2 * stepfuse_ceil(longest, most) : 1;
    int64_t rows = 12 * stepfuse_largest(stepfuse_ceil(longest, 12 * even), 1);
    if (!to && !as) return row[3] * stepfuse_ceil(longest, rows);
    for (int64_t batch = 0; batch < row[3]; batch++)
        for (int64_t first = 0; first < longest; first += rows, count++) {
            int64_t tile[6] = {tensor, first, rows, batch, 1, 4};
            for (int i = 0; i < 6; i++) {
                if (to) to[count * 6 + i] = tile[i];
                if (as && (count >= left || as[count * 6 + i] != tile[i])) return -1;
            }
        }
    return count;
}

static inline int stepfuse_by_start(const void *a, const void *b) {
    const struct stepfuse_span *x = (const struct stepfuse_span *)a;
    const struct stepfuse_span *y = (const struct stepfuse_span *)b;
    return x->start < y->start ? -1 : x->start > y->start;
}

/* The tables of a context: how many cells of 8 bytes each has; whether steps store to it. */
static inline void stepfuse_sizes(const struct stepfuse_program *p, const struct stepfuse_tables *t,
                                  int64_t sizes[11], int stored[11]) {
    const int64_t found[] = {t->chunk_count * 6, t->tensor_count * p->columns, p->step_slots,
                             p->group_slots * t->group_count, p->tensor_slots * t->tensor_count,
                             p->shared * t->all_tensors, t->all_tensors, 0, 0, 0,
                             stepfuse_scratch(t->all_tensors, t->group_count)};
    for (int i = 0; i < 11; i++) sizes[i] = found[i], stored[i] = (i > 1 && i < 6) || i == 10;
}

/* Whether bytes lie in the memory of the tables, where that is known. */
static inline int stepfuse_inside(const struct stepfuse_tables *t, int64_t address, int64_t size) {
    uintptr_t start = (uintptr_t)address, memory = (uintptr_t)t->memory;
    if (start > UINTPTR_MAX - (uintptr_t)size) return 0;
    return !memory || (start >= memory && start + (uintptr_t)size <= memory + (uintptr_t)t->bytes);
}

static inline int32_t stepfuse_check_context(const struct stepfuse_program *p,
                                             const struct stepfuse_tables *t) {
    const int64_t counts[] = {t->group_count, t->tensor_count, t->all_tensors, t->chunk_count};
    int64_t sizes[11];
    int stored[11];
    if ((uintptr_t)t->context % 8) return STEPFUSE_MISALIGNED;
    for (int i = 0; i < 4; i++)
        if (counts[i] < 0 || counts[i] > STEPFUSE_MOST / 4096) return STEPFUSE_RANGE;
    for (int i = 0; i < 3; i++)
        if (t->context[7 + i] != counts[i]) return STEPFUSE_RANGE;
    if (counts[0] < 1 || counts[2] < counts[1]) return STEPFUSE_RANGE;
    stepfuse_sizes(p, t, sizes, stored);
    for (int i = 0; i < 11; i++) {
        if (sizes[i] && !t->context[i]) return STEPFUSE_NULL;
        if (sizes[i] && t->context[i] % 8) return STEPFUSE_MISALIGNED;
        if (sizes[i] && !stepfuse_inside(t, t->context[i], sizes[i] * 8)) return STEPFUSE_RANGE;
    }
    return STEPFUSE_OK;
}

/* Whether the sizes of a row are those of a tensor under the view, and follow from each other. */
static inline int stepfuse_fits(const struct stepfuse_program *p, const int64_t *row) {
    int64_t expected[8];
    if (row[2] < 0 || stepfuse_shape(expected, row[3], row[4], row[5], row[2])) return 0;
    int64_t full = row[3] * row[4] * row[5];
    if (p->outer) {
        const int64_t sizes[] = {row[9], row[10], row[4], row[5]};
        if (!stepfuse_bounded(sizes, 4) || row[9] * row[10] != row[3]) return 0;
    }
    if (row[6] != expected[6] || row[7] != expected[7]) return 0;
    if (p->view != 'm' && p->view != 'a' && row[3] != 1) return 0;
    if (p->view == 'f' && row[4] != 1) return 0;
    if (!stepfuse_countable(p, row)) return 0;
    if (p->view != 'b') return row[2] == full;
    return row[5] == p->block && row[2] <= full && full - row[2] < p->block;
}

static inline int32_t stepfuse_check_row(const struct stepfuse_program *p,
                                         const struct stepfuse_tables *t, const int64_t *row) {
    if (row[0] < 0 || row[0] >= t->group_count || row[1] < 0 || row[1] >= t->all_tensors)
        return STEPFUSE_RANGE;
    if (!stepfuse_fits(p, row)) return STEPFUSE_RANGE;
    if (((const int64_t *)(uintptr_t)t->context[6])[row[1]] != row[0]) return STEPFUSE_RANGE;
    for (int i = 0; i < p->column_count; i++) {
        const struct stepfuse_column *array = p->arrays + i;
        if (!stepfuse_cells(row, array)) continue;
        if (!row[array->column]) return STEPFUSE_NULL;
        if (row[array->column] < 0) {
            if (stepfuse_stack(p, row, array) != -1 - row[array->column]) return STEPFUSE_RANGE;
            continue;
        }
        if ((uintptr_t)row[array->column] % (uintptr_t)array->bytes) return STEPFUSE_MISALIGNED;
    }
    return STEPFUSE_OK;
}

/* Rows behind the chunks, tensor by tensor, which are to be those that the tensors' shapes have: goes
 * past them. Nonzero where they are others. */
typedef int64_t stepfuse_rows(const struct stepfuse_program *, int64_t, const int64_t *, int64_t *,
                              const int64_t *, int64_t);

static inline int stepfuse_behind_chunks(const struct stepfuse_program *p,
                                         const struct stepfuse_tables *t, stepfuse_rows *rows,
                                         const int64_t **chunk, int64_t *left) {
    for (int64_t n = 0; n < t->tensor_count; n++) {
        const int64_t *row = (const int64_t *)(uintptr_t)t->context[1] + n * p->columns;
        int64_t count = rows(p, n, row, NULL, *chunk, *left);
        if (count < 0 || count > *left) return -1;
        if (count) *chunk += count * 6, *left -= count;
    }
    return 0;
}

/* The tensors in the order of their kinds, each with the chunks that its shape has; then the parts
 * of their long lists, then the units of their matrices. */
static inline int32_t stepfuse_check_tensors(const struct stepfuse_program *p,
                                             const struct stepfuse_tables *t) {
    const int64_t *chunk = (const int64_t *)(uintptr_t)t->context[0];
    int64_t left = t->chunk_count;
    int kind = 0;
    for (int64_t n = 0; n < t->tensor_count; n++) {
        const int64_t *row = (const int64_t *)(uintptr_t)t->context[1] + n * p->columns;
        int32_t code = stepfuse_check_row(p, t, row);
        if (code) return code;
        if (stepfuse_kind(p, row) < kind) return STEPFUSE_RANGE;
        kind = stepfuse_kind(p, row);
        int64_t count = stepfuse_chunks(p, n, row, NULL, chunk, left);
        if (count < 0 || count > left) return STEPFUSE_RANGE;
        if (count) chunk += count * 6, left -= count;
    }
    if (stepfuse_behind_chunks(p, t, stepfuse_lists, &chunk, &left)) return STEPFUSE_RANGE;
    if (stepfuse_behind_chunks(p, t, stepfuse_tiles, &chunk, &left)) return STEPFUSE_RANGE;
    return left ? STEPFUSE_RANGE : STEPFUSE_OK;
}

/* Adds the bytes from an address; a code where they should lie in the tables' memory and do not. */
static inline int32_t stepfuse_span(const struct stepfuse_tables *t, int64_t address, int64_t size,
                                    int stored, int given, struct stepfuse_span *spans,
                                    int64_t *count) {
    uintptr_t start = (uintptr_t)address, end = start + (uintptr_t)size;
    if (!size) return STEPFUSE_OK;
    if (end < start || (!given && !stepfuse_inside(t, address, size))) return STEPFUSE_RANGE;
    struct stepfuse_span span = {start, end, stored};
    spans[(*count)++] = span;
    return STEPFUSE_OK;
}

/* The bytes of a variant's tables and arrays; `shared` and `owners` are all variants', so once. */
static inline int32_t stepfuse_spans(const struct stepfuse_program *p,
                                     const struct stepfuse_tables *t, int first,
                                     struct stepfuse_span *spans, int64_t *count) {
    int64_t sizes[11];
    int stored[11];
    stepfuse_sizes(p, t, sizes, stored);
    int32_t code = stepfuse_span(t, (int64_t)(intptr_t)t->context, 11 * 8, 0, 1, spans, count);
    for (int i = 0; !code && i < 11; i++)
        if (first || (i != 5 && i != 6))
            code = stepfuse_span(t, t->context[i], sizes[i] * 8, stored[i], 0, spans, count);
    for (int64_t n = 0; !code && n < t->tensor_count; n++) {
        const int64_t *row = (const int64_t *)(uintptr_t)t->context[1] + n * p->columns;
        for (int i = 0; !code && i < p->column_count; i++) {
            const struct stepfuse_column *a = p->arrays + i;
            int64_t size = stepfuse_cells(row, a) * a->bytes;
            if (row[a->column] < 0 || (a->with >= 0 && row[a->column] == row[a->with])) continue;
            code = stepfuse_span(t, row[a->column], size, a->stored, a->given, spans, count);
        }
    }
    return code;
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

/* What the variants have in common: their owners, ascending, the shared cells, and every tensor once.
 * `seen` has a 0 for each tensor. */
static inline int32_t stepfuse_check_common(const struct stepfuse_program *programs,
                                            const struct stepfuse_tables *tables, int variants,
                                            const struct stepfuse_tables *first, char *seen) {
    const int64_t *owners = (const int64_t *)(uintptr_t)first->context[6];
    int64_t count = 0;
    for (int64_t n = 1; n < first->all_tensors; n++)
        if (owners[n] < owners[n - 1]) return STEPFUSE_RANGE;
    for (int v = 0; v < variants; v++) {
        const struct stepfuse_tables *t = tables + v;
        if (!t->context) continue;
        if (t->all_tensors != first->all_tensors || t->group_count != first->group_count)
            return STEPFUSE_RANGE;
        if (t->context[6] != first->context[6]) return STEPFUSE_RANGE;
        if (programs[v].shared && t->context[5] != first->context[5]) return STEPFUSE_RANGE;
        for (int64_t n = 0; n < t->tensor_count; n++, count++) {
            const int64_t *row = (const int64_t *)(uintptr_t)t->context[1] + n * programs[v].columns;
            if (seen[row[1]]++) return STEPFUSE_RANGE;
        }
    }
    return count == first->all_tensors ? STEPFUSE_OK : STEPFUSE_RANGE;
}

/* Checks the tables of all variants of a spec, in time tensors * log(tensors) + chunks. */
static inline int32_t stepfuse_check(const struct stepfuse_program *programs,
                                     const struct stepfuse_tables *tables, int variants) {
    const struct stepfuse_tables *first = NULL;
    int64_t most = 1, count = 0;
    int32_t code = STEPFUSE_OK;
    for (int v = 0; v < variants; v++) {
        if (strcmp(programs[v].digest, programs[v].built)) return STEPFUSE_DIGEST;
        if (!tables[v].context) continue;
        if (!first) first = tables + v;
        const struct stepfuse_library *given = tables[v].routines;
        const struct stepfuse_library none = {NULL, NULL, NULL}, *there = given ? given : &none;
        if ((programs[v].eigh && !there->eigh) || (programs[v].qr && !there->qr) ||
            (programs[v].svd && !there->svd))
            return STEPFUSE_LIBRARY;
        code = stepfuse_check_context(programs + v, tables + v);
        if (!code) code = stepfuse_check_tensors(programs + v, tables + v);
        if (code) return code;
        most += 12 + tables[v].tensor_count * programs[v].column_count;
    }
    if (!first) return STEPFUSE_NULL;
    struct stepfuse_span *spans = (struct stepfuse_span *)malloc((size_t)most * sizeof *spans);
    char *seen = (char *)calloc((size_t)first->all_tensors + 1, 1);
    code = spans && seen ? stepfuse_check_common(programs, tables, variants, first, seen)
                         : STEPFUSE_MEMORY;
    for (int v = 0; !code && v < variants; v++)
        if (tables[v].context)
            code = stepfuse_spans(programs + v, tables + v, tables + v == first, spans, &count);
    if (!code) code = stepfuse_check_overlap(spans, count);
    free(spans);
    free(seen);
    return code;
}

/* A launch that a library computes, over all tensors: of squares of rows ('r') or of columns in the
 * column `taken`, by eigh ('e') to two columns, -1 where one is not asked for, or by qr ('q') to one;
 * of elements by svd ('s') to three. */
struct stepfuse_library_launch {
    char routine, side;
    int32_t bytes, transposed, taken, first, second, third;
};

static inline void stepfuse_by_library(const struct stepfuse_library_launch *a,
                                       const struct stepfuse_tables *given, int32_t columns) {
    for (int64_t n = 0; n < given->tensor_count; n++) {
        const int64_t *row = (const int64_t *)(uintptr_t)given->context[1] + n * columns;
        int64_t rows = a->side == 'r' ? row[4] : row[5];
        const void *taken = (const void *)(uintptr_t)row[a->taken];
        void *first = a->first < 0 ? NULL : (void *)(uintptr_t)row[a->first];
        void *second = a->second < 0 ? NULL : (void *)(uintptr_t)row[a->second];
        void *third = a->third < 0 ? NULL : (void *)(uintptr_t)row[a->third];
        if (!rows || !row[3]) continue;
        if (a->routine == 's' && row[4] && row[5])
            given->routines->svd(row[4], row[5], row[3], a->bytes, a->transposed, taken, first, second,
                                 third);
        if (a->routine == 'e')
            given->routines->eigh(rows, row[3], a->bytes, a->transposed, taken, first, second);
        if (a->routine == 'q')
            given->routines->qr(rows, row[3], a->bytes, a->transposed, taken, first);
    }
}

/* One launch of a step: over all chunks ('c'), tensors ('t') or units of matrices ('m') of tensors of
 * a variant whose kind is at most `last`, or once ('o'); or by a library, over all tensors, which have
 * so many columns as `argument` says. */
struct stepfuse_launch {
    int32_t variant;
    stepfuse_function *function;
    char over;
    int32_t last, argument;
    const struct stepfuse_library_launch *routine;
};

/* The first chunk from `low` on in which a cell is greater than `last`: they ascend by it. */
static inline int64_t stepfuse_behind(const struct stepfuse_tables *given, int64_t low, int cell,
                                      int64_t last) {
    const int64_t *chunks = (const int64_t *)(uintptr_t)given->context[0];
    int64_t high = given->chunk_count;
    while (low < high) {
        int64_t middle = low + (high - low) / 2;
        if (chunks[middle * 6 + cell] > last) high = middle;
        else low = middle + 1;
    }
    return low;
}

/* The end of a launch's units, and where they begin: the tables are sorted by kind, so that chunks and
 * tensors are the first, and units of matrices those of the first tensors. */
static inline int64_t stepfuse_units(const struct stepfuse_tables *given, char over, int32_t last,
                                     int64_t *low) {
    *low = 0;
    if (over == 'o') return 1;
    const int64_t *chunks = (const int64_t *)(uintptr_t)given->context[0];
    int64_t end = stepfuse_behind(given, 0, 5, last);
    if (over == 'c') return end;
    int is_chunk = end < given->chunk_count && chunks[end * 6 + 5] < 3;
    int64_t tensors = is_chunk ? chunks[end * 6] : given->tensor_count;
    if (over == 't') return tensors;
    *low = stepfuse_behind(given, end, 5, 3);
    return stepfuse_behind(given, *low, 0, tensors - 1);
}

/* One launch over low..stop, on all threads where the compiler has OpenMP. */
static inline void stepfuse_run(stepfuse_function *f, const int64_t *context, int64_t argument,
                                int64_t low, int64_t stop) {
#ifdef _OPENMP
#pragma omp parallel for schedule(dynamic)
    for (int64_t i = low; i < stop; i++) f(context, argument, i, i + 1);
#else
    f(context, argument, low, stop);
#endif
}

static inline void stepfuse_launches(const struct stepfuse_launch *launches, int count,
                                     const struct stepfuse_tables *variants) {
    for (int i = 0; i < count; i++) {
        const struct stepfuse_launch *a = launches + i;
        const struct stepfuse_tables *given = variants + a->variant;
        if (!given->context) continue;
        if (a->routine) {
            stepfuse_by_library(a->routine, given, a->argument);
            continue;
        }
        int64_t low, stop = stepfuse_units(given, a->over, a->last, &low);
        stepfuse_run(a->function, given->context, a->argument, low, stop);
    }
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
