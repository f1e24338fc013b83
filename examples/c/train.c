/* AdamW from C: what a step needs, laid out by the header for tensors of given shapes, with OpenMP.
 *
 *   stepfuse compile adamw -o build
 *   cc -O2 -fopenmp -Ibuild examples/c/train.c -Lbuild -ladamw -Wl,-rpath,'$ORIGIN' -o build/train -lm
 *   build/train
 *
 * Minimises |p - target|^2 / 2 over tensors of several sizes. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "adamw.h"

#define TENSORS 3
#define STEPS 200
static const int64_t lengths[TENSORS] = {1000003, 40000, 17};

static void stop(const char *what, int64_t code) {
    if (!code) return;
    fprintf(stderr, "%s: stepfuse_code %d\n", what, (int)code);
    exit(1);
}

int main(void) {
    struct stepfuse_tensor tensors[TENSORS] = {{0}};
    for (int t = 0; t < TENSORS; t++) { /* of one dimension, all in group 0 */
        tensors[t].rank = 1, tensors[t].dims = &lengths[t];
        tensors[t].param = calloc((size_t)lengths[t], sizeof(float));
        tensors[t].grad = calloc((size_t)lengths[t], sizeof(float));
        if (!tensors[t].param || !tensors[t].grad) return 1;
    }
    struct stepfuse_tables tables[SF_ADAMW_VARIANTS];
    int64_t bytes = sf_adamw_bytes(tensors, TENSORS, 1); /* states, tables and all else */
    if (bytes < 0) stop("shapes", -bytes);
    void *memory = aligned_alloc(64, (size_t)bytes);
    stop("tables", sf_adamw_tables(tensors, TENSORS, 1, memory, bytes, tables));
    stop("lr", sf_adamw_set(tables, "lr", 0, 0.05));
    stop("weight_decay", sf_adamw_set(tables, "weight_decay", 0, 0.0));
    stop("check", sf_adamw_check(tables, tensors));
    for (int step = 0; step < STEPS; step++) {
        for (int t = 0; t < TENSORS; t++)
            for (int64_t i = 0; i < lengths[t]; i++)
                ((float *)tensors[t].grad)[i] = ((float *)tensors[t].param)[i] - (float)(i % 7 - 3);
        sf_adamw_step(tables);
    }
    double worst = 0, sum = 0;
    for (int t = 0; t < TENSORS; t++)
        for (int64_t i = 0; i < lengths[t]; i++) {
            float value = ((float *)tensors[t].param)[i];
            worst = fmax(worst, fabs(value - (double)(i % 7 - 3)));
            sum += value;
        }
    const double *steps = (const double *)(intptr_t)tables[0].context[2];
    printf("steps %g, largest distance %.6f, sum %.9g\n", steps[0], worst, sum);
    free(memory);
    return worst < 0.1 ? 0 : 1;
}
