"""Random typed graphs and inputs for them, for properties that every graph must have.

Values stay tame: inputs are of the size of 1 and factors are squashed into [-1, 1], so that
nothing overflows and a comparison of bits is not one of NaNs. `wild` ones are of all ops, and of
numbers that end a range: special and subnormal ones, and those that another role holds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from stepfuse.ir import semantics
from stepfuse.ir.builder import Builder
from stepfuse.ir.graph import Graph, Operand, Update
from stepfuse.ir.roles import Range, Role
from stepfuse.ir.tensor_view import View, parse_view, shape_under
from stepfuse.ir.types import (
    BATCH,
    BF16,
    COL,
    ELEM,
    F16,
    F32,
    F64,
    GROUP,
    ROW,
    STEP,
    TENSOR,
    Const,
    Domain,
    DType,
    Type,
    join,
    parse_domain,
)

PARTS = "axes(1,2,3)"
PARTS_DOMAINS = (
    TENSOR, ROW, ROW, COL, BATCH,
    *map(parse_domain, (
        "{outer}", "{inner}", "{row}", "{row}", "{col}", "{outer, row}", "{inner, row}",
        "{inner, col}", "{row, col}",
    )),
)  # fmt: skip
FACTORS = (0.1, 0.5, 0.9, -0.25, 1.5)
# Special numbers, what f32 rounds or has not, and what roles hold.
WILD = (
    0.0, -0.0, 1.0, -1.0, 2.0, 4.0, 0.1, 0.3, 0.7, 1.0 + 2.0**-30, 4.0 - 2.0**-40, 16777217.0,
    np.inf, -np.inf, np.nan, -np.nan, 2.0**-149, 1e-40, 2.0**-150, 3.0e-310, -5e-324,
    3.4028234663852886e38, 3.4028235677973366e38, 1e200, -1.7976931348623157e308,
)  # fmt: skip
_ARITHMETIC = ("add", "sub", "mul", "div", "minimum", "maximum", "copysign", "fma")
_OF_ONE = ("neg", "abs", "sqrt", "floor", "rint")
_COMPARISONS = ("lt", "le", "eq", "ne")
Step = Callable[[], None]


def random_graph(
    seed: int | random.Random, view: str, size: int = 12, shared: bool = False, wild: bool = False
) -> Graph:
    """A basic graph under a view, of about `size` random steps between reads and updates.

    Under `shared` some reductions go down to `step`.
    """
    rng = seed if isinstance(seed, random.Random) else random.Random(seed)
    maker = _Maker(rng, view, shared, wild)
    for _ in range(size):
        maker.grow()
    return maker.finish()


def random_tensors(
    graph: Graph,
    rng: np.random.Generator,
    shapes: Sequence[tuple[int, ...]],
    wild: bool = False,
) -> list[dict[str, Any]]:
    """For each shape, an array for every role of a tensor."""
    roles = [r for r in graph.roles if not r.type.domain <= GROUP]
    return [{r.name: _array(rng, r.type, graph.view, dims, wild) for r in roles} for dims in shapes]


def random_numbers(graph: Graph, rng: np.random.Generator, wild: bool = False) -> dict[str, Any]:
    """A number for every state of domain `step`."""
    names = [r.name for r in graph.roles if r.kind == "state" and r.type.domain == STEP]
    return {name: rng.choice(WILD) if wild else rng.random() for name in names}


def _array(
    rng: np.random.Generator, kind: Type, view: View, dims: tuple[int, ...], wild: bool
) -> Any:
    count = shape_under(view, dims).count(kind.domain)
    sizes = {ELEM: dims, TENSOR: ()}
    values = np.asarray(rng.standard_normal(sizes.get(kind.domain, (count,))))
    if wild:
        share = rng.choice((0.0, 0.1, 0.5))  # of the cells
        values = np.where(rng.random(values.shape) < share, rng.choice(WILD, values.shape), values)
    with np.errstate(all="ignore"):
        return semantics.cast(np.asarray(values), kind.dtype, F64)


# ------------------------------------------------------------------ making a graph


def _view_domains(view: str) -> tuple[Domain, ...]:
    """The low domains of a tensor under a view; rows come often, for they make passes."""
    held = {"flat": (TENSOR,), "matrix": (TENSOR, ROW, ROW, COL, BATCH), PARTS: PARTS_DOMAINS}
    return held.get(view, (TENSOR, ROW))


def _roles(rng: random.Random, view: str) -> tuple[Role, ...]:
    def dtype(narrow: float) -> DType:
        return BF16 if rng.random() < narrow else F32

    roles = [
        Role("param", "param", Type(F32, ELEM)),
        Role("grad", "grad", Type(dtype(0.2), ELEM)),
    ]
    for name in ("m", "v", "e")[: rng.randint(0, 3)]:
        roles.append(Role(name, "state", Type(dtype(0.15), ELEM), 0.0))
    if rng.random() < 0.25 and len(roles) < 5:
        roles.append(Role("copy", "shadow", Type(BF16, ELEM)))
    for domain in sorted(set(_view_domains(view)), key=str):
        if rng.random() < 0.3:
            low = Type(rng.choice((F32, F64)), domain)
            name = f"s_{domain}" if str(domain).isidentifier() else f"p_{len(roles)}"
            roles.append(Role(name, "state", low, 0.0))
    roles.append(Role("t", "state", Type(F64, STEP), 0.0))
    roles.append(Role("lr", "hyper", Type(F64, GROUP), 0.1, Range(0.0, 1.0)))
    return tuple(roles)


class _Maker:
    """A graph in the making: its f32 element values and its f64 scalar or vector values so far."""

    def __init__(self, rng: random.Random, view: str, shared: bool, wild: bool) -> None:
        self.rng, self.view, self.shared, self.wild = rng, view, shared, wild
        self.roles = _roles(rng, view)
        self.builder = Builder(self.roles, typed=True)
        self.reads = [self.builder.read(r.name) for r in self.roles if r.kind != "shadow"]
        wide = [self._as(read, self._native(read)) for read in self.reads]
        self.elems = [v for v in wide if self._domain(v) == ELEM]
        self.lows = [v for v in wide if self._domain(v) != ELEM]
        self.guards: list[int] = []

    def grow(self) -> None:
        """Appends one random step: an op with what it needs around it."""
        steps: tuple[tuple[int, Step], ...] = (
            (5, self._arithmetic),
            (2, self._unary),
            (2, self._choice),
            (5, self._scale),
            (4, self._reduce),
            (1, self._flag),
            (2, self._low_arithmetic),
            (2, self._low_reduce),
            (1, self._spread),
            (16 if self.wild else 0, self._any_op),
        )
        weights, makers = zip(*steps, strict=True)
        self.rng.choices(makers, weights)[0]()

    def finish(self) -> Graph:
        """The graph: every state and shadow stored, the rest now and then."""
        if self.rng.random() < 0.3 and not self.guards:
            self.guards.append(self._low_flag())
        guard = self.rng.choice(self.guards) if self.guards and self.rng.random() < 0.6 else None
        updates = [u for role in self.roles for u in self._update(role, guard)]
        copies = [u for u in updates if u.value in self.reads]
        rest = [
            u if u not in copies else Update(u.role, Const(0.0), u.guard)
            for u in updates
            if u not in copies[:1]
        ]
        updates = (*copies[:1], *rest)  # text has no swap, and a role's copy comes first
        template = Graph("random", self.roles, (), (), view=parse_view(self.view))
        return self.builder.finish(template, updates, None)

    # -- element values

    def _arithmetic(self) -> None:
        op = self.rng.choice(("add", "sub", "add", "sub", "minimum", "maximum"))
        self.elems.append(self._emit(op, self._late(self.elems), self._late(self.elems)))

    # -- wild values

    def _any_op(self) -> None:
        """Any op of floats, over values of any domain and literals."""
        dtype = self.rng.choice((F32, F32, F64))
        pool = self.elems if dtype is F32 and self.rng.random() < 0.7 else self.lows
        first = self._as(self._late(pool), dtype)
        kind = self.rng.choice(("of one", "of some", "of some", "choice", "choice", "cast"))
        if kind == "of one":
            value = self._emit(self.rng.choice(_OF_ONE), first)
        elif kind == "cast":
            narrow = self.rng.choice((BF16, F16, F32, F64))
            value = self._as(self._as(first, F32), narrow)
            value = self._as(self._as(value, F32), dtype)
        elif kind == "of some":
            op = self.rng.choice(_ARITHMETIC)
            rest = [self._beside(first, dtype) for _ in range(2 if op == "fma" else 1)]
            value = self._emit(op, *self.rng.sample((first, *rest), 1 + len(rest)))
        else:
            pair = first, self._beside(first, dtype)
            flag = self._emit(self.rng.choice(_COMPARISONS), *self.rng.sample(pair, 2))
            flag = self._emit("not", flag) if self.rng.random() < 0.3 else flag
            a = self._beside(first, dtype)
            b = a if self.rng.random() < 0.3 else self._beside(first, dtype)
            value = self._emit("select", flag, a, b, dtype=dtype)
        self._keep(value)

    def _beside(self, first: int, dtype: DType) -> Operand:
        """A literal, the value itself or another one that may stand beside it."""
        chance = self.rng.random()
        if chance < 0.45:
            return Const(self.rng.choice(WILD))
        pool = self.elems if dtype is F32 and self.rng.random() < 0.5 else self.lows
        found = self._late(pool)
        is_low = dtype is F32 or join(self._domain(found), self._domain(first)) != ELEM
        return first if chance < 0.55 or not is_low else self._as(found, dtype)

    def _keep(self, value: int) -> None:
        low = self._domain(value) != ELEM
        (self.lows if low else self.elems).append(self._as(value, F64 if low else F32))

    def _unary(self) -> None:
        value = self._late(self.elems)
        if self.rng.random() < 0.5:
            self.elems.append(self._emit("mul", value, Const(self.rng.choice(FACTORS))))
        else:
            self.elems.append(self._emit("sqrt", self._emit("abs", value)))

    def _choice(self) -> None:
        first, second = self._late(self.elems), self._late(self.elems)
        flag = self._emit("lt", self._late(self.elems), Const(self.rng.choice(FACTORS)))
        other = Const(0.0) if self.rng.random() < 0.3 else second
        self.elems.append(self._emit("select", flag, first, other))

    def _scale(self) -> None:
        pool = self.elems if self.rng.random() < 0.3 else self.lows
        factor = self._factor(self._late(pool))
        crossing = [v for v in self.lows if join(self._domain(v), self._domain(factor)) == ELEM]
        if crossing and self.rng.random() < 0.1:
            value = self._factor(self._late(crossing))
        else:
            value = self._late(self.elems)
        self.elems.append(self._emit(self.rng.choice(("mul", "mul", "sub")), value, factor))

    def _factor(self, value: int) -> int:
        """The value squashed into [-1, 1], as f32."""
        size = self._emit("add", self._emit("abs", value), Const(1.0))
        return self._as(self._emit("div", value, size), F32)

    # -- reductions and scalar or vector values

    def _reduce(self) -> None:
        op = self.rng.choice(("sum", "sum", "sumsq", "dot", "max", "min", "absmax"))
        args = [self._late(self.elems) for _ in range(2 if op == "dot" else 1)]
        self.lows.append(self._emit(op, *args, domain=self._target(ELEM)))

    def _flag(self) -> None:
        cells = self._emit("lt", Const(3.0), self._late(self.elems))
        found = self._emit("any", cells, domain=self.rng.choice((TENSOR, self._target(ELEM))))
        first, second = self._late(self.elems), self._late(self.elems)
        self.elems.append(self._emit("select", found, first, second))
        if self._domain(found) <= TENSOR:
            self.guards.append(self._emit("not", found))

    def _low_flag(self) -> int:
        scalars = [v for v in self.lows if self._domain(v) <= TENSOR]
        return self._emit("lt", self._late(scalars), Const(2.0))

    def _low_arithmetic(self) -> None:
        first = self._late(self.lows)
        partners = [v for v in self.lows if join(self._domain(v), self._domain(first)) != ELEM]
        op = self.rng.choice(("add", "sub", "mul", "div", "maximum"))
        second = self._late(partners)
        if op in ("mul", "div"):
            size = self._emit("add", self._emit("abs", second), Const(1.0))
            second = size if op == "div" else self._emit("div", second, size)
        self.lows.append(self._emit(op, first, second))

    def _low_reduce(self) -> None:
        sources = [v for v in self.lows if self._targets(self._domain(v))]
        if sources:
            value = self._late(sources)
            op = self.rng.choice(("sum", "sumsq", "max", "absmax"))
            if self.rng.random() < 0.2:
                value = self._as(value, F32)
            self.lows.append(self._emit(op, value, domain=self._target(self._domain(value))))

    def _spread(self) -> None:
        """A scalar, a vector or a literal in all cells of a larger domain, counted there or not."""
        value: Operand = self._late(self.lows)
        domains = [d for d in (*_view_domains(self.view), ELEM) if self._domain(value) < d]
        if not domains:
            return
        target = self.rng.choice(domains)
        value = self._factor(value) if target == ELEM else value
        if self.rng.random() < 0.2:
            value = Const(self.rng.choice(FACTORS))
        spread = self._emit("broadcast", value, dtype=F32 if target == ELEM else F64, domain=target)
        (self.elems if target == ELEM else self.lows).append(spread)
        if self._targets(target) and self.rng.random() < 0.5:
            self.lows.append(self._emit("sum", spread, domain=self._target(target)))

    def _targets(self, source: Domain) -> list[Domain]:
        shared = (STEP,) if self.shared and source >= TENSOR else ()
        known = [d for d in (*_view_domains(self.view), *shared) if d < source]
        return [d for d in known if source != ELEM or not {"row", "col"} <= d.axes]

    def _target(self, source: Domain) -> Domain:
        return self.rng.choice(self._targets(source))

    # -- updates

    def _update(self, role: Role, guard: int | None) -> list[Update]:
        kind, domain = role.kind, role.type.domain
        if kind == "hyper" or (kind == "grad" and self.rng.random() < 0.5):
            return []
        if kind == "param" and self.rng.random() < 0.1:
            return []
        guarded = guard if domain.scope == TENSOR.scope and self.rng.random() < 0.7 else None
        if domain != ELEM:
            return [Update(role.name, self._new_low(role.type), guarded)]
        if kind == "grad" and self.rng.random() < 0.6:
            return [Update(role.name, Const(0.0), None)]
        return [Update(role.name, self._new_element(role.type.dtype), guarded)]

    def _new_element(self, dtype: DType) -> Operand:
        if self.rng.random() < 0.05:
            return self._as(self._factor(self._late(self.lows)), dtype)
        return self._as(self._late(self.elems), dtype)

    def _new_low(self, kind: Type) -> Operand:
        fitting = [v for v in self.lows if self._domain(v) <= kind.domain]
        if not fitting:
            return Const(0.0)
        return self._as(self._emit("mul", self._late(fitting), Const(0.5)), kind.dtype)

    # -- helpers

    def _late(self, values: Sequence[int]) -> int:
        """One of the values, more likely a late one: chains grow long."""
        return values[max(self.rng.randrange(len(values)) for _ in range(3))]

    def _emit(
        self, op: str, *args: Operand, domain: Domain | None = None, dtype: DType | None = None
    ) -> int:
        return self.builder.emit(op, *args, domain=domain, dtype=dtype)

    def _as(self, value: int, dtype: DType) -> int:
        kind = self.builder.type_of(value)
        assert kind is not None
        return value if kind.dtype == dtype else self.builder.emit("cast", value, dtype=dtype)

    def _native(self, value: int) -> DType:
        return F32 if self._domain(value) == ELEM else F64

    def _domain(self, value: int) -> Domain:
        return self.builder.nodes[value].type.domain
