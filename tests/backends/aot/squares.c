/* A spec of products over three tensors: the code that the header's functions have for the damage that
 * the argument names, 0 after a step without any. */
#include <stdio.h>
#include <string.h>
#include "squares.h"

#define COUNT 3

int main(int count, char **arguments) {
    const char *damage = count > 1 ? arguments[1] : "";
    int64_t dims[COUNT][3] = {{200, 300}, {3, 20, 7}, {5, 5}};
    struct stepfuse_tensor tensors[COUNT] = {{0}};
    for (int t = 0; t < COUNT; t++) {
        tensors[t].rank = t == 1 ? 3 : 2, tensors[t].dims = dims[t];
        tensors[t].param = calloc(60000, 4), tensors[t].grad = calloc(60000, 4);
    }
    if (!strcmp(damage, "vector")) tensors[2].rank = 1;
    if (!strcmp(damage, "large")) dims[2][0] = INT64_C(1) << 30;
    int64_t bytes = sf_squares_bytes(tensors, COUNT, 1);
    if (bytes < 0) { printf("%d\n", (int)-bytes); return 0; }
    void *memory = aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64);
    struct stepfuse_tables tables = {0};
    int32_t code = sf_squares_tables(tensors, COUNT, 1, memory, bytes - !strcmp(damage, "less"), &tables);
    if (code) { printf("%d\n", code); return 0; }
    const struct stepfuse_program *p = sf_squares_programs();
    int64_t *context = (int64_t *)(uintptr_t)tables.context, *squares[3];
    int64_t *row = (int64_t *)(uintptr_t)context[1]; /* of the tensor of several chunks: 200 x 300 */
    int64_t *tile = (int64_t *)(uintptr_t)context[0] + 6 * (tables.chunk_count - 1);
    for (int i = 0, n = 0; i < p->column_count; i++) /* the state, then two temporaries */
        if (!strcmp(p->arrays[i].cells, "brr") && n < 3) squares[n++] = row + p->arrays[i].column;
    if (!strcmp(damage, "null")) *squares[1] = 0;
    if (!strcmp(damage, "misaligned")) *squares[1] += 2;
    if (!strcmp(damage, "overlap")) *squares[1] = *squares[2];
    if (!strcmp(damage, "the state's")) *squares[1] = *squares[0];
    if (!strcmp(damage, "partly")) *squares[1] += 4;
    if (!strcmp(damage, "outside")) *squares[2] += bytes;
    if (!strcmp(damage, "stack")) squares[1][(tables.tensor_count - 1) * p->columns] -= 64;
    if (!strcmp(damage, "sizes")) row[SF_SQUARES_0_ROWS] = 300, row[SF_SQUARES_0_COLS] = 200;
    if (!strcmp(damage, "tile")) tile[1] += 192;
    if (!strcmp(damage, "half a tile")) tile[2] = 96;
    if (!strcmp(damage, "batch")) tile[3]++;
    if (!strcmp(damage, "another's")) tile[0]--;
    if (!strcmp(damage, "left out")) tables.chunk_count--;
    code = sf_squares_check(&tables, strcmp(damage, "sizes") ? tensors : NULL);
    if (!code) sf_squares_step(&tables);
    printf("%d\n", code);
    return 0;
}
