"""Graphs and programs as boxes and arrows in bands, as SVG or DOT; memory plans as bars.

A graph is one band. A program has a band for every pass of a sweep and one for every stage
between, whose numbers (dozens of them for one power) are drawn as a single box. Passes over
matrices are bands before the sweep that they come before; arrows between them are temporaries.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...drawing.svg import (
    CHARACTER,
    MARGIN,
    Box,
    Colour,
    Drawing,
    Palette,
    Picture,
    bar,
    document,
    text,
)
from ...ir.graph import Graph, Operand
from ...ir.lowered.memory_plan import Plan
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import MatrixPass, Phase, Time
from ...ir.lowered.tables import LeafArray, TableColumn, TensorFact, ValueArray
from ...ir.ops import OPS
from ...ir.text.plan_printer import size_text
from ...ir.text.printer import operand_text, value_names
from ...ir.types import ELEM, Const
from ...passes.report.cost import LoadKind, MovedLoad, SweepPass, sweep_passes
from .render import with_names

PALETTE: Palette = {
    "role": Colour("#dbeafe", "read"),
    "again": Colour("#ffedd5", "read again: an earlier sweep has had it"),
    "elem": Colour("#ffffff", "computed, an element"),
    "low": Colour("#f1f5f9", "computed, a number"),
    "reduction": Colour("#fee2e2", "reduced"),
    "update": Colour("#dcfce7", "stored"),
}


def draw_graph(graph: Graph, title: str) -> Drawing:
    """Every live value and every update."""
    drawing = Drawing(title, [""])
    names = value_names(graph)
    for value in sorted(graph.live()):
        box = Box(f"v{value}", _node_label(graph, value, names), _kind(graph, value))
        drawing.add(box, [f"v{v}" for v in graph.nodes[value].values])
    for index, change in enumerate(graph.updates):
        sources = [v for v in (change.value, change.guard) if isinstance(v, int)]
        label = f"%{change.role} = {operand_text(change.value, names)}"
        drawing.add(Box(f"u{index}", label, "update"), [f"v{v}" for v in sources])
    return drawing


def _node_label(graph: Graph, value: int, names: list[str]) -> str:
    node = graph.nodes[value]
    if node.op == "read":
        return names[value]
    literals = [operand_text(a, names) for a in node.args if isinstance(a, Const)]
    target = [f"-> {node.type.domain}"] if OPS[node.op].is_reduction else []
    return " ".join([names[value], node.op, *literals, *target])


def _kind(graph: Graph, value: int) -> str:
    node = graph.nodes[value]
    if node.op == "read":
        return "role"
    if OPS[node.op].is_reduction:
        return "reduction"
    return "elem" if node.type.domain == ELEM else "low"


# ------------------------------------------------------------------ programs


def draw_program(program: Program, title: str) -> Drawing:
    """The passes of sweeps, and between them one box for all numbers that are ready there."""
    return _Bands(program, title).drawing


class _Bands:
    """A drawing, band by band; a value computed in two passes has two boxes."""

    def __init__(self, program: Program, title: str) -> None:
        self.schedule, self.graph = program.schedule, program.graph
        swept = zip(self.schedule.swept, sweep_passes(program), strict=True)
        self.passes = {(at, n): one for at, passes in swept for n, one in enumerate(passes)}
        self.names = value_names(self.graph)
        self.drawing = Drawing(title, [])
        self.lows = self._lows()
        self.kept: set[int] = set()  # in temporaries, for products or of them
        times = {p.time for p in self.schedule.phases} | set(self.lows)
        times |= {(one.before, 0) for one in self.schedule.matrices}
        phases = {p.time: p for p in self.schedule.phases}
        for time in sorted(times):
            if time in self.lows:
                self._stage(time)
            if time[1] == 0:
                self._matrices(time[0])
            if time in phases:
                self._phase(phases[time], self.passes[time])

    def _lows(self) -> dict[Time, list[int]]:
        """The computed numbers and vectors, by the phase they are ready before."""
        found: dict[Time, list[int]] = {}
        for value in sorted(self.graph.live()):
            node = self.graph.nodes[value]
            if not node.type.domain.is_matrix and node.op != "read":
                found.setdefault(self._ready(value), []).append(value)
        return found

    def _ready(self, value: int) -> Time:
        sweep, number = self.schedule.ready[value]
        inside = number < len(self.schedule.passes(sweep))
        return (sweep, number) if inside or number == 0 else (sweep + 1, 0)

    def _stage(self, time: Time) -> None:
        values = self.lows[time]
        before = f"stage {time[0]}" if time[1] == 0 else f"rows, before pass {time[1] + 1}"
        self.drawing.bands.append(before)
        band = len(self.drawing.bands) - 1
        sources: list[str] = []
        for value in values:
            for operand in self.graph.nodes[value].values:
                node = self.graph.nodes[operand]
                if node.type.domain != ELEM and node.op != "read" and operand not in values:
                    sources.append(f"s{self._ready(operand)}")
            if self._taken(value):
                sources.append(f"r{value}")
        last = self.names[values[-1]]
        text = f"{self.names[values[0]]} .. {last}" if len(values) > 1 else last
        box = Box(f"s{time}", f"{len(values)} computed: {text}", "low", band)
        self.drawing.add(box, sources)

    def _matrices(self, sweep: int) -> None:
        """The passes over matrices before a sweep, a band each."""
        for number, one in enumerate(self.schedule.matrices):
            if one.before == sweep:
                self.drawing.bands.append("")
                self._matrix(one, f"m{number}", len(self.drawing.bands) - 1)

    def _matrix(self, one: MatrixPass, at: str, band: int) -> None:
        graph, names = self.graph, self.names
        space = one.space(graph)
        if one.mirrors or one.turns:  # of the same value
            word, (value, *_) = "mirror" if one.mirrors else "transpose", one.keeps
            self.drawing.bands[band] = f"before sweep {self.schedule.number(one.before)}: a copy"
            sources = [f"t{value}"] if value in self.kept else []  # else of a role
            self.drawing.add(Box(at, f"{word} {names[value]}", "elem", band), sources)
            return
        before = f"before sweep {self.schedule.number(one.before)}"
        self.drawing.bands[band] = f"{before}: each cell of {space}"
        product = () if one.product is None else (one.product,)
        lying = [_lying(graph, v) for p in product for v in graph.nodes[p].values]
        for value in dict.fromkeys((*lying, *(_lying(graph, v) for v in one.loads))):
            sources = [f"t{value}"] if value in self.kept else []
            self.drawing.add(Box(f"{at}v{value}", f"load {names[value]}", "role", band), sources)
        others = (v for v in one.keeps if OPS[graph.nodes[v].op].routine)  # results of one call
        for value in dict.fromkeys((*product, *others, *one.computes)):
            self._made(value, f"{at}v{value}", "elem", at, band)
        for value in one.keeps:
            self._keep(value, at, band)
        for value in one.reductions:
            self._made(value, f"r{value}", "reduction", at, band)
        for place in one.stores:
            self._store(place, at, band)

    def _made(self, value: int, key: str, kind: str, at: str, band: int) -> None:
        """A value that is computed, of matrices as they lie in memory."""
        graph = self.graph
        args = [_lying(graph, a) if isinstance(a, int) else a for a in graph.nodes[value].args]
        box = Box(key, _node_label(graph, value, self.names), kind, band)
        self.drawing.add(box, self._sources(args, at))

    def _store(self, place: int, at: str, band: int, moved: str = "") -> None:
        change = self.graph.updates[place]
        label = f"store %{change.role} = {operand_text(change.value, self.names)}{moved}"
        guards = [] if change.guard is None else [change.guard]
        sources = self._sources([change.value, *guards], at)
        self.drawing.add(Box(f"u{place}", label, "update", band), sources)

    def _keep(self, value: int, at: str, band: int) -> None:
        """A value in its temporary."""
        self.kept.add(value)
        box = Box(f"t{value}", f"keep {self.names[value]}", "update", band)
        self.drawing.add(box, self._sources([value], at))

    def _taken(self, value: int) -> bool:
        return any(value in p.reductions for p in self.schedule.phases)

    def _phase(self, phase: Phase, one: SweepPass) -> None:
        read, written = sum(x.bytes for x in one.loads), sum(x.bytes for x in one.stores)
        moved = f"reads {read} B, writes {written} B per parameter"
        number = self.schedule.number(phase.sweep)
        self.drawing.bands.append(f"sweep {number}, pass {phase.index + 1}: {moved}")
        band, at = len(self.drawing.bands) - 1, f"{phase.sweep}.{phase.index}"
        names = self.names
        for load in one.loads:
            self._load(load, at, band)
        for value in one.computes:
            self._made(value, f"{at}v{value}", "elem", at, band)
        for value in phase.keeps:
            self._keep(value, at, band)
        for value in one.keeps:
            box = Box(f"k{value}", f"keep {names[value]} in the tile", "update", band)
            self.drawing.add(box, self._sources([value], at))
        for place in phase.stores:
            role = self.graph.updates[place].role
            self._store(place, at, band, f", {self.graph.role(role).type.dtype.bytes} B")
        for value in one.reductions:
            self._made(value, f"r{value}", "reduction", at, band)

    def _load(self, load: MovedLoad, at: str, band: int) -> None:
        value, is_again = load.value, load.kind == LoadKind.AGAIN and load.value not in self.kept
        where = {LoadKind.KEPT: " from the tile", LoadKind.CACHE: " from the cache"}
        label = f"load {self.names[value]}{where.get(load.kind, f', {load.bytes} B')}"
        sources = [f"k{value}"] if load.kind == LoadKind.KEPT else []
        sources += [f"t{value}"] if value in self.kept else []
        box = Box(f"{at}v{value}", label, "again" if is_again else "role", band)
        self.drawing.add(box, sources)

    def _sources(self, operands: Sequence[Operand], at: str) -> list[str]:
        found: list[str] = []
        for value in (v for v in operands if isinstance(v, int)):
            node = self.graph.nodes[value]
            if node.type.domain.is_matrix:
                found.append(f"{at}v{value}")
            elif node.op != "read":
                found.append(f"s{self._ready(value)}")
        return found


def _lying(graph: Graph, value: int) -> int:
    """Return the value in memory behind a factor, which may be transposed."""
    node = graph.nodes[value]
    return _lying(graph, node.values[0]) if node.op == "transpose" else value


# ------------------------------------------------------------------ DOT


def to_dot(drawings: Sequence[Drawing]) -> str:
    """The drawings in Graphviz's language, a digraph each."""
    return "\n".join(_digraph(d) for d in drawings)


def _digraph(drawing: Drawing) -> str:
    lines = [f"digraph {_quoted(drawing.title)} {{", "  node [shape=box, style=filled];"]
    for number, band in enumerate(drawing.bands):
        lines.append(f"  subgraph cluster_{number} {{" if band else "  {")
        lines += [f"    label={_quoted(band)};"] if band else []
        lines += [
            f"    {_quoted(b.key)} [label={_quoted(b.text)}, fillcolor={_fill(b)}];"
            for b in drawing.boxes
            if b.band == number
        ]
        lines.append("  }")
    lines += [f"  {_quoted(a)} -> {_quoted(b)};" for a, b in drawing.arrows]
    return "\n".join([*lines, "}"])


def _fill(box: Box) -> str:
    return _quoted(PALETTE[box.kind].fill)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


# ------------------------------------------------------------------ memory plans

ROW = 26
STEP = 110  # width of a launch
COLOURS: dict[type[TableColumn], str] = {
    ValueArray: "#dbeafe",
    LeafArray: "#fee2e2",
    TensorFact: "#f1f5f9",
}


def plan_to_svg(plans: Sequence[tuple[str, Plan, Graph]]) -> str:
    """The plans, one below the other, each under its title."""
    return document([_picture(title, plan, graph) for title, plan, graph in plans])


def _picture(title: str, plan: Plan, graph: Graph) -> Picture:
    labels = [f"{b.name}: {size_text(b.columns[0])}" for b in plan.buffers]
    left = MARGIN * 2 + CHARACTER * max((len(label) for label in labels), default=0)
    width = left + STEP * max(len(plan.launches), 1) + MARGIN
    lines = [text(MARGIN, 20, f"{title}: lifetimes", ' font-weight="bold"')]
    bottom = 56 + ROW * len(plan.buffers)
    for number, name in enumerate(plan.launches):
        x = left + STEP * number
        lines.append(text(x + 4, 44, name, ' fill="#57534e"'))
        lines.append(f'<path d="M{x:.1f},50 V{bottom:.1f}" stroke="#e7e5e4"/>')
    for row, (buffer, label) in enumerate(zip(plan.buffers, labels, strict=True)):
        y = 54 + ROW * row
        lines.append(text(MARGIN, y + 16, label))
        for column in buffer.columns:
            x, length = left + STEP * column.first, STEP * (column.last - column.first + 1)
            name = with_names(column.name, graph)
            colour = COLOURS[type(column.column)]
            lines.append(bar(x + 2, y, length - 4, ROW - 4, colour, name))
            lines.append(text(x + 8, y + 15, name))
    return Picture(lines, max(width, CHARACTER * len(title) + 120), bottom + MARGIN)
