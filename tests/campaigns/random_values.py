"""Values of a random graph: a pool per kind, and how it grows by one op of the table.

Every op but those that only chains have is drawn, with operands of any domain that it admits.
Values stay of the size of 1 mostly, and what the meaning of the ops leaves open is avoided:
the bits of a NaN, and integers of floats out of their range.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from stepfuse.ir.builder import Builder
from stepfuse.ir.graph import Operand
from stepfuse.ir.ops import OPS
from stepfuse.ir.signatures.typing_rules import RuleError
from stepfuse.ir.types import (
    BF16,
    BOOL,
    ELEM,
    F16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    REAL,
    TENSOR,
    U8,
    Const,
    Domain,
    DType,
)

from tests.support.inputs.random_graphs import WILD

# Half of them ends of a range, or what f32 rounds.
_LITERALS = (0.0, 1.0, 0.5, 0.9, -0.25, 1.5, 0.1, 2.0, 1e-8) * 3 + WILD
# Ops whose results are not of the size of 1 for operands that are.
_WILD = ("div", "exp", "log", "pow", "mul", "rsqrt", "fma", "sqrt")
_STEPS: tuple[tuple[int, str], ...] = (
    (10, "arithmetic"), (5, "reduction"), (3, "choice"), (3, "comparison"), (2, "logic"),
    (2, "conversion"), (1, "spread"), (2, "integers"), (1, "bits"), (1, "leaf"), (1, "random"),
)  # fmt: skip
_ARITH = [name for name, row in OPS.items() if row.rule == "arith" and name not in (
    "inner", "updated", "as_stored")]  # fmt: skip
_REDUCE = [name for name, row in OPS.items() if row.is_reduction]
_COMPARE = [name for name, row in OPS.items() if row.rule == "compare"]
_LOGIC = [name for name, row in OPS.items() if row.rule == "logic"]
_INTEGER = [name for name, row in OPS.items() if row.rule == "integer"]


class Values:
    """The values so far that a body may use; grows by one random step."""

    def __init__(
        self, builder: Builder, rng: random.Random, domains: Sequence[Domain], start: Sequence[int]
    ) -> None:
        self.builder, self.rng, self.domains = builder, rng, domains
        self.known = list(start)

    def add(self, value: int) -> None:
        """Makes a value known that was computed elsewhere."""
        self.known.append(value)

    def grow(self) -> int | None:
        """One more value, None where the step that was drawn finds no operands."""
        weights, names = zip(*_STEPS, strict=True)
        step: Callable[[], int | None] = getattr(self, f"_{self.rng.choices(names, weights)[0]}")
        try:
            value = step()
        except RuleError:  # a union of axes that depends on the rank, or the dtype of a 16-bit read
            return None
        if value is not None:
            self.known.append(value)
        return value

    # -- picking

    def dtype(self, value: int) -> DType:
        """The dtype of a value."""
        return self.builder.nodes[value].type.dtype

    def domain(self, value: int) -> Domain:
        """The domain of a value."""
        return self.builder.nodes[value].type.domain

    def pick(self, fits: Callable[[int], bool]) -> int | None:
        """One of the values that fit, more likely a late one: chains grow long."""
        found = [v for v in self.known if fits(v)]
        if not found:
            return None
        return found[max(self.rng.randrange(len(found)) for _ in range(2))]

    def float_of(self, fits: Callable[[Domain], bool]) -> int:
        """A float whose domain fits; there is always one of the elements, or a number."""
        found = self.pick(lambda v: self.dtype(v).is_float and fits(self.domain(v)))
        assert found is not None
        return found

    def for_role(self, domain: Domain) -> int:
        """A float that may be stored to a role of this domain."""
        found = self.pick(lambda v: self.dtype(v).is_float and self.domain(v) == domain)
        if found is None or self.rng.random() < 0.1:
            found = self.float_of(lambda d: d <= domain)
        return self.tame(found) if self.rng.random() < 0.5 else found

    def guard(self, domain: Domain) -> int | None:
        """A bool that may guard a role of this domain; one is made where there is none."""
        allowed = domain if domain <= TENSOR else TENSOR
        found = self.pick(lambda v: self.dtype(v) is BOOL and self.domain(v) <= allowed)
        if found is not None and self.rng.random() < 0.7:
            return found
        number = self.pick(lambda v: self._computes(v) and self.domain(v) <= allowed)
        if number is None:
            return found
        return self.builder.emit("lt", number, Const(self.rng.choice(_LITERALS)))

    def _computes(self, value: int) -> bool:
        dtype = self.dtype(value)
        return dtype in (F32, F64, REAL) or (not self.builder.typed and dtype.is_float)

    def _like(self, value: int) -> Operand:
        """An operand that may stand beside a value: of its dtype, or a literal."""
        if self.rng.random() < 0.2:
            return Const(self.rng.choice(_LITERALS))
        dtype, typed = self.dtype(value), self.builder.typed
        found = self.pick(lambda v: self.dtype(v) is dtype if typed else self._computes(v))
        if found is not None:
            return found
        return Const(0.5)

    # -- making

    def tame(self, value: int) -> int:
        """The value squashed into [-1, 1]."""
        emit = self.builder.emit
        value = self.computable(value)
        return emit("div", value, emit("add", emit("abs", value), Const(1.0)))

    def computable(self, value: int) -> int:
        """A 16-bit read of a typed graph is cast before anything is made of it."""
        if self.builder.typed and self.dtype(value) in (BF16, F16):
            return self.cast(value, F32)
        return value

    def cast(self, value: int, dtype: DType) -> int:
        """The value in another float dtype; 16-bit formats convert through f32."""
        source = self.dtype(value)
        if source is dtype or not source.is_float:
            return value
        if {source, dtype} & {BF16, F16} and F32 not in (source, dtype):
            value = self.builder.emit("cast", value, dtype=F32)
        return self.builder.emit("cast", value, dtype=dtype)

    def _number(self, value: int) -> int:
        """The value, 1 where it is NaN: its bits are then known."""
        same = self.builder.emit("eq", value, value)
        return self.builder.emit("select", same, value, Const(1.0))

    # -- the steps: each gives a value or None

    def _arithmetic(self) -> int | None:
        first = self.pick(self._computes)
        if first is None:
            return None
        op = self.rng.choice(_ARITH)
        args: list[Operand] = [first, *(self._like(first) for _ in range(OPS[op].arity - 1))]
        self.rng.shuffle(args)
        if all(isinstance(a, Const) for a in args):
            return None
        value = self.builder.emit(op, *args)
        return self.tame(value) if op in _WILD and self.rng.random() < 0.6 else value

    def _reduction(self) -> int | None:
        op = self.rng.choice(_REDUCE)
        logical = OPS[op].rule == "reduce_bool"
        first = self.pick(
            lambda v: (
                bool(self._lower(self.domain(v)))
                and (self.dtype(v) is BOOL if logical else self._computes(v))
            )
        )
        if first is None:
            return None
        args: list[Operand] = [first]
        if op == "dot":
            args.append(self._like(first))
        if op == "prod" and self.rng.random() < 0.8:  # factors near 1
            small = self.builder.emit("mul", self.tame(first), Const(0.01))
            args = [self.builder.emit("add", small, Const(1.0))]
        value = self.builder.emit(
            op, *args, domain=self.rng.choice(self._lower(self.domain(first)))
        )
        return value

    def _lower(self, source: Domain) -> list[Domain]:
        return [d for d in self.domains if d < source]

    def _spread(self) -> int | None:
        """The same along more axes."""
        value = self.pick(lambda v: self.domain(v) != ELEM)
        if value is None or not self.domains:
            return None
        larger = [d for d in (*self.domains, ELEM) if self.domain(value) < d]
        domain = self.rng.choice(larger)
        return self.builder.emit("broadcast", value, dtype=self.dtype(value), domain=domain)

    def _choice(self) -> int | None:
        flag = self.pick(lambda v: self.dtype(v) is BOOL)
        first = self.pick(lambda v: self.dtype(v) in (I32, I64, BOOL) or self._computes(v))
        if flag is None or first is None:
            return None
        dtype = self.dtype(first)
        if dtype is BOOL or dtype.kind == "int":
            other = self.pick(lambda v: self.dtype(v) is dtype)
            if other is None or self.rng.random() < 0.3:
                literal = Const(
                    self.rng.random() < 0.5 if dtype is BOOL else self.rng.randint(0, 9)
                )
                return self.builder.emit("select", flag, *self._mixed(first, literal))
            return self.builder.emit("select", flag, first, other)
        if self.rng.random() < 0.2:
            literal = Const(self.rng.choice(_LITERALS))
            dtype = dtype if self.builder.typed else REAL
            return self.builder.emit("select", flag, literal, literal, dtype=dtype)
        return self.builder.emit("select", flag, *self._mixed(first, self._like(first)))

    def _mixed(self, *args: Operand) -> list[Operand]:
        return self.rng.sample(args, len(args))

    def _comparison(self) -> int | None:
        first = self.pick(lambda v: self.dtype(v) in (I32, I64) or self._computes(v))
        if first is None:
            return None
        if self.dtype(first).kind == "int":
            return self.builder.emit(
                self.rng.choice(_COMPARE), first, Const(self.rng.randint(0, 9))
            )
        args = [first, self._like(first)]
        self.rng.shuffle(args)
        return self.builder.emit(self.rng.choice((*_COMPARE, "lt", "lt")), *args)

    def _logic(self) -> int | None:
        op = self.rng.choice((*_LOGIC, "isfinite"))
        if op == "isfinite":
            value = self.pick(self._computes)
            return None if value is None else self.builder.emit(op, value)
        args = [self.pick(lambda v: self.dtype(v) is BOOL) for _ in range(OPS[op].arity)]
        return (
            self.builder.emit(op, *(a for a in args if a is not None)) if None not in args else None
        )

    def _conversion(self) -> int | None:
        """In a typed graph a cast: to another compute dtype, or through a format."""
        if not self.builder.typed:
            return self._choice()
        value = self.pick(lambda v: self.dtype(v).is_float)
        if value is None:
            return None
        if self.dtype(value) in (BF16, F16):
            return self.cast(value, F32)
        if self.rng.random() < 0.2:
            narrow = self.cast(value, self.rng.choice((BF16, F16)))
            return self.cast(narrow, F32)
        return self.cast(value, F32 if self.dtype(value) is F64 else F64)

    def _integers(self) -> int | None:
        first = self.pick(lambda v: self.dtype(v) in (I32, I64))
        if first is None:
            return self._bits()
        op = self.rng.choice((*_INTEGER, "i2f", "narrow"))
        if op == "i2f":
            return self.builder.emit(op, first)
        if op == "narrow":
            return self._through_code(first)
        if op in ("shl", "lshr", "ashr"):
            width = 8 * self.dtype(first).bytes
            return self.builder.emit(op, first, Const(self.rng.randrange(width)))
        dtype = self.dtype(first)
        other = self.pick(lambda v: self.dtype(v) is dtype) if self.rng.random() < 0.6 else None
        return self.builder.emit(
            op, first, Const(self.rng.randint(-5, 99)) if other is None else other
        )

    def _through_code(self, value: int) -> int:
        emit, wide = self.builder.emit, self.dtype(value)
        if wide is I64:
            return emit("cast", value, dtype=I32)
        if self.rng.random() < 0.3:
            return emit("cast", value, dtype=I64)
        return emit("cast", emit("cast", value, dtype=self.rng.choice((I16, I8, U8))), dtype=I32)

    def _bits(self) -> int | None:
        value = self.pick(lambda v: self.dtype(v) in (F32, F64))
        if value is None:
            return self._leaf()
        emit, known = self.builder.emit, self._number(value)
        if self.dtype(known) not in (F32, F64):
            return None
        if self.rng.random() < 0.4:
            bounded = emit("maximum", emit("minimum", known, Const(100.0)), Const(-100.0))
            return emit("f2i", emit(self.rng.choice(("rint", "floor")), bounded))
        pattern = emit("bits", known)
        if self.rng.random() < 0.5:
            return pattern
        sign = Const(0x7FFFFFFF if self.dtype(pattern) is I32 else (1 << 63) - 1)
        return emit("from_bits", emit("iand", pattern, sign))

    def _leaf(self) -> int | None:
        if not self.domains:
            return None
        op = self.rng.choice(("index", "ordinal", "count"))
        if op == "count":
            return self.builder.emit(op, of=self.rng.choice((*self.domains, ELEM)))
        return self.builder.emit(op)

    def _random(self) -> int | None:
        seed = self.pick(lambda v: self._computes(v) and self.domain(v) <= TENSOR)
        if seed is None or not self.domains or self.rng.random() < 0.5:
            return self._arithmetic()
        return self.builder.emit("uniform", seed)
