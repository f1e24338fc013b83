"""The sections of a difference."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from ..inspect.history import Row
from ..report.plan import RecordedPlan
from ..report.record import CompilationRecord, RecordedVariant, RoleText
from .alignment import Alignment, align
from .declared import DeclaredGraph, Operand, declared_graph, expression
from .record import Cell, DiffRow, DiffSection, row

_NUMBERS = ("hyper", "static")
_NUMBERED = re.compile(r"^%\d+'s ")  # whose it is: values are numbered otherwise on each side
# What is compared of the figures, in the words of the report.
_FIGURES = {
    "optimal": "bytes per parameter",
    "floor": "of these, what any step must move",
    "tax": "of these, the tax: moved again after a wait",
    "sweeps": "sweeps over memory",
    "passes": "passes over chunks",
    "unfused": "bytes per parameter, an operation a sweep",
    "flops": "operations per parameter",
    "in_place": "updates in place",
    "updates": "updates",
    "temporary": "bytes per parameter of temporaries",
    "buffers": "buffers",
}


def side_by_side(a: Mapping[str, Cell], b: Mapping[str, Cell]) -> tuple[DiffRow, ...]:
    """A row for each name: those of A in their order, then those of B alone."""
    return tuple(row(name, a.get(name), b.get(name)) for name in dict.fromkeys((*a, *b)))


def roles_section(a: CompilationRecord, b: CompilationRecord) -> DiffSection:
    """The roles as they are declared, and the rules in their order."""
    found = (
        {f"{r.kind} {r.name}": _declared(r) for r in side.roles} | _rules(side) for side in (a, b)
    )
    said = "what the step reads and updates, with defaults and ranges"
    return DiffSection("roles", said, side_by_side(*found))


def _rules(side: CompilationRecord) -> dict[str, Cell]:
    found = [f"{rule.name} for {rule.when}" for rule in side.rules]
    return {"rules": "; ".join(found)} if found else {}


def pair_sections(a: RecordedVariant, b: RecordedVariant) -> Iterator[DiffSection]:
    """The sections of two variants."""
    for name, (said, rows) in _SECTIONS.items():
        yield DiffSection(name, said, tuple(rows(a, b)))


def _storage(variant: RecordedVariant) -> dict[str, Cell]:
    """The storage of roles; a codec's own arrays are roles too."""
    return {r.name: r.type for r in variant.stored if r.kind not in _NUMBERS}


def _costs(a: RecordedVariant, b: RecordedVariant) -> tuple[DiffRow, ...]:
    """The figures, and the launches of a step."""
    found = (
        {said: getattr(side.figures, name) for name, said in _FIGURES.items()}
        | ({"doubt": side.figures.doubt} if a.figures.doubt or b.figures.doubt else {})
        | {"launches": len(side.plan.launches)}
        for side in (a, b)
    )
    return side_by_side(*found)


def _declared(role: RoleText) -> str:
    default = "" if role.default is None else f"= {role.default} "
    within = f"in {role.range} " if role.range else ""
    like = f" like {role.like}" if role.like else ""
    return f"{default}{within}: {role.type}{like}"


def _sweeps(variant: RecordedVariant) -> dict[str, Cell]:
    found: dict[str, Cell] = {}
    for number, sweep in enumerate(variant.sweeps, 1):
        for load in sweep.loads:
            again = " again" if load.kind == "again" else ""
            name = load.role or _words(variant, load.value)
            found[f"sweep {number} reads {name}"] = f"{load.bytes} B{again}"
        for store in sweep.stores:
            guarded = "" if store.guard is None else " if a check holds"
            found[f"sweep {number} writes {store.role}"] = f"{store.bytes} B{guarded}"
    return found


def _words(variant: RecordedVariant, value: int) -> str:
    return str(expression(variant, variant.graphs[variant.final], value))


def _passes(a: RecordedVariant, b: RecordedVariant) -> Iterator[DiffRow]:
    return _aligned(_effects(a.passes), _effects(b.passes))


def _effects(passes: Sequence[Row]) -> list[tuple[str, str]]:
    before = {"nodes": 0, "bytes": 0, "flops": 0}
    found: list[tuple[str, str]] = []
    for one in passes:
        now = {"nodes": one.nodes, "bytes": one.bytes, "flops": one.flops}
        parts = [f"{n - before[k]:+d} {k}" for k, n in now.items() if n != before[k]]
        found.append((one.name, ", ".join(parts) or "nothing"))
        before = now
    return found


def _aligned(a: Sequence[tuple[str, str]], b: Sequence[tuple[str, str]]) -> Iterator[DiffRow]:
    """Passes of one name in both orders, and those of one side between them."""
    matcher = SequenceMatcher(None, [n for n, _ in a], [n for n, _ in b], autojunk=False)
    for tag, start, end, first, last in matcher.get_opcodes():
        if tag == "equal":
            for (name, mine), (_, its) in zip(a[start:end], b[first:last], strict=True):
                yield row(name, mine, its)
        else:
            yield from (row(name, mine, None) for name, mine in a[start:end])
            yield from (row(name, None, its) for name, its in b[first:last])


def _memory(plan: RecordedPlan) -> Iterator[tuple[str, Cell]]:
    yield "tensors are seen", plan.view or "as they are"
    for one in plan.updates:
        yield f"update of {one.role}", one.how
    for number, buffer in enumerate(plan.buffers):
        columns = [
            f"{_NUMBERED.sub('', c.name)} ({c.cell} B per {c.extent})" for c in buffer.columns
        ]
        yield f"buffer {number}", ", ".join(columns)
    yield "bytes of a tile's buffers", plan.tile_bytes
    yield "launches", ", ".join(plan.launches)


def _barriers(variant: RecordedVariant) -> dict[str, Cell]:
    found: dict[str, Cell] = {}
    for barrier in variant.barriers:
        end, reductions = f"sweep {barrier.sweep} ends", barrier.reductions
        found[f"{end} at"] = ", ".join(_words(variant, r.value) for r in reductions)
        paid = sum(item.bytes for item in barrier.cost)
        found[f"{end}: its price"] = f"{paid} B per parameter" if paid else "free"
        found[f"{end}: removed by"] = "; ".join(dict.fromkeys(r.remedy for r in reductions))
    return found


# ------------------------------------------------------------------ declared values


def values_rows(found: Alignment) -> list[DiffRow]:
    """A row for each update, each pair, and each largest expression of one side alone."""
    only_a, only_b = tops(found.a, found.only_a), tops(found.b, found.only_b)
    taken = {other: one for one, other in found.partner.items()}
    rows = list(_updates(found))
    waiting = [i for i in found.a.live if i in only_a or i in found.partner]
    for other in found.b.live:
        one = taken.get(other)
        if one is not None:
            before = [i for i in waiting if i < one and i in only_a]
            rows += [_alone(found.a, i, only_a, True) for i in before]
            waiting = [i for i in waiting if i != one and i not in before]
            if found.b.computes(other):
                mine, its = _operand_text(found.a, one), _operand_text(found.b, other)
                rows.append(DiffRow(found.b.words[other].place, False, mine, its))
        elif other in only_b:
            rows.append(_alone(found.b, other, only_b, False))
    rows += [_alone(found.a, i, only_a, True) for i in waiting if i in only_a]
    return rows


def tops(graph: DeclaredGraph, alone: tuple[int, ...]) -> dict[int, int]:
    """The largest of the expressions that are one side's own, with how many values each has."""
    own = {i for i in alone if graph.computes(i)}
    inner = {v for i in own for v in graph.values(i)}
    taken: set[int] = set()
    found: dict[int, int] = {}
    for top in sorted(own - inner):
        stack, under = [top], set[int]()
        while stack:
            value = stack.pop()
            if value in own and value not in under | taken:
                under.add(value)
                stack += graph.values(value)
        taken |= under
        found[top] = len(under)
    return found


def _alone(graph: DeclaredGraph, index: int, sizes: Mapping[int, int], is_a: bool) -> DiffRow:
    text = _operand_text(graph, index)
    cells = (text, None) if is_a else (None, text)
    return DiffRow(graph.words[index].place, True, *cells, sizes[index])


def _operand_text(graph: DeclaredGraph, operand: Operand) -> str:
    return operand if isinstance(operand, str) else str(graph.words[operand])


def _updates(found: Alignment) -> Iterator[DiffRow]:
    """Return each role's update, and its guard."""
    for key in dict.fromkeys((*found.a.roots, *found.b.roots)):
        role, turn, part = key
        mine, its = found.a.roots.get(key), found.b.roots.get(key)
        what = f"update of {role}" if part == "value" else f"guard of {role}"
        name = f"{what} ({turn + 1})" if turn else what
        a = None if mine is None else _operand_text(found.a, mine)
        b = None if its is None else _operand_text(found.b, its)
        yield DiffRow(name, not _same(found, mine, its), a, b)


def _same(found: Alignment, mine: Operand | None, its: Operand | None) -> bool:
    if isinstance(mine, int) and isinstance(its, int):
        return found.equal(mine, its)
    return mine == its


_Rows = Callable[[RecordedVariant, RecordedVariant], Iterable[DiffRow]]


def _beside(cells: Callable[[RecordedVariant], Mapping[str, Cell]]) -> _Rows:
    return lambda a, b: side_by_side(cells(a), cells(b))


_SECTIONS: dict[str, tuple[str, _Rows]] = {
    "values": (
        "what the definition computes, before all passes; an update differs if its value does",
        lambda a, b: values_rows(align(declared_graph(a), declared_graph(b))),
    ),
    "storage": ("dtype and shape that roles are kept in", _beside(_storage)),
    "costs": ("what a step costs", _costs),
    "sweeps": ("what each sweep moves for a parameter", _beside(_sweeps)),
    "barriers": ("reductions that have to be waited for", _beside(_barriers)),
    "passes": ("nodes, bytes and operations that each pass added or took", _passes),
    "memory": (
        "updates, temporaries and launches of the memory plan",
        _beside(lambda side: dict(_memory(side.plan))),
    ),
}
