"""Tables, schedules and programs as text, which depends on the program only."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence

from ...ir.graph import Graph, Node
from ...ir.lowered.program import (
    Item,
    ItemKind,
    Kernel,
    MatrixKernel,
    PlacedStore,
    Program,
    Scope,
    Segment,
)
from ...ir.lowered.schedule import MatrixPass, Phase, Schedule
from ...ir.lowered.tables import Place, PlaceKind, TensorFact
from ...ir.origin import Site
from ...ir.text.printer import node_text, operand_text, value_names
from ..tables import WIDTH, columns
from .history import History, Row, table


def history_text(history: History) -> str:
    """The pass-by-pass table, its totals, and the schedule."""
    lines = [history.title, "", *_table(table(history))]
    if history.schedule is not None:
        lines += ["", schedule_text(history.schedule)]
    return "\n".join(lines)


def _table(rows: Sequence[Row]) -> list[str]:
    head = ("pass", "nodes", "bytes/param", "flops/param", "")
    cells = [(r.name, str(r.nodes), str(r.bytes), str(r.flops), r.note) for r in rows]
    return columns([head, *cells], right=(1, 2, 3), width=WIDTH)


def cost_lines(schedule: Schedule) -> list[str]:
    """Floor, optimal and, item by item, the barrier tax between them."""
    cost = schedule.cost
    word = "found" if schedule.gap else "optimal"
    lines = [f"floor {cost.floor}, {word} {cost.optimal} bytes/param"]
    if cost.write_allocated != cost.optimal:
        lines[0] += f" ({cost.write_allocated} where a pure write costs double)"
    lines += [schedule.doubt] if schedule.gap else []
    lines += [schedule.price] if schedule.price else []
    if cost.reread:
        lines.append(f"from cache, between passes: {cost.reread} bytes/param")
    tax = cost.optimal - cost.floor
    lines.append(f"barrier tax: {f'{tax} bytes/param' if tax else 'none'}")
    for item in schedule.taxes:
        cause = f"{item.barrier}: " if item.barrier else ""
        sweep = schedule.number(item.sweep)
        lines.append(f"  {cause}+{item.bytes} B, {item.value} in sweep {sweep}")
    return lines


def schedule_lines(schedule: Schedule) -> list[str]:
    """The phases and passes over matrices: each one's loads, operations, stores and reductions."""
    graph, lines, before = schedule.graph, list[str](), -1
    for phase in schedule.phases:
        for number in range(before + 1, phase.sweep + 1):
            lines += _matrix_lines(schedule, number)
        before = phase.sweep
        lines.append(f"sweep {schedule.number(phase.sweep)}, pass {phase.index + 1}")
        lines += _part_lines(graph, phase)
    for number in range(before + 1, schedule.stages + 1):
        lines += _matrix_lines(schedule, number)
    return lines


def _matrix_lines(schedule: Schedule, before: int) -> list[str]:
    """The passes over matrices that come before a sweep."""
    graph, names, lines = schedule.graph, value_names(schedule.graph), list[str]()
    for one in (m for m in schedule.matrices if m.before == before):
        head = (
            node_text(graph.nodes[one.product], one.product, names)
            if one.product is not None
            else ""
        )
        space = one.space(graph)
        lines.append(f"matrices, {head or f'each cell of {space}'}{way_of(one)}")
        lines += _part_lines(graph, one)
    return lines


def way_of(one: MatrixPass | MatrixKernel) -> str:
    """Return the direction of a pass over matrices, "" where it goes over all cells by rows."""
    if one.mirrors:
        return ", from below the diagonal to above it"
    half = ", below the diagonal" if one.half else ""
    return f", by columns{half}" if one.turned else half


def _part_lines(graph: Graph, part: Phase | MatrixPass) -> list[str]:
    names = value_names(graph)
    lines = wrapped("  loads    ", ", ".join(names[v] for v in part.loads))
    lines += grouped(graph, "computes", part.computes)
    for word, items in _ends(graph, part, names):
        lines += wrapped(f"  {word:<8} ", ", ".join(items))
    return lines


def _ends(
    graph: Graph, part: Phase | MatrixPass, names: list[str]
) -> Iterator[tuple[str, list[str]]]:
    yield "keeps", [names[v] for v in part.keeps]
    yield "stores", [_update(graph, u, names) for u in part.stores]
    yield (
        "reduces",
        [
            f"{names[r]} = {graph.nodes[r].op} "
            f"{', '.join(operand_text(a, names) for a in graph.nodes[r].args)} "
            f"-> {graph.nodes[r].type.domain}"
            for r in part.reductions
        ],
    )


def schedule_text(schedule: Schedule) -> str:
    """Cost and phases."""
    if not schedule.phases and not schedule.matrices:
        return "no sweep: the program moves no element; a stage needs an optimizer after it"
    return "\n".join([*cost_lines(schedule), "", *schedule_lines(schedule)])


# ------------------------------------------------------------------ values under lines of source


def by_line(graph: Graph, values: Iterable[int]) -> Iterator[tuple[str, list[str]]]:
    """Lines of the definition with the names of the values, in the order of the first of each.

    A `.sf` text has a line a value, so that there is nothing to group: values without a line of
    a function come together, under "".
    """
    names, found = value_names(graph), dict[str, list[str]]()
    for value in values:
        site = _written(graph.nodes[value])
        found.setdefault(_line(site) if site else "", []).append(names[value])
    yield from found.items()


def wrapped(head: str, text: str) -> list[str]:
    """A list of names after a head, in lines that fit."""
    return textwrap.wrap(
        text, WIDTH, initial_indent=head, subsequent_indent=" " * len(head),
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip


def grouped(graph: Graph, word: str, values: Iterable[int]) -> list[str]:
    """A sweep's values under their lines; those that have none stand behind the word itself."""
    lines: list[str] = []
    for line, names in by_line(graph, values):
        if not line:
            lines[:0] = wrapped(f"  {word:<8} ", ", ".join(names))
            continue
        head = f"    {line}"
        lines.append(head if len(head) <= WIDTH else f"{head[: WIDTH - 4]} ...")
        lines += wrapped("      ", ", ".join(names))
    if lines and not lines[0].startswith(f"  {word}"):
        lines.insert(0, f"  {word}")
    return lines


def _written(node: Node) -> Site | None:
    """Return the site in the definition itself of a value, which functions it calls may make."""
    site = next((stack[0] for stack in node.origin.stacks), None)
    return site if site and not site.is_text and site.text else None


def _line(site: Site) -> str:
    return f"{site.place}  {site.source.lines[site.line - 1].strip()}"


# ------------------------------------------------------------------ the lowered program


def program_text(program: Program) -> str:
    """The launches in order, each with its kernels or its runs, then the memory."""
    lines = [f"program @{program.name} view {program.graph.view}"]
    for item in program.order:
        lines += ["", *_item_lines(program, item)]
    memory = [f"{kind} {count}" for kind, count in program.slots.items() if count]
    lines += ["", f"slots: {', '.join(memory) or 'none'}"]
    names = value_names(program.graph)
    arrays = [_array(str(c), names) for c in program.columns if not isinstance(c, TensorFact)]
    lines.append(f"arrays: {', '.join(arrays) or 'none'}")
    return "\n".join(lines)


def _item_lines(program: Program, item: Item) -> list[str]:
    if item.kind == ItemKind.MATRIX:
        return _pass_lines(program, program.matrices[item.index])
    if item.kind != ItemKind.SWEEP:
        segment = program.segments[item.index]
        over = "every tensor" if segment.scope == Scope.TENSOR else "the step"
        return [f"segment {segment.name}: once for {over}", *_segment_lines(program, segment, 2)]
    sweep = program.sweeps[item.index]
    lines = [f"sweep {item.index + 1}"]
    if sweep.tile:
        lines[0] += f", tile after tile of {sweep.tile} elements"
    for number, kernel in enumerate(sweep.kernels):
        lines += [f"  kernel {kernel.name}", *_kernel_lines(program, kernel)]
        rows = sweep.rows[number] if number < len(sweep.rows) else None
        if rows is not None:
            lines += [f"  segment {rows.name}: for every row", *_segment_lines(program, rows, 4)]
    return lines


def _pass_lines(program: Program, one: MatrixKernel) -> list[str]:
    graph, names = program.graph, value_names(program.graph)
    lines: list[str] = []
    if one.scalars:
        lines.append(f"once a tensor: {_named(names, one.scalars)}")
    if one.vectors:
        lines.append(f"load beside: {_named(names, one.vectors)}")
    if one.product is not None:
        lines.append(node_text(graph.nodes[one.product], one.product, names))
    for factor in one.factors:
        way = ", transposed" if factor.transposed else ""
        lines.append(f"  factor {names[factor.value]} in {_place(program, factor.place)}{way}")
    lines += _work_lines(program, one)
    head = f"matrices {one.name}: every cell of {one.space}{way_of(one)}"
    if one.routine:
        head = f"matrices {one.name}: {one.routine} by NumPy's LAPACK, of one library's bits"
    return [head, *(f"  {line}" for line in lines)]


def _kernel_lines(program: Program, kernel: Kernel) -> list[str]:
    names, lines = value_names(program.graph), list[str]()
    for what, values in (("chunk", kernel.scalars), ("row", kernel.rows), ("column", kernel.cols)):
        if values:
            lines.append(f"once a {what}: {', '.join(names[v] for v in values)}")
    if kernel.prefetch:
        lines.append(f"prefetch {', '.join(_place(program, p) for p in kernel.prefetch)}")
    return [f"    {line}" for line in (*lines, *_work_lines(program, kernel))]


def _work_lines(program: Program, part: Kernel | MatrixKernel) -> Iterator[str]:
    """The work on each element or cell: loads, operations, copies, stores, reductions."""
    graph, names = program.graph, value_names(program.graph)
    for load in part.loads:
        yield f"load {names[load.value]} from {_place(program, load.place)}"
    yield from (node_text(graph.nodes[v], v, names) for v in part.computes)
    for keep in part.keeps:
        yield f"keep {names[keep.value]} in {_place(program, keep.place)}"
    yield from (_store(program, store, names) for store in part.stores)
    for item in part.reduces:
        text = node_text(graph.nodes[item.node], item.node, names)
        yield f"reduce {text}, leaves along {item.along}"


def _segment_lines(program: Program, segment: Segment, indent: int) -> list[str]:
    graph = program.graph
    names = value_names(graph)
    lines: list[str] = []
    if segment.folds_shared:
        lines.append(f"fold over all tensors: {_named(names, segment.folds_shared)}")
    for run in segment.runs:
        lines.append(f"for each {run.domain}")
        lines += [f"  {node_text(graph.nodes[v], v, names)}" for v in run.nodes]
    lines += [_store(program, s, names) for s in segment.commits]
    if segment.writes_shared:
        lines.append(f"leave for all tensors: {_named(names, segment.writes_shared)}")
    return [f"{' ' * indent}{line}" for line in lines]


def _named(names: list[str], values: Iterable[int]) -> str:
    return ", ".join(names[v] for v in values)


def _store(program: Program, store: PlacedStore, names: list[str]) -> str:
    return f"store {_update(program.graph, store.update, names)}"


def _update(graph: Graph, index: int, names: list[str]) -> str:
    change = graph.updates[index]
    text = f"%{change.role} = {operand_text(change.value, names)}"
    return text if change.guard is None else f"{text} when {names[change.guard]}"


def _place(program: Program, place: Place) -> str:
    if place.kind == PlaceKind.KEPT:
        return f"the tile, from byte {place.index} of its buffers"
    return _array(str(program.columns[place.index]), value_names(program.graph))


def _array(column: str, names: list[str]) -> str:
    """An array by its role, or by the value that it holds the sums, copy or cells of."""
    kind, _, name = column.partition(":")
    if kind == "role":
        return f"%{name}"
    if kind == "turned":
        return f"{names[int(name)]} by columns"
    return f"{names[int(name)]}'s {'leaves' if kind == 'partial' else kind}"


def with_names(text: str, graph: Graph) -> str:
    """A plan's text with its columns under the names that graphs are printed with."""
    names = value_names(graph)
    return re.sub(r"\b(?:value|turned|partial):\d+", lambda found: _array(found[0], names), text)
