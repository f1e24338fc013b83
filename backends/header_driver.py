"""The part of a C header that runs and checks a whole step: static inline, over the functions.

static inline int32_t sf_adamw_check(const struct stepfuse_tables *variants)
static inline void sf_adamw_step(const struct stepfuse_tables *variants)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..ir.kernel import CONTEXT, Place, Program
from ..ir.plan import EXTENT_OF, Plan

_CELLS = {
    "elem": "e", "row": "r", "col": "c", "batch": "b", "row leaves": "p", "col leaves": "q",
    "row list": "s", "matrix list": "m",
}  # fmt: skip


def driver_lines(
    stem: str,
    prefixes: Sequence[str],
    programs: Sequence[Program],
    plans: Sequence[Plan],
    level: int,
) -> list[str]:
    """The check and the step of one spec, over all its variants, on CPUs from a level."""
    lines = [f"#define {stem.upper()}_VARIANTS {len(programs)}"]
    lines.append(f"static inline int32_t {stem}_check(const struct stepfuse_tables *variants) {{")
    names = [f"columns_{n}" for n in range(len(programs))]
    for name, program, plan in zip(names, programs, plans, strict=True):
        rows = ", ".join(_columns(program, plan))
        lines.append(f"    static const struct stepfuse_column {name}[] = {{{rows}}};")
    lines.append("    static const struct stepfuse_program programs[] = {")
    for name, p in zip(names, programs, strict=True):
        slots = ", ".join(str(p.slots[k]) for k in ("step", "group", "tensor"))
        count = f"sizeof {name} / sizeof *{name}"
        blocks = int(p.graph.view.startswith("block"))
        lines.append(
            f"        {{{_width(p)}, {count}, {slots}, {len(p.shared)}, {blocks}, {name}}},"
        )
    lines += [
        "    };",
        f"    if (sf_level() < {level}) return STEPFUSE_CPU;",
        f"    return stepfuse_check(programs, variants, {len(programs)});",
        "}",
        f"static inline void {stem}_step(const struct stepfuse_tables *variants) {{",
    ]
    for number in range(len(programs)):
        lines.append(f"    struct stepfuse_ranges n{number} = stepfuse_ranges(variants[{number}]);")
    lines += [f"    {line}" for line in _calls(prefixes, programs)]
    lines += [f"    {line}" for line in _copies(programs)]
    return [*lines, "}", ""]


def _width(program: Program) -> int:
    return len(program.columns)


def _columns(program: Program, plan: Plan) -> Iterator[str]:
    """The address columns as the check sees them: of roles, then those that the plan sizes."""
    for place in program.role_places.values():
        if place.kind in ("vector", "elem"):
            stored = int(_is_stored(program, place.index))
            cells = _CELLS[EXTENT_OF[place.domain]]
            yield f"{{{place.index}, {place.dtype.bytes}, '{cells}', {stored}}}"
    for column in sorted(plan.columns, key=lambda c: program.columns.index(c.name)):
        place = program.columns.index(column.name)
        yield f"{{{place}, {column.cell}, '{_CELLS[column.extent]}', 1}}"


def _is_stored(program: Program, column: int) -> bool:
    """Whether a step writes to the arrays of a role's column."""
    kernels = [k for sweep in program.sweeps for k in sweep.kernels]
    written = [x.place for k in kernels for x in k.stores]
    written += [s.place for segment in program.segments for s in segment.commits]
    return any(p.kind in ("elem", "vector") and p.index == column for p in written)


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
