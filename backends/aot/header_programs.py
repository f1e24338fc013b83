"""The part of a C header on programs: arrays, numbers, views, conditions.

static inline const struct stepfuse_program *sf_adamw_programs(void)
static inline int sf_adamw_choice(int64_t rank, int64_t numel, int64_t rows, int64_t cols,
                                  const char *label, const char *dtype, const char *rule)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple

from ...ir.conditions import conditions
from ...ir.lowered.memory_plan import Plan, extent_of, parts_of, sizes_of
from ...ir.lowered.program import Program
from ...ir.lowered.tables import ARRAY_KINDS, CONTEXT, SLOT_KINDS, Place
from ...ir.roles import Role, RoleKind
from ...ir.semantics import cell
from ...ir.types import F64, DType
from ...passes.lower.gpu_chunks import gpu_sizes, reduces_columns
from ...passes.lower.plan_memory import own_columns
from .manifest_shape import digest_symbol

_VIEWS = {
    "": "f",
    "flat": "f",
    "first": "u",
    "matrix": "m",
}
_FIELDS = {
    "struct stepfuse_column": 14, "struct stepfuse_number": 4, "struct stepfuse_launch": 6,
    "struct stepfuse_library_launch": 8,
    "struct stepfuse_cuda_launch": 5,
}  # fmt: skip
_GIVEN = {"param": "'p'", "grad": "'g'", "aux": "'a'"}


def programs_lines(
    stem: str,
    prefixes: Sequence[str],
    programs: Sequence[Program],
    plans: Sequence[Plan],
    digests: Sequence[str],
    on_gpu: Sequence[Program],
) -> list[str]:
    """Lines that describe the variants of a spec, and select the one that takes a tensor.

    With those `on_gpu`, behind the programs of the CPU the same with the GPU's chunks.
    """
    inputs = enumerate(_inputs(programs[0]))
    lines = [f"#define {stem.upper()}_AUX_{name.upper()} {n}" for n, name in inputs]
    lines.append(f"static inline const struct stepfuse_program *{stem}_programs(void) {{")
    rows: list[str] = []
    more: list[str] = []
    for n, (program, plan) in enumerate(zip(programs, plans, strict=True)):
        columns = list(_columns(program, plan, is_cpu=not on_gpu))
        numbers = list(_numbers(program))
        lines += array_lines("struct stepfuse_column", f"columns_{n}", columns)
        lines += array_lines("struct stepfuse_number", f"numbers_{n}", numbers)
        head = _program(program, len(columns), len(numbers))
        known = f'"{digests[n]}", {digest_symbol(prefixes[n])}'
        row = f"{head}, columns_{n}, numbers_{n}, {known}"
        sizes = "STEPFUSE_CHUNK, STEPFUSE_CHUNK, STEPFUSE_LONG_ROW, STEPFUSE_CHUNK, 0, 0"
        needed = {one.routine for one in program.matrices}
        routines = ", ".join(str(int(name in needed)) for name in ("eigh", "qr", "svd"))
        rows.append(f"{{{row}, {sizes}, {_tile_rows(program)}, {routines}}}")
        if on_gpu:
            there = *astuple(gpu_sizes(on_gpu[n])), on_gpu[n].long_list, on_gpu[n].list_part
            more.append(
                f"{{{row}, {', '.join(map(str, there))}, {_tile_rows(on_gpu[n])}, 0, 0, 0}}"
            )
    lines += array_lines("struct stepfuse_program", "programs", [*rows, *more])
    return [*lines, "    return programs;", "}", *_choice(stem, programs)]


def _tile_rows(program: Program) -> int:
    return program.tile_rows if program.matrices else 0


def array_lines(kind: str, name: str, rows: Sequence[str]) -> list[str]:
    """A constant array; of no rows one of zeros, since ISO C has no empty ones."""
    zeros = f"{{{', '.join('0' * _FIELDS.get(kind, 1))}}}"  # each, or C++ warns
    shown = [f"        {row}," for row in rows or [zeros]]
    return [f"    static const {kind} {name}[] = {{", *shown, "    };"]


def _program(program: Program, columns: int, numbers: int) -> str:
    view = program.graph.view
    letter = _VIEWS.get(str(view), "b" if view.block else "a")
    outer, first, second = [0, 0, 0, *(view.borders if letter == "a" else ())][-3:]
    slots = ", ".join(str(program.slots[k]) for k in SLOT_KINDS)
    by_columns = int(reduces_columns(program))
    return (
        f"{len(program.columns)}, {slots}, {len(program.shared)}, '{letter}', "
        f"{by_columns}, {view.block}, {outer}, {first}, {second}, {columns}, {numbers}"
    )


def _columns(program: Program, plan: Plan, is_cpu: bool) -> Iterator[str]:
    """The address columns: of roles, in their order, then those that the plan sizes.

    Those of one buffer have one array, but with a GPU's launches, which have a plan of their own.
    """
    for role in program.graph.roles:
        place = program.role_places.get(role.name)
        if place is not None and place.kind in ARRAY_KINDS:
            cells, block = sizes_of(extent_of(place.domain))
            given = _GIVEN.get(role.kind, "0")
            shape = f'{place.index}, {place.dtype.bytes}, "{cells}", {_is_stored(program, place)}'
            exponent, start = f"{place.dtype.exponent}, 0", _start(program, role, place.dtype)
            yield f'{{"{role.name}", {shape}, {given}, {exponent}, {start}, {block}, -1}}'
    places = {column.column: program.columns.index(column.column) for column in plan.columns}
    own = own_columns(program) if is_cpu else ()
    firsts = {
        c.column: min(places[c.column] for c in b.columns)
        for part in parts_of(plan.buffers, own)
        for b in part
        for c in b.columns
    }
    for column in sorted(plan.columns, key=lambda c: places[c.column]):
        cells, block = sizes_of(column.extent)
        place, first = places[column.column], firsts[column.column]
        shape = f'{place}, {column.cell}, "{cells}", 1, 0, 0, {int(column.column in own)}'
        same = first if is_cpu and first < place else -1
        yield f'{{"{column.name}", {shape}, -1, 0, 0, 0, {block}, {same}}}'


def _start(program: Program, role: Role, dtype: DType) -> str:
    """The column that an array starts as a copy of and its dtype, or its bits."""
    if role.kind == RoleKind.AUX:
        return f"{_inputs(program).index(role.name)}, 0, 0, 0"
    if isinstance(role.default, str):
        source = program.role_places[role.default]
        kind = f"{source.dtype.bytes}, {source.dtype.exponent}"
        return f"{source.index}, {kind}, 0"
    return f"-1, 0, 0, {_literal(_bits(float(role.default or 0.0), dtype))}"


def _inputs(program: Program) -> list[str]:
    """The extra inputs that are arrays, in their order in a tensor's `aux`."""
    roles = (r for r in program.graph.roles if r.kind == RoleKind.AUX)
    return [r.name for r in roles if not r.type.domain.is_scalar]


def _bits(value: float, dtype: DType) -> int:
    """The pattern of a number in a dtype."""
    return int.from_bytes(cell(value, dtype).tobytes(), "little")


def _literal(bits: int) -> str:
    return f"UINT64_C({bits:#x})" if bits else "0"


def _is_stored(program: Program, place: Place) -> int:
    """Return 1 if a step writes to the arrays of a role's column, else 0."""
    kernels = [k for sweep in program.sweeps for k in sweep.kernels]
    written = [x.place for k in kernels for x in k.stores]
    parts = (*(s.commits for s in program.segments), *(m.stores for m in program.matrices))
    written += [s.place for stores in parts for s in stores]
    return int(any(p.kind in ARRAY_KINDS and p.index == place.index for p in written))


def _numbers(program: Program) -> Iterator[str]:
    """The slots of roles: the cell of the context that has them, and their first values."""
    for role in program.graph.roles:
        place = program.role_places.get(role.name)
        kind = f"{place.kind}s" if place else ""
        if place is not None and place.kind in SLOT_KINDS:
            cell = CONTEXT.index(kind if kind != "tensors" else "scalars")
            first = 0.0 if isinstance(role.default, str) else float(role.default or 0.0)
            yield f'{{"{role.name}", {cell}, {place.index}, {_literal(_bits(first, F64))}}}'


def _choice(stem: str, programs: Sequence[Program]) -> list[str]:
    lines = [
        f"static inline int {stem}_choice(int64_t rank, int64_t numel, int64_t rows, int64_t cols,",
        f"{' ' * len(f'static inline int {stem}_choice(')}const char *label, "
        "const char *dtype, const char *rule) {",
        "    (void)rank, (void)numel, (void)rows, (void)cols;",
        "    (void)label, (void)dtype, (void)rule;",
    ]
    for number, program in enumerate(programs):
        terms = [_term(*term) for term in conditions(program.graph.when)]
        lines.append(f"    if ({' && '.join(terms) or '1'}) return {number};")
    return [*lines, "    return -1;", "}"]


def _term(fact: str, comparison: str, literal: str) -> str:
    if fact not in ("label", "dtype", "rule"):
        return f"{fact} {comparison} {int(literal) if literal.isdigit() else literal}"
    text = literal.strip('"')
    return f'strcmp({fact}, "{text}") {comparison} 0'
