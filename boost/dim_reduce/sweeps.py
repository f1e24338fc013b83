"""P over vectors by compiled sweeps: P is read once on the way in, and once on the way back.

in:    c_i = sum_j P_ij v_j                                  multiplied and added up in f64
back:  x_j = sum_i P_ij a_i,  y_j = sum_i P_ij b_i           in the vectors' dtype

The rows of P are the arrays of a launch, so that its part of a vector is in cache for all of
them; a few rows on the way in, whose sums stay in registers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...array_optimizer import Optimizer
from ...ir.graph import Spec
from ...ir.text.parser import parse

Array = np.ndarray[Any, np.dtype[Any]]

_ROWS_IN = {"bf16": 16}  # narrow rows: to read the vector once more costs as much as two of them
_ROWS_IN_ELSE = 8
_ROWS_BACK = 32


class MatrixSweeps:
    """`rows` of P, of dtype `stored`, as arrays or tensors; vectors are of dtype `wide`.

    `threads` are all there are.
    """

    def __init__(
        self, rows: Sequence[Any], stored: str, wide: str, threads: int | None = None
    ) -> None:
        self._in: list[Optimizer] = []
        self._back: list[Optimizer] = []
        self._unread = np.zeros(rows[0].shape, _NUMPY[wide])  # no memory until it is touched
        self._made = [np.empty(rows[0].shape, _NUMPY[wide]) for _ in "xy"]
        for part in _parts(rows, _ROWS_IN.get(stored, _ROWS_IN_ELSE)):
            states = [{f"p{n}": row for n, row in enumerate(part[1:], 1)}]
            spec = spec_in(len(part), stored, wide)
            self._in.append(Optimizer([part[0]], spec, states=states, threads=threads))
        for number, part in enumerate(_parts(rows, _ROWS_BACK)):
            states = [{"y": self._made[1], **{f"p{n}": row for n, row in enumerate(part)}}]
            spec = spec_back(len(part), stored, wide, adds=number > 0)
            made = Optimizer([self._made[0]], spec, states=states, threads=threads)
            self._back.append(made)

    def into(self, vector: Any) -> Array:
        """P v, in f64."""
        found: list[float] = []
        for one in self._in:
            one.step([vector])
            found += [float(value) for value in one.numbers.values()]
        return np.array(found)

    def back(self, a: Sequence[float], b: Sequence[float]) -> tuple[Array, Array]:
        """P^T a and P^T b, in memory that the next call writes over."""
        first = 0
        for one in self._back:
            (group,) = one.groups
            count = sum(key.startswith("a") for key in group)
            for n in range(count):
                group[f"a{n}"], group[f"b{n}"] = float(a[first + n]), float(b[first + n])
            one.step([self._unread])
            first += count
        return self._made[0], self._made[1]


_NUMPY = {"f32": np.float32, "f64": np.float64}


def _parts(rows: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    """In parts of this size at most, each as long as the others or one shorter."""
    count = -(-len(rows) // size)
    cuts = [len(rows) * n // count for n in range(count + 1)]
    return (rows[a:b] for a, b in itertools.pairwise(cuts))


class _GraphLines(list[str]):
    """The nodes of a graph's text."""

    def put(self, text: str) -> str:
        self.append(f"%{len(self)} = {text}")
        return f"%{len(self) - 1}"

    def row(self, name: str, stored: str, wide: str) -> str:
        return name if stored == wide else self.put(f"cast {name} : {wide} elem")


def spec_in(rows: int, stored: str, wide: str) -> Spec:
    """c of so many rows of P; the first one is the parameter, the vector the gradient."""
    names = ["%param", *(f"%p{n}" for n in range(1, rows))]
    roles = [f"param %param : {stored} elem", f"grad %grad : {wide} elem"]
    roles += [f"state {name} = 0.0 : {stored} elem" for name in names[1:]]
    roles += [f"state %c{n} = 0.0 : f64 step" for n in range(rows)]
    nodes, updates = _GraphLines(), list[str]()
    for n, name in enumerate(names):
        total = nodes.put(f"dot {nodes.row(name, stored, wide)}, %grad : f64 step")
        updates.append(f"update %c{n} = {total}")
    return _spec("project", roles, [*nodes, *updates], names[1:])


def spec_back(rows: int, stored: str, wide: str, adds: bool) -> Spec:
    """x, the parameter, and y of so many rows of P, added to their values if `adds`."""
    roles = [f"param %param : {wide} elem", f"state %y = 0.0 : {wide} elem"]
    names = [f"%p{n}" for n in range(rows)]
    roles += [f"state {name} = 0.0 : {stored} elem" for name in names]
    roles += [f"hyper %{x}{n} = 0.0 : f64 group" for n in range(rows) for x in "ab"]
    nodes = _GraphLines()
    totals = {"a": "%param", "b": "%y"} if adds else {}
    for n, name in enumerate(names):
        row = nodes.row(name, stored, wide)
        for x in "ab":
            number = f"%{x}{n}"
            number = number if wide == "f64" else nodes.put(f"cast {number} : {wide} group")
            one = nodes.put(f"mul {number}, {row} : {wide} elem")
            known = totals.get(x)
            totals[x] = one if known is None else nodes.put(f"add {known}, {one} : {wide} elem")
    updates = [f"update %param = {totals['a']}", f"update %y = {totals['b']}"]
    return _spec("project_back", roles, [*nodes, *updates], names)


def _spec(name: str, roles: Sequence[str], step: Sequence[str], rows: Sequence[str]) -> Spec:
    """`fill` would be asked for a P that nobody gives."""
    fill = [f"update {row} = 0.0" for row in rows] or ["update %param = 0.0"]
    lines = [*roles, "step {", *step, "}", "fill {", *fill, "}"]
    return parse(f"optimizer @{name} {{\n" + "\n".join(lines) + "\n}\n")
