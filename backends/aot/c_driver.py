"""The part of a C header that lays out, checks and runs a whole step: static inline.

static inline int64_t sf_adamw_bytes(const struct stepfuse_tensor *tensors, int64_t count, ...)
static inline int32_t sf_adamw_tables(const struct stepfuse_tensor *tensors, int64_t count, ...)
static inline int32_t sf_adamw_check(const struct stepfuse_tables *variants)
static inline void sf_adamw_step(const struct stepfuse_tables *variants)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.lowered.launches import Launch, Units, interleave
from ...ir.lowered.program import Program
from ...ir.lowered.tables import CONTEXT, Place, PlaceKind
from ...ir.roles import RoleKind
from ...ir.types import GRAM_ROW
from .. import symbol
from .header_programs import array_lines

OVER = {Units.CHUNKS: "c", Units.TENSORS: "t", Units.LISTS: "l", Units.TILES: "m", Units.ONCE: "o"}

_FUNCTIONS = """\
#define {upper}_VARIANTS {count}
static inline int64_t {stem}_bytes(const struct stepfuse_tensor *tensors, int64_t count,
                                   int64_t groups) {{
    int64_t bytes = 0;
    int32_t code = stepfuse_lay({stem}_programs(), {count}, {stem}_choice, {some}, tensors, count,
                                groups, NULL, &bytes, NULL);
    return code ? -(int64_t)code : bytes;
}}
static inline int32_t {stem}_tables(const struct stepfuse_tensor *tensors, int64_t count,
                                    int64_t groups, void *memory, int64_t bytes,
                                    struct stepfuse_tables *variants) {{
    if (!memory) return STEPFUSE_NULL;
    return stepfuse_lay({stem}_programs(), {count}, {stem}_choice, {some}, tensors, count, groups,
                        memory, &bytes, variants);
}}
static inline int32_t {stem}_set(const struct stepfuse_tables *variants, const char *name,
                                 int64_t group, double value) {{
    return stepfuse_set({stem}_programs(), {count}, variants, name, group, value);
}}
static inline int32_t {stem}_set_of(const struct stepfuse_tables *variants, const char *name,
                                    int64_t tensor, double value) {{
    return stepfuse_set_of({stem}_programs(), {count}, variants, name, tensor, value);
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
    stem: str, prefixes: Sequence[str], programs: Sequence[Program], level: int, some: bool
) -> list[str]:
    """The layout, the check, the step of a spec, over all its variants, on CPUs from a level.

    `some`: tensors that no variant takes are left out.
    """
    names = {"stem": stem, "upper": stem.upper(), "count": len(programs)}
    lines = _FUNCTIONS.format(**names, level=level, some=int(some)).splitlines()
    lines += _launches(prefixes, programs)
    lines += [f"    {line}" for line in _copies(programs)]
    return [*lines, "}", ""]


# ------------------------------------------------------------------ the step


def _launches(prefixes: Sequence[str], programs: Sequence[Program]) -> Iterator[str]:
    """The launches of all variants in their order, as an array, and the function that runs it."""
    rows: list[str] = []
    by_library: list[str] = []
    for number, launch in interleave([p.launches for p in programs]):
        if launch.over == Units.LIBRARY:
            columns, place = len(programs[number].columns), f"by_library + {len(by_library)}"
            rows.append(f"{{{number}, NULL, 'y', 0, {columns}, {place}}}")
            by_library.append(_library_launch(programs[number], launch))
            continue
        function = symbol(prefixes[number], launch.entry)
        over, last = OVER[launch.over], launch.kinds[-1].value
        rows.append(f"{{{number}, {function}, '{over}', {last}, {launch.argument}, NULL}}")
    if by_library:
        yield from array_lines("struct stepfuse_library_launch", "by_library", by_library)
    yield from array_lines("struct stepfuse_launch", "launches", rows)
    yield f"    stepfuse_launches(launches, {len(rows)}, variants);"


_RESULTS = {  # of each routine, in the order of its arguments
    "eigh": ("eigenvalues", "eigenvectors", ""),
    "qr": ("orthogonal", "", ""),
    "svd": ("left_vectors", "singular_values", "right_vectors"),
}


def _library_launch(program: Program, launch: Launch) -> str:
    """A launch of a library's routine: rows or columns, a letter, and the cells of its arrays."""
    one = next(m for m in program.matrices if f"sf_{m.name}" == launch.entry)
    (taken,) = one.factors
    found = {program.graph.nodes[x.value].op: x.place.index for x in one.keeps}
    columns = ", ".join(str(found.get(name, -1)) for name in _RESULTS[one.routine])
    side = "r" if one.space == GRAM_ROW else "c"
    transposed = int(taken.transposed != program.lies_turned(taken.place))
    cells = f"{taken.place.dtype.bytes}, {transposed}, {taken.place.index}, {columns}"
    return f"{{'{one.routine[0]}', '{side}', {cells}}}"


def _copies(programs: Sequence[Program]) -> Iterator[str]:
    """Numbers that some variants update, copied to the variants that only use them."""
    for order, reader, writer, numbers in copies(programs):
        given = f"variants[{writer}].context"
        yield (
            f"{'else ' if order else ''}if ({given}) "
            f"stepfuse_copy(variants[{reader}].context, {given}, {numbers});"
        )


def copies(programs: Sequence[Program]) -> Iterator[tuple[int, int, int, str]]:
    """The copies of numbers: the first of several for a reader whose writer has tensors is made.

    Its order among those, reader, writer, and where: the cell of contexts, slots here and there.
    """
    roles = (r.name for p in programs for r in p.graph.roles if r.kind == RoleKind.STATE)
    for name in dict.fromkeys(roles):
        places = ((n, p.role_places.get(name)) for n, p in enumerate(programs))
        users = {
            n: place
            for n, place in places
            if place and place.kind in (PlaceKind.STEP, PlaceKind.GROUP)
        }
        writers = [n for n in users if _updates(programs[n], name)]
        for reader in sorted(users.keys() - set(writers)) if writers else ():
            yield from _copy(programs, users, reader, writers)


def _updates(program: Program, role: str) -> bool:
    return any(u.role == role and not u.forward for u in program.graph.updates)


def _copy(
    programs: Sequence[Program], users: Mapping[int, Place], reader: int, writers: Sequence[int]
) -> Iterator[tuple[int, int, int, str]]:
    """The first of the writers that has tensors gives its number to the reader."""
    kind = users[reader].kind
    cell = CONTEXT.index(f"{kind}s")
    for order, writer in enumerate(writers):
        slots = [f"{users[n].index}, {programs[n].slots[kind]}" for n in (reader, writer)]
        yield order, reader, writer, f"{cell}, {', '.join(slots)}"
