"""Tables for a list of tensors and single-threaded launches: the least that runs a backend."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from stepfuse.ir.conditions import matches
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.lowered.launches import Launch, Units
from stepfuse.ir.lowered.program import LeafDirection, Program
from stepfuse.ir.lowered.tables import CONTEXT, PlaceKind
from stepfuse.ir.tensor_view import Shape, shape_under
from stepfuse.ir.types import BF16, BOOL, F16, MATRIX_AXES
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.pipeline import STRICT, run_graph

CHUNK = 32768
LEAF, COLUMN_LEAF = 1024, 64
Tensor = dict[str, Any]


def lowered(spec: Spec, passes: str = STRICT) -> list[Program]:
    """The programs of a spec's variants."""
    return [lower(fuse(run_graph(g, passes))) for g in spec.variants()]


class Machine:
    """The programs of an entry, bound to tensors; runs steps as a runtime would."""

    def __init__(
        self,
        programs: Sequence[Program],
        compile_program: Callable[[Program], Any],
        tensors: Sequence[Tensor],
        numbers: dict[str, Any],
        groups: Sequence[int],
        chunk: int = CHUNK,
    ) -> None:
        self.tensors, self.numbers = tensors, numbers
        self.owners = np.array(groups, np.int64)
        self.group_count = max(groups, default=0) + 1
        shared = max((len(p.shared) for p in programs), default=0)
        self.shared = np.full((shared, len(tensors)), np.nan)
        chosen = [_variant([p.graph for p in programs], t) for t in tensors]
        self.tables = [
            _Table(self, p, compile_program(p), [i for i, c in enumerate(chosen) if c is p.graph],
                   chunk)
            for p in programs
        ]  # fmt: skip

    def step(self, hypers: Sequence[Mapping[str, float]]) -> None:
        """One step: the programs in turn, each as far as it can go."""
        for table in self.tables:
            table.write_numbers(hypers)
        waiting = [list(table.program.launches) for table in self.tables]
        while any(waiting):
            for table, launches in zip(self.tables, waiting, strict=True):
                while launches and all(set(launches[0].needs) <= t.written for t in self.tables):
                    table.launch(launches.pop(0))
        for table in self.tables:
            if table.members:
                table.read_numbers()


class _Table:
    """One program: its tensor table, chunk table and slots."""

    def __init__(
        self, machine: Machine, program: Program, compiled: Any, members: list[int], chunk: int
    ) -> None:
        self.machine, self.program, self.compiled = machine, program, compiled
        shapes = {i: shape_under(program.graph.view, machine.tensors[i]["param"].shape)
                  for i in members}  # fmt: skip
        kinds = {i: _kind(shapes[i], program, chunk) for i in members}
        self.members = sorted(members, key=lambda i: (kinds[i], shapes[i].numel > 0, i))
        self.kinds = [kinds[i] for i in self.members]
        self.shapes = [shapes[i] for i in self.members]
        self.arrays: list[dict[str, Any]] = [{} for _ in self.members]
        self.slots = {
            "step": np.full(max(1, program.slots["step"]), np.nan),
            "group": np.full((machine.group_count, max(1, program.slots["group"])), np.nan),
            "tensor": np.full((len(members), max(1, program.slots["tensor"])), np.nan),
        }
        for kind in ("group", "tensor"):  # the row length is the program's
            self.slots[kind] = np.ascontiguousarray(self.slots[kind][:, : program.slots[kind]])
        self.scratch = np.full(max(len(machine.tensors), machine.group_count) + 16, np.nan)
        self.entries = self._tensor_table()
        rows = [r for k, s in enumerate(self.shapes) for r in _chunks(k, s, program, chunk)]
        rows += [r for k, s in enumerate(self.shapes) for r in _lists(k, s, program)]
        self.chunks = np.array(rows, np.int64).reshape(-1, 6)
        self.context = self._context()
        self.written: set[int] = set()

    # -- tables

    def _tensor_table(self) -> np.ndarray[Any, Any]:
        table = np.zeros((len(self.members), len(self.program.columns)), np.int64)
        for k, (i, shape) in enumerate(zip(self.members, self.shapes, strict=True)):
            leaves, column_leaves = -(-shape.cols // LEAF), -(-shape.rows // COLUMN_LEAF)
            longest = max(shape.rows, shape.cols) * shape.batches
            self.arrays[k]["scratch"] = np.full(-(-longest // LEAF) + 1, np.nan)
            table[k, :9] = [
                self.machine.owners[i], i, shape.numel, shape.batches, shape.rows, shape.cols,
                leaves, column_leaves, self.arrays[k]["scratch"].ctypes.data,
            ]  # fmt: skip
            for name in {"outer", "inner"} & {*self.program.columns}:
                place = self.program.columns.index(name)
                table[k, place] = shape.sizes[("outer", "inner").index(name)]
            for name in self.program.array_columns:
                place = self.program.columns.index(name)
                array = self._array(k, i, str(name), shape)
                self.arrays[k][str(name)] = array
                table[k, place] = array.ctypes.data
        return table

    def _array(self, k: int, i: int, name: str, shape: Shape) -> Any:
        kind, _, which = str(name).partition(":")
        if kind == "role":
            assert self.machine.tensors[i][which].flags.c_contiguous
            return self.machine.tensors[i][which]
        domain = self.program.graph.nodes[int(which)].type.domain
        if kind == "partial":
            if str(domain) == "col":
                cells = shape.batches * -(-shape.rows // COLUMN_LEAF) * shape.cols
            else:
                cells = shape.batches * shape.rows * -(-shape.cols // LEAF)
            return np.full(cells, np.nan)
        dtype = self.program.graph.nodes[int(which)].type.dtype
        return np.full(shape.count(domain), 1, dtype.numpy)

    def _context(self) -> np.ndarray[Any, Any]:
        cells = {
            "chunks": self.chunks, "tensors": self.entries, "steps": self.slots["step"],
            "groups": self.slots["group"], "scalars": self.slots["tensor"],
            "shared": self.machine.shared, "owners": self.machine.owners, "scratch": self.scratch,
        }  # fmt: skip
        counts = {
            "group_count": self.machine.group_count, "tensor_count": len(self.members),
            "all_tensors": len(self.machine.tensors),
        }  # fmt: skip
        addresses = {name: array.ctypes.data for name, array in cells.items()}
        return np.array([{**addresses, **counts}[name] for name in CONTEXT], np.int64)

    # -- numbers

    def write_numbers(self, hypers: Sequence[Mapping[str, float]]) -> None:
        """Hypers and states up to `tensor` into their slots."""
        self.written = set()
        numbers = self.machine.numbers
        for name, place in self.program.role_places.items():
            role = self.program.graph.role(name)
            given = [h.get(name, role.default) for h in hypers]
            if place.kind == PlaceKind.STEP:
                is_hyper = role.kind == "hyper"
                self.slots["step"][place.index] = given[0] if is_hyper else numbers[name]
            elif place.kind == PlaceKind.GROUP:
                source = given if role.kind == "hyper" else numbers[name]
                self.slots["group"][:, place.index] = source
            elif place.kind == PlaceKind.TENSOR:
                for k, i in enumerate(self.members):
                    self.slots["tensor"][k, place.index] = self.machine.tensors[i][name]

    def read_numbers(self) -> None:
        """The states up to `tensor` back from their slots."""
        for name, place in self.program.role_places.items():
            if self.program.graph.role(name).kind == "hyper":
                continue
            number = bool if place.dtype is BOOL else float
            if place.kind == PlaceKind.STEP:
                self.machine.numbers[name] = number(self.slots["step"][place.index])
            elif place.kind == PlaceKind.GROUP:
                self.machine.numbers[name][:] = self.slots["group"][:, place.index]
            elif place.kind == PlaceKind.TENSOR:
                for k, i in enumerate(self.members):
                    self.machine.tensors[i][name][...] = self.slots["tensor"][k, place.index]

    # -- launches

    def launch(self, launch: Launch) -> None:
        """One launch over everything it is for."""
        self.written |= set(launch.produces)
        if launch.over == Units.RANKS:  # of one rank nothing is gathered
            return
        if launch.over == Units.ONCE:
            self._call(launch.entry, launch.argument, 0, 1)
            return
        of_kinds = self.kinds if launch.over == Units.TENSORS else self.chunks[:, 5].tolist()
        count = sum(kind in launch.kinds for kind in of_kinds)
        first = 0
        if launch.over == Units.LISTS:
            first, count = of_kinds.index(3) if 3 in of_kinds else 0, of_kinds.count(3)
        if count:
            self._call(launch.entry, launch.argument, first, first + count)

    def _call(self, name: str, argument: int, low: int, high: int) -> None:
        """Two ranges where there is a choice: nothing may depend on them."""
        middle = (low + high) // 2 if high - low > 1 else high
        for start, stop in ((low, middle), (middle, high)):
            if start < stop:
                self.compiled.call(name, self.context.ctypes.data, argument, start, stop)


def _variant(graphs: list[Graph], tensor: Tensor) -> Graph:
    return next(g for g in graphs if matches(g.when, tensor["param"].shape))


def _has_columns(program: Program) -> bool:
    reduces = [r for s in program.sweeps for k in s.kernels for r in k.reduces]
    return any(r.along == LeafDirection.COL for r in reduces)


def _kind(shape: Shape, program: Program, chunk: int) -> int:
    if shape.numel == 0:
        return 0
    if shape.numel <= chunk:
        return 2
    is_flat = program.graph.view.is_flat
    return 0 if is_flat or shape.cols > 2 * chunk else 1


def _chunks(k: int, shape: Shape, program: Program, chunk: int) -> Iterator[list[int]]:
    if shape.numel == 0:
        return
    kind, total = _kind(shape, program, chunk), shape.batches * shape.rows
    columns = _has_columns(program)
    if kind == 2:
        yield [k, 0, total, 0, shape.cols, 2]
        return
    tall = max(1, chunk // max(1, shape.cols)) if kind == 1 else 1
    wide = shape.cols
    if columns:
        tall = -(-tall // COLUMN_LEAF) * COLUMN_LEAF
    if kind == 0:
        wide = max(1, chunk // tall // LEAF) * LEAF
    for batch in range(shape.batches if columns else 1):
        length = shape.rows if columns else total
        for row in range(0, length, tall):
            for col in range(0, shape.cols, wide):
                rows, cols = min(tall, length - row), min(wide, shape.cols - col)
                yield [k, batch * length + row, rows, col, cols, kind]


def _lists(k: int, shape: Shape, program: Program) -> Iterator[list[int]]:
    cells = -(-shape.cols // LEAF) if program.graph.view.is_flat else shape.batches * shape.rows
    if program.long_list and cells >= program.long_list and shape.numel > 1 << 15:
        for first in range(0, cells, LEAF):  # parts of any number of leaves will do
            size = min(LEAF, cells - first)
            yield [k, first, size, first, size, 3]


def inputs(
    graphs: Sequence[Graph], dims: Sequence[tuple[int, ...]], seed: int, groups: int = 2
) -> tuple[list[Tensor], dict[str, Any]]:
    """Tensors and numbers of an entry; gradients hold zeros, denormals and large numbers."""
    rng = np.random.default_rng(seed)
    tensors: list[Tensor] = []
    for shape in dims:
        graph = next(g for g in graphs if matches(g.when, shape))
        view = shape_under(graph.view, shape)
        tensor: Tensor = {}
        for role in graph.roles:
            domain = role.type.domain
            if role.kind in ("hyper", "static") or domain.scope < 2:
                continue
            if not domain.axes <= MATRIX_AXES:
                continue  # another variant's, of another view
            full = shape if domain.axes and view.count(domain) == math.prod(shape) else (
                (view.count(domain),) if domain.axes else ()
            )  # fmt: skip
            tensor[role.name] = _values(rng, role.kind, role.type.dtype, full)
        tensors.append(tensor)
    numbers: dict[str, Any] = {}
    for role in graphs[0].roles:
        if role.kind == "state" and role.type.domain.scope < 2:
            first = float(role.default) if isinstance(role.default, (int, float)) else 0.0
            numbers[role.name] = np.full(groups, first) if role.type.domain.scope else first
    return tensors, numbers


def _values(rng: Any, kind: str, dtype: Any, shape: tuple[int, ...]) -> Any:
    values = rng.standard_normal(shape)
    if kind == "grad":
        tiny = rng.random(shape)
        values = np.where(tiny < 0.05, values * 1e-41, np.where(tiny < 0.1, -0.0, values))
        values = np.where(tiny > 0.98, values * 1e9, values)
    elif kind != "param":
        values = np.abs(values) * 0.1
    wide = np.asarray(values, np.float64)
    if dtype in (BF16, F16):
        half = wide.astype(np.float16).view(np.uint16)
        top = (wide.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
        return np.ascontiguousarray(half if dtype is F16 else top).reshape(shape)
    return np.ascontiguousarray(wide.astype(dtype.numpy)).reshape(shape)
