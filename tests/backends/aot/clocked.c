/* Seven steps with an entry by the clock beside them, which may have a body for matrices alone: reads
 * gradients, writes the parameters. */
#include "folded.h"
#include <stdio.h>
#include <stdlib.h>

static float *array(FILE *file, size_t count) {
    float *cells = malloc(count * 4);
    if (!cells || fread(cells, 4, count, file) != count) exit(91);
    return cells;
}

static void *block(int64_t bytes) {
    return aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64);
}

int main(int argc, char **argv) {
    FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
    if (!file) return 92;
    const size_t sizes[] = {7, 34000, 3, 8};
    struct stepfuse_tensor tensors[] = {{.rank = 1, .dims = (int64_t[]){7}},
                                        {.rank = 2, .dims = (int64_t[]){200, 170}},
                                        {.rank = 1, .dims = (int64_t[]){3}, .group = 1},
                                        {.rank = 3, .dims = (int64_t[]){2, 2, 2}, .group = 1}};
    for (int n = 0; n < 4; n++) tensors[n].param = array(file, sizes[n]);
    for (int n = 0; n < 4; n++) tensors[n].grad = array(file, sizes[n]);
    struct stepfuse_tables step[SF_FOLDED_VARIANTS], entry[SF_FOLDED_FOLD_VARIANTS];
    int64_t bytes = sf_folded_bytes(tensors, 4, 2), more = sf_folded_fold_bytes(tensors, 4, 2);
    if (sf_folded_tables(tensors, 4, 2, block(bytes), bytes, step)) return 93;
    if (sf_folded_fold_tables(tensors, 4, 2, block(more), more, entry)) return 94;
    if (sf_folded_check(step, tensors) || sf_folded_fold_check(entry, tensors)) return 95;
    sf_folded_fold_share(entry, step);
    if (sf_folded_fold_set(entry, "frequency", -1, 3.0)) return 96;
    for (int count = 0; count < 7; count++) {
        if (sf_folded_fold_set(entry, "t", -1, count)) return 97;
        sf_folded_fold_step(entry);
        sf_folded_step(step);
        for (int n = 0; n < 4; n++) tensors[n].grad = array(file, sizes[n]);
        sf_folded_point(step, tensors);
        sf_folded_fold_point(entry, tensors);
    }
    for (int n = 0; n < 4; n++) fwrite(tensors[n].param, 4, sizes[n], stdout);
    return 0;
}
