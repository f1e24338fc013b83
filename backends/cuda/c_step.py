"""The part of a C header that steps on a GPU, through the driver API: static inline.

static inline int32_t sf_adamw_cuda_tables(tensors, count, groups, memory, bytes, variants)
static inline CUresult sf_adamw_cuda_open(struct stepfuse_cuda *gpu, const void *image)
static inline CUresult sf_adamw_cuda_put(struct stepfuse_cuda *gpu, variants)
static inline CUresult sf_adamw_cuda_step(const struct stepfuse_cuda *gpu, variants, CUstream)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ...ir.lowered.launches import KINDS, Units, interleave
from ...ir.lowered.program import Program
from ...ir.lowered.tables import ARRAY_KINDS
from .. import symbol
from ..aot.c_driver import OVER, copies
from ..aot.header_programs import array_lines
from .threads import BLOCK

_MOST = 256  # STEPFUSE_CUDA_LAUNCHES

_FUNCTIONS = """\
static inline int64_t {stem}_cuda_bytes(const struct stepfuse_tensor *tensors, int64_t count,
                                        int64_t groups) {{
    int64_t bytes = 0;
    int32_t code = stepfuse_lay({stem}_programs() + {count}, {count}, {stem}_choice, 0, tensors,
                                count, groups, NULL, &bytes, NULL);
    return code ? -(int64_t)code : bytes;
}}
static inline int32_t {stem}_cuda_tables(const struct stepfuse_tensor *tensors, int64_t count,
                                         int64_t groups, void *memory, int64_t bytes,
                                         struct stepfuse_tables *variants) {{
    if (!memory) return STEPFUSE_NULL;
    return stepfuse_lay({stem}_programs() + {count}, {count}, {stem}_choice, 0, tensors, count,
                        groups, memory, &bytes, variants);
}}
static inline int32_t {stem}_cuda_check(const struct stepfuse_tables *variants,
                                        const struct stepfuse_tensor *tensors) {{
    const struct stepfuse_program *programs = {stem}_programs() + {count};
    int32_t code = stepfuse_check(programs, variants, {count});
    if (code || !tensors) return code;
    return stepfuse_check_given_to(programs, {count}, {stem}_choice, variants, tensors);
}}
static inline CUresult {stem}_cuda_open(struct stepfuse_cuda *gpu, const void *image) {{
    return stepfuse_cuda_open(gpu, image, {stem}_cuda_launches, {launches});
}}
static inline CUresult {stem}_cuda_put(struct stepfuse_cuda *gpu,
                                       const struct stepfuse_tables *variants) {{
    return stepfuse_cuda_put({stem}_programs(), {count}, gpu, variants);
}}
static inline CUresult {stem}_cuda_get(const struct stepfuse_cuda *gpu,
                                       const struct stepfuse_tables *variants) {{
    return stepfuse_cuda_get({stem}_programs(), {count}, gpu, variants);
}}
static inline CUresult {stem}_cuda_set(const struct stepfuse_cuda *gpu,
                                       const struct stepfuse_tables *variants, const char *name,
                                       int64_t group, double value, CUstream stream) {{
    return stepfuse_cuda_set({stem}_programs(), {count}, gpu, variants, name, group, value, stream);
}}
static inline CUresult {stem}_cuda_point(const struct stepfuse_cuda *gpu,
                                         const struct stepfuse_tables *variants,
                                         const struct stepfuse_tensor *tensors, CUstream stream) {{
    return stepfuse_cuda_point({stem}_programs(), {count}, gpu, variants, tensors, stream);
}}
static inline CUresult {stem}_cuda_step(const struct stepfuse_cuda *gpu,
                                        const struct stepfuse_tables *variants, CUstream stream) {{
    CUresult code =
        stepfuse_cuda_launches(gpu, {stem}_cuda_launches, {launches}, variants, stream);"""


def common_lines() -> list[str]:
    """Lines that the steps of all specs share."""
    text = Path(__file__).with_name("step.h").read_text(encoding="ascii")
    return ["#ifndef STEPFUSE_CUDA_BLOCK", f"#define STEPFUSE_CUDA_BLOCK {BLOCK}", "#endif", text]


def cuda_lines(stem: str, prefixes: Sequence[str], programs: Sequence[Program]) -> list[str]:
    """The step of a spec on a GPU; of one whose states start as copies of arrays, a sentence."""
    launches = interleave([p.launches for p in programs])
    if len(launches) > _MOST or any(map(_copies_arrays, programs)):
        return [f"/* {stem} has no step on a GPU in C: states start as copies of arrays there. */"]
    rows: list[str] = []
    for number, launch in launches:
        entry, over = symbol(prefixes[number], launch.entry), OVER[launch.over]
        last = KINDS[-1] if launch.over == Units.LISTS else launch.kinds[-1]
        rows.append(f"{{{number}, \"{entry}\", '{over}', {last.value}, {launch.argument}}}")
    lines = ["#ifdef STEPFUSE_CUDA"]
    lines += array_lines("struct stepfuse_cuda_launch", f"{stem}_cuda_launches", rows)
    count = {"stem": stem, "count": len(programs), "launches": len(launches)}
    lines += _FUNCTIONS.format(**count).splitlines()
    return [
        *lines,
        *(f"    {line}" for line in _copied(programs)),
        "    return code;",
        "}",
        "#endif",
    ]


def _copied(programs: Sequence[Program]) -> Iterator[str]:
    """Numbers that some variants update, copied to the variants that only use them."""
    for order, reader, writer, numbers in copies(programs):
        given = f"variants[{writer}].context"
        yield (
            f"{'else ' if order else ''}if (!code && {given}) code = stepfuse_cuda_copy("
            f"gpu, variants, variants[{reader}].context, {given}, {numbers}, stream);"
        )


def _copies_arrays(program: Program) -> bool:
    """True if an array starts as a copy of another one, which is on the device."""
    places = program.role_places
    kept = (r for r in program.graph.roles if isinstance(r.default, str) and r.name in places)
    return any(places[r.name].kind in ARRAY_KINDS for r in kept)
