"""Random declared specs with products of matrices, for properties that each of them must have."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from stepfuse.ir.builder import Builder
from stepfuse.ir.graph import Graph, Spec, Update
from stepfuse.ir.matrices.contractions import PRODUCTS
from stepfuse.ir.roles import Role, RoleKind
from stepfuse.ir.types import (
    BATCH,
    COL,
    ELEM,
    F32,
    F64,
    GRAM_COL,
    GRAM_ROW,
    GROUP,
    ROW,
    TENSOR,
    Const,
    Domain,
    Type,
)

SPACES = (ELEM, GRAM_ROW, GRAM_COL)
SIZES = (0, 1, 2, 3, 5, 15, 16, 17, 33)


def random_spec(seed: int, size: int = 14) -> Spec:
    """A spec for matrices, with states in each space."""
    roles = (
        Role("param", RoleKind.PARAM, Type(F32, ELEM)),
        Role("grad", RoleKind.GRAD, Type(F32, ELEM)),
        Role("s", RoleKind.STATE, Type(F32, GRAM_ROW), 0.0),
        Role("t", RoleKind.STATE, Type(F32, GRAM_COL), 0.0),
        Role("v", RoleKind.STATE, Type(F32, ROW), 0.0),
        Role("lr", RoleKind.HYPER, Type(F64, GROUP), 0.5),
    )
    maker = _Maker(random.Random(seed), Builder(roles, typed=False))
    for _ in range(size):
        maker.grow()
    return Spec("random", (maker.finish(),))


def random_shape(rng: random.Random) -> tuple[int, ...]:
    """A matrix or a batch of few, of sizes at the edges of tiles."""
    lead = (rng.choice((1, 2, 3)),) if rng.random() < 0.3 else ()
    return (*lead, rng.choice(SIZES), rng.choice(SIZES))


def random_arrays(dims: tuple[int, ...], seed: int) -> dict[str, Any]:
    """Arrays for the roles that are a tensor's."""
    rng, (*lead, rows, cols) = np.random.default_rng(seed), dims
    shapes = {"param": dims, "grad": dims, "s": (*lead, rows, rows), "t": (*lead, cols, cols)}
    shapes["v"] = (*lead, rows)
    return {name: rng.standard_normal(s).astype(np.float32) for name, s in shapes.items()}


class _Maker:
    def __init__(self, rng: random.Random, builder: Builder) -> None:
        self.rng, self.builder = rng, builder
        self.values = [builder.read(name) for name in builder.roles]

    def pick(self, *domains: Domain) -> int:
        """A value of one of the domains; of the last ones rather."""
        known = [v for v in self.values if self.builder.nodes[v].type.domain in domains]
        return known[-1 - int(len(known) * self.rng.random() ** 2)]

    def grow(self) -> None:
        ways = (
            self._product, self._product, self._by_cell, self._by_cell, self._of_gram,
            self._factor, self._of_library, self._vector, self._small, self._spread,
        )  # fmt: skip
        way: Callable[[], int] = self.rng.choice(ways)
        self.values.append(way())

    def _product(self) -> int:
        a, b, result = self.rng.choice(list(PRODUCTS))
        first = self.pick(a)
        second = first if a == b and self.rng.random() < 0.5 else self.pick(b)
        mirrored = a == b == result and self.rng.random() < 0.4
        op = "matmul_symmetric" if mirrored else "matmul"
        return self._tame(self.builder.emit(op, first, second, domain=result))

    def _tame(self, value: int) -> int:
        """About as large as 1, whatever was multiplied."""
        most = self.builder.emit("absmax", value, domain=BATCH)
        return self.builder.emit("div", value, self.builder.emit("add", most, Const(0.5)))

    def _by_cell(self) -> int:
        space = self.rng.choice(SPACES)
        along = {ELEM: (ELEM, ROW, COL), GRAM_ROW: (GRAM_ROW, ROW), GRAM_COL: (GRAM_COL, COL)}
        others = [d for d in (*along[space], GROUP) if d != COL or self._has(COL)]
        other = self.pick(self.rng.choice(others)) if self.rng.random() < 0.9 else Const(0.75)
        op = self.rng.choice(("add", "sub", "mul", "maximum"))
        return self._tame(self.builder.emit(op, self.pick(space), other))

    def _spread(self) -> int:
        """What passes put in the place of all cells, and products need all cells of."""
        space = self.rng.choice(SPACES)
        along = GROUP if space == GRAM_COL or self.rng.random() < 0.5 else ROW
        return self.builder.emit("broadcast", self.pick(along), domain=space)

    def _has(self, domain: Domain) -> bool:
        return any(self.builder.nodes[v].type.domain == domain for v in self.values)

    def _of_gram(self) -> int:
        emit, space = self.builder.emit, self.rng.choice((GRAM_ROW, GRAM_COL))
        op = self.rng.choice(("transpose", "lower", "tril", "add_diag", "eye"))
        if op == "eye":
            return emit("eye", domain=space)
        value = self.pick(space)
        if op != "add_diag":
            return emit(op, value)
        along = ROW if space == GRAM_ROW else COL
        return emit(op, value, self.pick(along if self._has(along) else GROUP, GROUP))

    def _factor(self) -> int:
        """A factor of what is nearly the identity, its inverse, or the inverse of both."""
        emit, space = self.builder.emit, self.rng.choice((GRAM_ROW, GRAM_COL))
        square = self._tame(emit("matmul", *[self.pick(space)] * 2, domain=space))
        factor = emit("cholesky", emit("add_diag", emit("mul", square, Const(0.01)), Const(1.0)))
        if self.rng.random() < 0.3:
            return factor
        root = emit("inverse_lower", factor)
        turned = emit("transpose", root)
        return root if self.rng.random() < 0.3 else emit("matmul", turned, root, domain=space)

    def _of_library(self) -> int:
        """Eigenvectors, what is made of both results of one call, or an orthogonal factor."""
        emit, space = self.builder.emit, self.rng.choice((GRAM_ROW, GRAM_COL))
        given = self.pick(space)
        if self.rng.random() < 0.3:
            return emit("orthogonal", given)
        basis = emit("eigenvectors", given)
        if self.rng.random() < 0.5:
            return basis
        values = emit("diag", emit("eigenvalues", given))
        along = values if space == GRAM_COL else emit("transpose", values)
        return self._tame(emit("mul", basis, along))

    def _vector(self) -> int:
        space = self.rng.choice((GRAM_ROW, GRAM_COL))
        if self.rng.random() < 0.5:
            return self.builder.emit("diag", self.pick(space))
        turned = self.builder.emit("transpose", self.builder.emit("diag", self.pick(space)))
        return self._tame(self.builder.emit("mul", self.pick(space), turned))

    def _small(self) -> int:
        space = self.rng.choice(SPACES)
        along = {ELEM: (ROW, COL), GRAM_ROW: (ROW,), GRAM_COL: (COL,)}[space]
        target = self.rng.choice((*along, BATCH, TENSOR))
        op = self.rng.choice(("sumsq", "absmax", "sum"))
        found = self.builder.emit(op, self.pick(space), domain=target)
        root = self.builder.emit("sqrt", self.builder.emit("abs", found))
        return self._tame(self.builder.emit("mul", self.pick(space), root))

    def finish(self) -> Graph:
        roles = {"param": ELEM, "s": GRAM_ROW, "t": GRAM_COL, "v": ROW}
        updates = tuple(Update(name, self.pick(domain)) for name, domain in roles.items())
        template = Graph("random", (), (), (), "step", "rank >= 2")
        return self.builder.finish(template, updates, None)
