"""The roof: the same streams as a program moves, next to no arithmetic.

Each sweep of the program gives a spec that reads, rewrites and writes as many arrays of the
same widths, as integers. It goes through the same compiler, chunks and thread pool, so the time
that the program's own step takes beyond it is arithmetic. AdamW, say, becomes

    param <- param + grad    s1 <- s1 + grad    s2 <- s2 + grad

A sweep that only reads asks whether any sum is negative; one that only writes stores zeros.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.arrays import Array
from ...ir.graph import Spec
from ...ir.lowered.program import Program
from ...ir.text.parser import parse
from ...passes.report.cost import MovedLoad, sweep_passes
from ..quantities import Dims
from .contest import Step

_TYPES = {1: "i8", 2: "i16", 4: "i32", 8: "i64"}


@dataclass(frozen=True, slots=True)
class StreamedArray:
    """An array that a sweep goes over: its role or its value's number, bytes per element."""

    key: int | str
    width: int
    read: bool
    written: bool

    @property
    def bytes(self) -> int:
        """The bytes that it moves per parameter."""
        return self.width * (self.read + self.written)


Streams = tuple[StreamedArray, ...]


def streams_of(program: Program) -> tuple[Streams, ...]:
    """The arrays that each sweep moves, by the loads and stores of the compilation's record."""
    found: list[Streams] = []
    for passes in sweep_passes(program):
        widths: dict[int | str, int] = {}
        read, written = set[int | str](), set[int | str]()
        for each in (each for one in passes for each in one.moved if each.bytes):
            key = each.role or each.value or 0
            widths[key] = each.bytes
            (read if isinstance(each, MovedLoad) else written).add(key)
        found.append(tuple(StreamedArray(k, w, k in read, k in written) for k, w in widths.items()))
    return tuple(sweep for sweep in found if sweep)


def roof_of(program: Program, dims: Sequence[Dims], threads: int) -> Step:
    """A step that moves the bytes of the program. Raises ValueError where there are none."""
    sweeps = streams_of(program)
    if not sweeps:
        raise ValueError(
            f"{program.name} has no element-wise work, so it has no bandwidth limit to compare with"
        )
    widths = {s.key: s.width for sweep in sweeps for s in sweep}
    arrays: list[Mapping[int | str, Array]] = [
        {key: np.ones(d, f"i{width}") for key, width in widths.items()} for d in dims
    ]
    steps = [_step(sweep, arrays, threads) for sweep in sweeps]
    return steps[0] if len(steps) == 1 else lambda: [step() for step in steps]


def read_of(array: Array, threads: int) -> Step:
    """A step that reads an array of integers once."""
    stream = StreamedArray(0, array.itemsize, read=True, written=False)
    return _step((stream,), [{0: array}], threads)


@dataclass(slots=True)
class _TextBody:
    """The text of a graph as it grows."""

    roles: list[str] = field(default_factory=list[str])
    nodes: list[str] = field(default_factory=list[str])
    updates: list[str] = field(default_factory=list[str])

    def node(self, text: str) -> str:
        """Adds a node; its name."""
        self.nodes.append(f"%{len(self.nodes)} = {text}")
        return f"%{len(self.nodes) - 1}"

    def load(self, name: str, stream: StreamedArray) -> str:
        """A role's value as an i32, in which all arithmetic is."""
        return f"%{name}" if stream.width == 4 else self.node(f"cast %{name} : i32 elem")

    def store(self, name: str, stream: StreamedArray, value: str) -> None:
        """Stores an i32, or 0 where there is none."""
        if value and stream.width != 4:
            value = self.node(f"cast {value} : {_TYPES[stream.width]} elem")
        self.updates.append(f"update %{name} = {value or 0}")

    def ask(self, value: str) -> None:
        """Keep whether an i32 is negative anywhere, so that each load is used."""
        negative = self.node(f"lt {value}, 0 : bool elem")
        self.roles.append("state %found = false : bool step")
        self.updates.append(f"update %found = {self.node(f'any {negative} : bool step')}")


def roof_spec(sweep: Streams) -> Spec:
    """The spec whose step moves these streams; `fill` only says that states are written."""
    body, names = _TextBody(), dict(zip(_ordered(sweep), _names(sweep), strict=True))
    for stream, name in names.items():
        form = f"{name} %{name}" if name in ("param", "grad") else f"state %{name} = 1"
        body.roles.append(f"{form} : {_TYPES[stream.width]} elem")
    total = ""
    for stream, name in names.items():
        if stream.read and not stream.written:
            value = body.load(name, stream)
            total = body.node(f"iadd {total}, {value} : i32 elem") if total else value
    for stream, name in names.items():
        if stream.written:
            new = total
            if stream.read:
                new = body.node(f"iadd {body.load(name, stream)}, {total or 1} : i32 elem")
            total = total or new
            body.store(name, stream, new)
    if not body.updates:
        body.ask(total)
    states = [n for n in names.values() if n not in ("param", "grad")]
    fill = [f"update %{n} = 0" for n in states] or ["update %param = 0"]
    lines = [*body.roles, "step {", *body.nodes, *body.updates, "}", "fill {", *fill, "}"]
    return parse("optimizer @roof {\n" + "\n".join(lines) + "\n}\n")


def _ordered(sweep: Streams) -> list[StreamedArray]:
    """Rewritten streams, then read ones, then written ones: the first is the parameter."""
    return sorted(sweep, key=lambda s: (not (s.read and s.written), not s.read))


def _names(sweep: Streams) -> list[str]:
    """`param`, `grad` for the first that is only read, states for the rest."""
    ordered = _ordered(sweep)
    names = ["param", *(f"s{n}" for n in range(1, len(ordered)))]
    only_read = [n for n, s in enumerate(ordered) if n and s.read and not s.written]
    if only_read:
        names[only_read[0]] = "grad"
    return names


def _step(sweep: Streams, arrays: Sequence[Mapping[int | str, Array]], threads: int) -> Step:
    """One sweep's step over its columns' arrays."""
    columns = dict(zip(_names(sweep), (s.key for s in _ordered(sweep)), strict=True))
    params = [a[columns["param"]] for a in arrays]
    if "grad" in columns:
        grads = [a[columns["grad"]] for a in arrays]
    else:
        grads = [np.empty_like(p) for p in params]  # asked for, but never read
    states = [
        {n: a[c] for n, c in columns.items() if n not in ("param", "grad")} for a in arrays
    ]  # fmt: skip
    made = Optimizer(params, roof_spec(sweep), threads=threads, states=states)
    return lambda: made.step(grads)
