"""The part of a C header that lays out, checks and runs a whole step: static inline.

static inline int64_t sf_adamw_bytes(const struct stepfuse_tensor *tensors, int64_t count, ...)
static inline int32_t sf_adamw_tables(const struct stepfuse_tensor *tensors, int64_t count, ...)
static inline int32_t sf_adamw_check(const struct stepfuse_tables *variants)
static inline void sf_adamw_step(const struct stepfuse_tables *variants)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.lowered.program import CONTEXT, Place, Program

_FUNCTIONS = """\
#define {upper}_VARIANTS {count}
static inline int64_t {stem}_bytes(const struct stepfuse_tensor *tensors, int64_t count,
                                   int64_t groups) {{
    int64_t bytes = 0;
    int32_t code = stepfuse_lay({stem}_programs(), {count}, {stem}_choice, tensors, count, groups,
                                NULL, &bytes, NULL);
    return code ? -(int64_t)code : bytes;
}}
static inline int32_t {stem}_tables(const struct stepfuse_tensor *tensors, int64_t count,
                                    int64_t groups, void *memory, int64_t bytes,
                                    struct stepfuse_tables *variants) {{
    if (!memory) return STEPFUSE_NULL;
    return stepfuse_lay({stem}_programs(), {count}, {stem}_choice, tensors, count, groups, memory,
                        &bytes, variants);
}}
static inline int32_t {stem}_set(const struct stepfuse_tables *variants, const char *name,
                                 int64_t group, double value) {{
    return stepfuse_set({stem}_programs(), {count}, variants, name, group, value);
}}
static inline void {stem}_point(const struct stepfuse_tables *variants,
                                const struct stepfuse_tensor *tensors) {{
    stepfuse_point({stem}_programs(), {count}, variants, tensors);
}}
static inline void *{stem}_array(const struct stepfuse_tables *variants, int64_t tensor,
                                 const char *name, int64_t *bytes) {{
    return stepfuse_array({stem}_programs(), {count}, variants, tensor, name, bytes);
}}
static inline int32_t {stem}_check(const struct stepfuse_tables *variants,
                                   const struct stepfuse_tensor *tensors) {{
    if (sf_level() < {level}) return STEPFUSE_CPU;
    int32_t code = stepfuse_check({stem}_programs(), variants, {count});
    if (code || !tensors) return code;
    return stepfuse_check_given_to({stem}_programs(), {count}, {stem}_choice, variants, tensors);
}}
static inline void {stem}_step(const struct stepfuse_tables *variants) {{"""


def driver_lines(
    stem: str, prefixes: Sequence[str], programs: Sequence[Program], level: int
) -> list[str]:
    """The layout, the check, the step of a spec, over all its variants, on CPUs from a level."""
    count = len(programs)
    lines = _FUNCTIONS.format(stem=stem, upper=stem.upper(), count=count, level=level).splitlines()
    for number in range(count):
        lines.append(f"    struct stepfuse_ranges n{number} = stepfuse_ranges(variants[{number}]);")
    lines += [f"    {line}" for line in _calls(prefixes, programs)]
    lines += [f"    {line}" for line in _copies(programs)]
    return [*lines, "}", ""]


# ------------------------------------------------------------------ the step


def _calls(prefixes: Sequence[str], programs: Sequence[Program]) -> Iterator[str]:
    """The launches of all variants; who folds over all tensors waits for the others' parts."""
    waiting = [
        list(_launches(n, x, p)) for n, (x, p) in enumerate(zip(prefixes, programs, strict=True))
    ]
    written: list[set[int]] = [set() for _ in programs]
    while any(waiting):
        for number, mine in enumerate(waiting):
            while mine and mine[0][0] <= set.intersection(*written):
                _, writes, lines = mine.pop(0)
                written[number] |= writes
                yield from lines


def _launches(
    number: int, prefix: str, program: Program
) -> Iterator[tuple[set[int], set[int], list[str]]]:
    """Each launch: the shared columns that it folds, those it writes, and its calls."""
    end = at = -1
    for launch in program.launches:
        if launch.kind == "sweep":
            starts = launch.index > end
            end = program.sweeps[launch.index].visit_end if starts else end
            at = launch.index
            yield set(), set(), list(_sweep(number, prefix, program, at, starts))
            continue
        segment = program.segments[launch.index]
        every = f"n{number}.tensors[{1 if at < end else 2}]"
        stop = "1" if launch.kind == "step" else every
        folds = {program.shared[v] for v in segment.folds_shared}
        writes = {program.shared[v] for v in segment.writes_shared}
        yield folds, writes, [_run(number, f"{prefix}_segment_{launch.index}", 0, stop)]


def _copies(programs: Sequence[Program]) -> Iterator[str]:
    """Numbers that some variants update, copied to the variants that only use them."""
    for role in (r for r in programs[0].graph.roles if r.kind == "state"):
        places = ((n, p.role_places.get(role.name)) for n, p in enumerate(programs))
        users = {n: place for n, place in places if place and place.kind in ("step", "group")}
        writers = [n for n in users if _updates(programs[n], role.name)]
        for reader in sorted(users.keys() - set(writers)) if writers else ():
            yield from _copy(programs, users, reader, writers)


def _updates(program: Program, role: str) -> bool:
    return any(u.role == role and not u.forward for u in program.graph.updates)


def _copy(
    programs: Sequence[Program], users: Mapping[int, Place], reader: int, writers: Sequence[int]
) -> Iterator[str]:
    """The first of the writers that has tensors gives its number to the reader."""
    kind = users[reader].kind
    cell = CONTEXT.index(f"{kind}s")
    for order, writer in enumerate(writers):
        slots = [f"{users[n].index}, {programs[n].slots[kind]}" for n in (reader, writer)]
        given = f"variants[{writer}].context"
        yield (
            f"{'else ' if order else ''}if ({given}) "
            f"stepfuse_copy(variants[{reader}].context, {given}, {cell}, {', '.join(slots)});"
        )


def _sweep(number: int, prefix: str, program: Program, sweep: int, starts: bool) -> Iterator[str]:
    name = f"{prefix}_sweep_{sweep}"
    yield _run(number, name, 0, f"n{number}.chunks[{2 if starts else 1}]")
    for index in range(1, len(program.sweeps[sweep].kernels)):
        if program.sweeps[sweep].rows[index - 1] is not None:
            rows = f"{prefix}_rows_{sweep}_{index - 1}"
            yield _run(number, rows, 0, f"n{number}.tensors[0]")
        yield _run(number, name, index, f"n{number}.chunks[0]")


def _run(number: int, function: str, argument: int, stop: str) -> str:
    return f"stepfuse_run({function}, variants[{number}].context, {argument}, {stop});"
