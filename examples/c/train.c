/* AdamW from C: the tables of a compiled artifact, filled in by hand, run with OpenMP.
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
static const double hypers[] = {0.05, 0.9, 0.999, 1e-8, 0.0}; /* in the header's slots */

static void *zeroed(size_t count, size_t size) {
    void *memory = aligned_alloc(64, (count * size + 63) / 64 * 64);
    if (!memory) { perror("memory"); exit(1); }
    for (size_t i = 0; i < count * size; i++) ((char *)memory)[i] = 0;
    return memory;
}

int main(void) {
    float *param[TENSORS], *grad[TENSORS];
    int64_t chunk_count = 0;
    for (int t = 0; t < TENSORS; t++) chunk_count += (lengths[t] + STEPFUSE_CHUNK - 1) / STEPFUSE_CHUNK;
    int64_t *tensors = zeroed(TENSORS * SF_ADAMW_0_COLUMNS, sizeof *tensors);
    int64_t *chunks = zeroed(chunk_count * 6, sizeof *chunks), *chunk = chunks;
    for (int t = 0; t < TENSORS; t++) { /* sorted: rectangles (kind 0) first, whole tensors last */
        int64_t *row = tensors + t * SF_ADAMW_0_COLUMNS, length = lengths[t];
        param[t] = zeroed(length, sizeof(float));
        grad[t] = zeroed(length, sizeof(float));
        row[SF_ADAMW_0_ORDINAL] = t;
        stepfuse_shape(row, 1, 1, length, length);
        row[SF_ADAMW_0_ROLE_PARAM] = (int64_t)param[t];
        row[SF_ADAMW_0_ROLE_GRAD] = (int64_t)grad[t];
        row[SF_ADAMW_0_ROLE_M] = (int64_t)zeroed(length, sizeof(float));
        row[SF_ADAMW_0_ROLE_V] = (int64_t)zeroed(length, sizeof(float));
        for (int64_t start = 0; start < length; start += STEPFUSE_CHUNK, chunk += 6) {
            int64_t left = length - start;
            chunk[0] = t, chunk[1] = 0, chunk[2] = 1, chunk[3] = start;
            chunk[4] = left < STEPFUSE_CHUNK ? left : STEPFUSE_CHUNK;
            chunk[5] = length <= STEPFUSE_CHUNK ? 2 : 0;
        }
    }
    double *steps = zeroed(SF_ADAMW_0_STEP_SLOTS, sizeof *steps);
    double *groups = zeroed(SF_ADAMW_0_GROUP_SLOTS, sizeof *groups);
    double *scalars = zeroed(TENSORS * (SF_ADAMW_0_TENSOR_SLOTS + 1), sizeof *scalars);
    int64_t *owners = zeroed(TENSORS, sizeof *owners);
    double *scratch = zeroed(TENSORS + 16, sizeof *scratch);
    for (int i = 0; i < 5; i++) groups[i] = hypers[i];
    int64_t context[] = {(int64_t)chunks, (int64_t)tensors, (int64_t)steps, (int64_t)groups,
                         (int64_t)scalars, (int64_t)scratch, (int64_t)owners, 1, TENSORS, TENSORS,
                         (int64_t)scratch};
    struct stepfuse_tables tables = {context, chunk_count};
    int32_t code = sf_adamw_check(&tables);
    if (code) { fprintf(stderr, "the tables are wrong: stepfuse_code %d\n", code); return 1; }
    for (int step = 0; step < STEPS; step++) {
        for (int t = 0; t < TENSORS; t++)
            for (int64_t i = 0; i < lengths[t]; i++)
                grad[t][i] = param[t][i] - (float)(i % 7 - 3);
        sf_adamw_step(&tables);
    }
    double worst = 0, sum = 0;
    for (int t = 0; t < TENSORS; t++)
        for (int64_t i = 0; i < lengths[t]; i++) {
            worst = fmax(worst, fabs(param[t][i] - (double)(i % 7 - 3)));
            sum += param[t][i];
        }
    printf("steps %g, largest distance %.6f, sum %.9g\n", steps[0], worst, sum);
    return worst < 0.1 ? 0 : 1;
}
