/* Two steps over an f32 matrix and an f64 vector, of two rules: writes the parameters. */
#include "mixed.h"
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    static float w[6], gw[6];
    static double b[5], gb[5];
    for (int i = 0; i < 6; i++) w[i] = (float)(i + 1) / 4, gw[i] = (float)(i - 2);
    for (int i = 0; i < 5; i++) b[i] = (i + 1) / 3.0, gb[i] = 1.0 - i / 2.0;
    struct stepfuse_tensor tensors[2] = {
        {.rank = 2, .dims = (int64_t[]){2, 3}, .param = w, .grad = gw, .dtype = "f32", .rule = "lion"},
        {.rank = 1, .dims = (int64_t[]){5}, .param = b, .grad = gb, .dtype = "f64", .rule = "adamw"}};
    struct stepfuse_tables tables[SF_MIXED_VARIANTS];
    struct stepfuse_tensor unknown = tensors[0];
    unknown.dtype = NULL;
    if (sf_mixed_bytes(&unknown, 1, 1) != -STEPFUSE_SHAPE) return 90;
    int64_t bytes = sf_mixed_bytes(tensors, 2, 1);
    void *memory = bytes > 0 ? aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64) : NULL;
    if (!memory || sf_mixed_tables(tensors, 2, 1, memory, bytes, tables)) return 91;
    if (sf_mixed_check(tables, tensors)) return 92;
    for (int step = 0; step < 2; step++) sf_mixed_step(tables);
    fwrite(w, 4, 6, stdout);
    fwrite(b, 8, 5, stdout);
    return 0;
}
