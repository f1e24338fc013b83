/* Replays steps over recorded tables. Every array is an allocation of its own, of its exact size,
 * so that a memory checker sees each access outside of one.
 *
 *     replay SPEC STEPS RECORD RESULT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "stepfuse.h"

struct spec {
    const char *name;
    int32_t (*check)(const struct stepfuse_tables *, const struct stepfuse_tensor *);
    void (*step)(const struct stepfuse_tables *);
};
#define SPEC(name) {#name, sf_##name##_check, sf_##name##_step},
static const struct spec specs[] = {SPECS};

static int64_t number(FILE *file) {
    int64_t found;
    if (fread(&found, sizeof found, 1, file) != 1) exit(20);
    return found;
}

/* The arrays: how many, then for each its size in bytes and its content. */
static void **arrays_of(FILE *file, int64_t **sizes, int64_t *count) {
    *count = number(file);
    void **arrays = malloc((size_t)*count * sizeof *arrays);
    *sizes = malloc((size_t)*count * sizeof **sizes);
    for (int64_t i = 0; i < *count; i++) {
        (*sizes)[i] = number(file);
        arrays[i] = malloc((size_t)(*sizes)[i]);
        if (fread(arrays[i], 1, (size_t)(*sizes)[i], file) != (size_t)(*sizes)[i]) exit(21);
    }
    return arrays;
}

int main(int count, char **arguments) {
    if (count != 5) return 22;
    const struct spec *spec = specs;
    while (strcmp(spec->name, arguments[1])) spec++;
    FILE *file = fopen(arguments[3], "rb");
    if (!file) return 23;
    int64_t *sizes, arrays;
    void **array = arrays_of(file, &sizes, &arrays);
    int64_t variants = number(file);
    struct stepfuse_tables tables[8] = {{0}};
    for (int64_t v = 0; v < variants; v++) {
        if (!number(file)) continue;
        int64_t *context = malloc(11 * sizeof *context);
        for (int i = 0; i < 11; i++) context[i] = number(file);
        for (int i = 0; i < 11; i++)
            if (i < 7 || i == 10) context[i] = (int64_t)(uintptr_t)array[context[i]];
        tables[v].context = context, tables[v].chunk_count = number(file);
        tables[v].group_count = context[7], tables[v].tensor_count = context[8];
        tables[v].all_tensors = context[9];
        for (int64_t pointers = number(file); pointers; pointers--) { /* cell, array */
            int64_t cell = number(file);
            ((int64_t *)(uintptr_t)context[1])[cell] = (int64_t)(uintptr_t)array[number(file)];
        }
    }
    fclose(file);
    int32_t code = spec->check(tables, NULL);
    if (code) return code;
    for (int step = 0; step < atoi(arguments[2]); step++) spec->step(tables);
    file = fopen(arguments[4], "wb");
    for (int64_t i = 0; i < arrays; i++) fwrite(array[i], 1, (size_t)sizes[i], file);
    return fclose(file) ? 24 : 0;
}
