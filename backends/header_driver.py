"""The part of a C header that runs and checks a whole step: static inline, over the functions.

static inline int32_t sf_adamw_check(const struct stepfuse_tables *variants)
static inline void sf_adamw_step(const struct stepfuse_tables *variants)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..ir.kernel import TENSOR_COLUMNS, Place, Program
from ..ir.types import BATCH, COL, ELEM, ROW

_CELLS = {ELEM: "e", ROW: "r", COL: "c", BATCH: "b"}


def driver_lines(
    stem: str, prefixes: Sequence[str], programs: Sequence[Program], level: int
) -> list[str]:
    """The check and the step of one spec, over all its variants, on CPUs from a level."""
    lines = [f"#define {stem.upper()}_VARIANTS {len(programs)}"]
    lines.append(f"static inline int32_t {stem}_check(const struct stepfuse_tables *variants) {{")
    names = [f"columns_{n}" for n in range(len(programs))]
    for name, program in zip(names, programs, strict=True):
        rows = [_column(program, place) for place in range(len(TENSOR_COLUMNS), _width(program))]
        if _folds_lists(program):
            rows.append(f"{{{TENSOR_COLUMNS.index('scratch')}, 8, 's', 1}}")
        lines.append(f"    static const struct stepfuse_column {name}[] = {{{', '.join(rows)}}};")
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
    return [*lines, "}", ""]


def _width(program: Program) -> int:
    return len(program.columns)


def _folds_lists(program: Program) -> bool:
    """Whether segments fold lists of a tensor, for which they need its scratch."""
    return any(p.kind == "vector" for p in _places(program))


def _places(program: Program) -> list[Place]:
    found = (program.role_places, program.places, program.spills, program.partials)
    return [place for part in found for place in part.values()]


def _column(program: Program, column: int) -> str:
    """An address column as the check sees it."""
    mine = [p for p in _places(program) if p.kind in ("elem", "vector") and p.index == column]
    place = mine[0]
    partial = {n for n, p in program.partials.items() if p.index == column}
    if partial:
        kernels = (k for sweep in program.sweeps for k in sweep.kernels)
        along = {r.along for k in kernels for r in k.reduces if r.node in partial}
        cells = "p" if along == {"row"} else "q"
    else:
        cells = _CELLS[place.domain]
    return f"{{{column}, {place.dtype.bytes}, '{cells}', {int(_is_stored(program, column))}}}"


def _is_stored(program: Program, column: int) -> bool:
    """Whether a step writes to the arrays of a column."""
    if not program.columns[column].startswith("role:"):
        return True
    kernels = [k for sweep in program.sweeps for k in sweep.kernels]
    written = [x.place for k in kernels for x in (*k.stores, *k.spills)]
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
