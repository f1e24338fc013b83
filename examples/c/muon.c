/* Muon from C: products of matrices, on one thread or on several, to the bits of a step from Python.
 *
 *   stepfuse compile muon -o build
 *   cc -O2 -fopenmp -Ibuild examples/c/muon.c -Lbuild -lmuon -Wl,-rpath,'$ORIGIN' -o build/muon
 *   build/muon
 *
 * Three steps over a wide matrix, a tall one and a batch; then a checksum (FNV-1a) of each one's bits. */
#include <stdio.h>
#include <stdlib.h>
#include "muon.h"

#define TENSORS 3
static const int64_t dims[TENSORS][3] = {{24, 2000}, {500, 70}, {3, 40, 24}};
static const int32_t ranks[TENSORS] = {2, 2, 3};

static void stop(const char *what, int64_t code) {
    if (!code) return;
    fprintf(stderr, "%s: stepfuse_code %d\n", what, (int)code);
    exit(1);
}

int main(void) {
    struct stepfuse_tensor tensors[TENSORS] = {{0}};
    int64_t lengths[TENSORS];
    for (int t = 0; t < TENSORS; t++) {
        lengths[t] = stepfuse_product(dims[t], ranks[t]);
        tensors[t].rank = ranks[t], tensors[t].dims = dims[t];
        tensors[t].param = calloc((size_t)lengths[t], sizeof(float));
        tensors[t].grad = calloc((size_t)lengths[t], sizeof(float));
        if (!tensors[t].param || !tensors[t].grad) return 1;
    }
    struct stepfuse_tables tables[SF_MUON_VARIANTS];
    int64_t bytes = sf_muon_bytes(tensors, TENSORS, 1); /* states, Gram matrices and all else */
    if (bytes < 0) stop("shapes", -bytes);
    void *memory = aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64);
    stop("tables", sf_muon_tables(tensors, TENSORS, 1, memory, bytes, tables));
    stop("lr", sf_muon_set(tables, "lr", 0, 0.02));
    stop("check", sf_muon_check(tables, tensors));
    for (int step = 0; step < 3; step++) {
        for (int t = 0; t < TENSORS; t++)
            for (int64_t i = 0; i < lengths[t]; i++)
                ((float *)tensors[t].grad)[i] = (float)(i * i % 97 * (step + 1) % 31 - 15);
        sf_muon_step(tables);
    }
    for (int t = 0; t < TENSORS; t++) {
        uint64_t sum = UINT64_C(14695981039346656037);
        const unsigned char *cells = tensors[t].param;
        for (int64_t i = 0; i < lengths[t] * 4; i++) sum = (sum ^ cells[i]) * UINT64_C(1099511628211);
        printf("tensor %d: %016llx\n", t, (unsigned long long)sum);
        free(tensors[t].param), free(tensors[t].grad);
    }
    free(memory);
    return 0;
}
