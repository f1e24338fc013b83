/* Steps laid out by nothing but the header, under -fsanitize=address,undefined: the step's object
 * tells of each of its accesses, and what no table says is there is poisoned.
 *
 *     sanitized SPEC INPUT OUTPUT ROLE...            steps, and writes the arrays of the roles
 *     sanitized SPEC INPUT fuzz SEED COUNT SECONDS   wrong tables: refused, or the step stays inside
 */
#include <sanitizer/asan_interface.h>
#include <stdio.h>
#include <time.h>
#define STEPFUSE_GAP 64
#include "stepfuse.h"

struct spec {
    const char *name;
    int variants;
    const struct stepfuse_program *(*programs)(void);
    int64_t (*bytes)(const struct stepfuse_tensor *, int64_t, int64_t);
    int32_t (*tables)(const struct stepfuse_tensor *, int64_t, int64_t, void *, int64_t,
                      struct stepfuse_tables *);
    int32_t (*set)(const struct stepfuse_tables *, const char *, int64_t, double);
    void (*point)(const struct stepfuse_tables *, const struct stepfuse_tensor *);
    void *(*array)(const struct stepfuse_tables *, int64_t, const char *, int64_t *);
    int32_t (*check)(const struct stepfuse_tables *, const struct stepfuse_tensor *);
    void (*step)(const struct stepfuse_tables *);
};
#define SPEC(n, variants)                                                                        \
    {#n, variants, sf_##n##_programs, sf_##n##_bytes, sf_##n##_tables, sf_##n##_set,             \
     sf_##n##_point, sf_##n##_array, sf_##n##_check, sf_##n##_step},
static const struct spec specs[] = {SPECS};

void watch(const void *at, int64_t bytes) {
    if (!__asan_region_is_poisoned((void *)(uintptr_t)at, (size_t)bytes)) return;
    fprintf(stderr, "the step accesses %d bytes outside its arrays\n", (int)bytes);
    __asan_describe_address((void *)(uintptr_t)at);
    abort();
}

void watch_lanes(const void *at, int64_t bytes, int64_t mask) {
    for (int64_t i = 0; i < 64; i++)
        if (mask >> i & 1) watch((const char *)at + i * bytes, bytes);
}

static void expect(int right, const char *what) {
    if (right) return;
    fprintf(stderr, "%s\n", what);
    exit(3);
}

static int64_t number(FILE *file) {
    int64_t found;
    expect(fread(&found, sizeof found, 1, file) == 1, "the input ends too early");
    return found;
}

static void *bytes_of(FILE *file, int64_t *size) {
    *size = number(file);
    void *found = malloc((size_t)*size);
    expect(fread(found, 1, (size_t)*size, file) == (size_t)*size, "the input ends too early");
    return found;
}

/* What is in the memory of tables, but in none of their arrays, is not to be touched. */
static void poison(const struct spec *spec, const struct stepfuse_tables *tables) {
    int64_t most = 1, count = 0;
    int first = -1;
    const struct stepfuse_program *p = spec->programs();
    for (int v = 0; v < spec->variants; v++)
        if (tables[v].context) most += 12 + tables[v].tensor_count * p[v].column_count;
    struct stepfuse_span *spans = malloc((size_t)most * sizeof *spans);
    for (int v = 0; v < spec->variants; v++) {
        if (!tables[v].context) continue;
        if (first < 0) first = v;
        expect(!stepfuse_spans(p + v, tables + v, first == v, spans, &count), "spans outside");
    }
    if (first >= 0) {
        const char *memory = (const char *)tables[first].memory;
        __asan_poison_memory_region(memory, (size_t)tables[first].bytes);
        for (int64_t i = 0; i < count; i++)
            if (spans[i].start >= (uintptr_t)memory &&
                spans[i].end <= (uintptr_t)memory + (uintptr_t)tables[first].bytes)
                __asan_unpoison_memory_region((void *)spans[i].start, spans[i].end - spans[i].start);
    }
    free(spans);
}

/* ------------------------------------------------------------------ wrong tables */

static uint64_t state;
static uint64_t any(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
}
static int64_t below(int64_t n) { return (int64_t)(any() % (uint64_t)n); }

static int64_t wrong(int64_t old) {
    const int64_t values[] = {0, -1, 1, 2, 255, 256, 1023, 1024, 32768, 65537, INT64_MIN, INT64_MAX,
                              (int64_t)((uint64_t)old + 1), (int64_t)((uint64_t)old - 1),
                              (int64_t)((uint64_t)old * 2), old / 2, -(old / 2), old ^ 64,
                              (int64_t)((uint64_t)old + 64), (int64_t)((uint64_t)old - 256),
                              (int64_t)any(), below(1 << 20), (int64_t)(1ull << below(63))};
    return values[below(sizeof values / sizeof *values)];
}

/* Changes one cell of one table. */
static int change(const struct spec *spec, const struct stepfuse_tables *tables,
                  int64_t addresses[8][4], int64_t **where, int64_t *old) {
    int v = (int)below(spec->variants);
    const struct stepfuse_program *p = spec->programs() + v;
    const struct stepfuse_tables *t = tables + v;
    if (!t->context) return 0;
    const int64_t sizes[] = {11, t->chunk_count * 6, t->tensor_count * p->columns, t->all_tensors};
    const int64_t *at = addresses[v]; /* as they were: a context may be wrong already */
    int table = (int)below(4);
    if (!sizes[table]) return 0;
    int64_t cell = below(sizes[table]);
    *where = (int64_t *)(uintptr_t)at[table] + cell, *old = **where;
    int64_t other = ((int64_t *)(uintptr_t)at[table])[below(sizes[table])];
    int64_t value = below(4) ? wrong(*old) : other;
    **where = value;
    return 1;
}

static void fuzz(const struct spec *spec, struct stepfuse_tables *tables,
                 const struct stepfuse_tensor *given, char **arguments) {
    int64_t count = atoll(arguments[1]), refused = 0, same = 0, ran = 0;
    double seconds = atof(arguments[2]);
    int64_t at[8][4];
    time_t start = time(NULL);
    for (int v = 0; v < spec->variants; v++)
        if (tables[v].context) {
            const int64_t *c = tables[v].context;
            at[v][0] = (int64_t)(intptr_t)c, at[v][1] = c[0], at[v][2] = c[1], at[v][3] = c[6];
        }
    state = (uint64_t)atoll(arguments[0]) * 2654435761u + 88172645463325252u;
    for (int64_t turn = 0; turn < count && difftime(time(NULL), start) < seconds; turn++) {
        int64_t *where[3], old[3], changes = 0;
        for (int64_t n = 1 + below(3); n; n--)
            changes += change(spec, tables, at, where + changes, old + changes);
        int moved = 0;
        for (int64_t n = 0; n < changes; n++) moved |= *where[n] != old[n];
        if (!moved) same++;
        else if (spec->check(tables, given)) refused++;
        else {
            poison(spec, tables), ran++;
            spec->step(tables);
            for (int v = 0; v < spec->variants; v++)
                if (tables[v].context)
                    __asan_unpoison_memory_region(tables[v].memory, (size_t)tables[v].bytes);
        }
        while (changes--) *where[changes] = old[changes];
    }
    expect(!spec->check(tables, given), "the right tables are refused afterwards");
    printf("refused %ld, ran %ld, unchanged %ld\n", (long)refused, (long)ran, (long)same);
}

int main(int count, char **arguments) {
    const struct spec *spec = specs;
    while (strcmp(spec->name, arguments[1])) spec++;
    FILE *file = fopen(arguments[2], "rb");
    expect(file != NULL, "no input");
    int64_t tensors = number(file), groups = number(file), steps = number(file), size;
    struct stepfuse_tensor *given = calloc((size_t)tensors + 1, sizeof *given);
    void **grads = calloc((size_t)(tensors * steps) + 1, sizeof *grads);
    for (int64_t n = 0; n < tensors; n++) {
        given[n].dims = (int64_t *)bytes_of(file, &size), given[n].rank = (int32_t)(size / 8);
        given[n].group = number(file), given[n].param = bytes_of(file, &size);
        for (int64_t s = 0; s < steps; s++) grads[s * tensors + n] = bytes_of(file, &size);
        given[n].grad = steps ? grads[n] : NULL;
    }
    int64_t bytes = spec->bytes(given, tensors, groups);
    expect(bytes >= 0, "the shapes are refused");
    void *memory = aligned_alloc(64, (size_t)bytes);
    struct stepfuse_tables tables[8];
    memset(memory, 0xff, (size_t)bytes);
    expect(spec->tables(given, tensors, groups, memory, bytes - 1, tables) == STEPFUSE_MEMORY, "less");
    int32_t code = spec->tables(given, tensors, groups, memory, bytes, tables);
    expect(!code, "no tables");
    for (int64_t n = number(file); n; n--) {
        int64_t group = number(file), length;
        char *name = bytes_of(file, &length);
        double *value = bytes_of(file, &size);
        expect(!spec->set(tables, name, group, *value), "no such number");
        free(name), free(value);
    }
    fclose(file);
    expect(spec->set(tables, "nothing of this name", 0, 1.0) == STEPFUSE_RANGE, "set");
    code = spec->check(tables, given);
    if (code) fprintf(stderr, "code %d\n", code);
    expect(!code, "right tables are refused");
    if (!strcmp(arguments[3], "wide")) { /* one row as wide as the tensor, where rows are blocks */
        for (int64_t n = 0; n < tables[0].tensor_count; n++) {
            int64_t *row = (int64_t *)(uintptr_t)tables[0].context[1] + n * spec->programs()->columns;
            if (row[4] > 1) stepfuse_shape(row, 1, 1, row[2], row[2]);
        }
        printf("%d\n", spec->check(tables, NULL));
    } else if (!strcmp(arguments[3], "fuzz")) {
        fuzz(spec, tables, given, arguments + 4);
    } else {
        for (int64_t s = 0; s < steps; s++) {
            for (int64_t n = 0; n < tensors; n++) given[n].grad = grads[s * tensors + n];
            spec->point(tables, given);
            expect(!spec->check(tables, s % 2 ? given : NULL), "the tables are refused after a step");
            poison(spec, tables);
            spec->step(tables);
            __asan_unpoison_memory_region(memory, (size_t)bytes);
        }
        file = fopen(arguments[3], "wb");
        for (int64_t n = 0; n < tensors; n++)
            for (int i = 4; i < count; i++) {
                int64_t length = -1;
                void *found = spec->array(tables, n, arguments[i], &length);
                fwrite(&length, sizeof length, 1, file);
                if (length > 0) fwrite(found, 1, (size_t)length, file);
            }
        fclose(file);
    }
    for (int64_t n = 0; n < tensors; n++)
        free((void *)(uintptr_t)given[n].dims), free(given[n].param);
    for (int64_t n = 0; n < tensors * steps; n++) free(grads[n]);
    free(grads), free(given), free(memory);
    return 0;
}
