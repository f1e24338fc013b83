/* A step that needs a library's routines, which the caller gives; without them it is refused. */
#include "rotated.h"

static const int64_t dims[2][3] = {{3, 5}, {2, 4, 6}};

int32_t run(void *const *params, void *const *grads, const struct stepfuse_library *library) {
    struct stepfuse_tensor tensors[2] = {{.rank = 2, .dims = dims[0]}, {.rank = 3, .dims = dims[1]}};
    struct stepfuse_tables tables[SF_ROTATED_VARIANTS];
    for (int n = 0; n < 2; n++) tensors[n].param = params[n], tensors[n].grad = grads[n];
    int64_t bytes = sf_rotated_bytes(tensors, 2, 1);
    void *memory = aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64);
    int32_t code = sf_rotated_tables(tensors, 2, 1, memory, bytes, tables);
    if (!code && sf_rotated_check(tables, tensors) != STEPFUSE_LIBRARY) return 90;
    const struct stepfuse_library half = {library->eigh, NULL, NULL};
    tables[0].routines = &half;
    if (!code && sf_rotated_check(tables, tensors) != STEPFUSE_LIBRARY) return 91;
    tables[0].routines = library;
    if (!code) code = sf_rotated_check(tables, tensors);
    for (int n = 0; !code && n < 2; n++) sf_rotated_step(tables);
    free(memory);
    return code;
}
