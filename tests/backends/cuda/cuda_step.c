/* Steps of Adafactor over three tensors through the header's functions for a GPU. */
#include <cuda.h>
#include <stdio.h>
#include "adafactor.h"

#define MOST 33000 /* elements of a tensor */
#define DO(call) do { if (call) { printf("failed: " #call "\n"); return 1; } } while (0)

static char ptx[1 << 22];
static float params[3][MOST], grads[3][MOST], others[3][MOST];

int main(int count, char **given) {
    const int64_t dims[3][2] = {{60, 550}, {MOST, 0}, {3, 5}};
    struct stepfuse_tensor tensors[3];
    struct stepfuse_tables variants[SF_ADAFACTOR_VARIANTS];
    struct stepfuse_cuda gpu;
    FILE *file = fopen(given[count - 1], "rb");
    if (!file || !fread(ptx, 1, sizeof ptx - 1, file)) return 1;
    fclose(file);
    for (int n = 0; n < 3; n++) {
        struct stepfuse_tensor x = {.rank = n == 1 ? 1 : 2, .dims = dims[n], .group = n > 1, .param = params[n], .grad = grads[n]};
        tensors[n] = x;
        for (int i = 0; i < MOST; i++) {
            params[n][i] = (float)(i % 5 + 1);
            grads[n][i] = (float)(i % 3 - 1), others[n][i] = (float)(i % 7) / 8;
        }
    }
    int64_t bytes = sf_adafactor_cuda_bytes(tensors, 3, 2);
    void *memory = aligned_alloc(64, (size_t)(bytes + 63) / 64 * 64);
    DO(sf_adafactor_cuda_tables(tensors, 3, 2, memory, bytes, variants));
    DO(sf_adafactor_set(variants, "lr", -1, 0.1));
    DO(sf_adafactor_cuda_check(variants, tensors));
    DO(sf_adafactor_cuda_open(&gpu, ptx));
    DO(sf_adafactor_cuda_put(&gpu, variants));
    CUstream stream = (CUstream)(uintptr_t)7;
    DO(sf_adafactor_cuda_step(&gpu, variants, stream));
    printf("set\n");
    DO(sf_adafactor_cuda_set(&gpu, variants, "lr", 1, 0.02, stream));
    printf("point\n");
    for (int n = 0; n < 3; n++) tensors[n].grad = others[n];
    DO(sf_adafactor_cuda_point(&gpu, variants, tensors, stream));
    printf("step\n");
    DO(sf_adafactor_cuda_step(&gpu, variants, stream));
    DO(sf_adafactor_cuda_set(&gpu, variants, "none", 0, 1.0, stream) != CUDA_ERROR_INVALID_VALUE);
    DO(sf_adafactor_cuda_get(&gpu, variants));
    DO(sf_adafactor_cuda_check(variants, tensors));
    FILE *left = fopen(given[1], "wb");
    for (int n = 0; n < 3; n++) fwrite(params[n], 4, n < 2 ? MOST : 15, left);
    fclose(left);
    return 0;
}
