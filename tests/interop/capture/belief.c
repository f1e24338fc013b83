/* Steps of a captured optimizer: reads the gradients of each step, writes the parameters. */
#include "belief.h"
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    struct stepfuse_tensor tensors[2] = {{.rank = 2, .dims = (int64_t[]){6, 7}},
                                         {.rank = 1, .dims = (int64_t[]){33}, .group = 1}};
    const size_t sizes[2] = {42, 33};
    for (int n = 0; n < 2; n++) {
        float *param = calloc(sizes[n], 4), *grad = calloc(sizes[n], 4);
        if (!param || !grad) return 90;
        for (size_t i = 0; i < sizes[n]; i++) param[i] = 1.0f;
        tensors[n].param = param, tensors[n].grad = grad;
    }
    struct stepfuse_tables tables[SF_BELIEF_VARIANTS];
    int64_t bytes = sf_belief_bytes(tensors, 2, 2);
    void *memory = aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64);
    if (sf_belief_tables(tensors, 2, 2, memory, bytes, tables)) return 91;
    if (sf_belief_set(tables, "lr", 0, 0.02) || sf_belief_set(tables, "lr", 1, 0.005)) return 92;
    if (sf_belief_check(tables, tensors)) return 93;
    while (fread((void *)tensors[0].grad, 4, sizes[0], stdin) == sizes[0]) {
        if (fread((void *)tensors[1].grad, 4, sizes[1], stdin) != sizes[1]) return 94;
        sf_belief_step(tables);
    }
    for (int n = 0; n < 2; n++) fwrite(tensors[n].param, 4, sizes[n], stdout);
    return 0;
}
