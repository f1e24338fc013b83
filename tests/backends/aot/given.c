/* Three steps with extra inputs: reads what they are given, writes the parameters. */
#include "given.h"
#include <stdio.h>
#include <stdlib.h>

static double number(FILE *file) {
    double value;
    if (fread(&value, 8, 1, file) != 1) exit(90);
    return value;
}

static float *array(FILE *file, size_t count) {
    float *cells = malloc(count * 4);
    if (!cells || fread(cells, 4, count, file) != count) exit(91);
    return cells;
}

int main(int argc, char **argv) {
    FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
    if (!file) return 92;
    const size_t sizes[] = {12, 5, 80}, rows[] = {3, 0, 2};
    struct stepfuse_tensor tensors[3] = {{.rank = 2, .dims = (int64_t[]){3, 4}},
                                         {.rank = 1, .dims = (int64_t[]){5}, .group = 1},
                                         {.rank = 2, .dims = (int64_t[]){2, 40}, .group = 1}};
    for (int n = 0; n < 3; n++) tensors[n].param = array(file, sizes[n]);
    struct stepfuse_tables tables[SF_GIVEN_VARIANTS];
    int64_t bytes = sf_given_bytes(tensors, 3, 2);
    void *memory = aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64);
    int32_t code = sf_given_tables(tensors, 3, 2, memory, bytes, tables);
    if (code || sf_given_check(tables, NULL) != STEPFUSE_NULL) return 93;
    for (int step = 0; step < 3; step++) {
        void *aux[3][2] = {{NULL}};
        for (int n = 0; n < 3; n++) {
            tensors[n].grad = array(file, sizes[n]);
            aux[n][SF_GIVEN_AUX_NOISE] = array(file, sizes[n]);
            if (rows[n]) aux[n][SF_GIVEN_AUX_GATE] = array(file, rows[n]);
            tensors[n].aux = aux[n];
            if (sf_given_set_of(tables, "radius", n, number(file))) return 94;
        }
        for (int group = 0; group < 2; group++)
            if (sf_given_set(tables, "pull", group, number(file))) return 95;
        if (sf_given_set(tables, "scale", -1, number(file))) return 96;
        sf_given_point(tables, tensors);
        code = sf_given_check(tables, tensors);
        if (code) return code;
        sf_given_step(tables);
    }
    void *kept = tensors[1].param;
    tensors[0].aux = (void *const[]){kept, kept};
    if (sf_given_check(tables, tensors) != STEPFUSE_RANGE) return 97;
    sf_given_point(tables, tensors);
    if (sf_given_check(tables, tensors) == STEPFUSE_OK) return 98; /* stored to, and given */
    if (sf_given_set_of(tables, "scale", 0, 1.0) != STEPFUSE_RANGE) return 99;
    for (int n = 0; n < 3; n++) fwrite(tensors[n].param, 4, sizes[n], stdout);
    return 0;
}
