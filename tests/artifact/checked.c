/* Tables of LAMB and of adafactor, filled in for lengths of every tail; each code of the check.
 * Prints the sums of the parameters, or the code of the damage that the argument names. */
#include <stdio.h>
#include <string.h>
#include "stepfuse.h"

#define COUNT 75

static void *memory(int64_t count, int64_t size) { return calloc((size_t)(count ? count : 1), (size_t)size); }

int main(int count, char **arguments) {
    const char *damage = count > 1 ? arguments[1] : "";
    static int64_t tensors[COUNT * SF_LAMB_0_COLUMNS], chunks[COUNT * 6], owners[COUNT];
    static double steps[SF_LAMB_0_STEP_SLOTS + 1], scratch[COUNT + 16];
    static double scalars[COUNT * (SF_LAMB_0_TENSOR_SLOTS + 1)], shared[COUNT * 4];
    static double groups[SF_LAMB_0_GROUP_SLOTS + 8] = {0.01, 0.9, 0.999, 1e-6, 0.01};
    float *params[COUNT];
    int64_t chunk_count = 0;
    for (int t = 0; t < COUNT; t++) { /* 0 first: a tensor without elements has no chunks */
        int64_t *row = tensors + t * SF_LAMB_0_COLUMNS, length = t <= 70 ? t : t * 37;
        stepfuse_shape(row, 1, 1, length, length);
        row[SF_LAMB_0_ORDINAL] = t;
        float *grad = memory(length, 4);
        params[t] = memory(length, 4);
        for (int64_t i = 0; i < length; i++) params[t][i] = (float)(i % 5 + 1), grad[i] = (float)(i % 3 - 1);
        row[SF_LAMB_0_ROLE_PARAM] = (int64_t)params[t];
        row[SF_LAMB_0_ROLE_GRAD] = (int64_t)grad;
        row[SF_LAMB_0_ROLE_M] = (int64_t)memory(length, 4);
        row[SF_LAMB_0_ROLE_V] = (int64_t)memory(length, 4);
        for (int c = 9; c < SF_LAMB_0_COLUMNS; c++)
            if (!row[c]) row[c] = (int64_t)memory(length + 16, 8);
        row[SF_LAMB_0_SCRATCH] = (int64_t)memory(16, 8);
        if (!length) continue;
        int64_t chunk[6] = {t, 0, 1, 0, length, 2};
        memcpy(chunks + 6 * chunk_count++, chunk, sizeof chunk);
    }
    int64_t context[] = {(int64_t)chunks, (int64_t)tensors, (int64_t)steps, (int64_t)groups,
                         (int64_t)scalars, (int64_t)shared, (int64_t)owners, 1, COUNT, COUNT,
                         (int64_t)scratch};
    int64_t *row = tensors + 40 * SF_LAMB_0_COLUMNS, *last = chunks + 6 * (chunk_count - 1);
    if (!strcmp(damage, "null")) row[SF_LAMB_0_ROLE_GRAD] = 0;
    if (!strcmp(damage, "no table")) context[1] = 0;
    if (!strcmp(damage, "misaligned")) row[SF_LAMB_0_ROLE_PARAM] += 2;
    if (!strcmp(damage, "count")) context[8] = -1;
    if (!strcmp(damage, "group")) row[SF_LAMB_0_GROUP] = 1;
    if (!strcmp(damage, "numel")) row[SF_LAMB_0_NUMEL]++;
    if (!strcmp(damage, "chunk")) last[4]++;
    if (!strcmp(damage, "order")) last[5] = 0;
    if (!strcmp(damage, "overlap")) row[SF_LAMB_0_ROLE_GRAD] = row[SF_LAMB_0_ROLE_PARAM] + 4;
    struct stepfuse_tables tables = {context, chunk_count}, none = {0, 0};
    if (!strcmp(damage, "nothing")) tables = none;
    int32_t code = sf_lamb_check(&tables);
    if (code) { printf("%d\n", code); return 0; }
    for (int step = 0; step < 3; step++) sf_lamb_step(&tables);
    double sum = 0;
    for (int t = 0; t < COUNT; t++)
        for (int64_t i = 0; i < tensors[t * SF_LAMB_0_COLUMNS + SF_LAMB_0_NUMEL]; i++) sum += params[t][i];
    printf("sum %.9g\n", sum);
    return 0;
}
