/* A step on a GPU through the driver API: include <cuda.h> before this header, link with -lcuda.
 * Tables are laid out on the host by sf_NAME_cuda_tables, with device addresses for the arrays that the
 * caller gives, and copied to the device as one block; host and device have the same layout. */
#if defined(CUDA_VERSION) && !defined(STEPFUSE_CUDA)
#define STEPFUSE_CUDA
#define STEPFUSE_CUDA_LAUNCHES 256 /* the most that a step has */

/* A launch of a step: the entry of a variant, over the chunks or tensors of kinds up to `last`, or
 * over the parts of long lists ('l'), which stand behind all chunks. */
struct stepfuse_cuda_launch {
    int32_t variant;
    const char *entry;
    char over;
    int32_t last, argument;
};

/* A spec on a GPU: its module and functions, and the block of tables and states. */
struct stepfuse_cuda {
    CUmodule module;
    CUfunction functions[STEPFUSE_CUDA_LAUNCHES];
    int resident[STEPFUSE_CUDA_LAUNCHES]; /* blocks that the device holds at once, by function */
    CUdeviceptr memory;
};

static inline CUresult stepfuse_cuda_open(struct stepfuse_cuda *gpu, const void *image,
                                          const struct stepfuse_cuda_launch *launches, int count) {
    CUresult code = cuModuleLoadData(&gpu->module, image);
    CUdevice device = 0;
    int processors = 0;
    gpu->memory = 0;
    if (!code) code = cuCtxGetDevice(&device);
    if (!code)
        code = cuDeviceGetAttribute(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device);
    for (int i = 0; !code && i < count; i++) {
        code = cuModuleGetFunction(gpu->functions + i, gpu->module, launches[i].entry);
        if (!code)
            code = cuOccupancyMaxActiveBlocksPerMultiprocessor(gpu->resident + i, gpu->functions[i],
                                                               STEPFUSE_CUDA_BLOCK, 0);
        gpu->resident[i] = processors * (gpu->resident[i] > 1 ? gpu->resident[i] : 1);
    }
    return code;
}

/* What has to be added to a host address of the block for the device's. */
static inline int64_t stepfuse_cuda_shift(const struct stepfuse_cuda *gpu,
                                          const struct stepfuse_tables *variants) {
    return (int64_t)gpu->memory - (int64_t)(intptr_t)variants->memory;
}

/* Has the addresses in a copy of the block, which are of a block at `from`, be of one at `to`. Those
 * of arrays that the caller gives stay. */
static inline void stepfuse_cuda_move(const struct stepfuse_program *programs, int count,
                                      const struct stepfuse_tables *variants, char *copy,
                                      int64_t from, int64_t to) {
    const char *base = (const char *)variants->memory;
    int64_t shift = to - from;
    for (int v = 0; v < count; v++) {
        const struct stepfuse_tables *t = variants + v;
        const struct stepfuse_program *p = programs + v;
        if (!t->context) continue;
        int64_t *context = (int64_t *)(copy + ((const char *)t->context - base));
        int64_t *row = (int64_t *)(copy + (context[1] - from));
        for (int i = 0; i < 11; i++)
            if ((i < 7 || i > 9) && context[i]) context[i] += shift;
        for (int64_t n = 0; n < t->tensor_count; n++, row += p->columns)
            for (int i = 0; i < p->column_count; i++)
                if (!p->arrays[i].given && row[p->arrays[i].column])
                    row[p->arrays[i].column] += shift;
    }
}

/* Brings tables, states and numbers to the device: at first, and after they were changed as a whole. */
static inline CUresult stepfuse_cuda_put(const struct stepfuse_program *programs, int count,
                                         struct stepfuse_cuda *gpu,
                                         const struct stepfuse_tables *variants) {
    size_t bytes = (size_t)variants->bytes;
    CUresult code = gpu->memory ? CUDA_SUCCESS : cuMemAlloc(&gpu->memory, bytes);
    char *copy = (char *)malloc(bytes ? bytes : 1);
    if (!code && !copy) code = CUDA_ERROR_OUT_OF_MEMORY;
    if (!code) {
        memcpy(copy, variants->memory, bytes);
        stepfuse_cuda_move(programs, count, variants, copy, (int64_t)(intptr_t)variants->memory,
                           (int64_t)gpu->memory);
        code = cuMemcpyHtoD(gpu->memory, copy, bytes);
    }
    free(copy);
    return code;
}

/* Brings states and numbers back into the host's block, once all steps before are done. */
static inline CUresult stepfuse_cuda_get(const struct stepfuse_program *programs, int count,
                                         const struct stepfuse_cuda *gpu,
                                         const struct stepfuse_tables *variants) {
    char *block = (char *)(uintptr_t)variants->memory;
    CUresult code = cuMemcpyDtoH(block, gpu->memory, (size_t)variants->bytes);
    if (!code)
        stepfuse_cuda_move(programs, count, variants, block, (int64_t)gpu->memory,
                           (int64_t)(intptr_t)block);
    return code;
}

/* Sets a number or a hyper-parameter on the host and, in the order of the stream, on the device. */
static inline CUresult stepfuse_cuda_set(const struct stepfuse_program *programs, int count,
                                         const struct stepfuse_cuda *gpu,
                                         const struct stepfuse_tables *variants, const char *name,
                                         int64_t group, double value, CUstream stream) {
    CUresult code = CUDA_SUCCESS;
    int64_t shift = stepfuse_cuda_shift(gpu, variants);
    if (stepfuse_set(programs, count, variants, name, group, value)) return CUDA_ERROR_INVALID_VALUE;
    for (int v = 0; v < count; v++)
        for (int i = 0; variants[v].context && i < programs[v].number_count; i++) {
            const struct stepfuse_number *x = programs[v].numbers + i;
            if (x->cell > 3 || strcmp(x->name, name)) continue;
            int64_t end = x->cell == 2 ? 1 : variants[v].group_count;
            for (int64_t n = 0; !code && n < end; n++) {
                if (x->cell == 3 && group >= 0 && n != group) continue;
                int64_t at = (x->cell == 2 ? 0 : n * programs[v].group_slots) + x->slot;
                int64_t slot = variants[v].context[x->cell] + 8 * at;
                const void *from = (const void *)(uintptr_t)slot;
                code = cuMemcpyHtoDAsync((CUdeviceptr)(slot + shift), from, 8, stream);
            }
        }
    return code;
}

/* Points the device's tables at other gradients and extra inputs, in the order of the stream. */
static inline CUresult stepfuse_cuda_point(const struct stepfuse_program *programs, int count,
                                           const struct stepfuse_cuda *gpu,
                                           const struct stepfuse_tables *variants,
                                           const struct stepfuse_tensor *tensors,
                                           CUstream stream) {
    CUresult code = CUDA_SUCCESS;
    int64_t shift = stepfuse_cuda_shift(gpu, variants);
    stepfuse_point(programs, count, variants, tensors);
    for (int v = 0; v < count; v++)
        for (int64_t n = 0; variants[v].context && n < variants[v].tensor_count; n++)
            for (int i = 0; !code && i < programs[v].column_count; i++) {
                const struct stepfuse_column *a = programs[v].arrays + i;
                int64_t cell = variants[v].context[1] + 8 * (n * programs[v].columns + a->column);
                const void *from = (const void *)(uintptr_t)cell;
                if (a->given) code = cuMemcpyHtoDAsync((CUdeviceptr)(cell + shift), from, 8, stream);
            }
    return code;
}

/* Puts the launches of a step into a stream, which is waited for by nobody. */
static inline CUresult stepfuse_cuda_launches(const struct stepfuse_cuda *gpu,
                                              const struct stepfuse_cuda_launch *launches,
                                              int count, const struct stepfuse_tables *variants,
                                              CUstream stream) {
    CUresult code = CUDA_SUCCESS;
    for (int i = 0; !code && i < count; i++) {
        const struct stepfuse_cuda_launch *a = launches + i;
        const struct stepfuse_tables *given = variants + a->variant;
        int is_list = a->over == 'l';
        int64_t argument = a->argument, low = 0, stop = 0;
        if (given->context) stop = stepfuse_units(given, is_list ? 'c' : a->over, a->last, &low);
        int64_t context = (int64_t)(intptr_t)given->context + stepfuse_cuda_shift(gpu, variants);
        if (is_list) low = stop, stop = given->chunk_count;
        void *arguments[] = {&context, &argument, &low, &stop};
        int64_t strips = a->over == 'm' ? 16 : 1; /* of blocks that share rows of a matrix */
        unsigned blocks = (unsigned)stepfuse_least((stop - low) * strips, gpu->resident[i]);
        if (blocks)
            code = cuLaunchKernel(gpu->functions[i], blocks, 1, 1, STEPFUSE_CUDA_BLOCK, 1, 1, 0,
                                  stream, arguments, NULL);
    }
    return code;
}

/* Copies a number to a variant that only reads it, as stepfuse_copy does, on the device. */
static inline CUresult stepfuse_cuda_copy(const struct stepfuse_cuda *gpu,
                                          const struct stepfuse_tables *variants,
                                          const int64_t *reader, const int64_t *writer, int cell,
                                          int to, int to_slots, int from, int from_slots,
                                          CUstream stream) {
    CUresult code = CUDA_SUCCESS;
    int64_t shift = stepfuse_cuda_shift(gpu, variants);
    if (!reader) return code;
    for (int64_t group = 0; !code && group < (cell == 2 ? 1 : reader[7]); group++) {
        int64_t there = reader[cell] + 8 * (group * to_slots + to) + shift;
        int64_t here = writer[cell] + 8 * (group * from_slots + from) + shift;
        code = cuMemcpyDtoDAsync((CUdeviceptr)there, (CUdeviceptr)here, 8, stream);
    }
    return code;
}
#endif
