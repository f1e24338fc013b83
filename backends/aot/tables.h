/* Lays out the tables of a spec, and all memory that its steps need, for tensors of given shapes. */
#ifndef STEPFUSE_TABLES
#define STEPFUSE_TABLES

#ifndef STEPFUSE_GAP
#define STEPFUSE_GAP 0 /* bytes left free behind each array, for a memory checker to watch */
#endif

/* The product of sizes, at most STEPFUSE_MOST; -1 beyond, or where one is negative. */
static inline int64_t stepfuse_product(const int64_t *sizes, int64_t count) {
    int64_t found = 1, empty = 0;
    for (int64_t i = 0; i < count; i++) {
        if (sizes[i] < 0) return -1;
        if (!sizes[i]) empty = 1;
        else if (found > STEPFUSE_MOST / sizes[i]) return -1;
        else found *= sizes[i];
    }
    return empty ? 0 : found;
}

/* A tensor: its shape, its group (tensors are given group by group, from group 0), the label of the
 * group where variants ask for one, its arrays, likewise its dtype ("f32", "bf16") and its rule.
 * `grad` may be null until the first step; `aux` has the arrays of extra inputs in the order of
 * SF_NAME_AUX_ROLE, null where there are none. */
struct stepfuse_tensor {
    int32_t rank;
    const int64_t *dims;
    int64_t group;
    const char *label;
    void *param, *grad;
    void *const *aux;
    const char *dtype, *rule;
};

/* The array that the caller gives for a column. */
static inline void *stepfuse_given(const struct stepfuse_column *a,
                                   const struct stepfuse_tensor *tensor) {
    if (a->given == 'p') return tensor->param;
    if (a->given == 'g') return tensor->grad;
    return a->given == 'a' && tensor->aux ? tensor->aux[a->from] : NULL;
}

/* Which variant takes a tensor; -1 none. `rows` and `cols` are the sizes of its last two axes, 1 where
 * it has no such axis. */
typedef int stepfuse_choice(int64_t rank, int64_t numel, int64_t rows, int64_t cols,
                            const char *label, const char *dtype, const char *rule);

/* What the choice says of a tensor of so many elements. */
static inline int stepfuse_chosen(stepfuse_choice *choice, const struct stepfuse_tensor *x,
                                  int64_t numel) {
    int64_t rows = x->rank > 1 ? x->dims[x->rank - 2] : 1;
    int64_t cols = x->rank > 0 ? x->dims[x->rank - 1] : 1;
    return choice(x->rank, numel, rows, cols, x->label ? x->label : "", x->dtype ? x->dtype : "",
                  x->rule ? x->rule : "");
}

/* The first of the tensors from `n` on that a variant takes; `count` where there is none. */
static inline int64_t stepfuse_next(stepfuse_choice *choice, const struct stepfuse_tensor *tensors,
                                    int64_t count, int64_t n) {
    while (n < count && stepfuse_chosen(choice, tensors + n,
                                        stepfuse_product(tensors[n].dims, tensors[n].rank)) < 0)
        n++;
    return n;
}

/* Which of the given tensors the one of a row is. */
static inline int64_t stepfuse_place(const struct stepfuse_tables *t, const int64_t *row) {
    return t->places ? t->places[row[1]] : row[1];
}

/* A block of memory, handed out from its front; with a null address it is only measured. */
struct stepfuse_block {
    char *memory;
    int64_t used;
};

static inline void *stepfuse_take(struct stepfuse_block *block, int64_t bytes) {
    int64_t start = block->used;
    block->used += (bytes + 63) / 64 * 64 + STEPFUSE_GAP;
    return block->memory && bytes ? block->memory + start : NULL;
}

#define STEPFUSE_ROW 11 /* cells of a tensor's row that its shape may decide */

/* The sizes of a tensor's row under the view of a program; 0, or a code. */
static inline int32_t stepfuse_view(const struct stepfuse_program *p,
                                    const struct stepfuse_tensor *tensor, int64_t *row) {
    const int64_t *dims = tensor->dims, rank = tensor->rank;
    int64_t numel = stepfuse_product(dims, rank), batches = 1, rows = 1, cols = numel;
    if (p->view == 'b') rows = stepfuse_ceil(numel, p->block), cols = p->block;
    if (p->view == 'u') {
        if (rank < 1) return STEPFUSE_SHAPE;
        rows = dims[0], cols = stepfuse_product(dims + 1, rank - 1);
    }
    if (p->view == 'm') {
        if (rank < 2) return STEPFUSE_SHAPE;
        batches = stepfuse_product(dims, rank - 2), rows = dims[rank - 2], cols = dims[rank - 1];
    }
    if (p->view == 'a') {
        if (rank < p->second) return STEPFUSE_SHAPE;
        batches = stepfuse_product(dims, p->first), cols = stepfuse_product(dims + p->second, rank - p->second);
        rows = stepfuse_product(dims + p->first, p->second - p->first);
    }
    if (p->outer) {
        row[9] = stepfuse_product(dims, p->outer);
        row[10] = stepfuse_product(dims + p->outer, p->first - p->outer);
    }
    if (stepfuse_shape(row, batches, rows, cols, numel)) return STEPFUSE_RANGE;
    return stepfuse_countable(p, row) ? STEPFUSE_OK : STEPFUSE_RANGE;
}

static inline double stepfuse_of_bits(uint64_t bits) {
    double found;
    memcpy(&found, &bits, 8);
    return found;
}

static inline uint64_t stepfuse_bits_of(double value) {
    uint64_t bits;
    memcpy(&bits, &value, 8);
    return bits;
}

/* A power of two: one of an f64 that is no denormal. */
static inline double stepfuse_power(int power) {
    return stepfuse_of_bits((uint64_t)(power + 1023) << 52);
}

/* The number of a float of so many bytes, and of so many bits of an exponent. */
static inline double stepfuse_widened(const void *cells, int64_t at, int bytes, int exponent) {
    if (bytes == 8) return ((const double *)cells)[at];
    if (bytes == 4) return ((const float *)cells)[at];
    uint32_t bits = bytes == 2 ? ((const uint16_t *)cells)[at] : ((const uint8_t *)cells)[at];
    int mantissa = 8 * bytes - 1 - exponent, bias = (1 << (exponent - 1)) - 1;
    int power = (int)(bits >> mantissa) & (2 * bias + 1);
    uint32_t rest = bits & ((1u << mantissa) - 1);
    double sign = bits >> (8 * bytes - 1) ? -1.0 : 1.0;
    if (power > 2 * bias) return sign * stepfuse_of_bits((uint64_t)(rest ? 0x7ff8 : 0x7ff0) << 48);
    double steps = power ? rest + stepfuse_power(mantissa) : rest;
    return sign * steps * stepfuse_power((power ? power : 1) - bias - mantissa);
}

/* The pattern of a float, to nearest even: so many steps of the power of two that fits. An f64 is
 * rounded to f32 first, as in kernels, but for f16, which they round it to at once. */
static inline uint32_t stepfuse_pattern(int bytes, int exponent, double value) {
    if (bytes != 2 || exponent != 5) value = (float)value;
    int mantissa = 8 * bytes - 1 - exponent, bias = (1 << (exponent - 1)) - 1;
    uint64_t bits = stepfuse_bits_of(value);
    uint32_t sign = (uint32_t)(bits >> 63) << (8 * bytes - 1);
    uint32_t infinity = (uint32_t)(2 * bias + 1) << mantissa;
    int power = (int)(bits >> 52 & 2047) - 1023;
    if (value != value) return infinity | 1u << (mantissa - 1);
    if (power > bias) return sign | infinity;
    if (power < 1 - bias) power = 1 - bias;
    double steps = (value < 0 ? -value : value) * stepfuse_power(mantissa - power);
    uint32_t whole = (uint32_t)steps;
    double rest = steps - whole;
    whole += rest > 0.5 || (rest == 0.5 && whole & 1);
    return sign | (((uint32_t)(power + bias - 1) << mantissa) + whole);
}

static inline void stepfuse_narrow(void *cells, int64_t at, int bytes, int exponent, double value) {
    if (bytes == 8) ((double *)cells)[at] = value;
    if (bytes == 4) ((float *)cells)[at] = (float)value;
    if (bytes == 2) ((uint16_t *)cells)[at] = (uint16_t)stepfuse_pattern(2, exponent, value);
    if (bytes == 1) ((uint8_t *)cells)[at] = (uint8_t)stepfuse_pattern(1, exponent, value);
}

/* The first content of an array. */
static inline void stepfuse_start(const struct stepfuse_column *array, const int64_t *row) {
    void *cells = (void *)(uintptr_t)row[array->column];
    int64_t count = row[array->column] < 0 ? 0 : stepfuse_cells(row, array);
    const void *from = array->from < 0 ? NULL : (const void *)(uintptr_t)row[array->from];
    if (!count || !cells) return;
    int bytes = array->bytes, exponent = array->exponent;
    if (from && bytes == array->from_bytes && exponent == array->from_exponent)
        memcpy(cells, from, (size_t)(count * array->bytes));
    else
        for (int64_t i = 0; i < count; i++)
            if (from)
                stepfuse_narrow(cells, i, bytes, exponent,
                                stepfuse_widened(from, i, array->from_bytes, array->from_exponent));
            else memcpy((char *)cells + i * array->bytes, &array->start, (size_t)array->bytes);
}

/* The first values of numbers and hyper-parameters. */
static inline void stepfuse_start_numbers(const struct stepfuse_program *p,
                                          const struct stepfuse_tables *t) {
    const int64_t counts[] = {1, t->group_count, t->tensor_count};
    const int slots[] = {p->step_slots, p->group_slots, p->tensor_slots};
    for (int i = 0; i < p->number_count; i++) {
        const struct stepfuse_number *number = p->numbers + i;
        int which = number->cell - 2;
        for (int64_t n = 0; n < counts[which]; n++)
            memcpy((double *)(uintptr_t)t->context[number->cell] + n * slots[which] + number->slot,
                   &number->start, 8);
    }
}

/* The row of tensor `n`, its arrays, its chunks at `chunk`; null `to`: only measured. How many
 * chunks, or a code below 0. */
static inline int64_t stepfuse_lay_tensor(const struct stepfuse_program *p,
                                          const struct stepfuse_tensor *tensor, int64_t ordinal,
                                          int64_t n, int64_t *to, int64_t *chunk,
                                          struct stepfuse_block *block) {
    int64_t row[STEPFUSE_ROW] = {tensor->group, ordinal};
    int32_t code = stepfuse_view(p, tensor, row);
    if (code) return -code;
    if (to) memcpy(to, row, (p->outer ? STEPFUSE_ROW : 8) * sizeof *row);
    for (int i = 0; i < p->column_count; i++) {
        const struct stepfuse_column *a = p->arrays + i;
        void *array = stepfuse_given(a, tensor);
        int64_t byte = stepfuse_stack(p, row, a);
        if (!a->given && a->with < 0 && byte < 0)
            array = stepfuse_take(block, stepfuse_cells(row, a) * a->bytes);
        if (to) to[a->column] = byte < 0 ? (int64_t)(intptr_t)array : -1 - byte;
        if (to && byte < 0 && a->with >= 0) to[a->column] = to[a->with];
    }
    for (int i = 0; to && i < p->column_count; i++)
        if (!p->arrays[i].given) stepfuse_start(p->arrays + i, to);
    return stepfuse_chunks(p, n, row, chunk, NULL, 0);
}

/* Whether a variant takes a tensor, whose chunks are of a kind, or of any with -1. 0 or 1, or a code
 * below 0. */
static inline int stepfuse_takes(const struct stepfuse_program *p, int variant,
                                 stepfuse_choice *choice, const struct stepfuse_tensor *x,
                                 int kind) {
    int64_t row[STEPFUSE_ROW] = {0}, numel = stepfuse_product(x->dims, x->rank);
    if (stepfuse_chosen(choice, x, numel) != variant) return 0;
    int32_t code = stepfuse_view(p, x, row);
    return code ? -code : kind < 0 || stepfuse_kind(p, row) == kind;
}

/* One variant's tables: those of its tensors, by kind. 0, or a code. */
static inline int32_t stepfuse_lay_variant(const struct stepfuse_program *p, int variant,
                                           stepfuse_choice *choice,
                                           const struct stepfuse_tensor *tensors, int64_t count,
                                           struct stepfuse_tables *t, int64_t *shared,
                                           int64_t *owners, struct stepfuse_block *block) {
    struct stepfuse_block measured = {NULL, 0};
    int64_t sizes[11], laid = 0, chunks = 0;
    int stored[11];
    for (int64_t n = 0; n < count; n++) {
        int takes = stepfuse_takes(p, variant, choice, tensors + n, -1);
        if (takes < 0) return -takes;
        if (!takes) continue;
        t->tensor_count++;
        int64_t row[STEPFUSE_ROW] = {0};
        stepfuse_view(p, tensors + n, row); /* which `stepfuse_takes` has found to be one */
        t->chunk_count += stepfuse_lay_tensor(p, tensors + n, n, 0, NULL, NULL, &measured);
        t->chunk_count += stepfuse_lists(p, 0, row, NULL, NULL, 0);
        t->chunk_count += stepfuse_tiles(p, 0, row, NULL, NULL, 0);
    }
    if (!t->tensor_count) return STEPFUSE_OK;
    stepfuse_sizes(p, t, sizes, stored);
    int64_t *context = (int64_t *)stepfuse_take(block, 11 * 8), *parts[11];
    for (int i = 0; i < 11; i++)
        parts[i] = i == 5 ? shared : i == 6 ? owners : (int64_t *)stepfuse_take(block, sizes[i] * 8);
    for (int i = 0; context && i < 11; i++) context[i] = (int64_t)(intptr_t)parts[i];
    if (context)
        context[7] = t->group_count, context[8] = t->tensor_count, context[9] = t->all_tensors;
    t->context = context;
    for (int kind = 0; kind < 3; kind++)
        for (int64_t ordinal = 0, n = -1; ordinal < t->all_tensors; ordinal++) {
            n = stepfuse_next(choice, tensors, count, n + 1);
            if (!stepfuse_takes(p, variant, choice, tensors + n, kind)) continue;
            int64_t *row = context ? parts[1] + laid * p->columns : NULL;
            int64_t *chunk = context && parts[0] ? parts[0] + chunks * 6 : NULL;
            chunks += stepfuse_lay_tensor(p, tensors + n, ordinal, laid++, row, chunk, block);
        }
    for (int64_t n = 0; context && parts[0] && n < t->tensor_count; n++)
        chunks += stepfuse_lists(p, n, parts[1] + n * p->columns, parts[0] + chunks * 6, NULL, 0);
    for (int64_t n = 0; context && parts[0] && n < t->tensor_count; n++)
        chunks += stepfuse_tiles(p, n, parts[1] + n * p->columns, parts[0] + chunks * 6, NULL, 0);
    if (context) stepfuse_start_numbers(p, t);
    return STEPFUSE_OK;
}

/* Whether tensors are there group by group, of shapes and labels that a variant takes; `some`: others
 * are left out. */
static inline int32_t stepfuse_check_given(stepfuse_choice *choice, int some,
                                           const struct stepfuse_tensor *tensors, int64_t count,
                                           int64_t groups) {
    const int64_t most = STEPFUSE_MOST / 4096;
    if (count < 0 || groups < 1 || count > most || groups > most) return STEPFUSE_RANGE;
    for (int64_t n = 0; n < count; n++) {
        const struct stepfuse_tensor *x = tensors + n;
        int64_t numel = x->rank < 0 ? -1 : stepfuse_product(x->dims, x->rank);
        if (numel < 0 || x->group < (n ? x[-1].group : 0) || x->group >= groups)
            return STEPFUSE_RANGE;
        if (!some && stepfuse_chosen(choice, x, numel) < 0) return STEPFUSE_SHAPE;
    }
    return STEPFUSE_OK;
}

/* Tables, states, temporaries and scratch of all variants, in `memory`, of which `bytes` are there;
 * with null they are only counted, and `bytes` is set. 0, or a code. */
static inline int32_t stepfuse_lay(const struct stepfuse_program *programs, int variants,
                                   stepfuse_choice *choice, int some,
                                   const struct stepfuse_tensor *tensors, int64_t count,
                                   int64_t groups, void *memory, int64_t *bytes,
                                   struct stepfuse_tables *tables) {
    struct stepfuse_block block = {(char *)memory, 0};
    int64_t columns = 0, needed = 0, taken = 0;
    int32_t code = stepfuse_check_given(choice, some, tensors, count, groups);
    if ((uintptr_t)memory % 64) return STEPFUSE_MISALIGNED;
    if (memory && !code)
        code = stepfuse_lay(programs, variants, choice, some, tensors, count, groups, NULL, &needed,
                            NULL);
    if (code) return code;
    if (needed > *bytes) return STEPFUSE_MEMORY;
    if (memory) memset(memory, 0, (size_t)needed);
    for (int v = 0; v < variants; v++) columns = stepfuse_largest(columns, programs[v].shared);
    int64_t *owners = (int64_t *)stepfuse_take(&block, count * 8);
    int64_t *shared = (int64_t *)stepfuse_take(&block, columns * count * 8);
    int64_t *places = some ? (int64_t *)stepfuse_take(&block, count * 8) : NULL;
    for (int64_t n = stepfuse_next(choice, tensors, count, 0); n < count; taken++) {
        if (owners) owners[taken] = tensors[n].group;
        if (places) places[taken] = n;
        n = stepfuse_next(choice, tensors, count, n + 1);
    }
    for (int v = 0; !code && v < variants; v++) {
        struct stepfuse_tables t = {NULL, 0, 0, groups, taken, memory, needed, places, NULL};
        code = stepfuse_lay_variant(programs + v, v, choice, tensors, count, &t, shared, owners, &block);
        if (tables) tables[v] = t;
    }
    if (!memory) *bytes = block.used;
    return code;
}

/* Every row of tables that are right by themselves against the tensors: shape, group, variant, arrays. */
static inline int32_t stepfuse_check_given_to(const struct stepfuse_program *programs, int variants,
                                              stepfuse_choice *choice,
                                              const struct stepfuse_tables *tables,
                                              const struct stepfuse_tensor *tensors) {
    for (int v = 0; v < variants; v++)
        for (int64_t n = 0; tables[v].context && n < tables[v].tensor_count; n++) {
            const struct stepfuse_program *p = programs + v;
            const int64_t *row = (const int64_t *)(uintptr_t)tables[v].context[1] + n * p->columns;
            const struct stepfuse_tensor *x = tensors + stepfuse_place(tables + v, row);
            int64_t expected[STEPFUSE_ROW] = {x->group, row[1]};
            if (stepfuse_takes(p, v, choice, x, -1) != 1) return STEPFUSE_SHAPE;
            stepfuse_view(p, x, expected);
            if (memcmp(expected, row, 8 * sizeof *row)) return STEPFUSE_RANGE;
            if (p->outer && memcmp(expected + 9, row + 9, 2 * sizeof *row)) return STEPFUSE_RANGE;
            for (int i = 0; i < p->column_count; i++) {
                const struct stepfuse_column *a = p->arrays + i;
                const void *array = (const void *)(uintptr_t)row[a->column];
                if (a->given && array != stepfuse_given(a, x)) return STEPFUSE_RANGE;
            }
        }
    return STEPFUSE_OK;
}

/* Sets a number or a hyper-parameter in a group, in all with -1; what is one number for the whole
 * step whatever the group. STEPFUSE_RANGE for a name or group that is not there. */
static inline int32_t stepfuse_set(const struct stepfuse_program *programs, int variants,
                                   const struct stepfuse_tables *tables, const char *name,
                                   int64_t group, double value) {
    int32_t code = STEPFUSE_RANGE;
    for (int v = 0; v < variants; v++)
        for (int i = 0; i < programs[v].number_count; i++) {
            const struct stepfuse_number *x = programs[v].numbers + i;
            if (x->cell > 3 || strcmp(x->name, name) || group >= tables[v].group_count) continue;
            code = STEPFUSE_OK;
            if (!tables[v].context) continue;
            double *slots = (double *)(uintptr_t)tables[v].context[x->cell];
            int64_t end = x->cell == 2 ? 1 : tables[v].group_count;
            for (int64_t n = 0; n < end; n++)
                if (x->cell == 2 || group < 0 || n == group)
                    slots[n * (x->cell == 2 ? 0 : programs[v].group_slots) + x->slot] = value;
        }
    return code;
}

/* Sets an extra input that is a number of each tensor. STEPFUSE_RANGE for what is not there. */
static inline int32_t stepfuse_set_of(const struct stepfuse_program *programs, int variants,
                                      const struct stepfuse_tables *tables, const char *name,
                                      int64_t tensor, double value) {
    int32_t code = STEPFUSE_RANGE;
    for (int v = 0; v < variants; v++)
        for (int64_t n = 0; tables[v].context && n < tables[v].tensor_count; n++) {
            const struct stepfuse_program *p = programs + v;
            const int64_t *row = (const int64_t *)(uintptr_t)tables[v].context[1] + n * p->columns;
            double *slots = (double *)(uintptr_t)tables[v].context[4] + n * p->tensor_slots;
            int is_it = stepfuse_place(tables + v, row) == tensor;
            for (int i = 0; is_it && i < p->number_count; i++) {
                const struct stepfuse_number *x = p->numbers + i;
                if (x->cell != 4 || strcmp(x->name, name)) continue;
                slots[x->slot] = value;
                code = STEPFUSE_OK;
            }
        }
    return code;
}

/* Points the tables at the parameters, gradients and extra inputs of these tensors, which have their old shapes. */
static inline void stepfuse_point(const struct stepfuse_program *programs, int variants,
                                  const struct stepfuse_tables *tables,
                                  const struct stepfuse_tensor *tensors) {
    for (int v = 0; v < variants; v++)
        for (int64_t n = 0; tables[v].context && n < tables[v].tensor_count; n++) {
            int64_t *row = (int64_t *)(uintptr_t)tables[v].context[1] + n * programs[v].columns;
            const struct stepfuse_tensor *x = tensors + stepfuse_place(tables + v, row);
            for (int i = 0; i < programs[v].column_count; i++) {
                const struct stepfuse_column *a = programs[v].arrays + i;
                if (a->given) row[a->column] = (int64_t)(intptr_t)stepfuse_given(a, x);
            }
        }
}

/* The array of a tensor's role, such as a state, and its bytes; null where it has none. */
static inline void *stepfuse_array(const struct stepfuse_program *programs, int variants,
                                   const struct stepfuse_tables *tables, int64_t tensor,
                                   const char *name, int64_t *bytes) {
    for (int v = 0; v < variants; v++)
        for (int64_t n = 0; tables[v].context && n < tables[v].tensor_count; n++) {
            const int64_t *row = (const int64_t *)(uintptr_t)tables[v].context[1] + n * programs[v].columns;
            int is_it = stepfuse_place(tables + v, row) == tensor;
            for (int i = 0; is_it && i < programs[v].column_count; i++) {
                const struct stepfuse_column *a = programs[v].arrays + i;
                if (strcmp(a->name, name)) continue;
                *bytes = stepfuse_cells(row, a) * a->bytes;
                return (void *)(uintptr_t)row[a->column];
            }
        }
    return NULL;
}

/* Has an entry's arrays of these names be those of the step over the same tensors, where both have
 * them. Its tables are checked before. */
static inline void stepfuse_share(const struct stepfuse_program *programs, int variants,
                                  const struct stepfuse_tables *tables, const char *const *names,
                                  int count, const struct stepfuse_program *of_step,
                                  int step_variants, const struct stepfuse_tables *step) {
    for (int v = 0; v < variants; v++)
        for (int64_t n = 0; tables[v].context && n < tables[v].tensor_count; n++) {
            int64_t *row = (int64_t *)(uintptr_t)tables[v].context[1] + n * programs[v].columns;
            for (int i = 0; i < programs[v].column_count * count; i++) {
                const struct stepfuse_column *a = programs[v].arrays + i / count;
                const char *name = names[i % count];
                int64_t bytes;
                if (strcmp(a->name, name)) continue;
                int64_t place = stepfuse_place(tables + v, row);
                void *array = stepfuse_array(of_step, step_variants, step, place, name, &bytes);
                if (array) row[a->column] = (int64_t)(intptr_t)array;
            }
        }
}
#endif
