/* LAMB over lengths of every tail, laid out by the header; each code of the check.
 * Prints the sums of the parameters, or the code of the damage that the argument names. */
#include <stdio.h>
#include <string.h>
#include "stepfuse.h"

#define COUNT 75

int main(int count, char **arguments) {
    const char *damage = count > 1 ? arguments[1] : "";
    static struct stepfuse_tensor tensors[COUNT];
    static int64_t lengths[COUNT];
    for (int t = 0; t < COUNT; t++) { /* 0 first: a tensor without elements has no chunks */
        int64_t length = lengths[t] = t <= 70 ? t : t * 37;
        float *param = malloc((size_t)length * 4 + 4), *grad = malloc((size_t)length * 4 + 4);
        for (int64_t i = 0; i < length; i++) param[i] = (float)(i % 5 + 1), grad[i] = (float)(i % 3 - 1);
        tensors[t].rank = 1, tensors[t].dims = lengths + t;
        tensors[t].param = param, tensors[t].grad = grad;
    }
    struct stepfuse_tables tables = {0}, none = {0};
    int64_t bytes = sf_lamb_bytes(tensors, COUNT, 1), given = 1;
    void *memory = aligned_alloc(64, (size_t)bytes);
    if (!strcmp(damage, "shape")) tensors[3].rank = -1;
    if (!strcmp(damage, "groups")) tensors[3].group = 1;
    if (!strcmp(damage, "less")) bytes--;
    int32_t code = sf_lamb_tables(tensors, COUNT, 1, (char *)memory + 8 * !strcmp(damage, "address"),
                                  bytes, &tables);
    if (code) { printf("%d\n", code); return 0; }
    sf_lamb_set(&tables, "lr", -1, 0.01), sf_lamb_set(&tables, "weight_decay", 0, 0.01);
    int64_t *context = (int64_t *)(uintptr_t)tables.context;
    int64_t *row = (int64_t *)(uintptr_t)context[1] + 40 * SF_LAMB_0_COLUMNS;
    int64_t *last = (int64_t *)(uintptr_t)context[0] + 6 * (tables.chunk_count - 1);
    if (!strcmp(damage, "null")) row[SF_LAMB_0_ROLE_GRAD] = 0;
    if (!strcmp(damage, "no table")) context[1] = 0;
    if (!strcmp(damage, "misaligned")) row[SF_LAMB_0_ROLE_PARAM] += 2;
    if (!strcmp(damage, "count")) context[8] = -1;
    if (!strcmp(damage, "fewer")) tables.tensor_count--, context[8]--;
    if (!strcmp(damage, "group")) row[SF_LAMB_0_GROUP] = 1;
    if (!strcmp(damage, "numel")) row[SF_LAMB_0_NUMEL]++;
    if (!strcmp(damage, "twice")) row[SF_LAMB_0_ORDINAL]++;
    if (!strcmp(damage, "chunk")) last[4]++;
    if (!strcmp(damage, "left out")) tables.chunk_count--;
    if (!strcmp(damage, "order")) last[5] = 0;
    if (!strcmp(damage, "overlap")) given = 0, row[SF_LAMB_0_ROLE_GRAD] = row[SF_LAMB_0_ROLE_PARAM] + 4;
    if (!strcmp(damage, "outside")) row[SF_LAMB_0_ROLE_M] = row[SF_LAMB_0_ROLE_M + 1] + bytes;
    if (!strcmp(damage, "other gradient")) tensors[9].grad = tensors[8].grad;
    if (!strcmp(damage, "nothing")) tables = none;
    code = sf_lamb_check(&tables, given ? tensors : NULL);
    if (code) { printf("%d\n", code); return 0; }
    for (int step = 0; step < 3; step++) sf_lamb_step(&tables);
    double sum = 0;
    for (int t = 0; t < COUNT; t++)
        for (int64_t i = 0; i < lengths[t]; i++) sum += ((float *)tensors[t].param)[i];
    printf("sum %.9g\n", sum);
    return 0;
}
