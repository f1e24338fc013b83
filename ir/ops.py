"""The op table: one row an op. Everything else about an op is looked up here.

A *basic* op has an emission row in every backend. A *declared* op is what people write
with; the pass named in its `lowered_by` column replaces it by basic ops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from . import semantics
from .errors import DefectError
from .reductions import ADD, AND, LOGADDEXP, MAXIMUM, MINIMUM, MULTIPLY, OR, Reduction
from .types import BOOL, ELEM, F32, F64, GROUP, I32, I64, REAL, TENSOR, DType, Type, join

Meaning = Callable[..., Any]
_Operand = TypeVar("_Operand")
WIDTH_TWIN = {F32: I32, F64: I64, I32: F32, I64: F64}


@dataclass(frozen=True, slots=True)
class OpDef:
    """One row: arity, the kind of its typing rule, NumPy meaning, algebraic facts, doc."""

    name: str
    arity: int
    rule: str
    doc: str
    meaning: Meaning | None = None
    commutative: bool = False
    lowered_by: str = ""  # empty for a basic op
    flops: int = 1
    reduction: Reduction | None = None  # the algebra of an op that goes to a smaller domain

    @property
    def is_basic(self) -> bool:
        return not self.lowered_by

    @property
    def is_reduction(self) -> bool:
        return self.reduction is not None

    @property
    def is_leaf(self) -> bool:
        return self.rule in ("read", "leaf_i32", "leaf_f64")


def _function(name: str, arity: int, doc: str, meaning: Meaning, flops: int) -> OpDef:
    """The row of a function that `expand` makes of basic ops."""
    return OpDef(name, arity, "arith", doc, meaning, lowered_by="expand", flops=flops)


def _reduction(
    name: str, doc: str, algebra: Reduction, arity: int = 1, lowered_by: str = ""
) -> OpDef:
    """The row of a reduction; its typing rule follows from what nothing reduces to."""
    rule = "reduce_bool" if isinstance(algebra.neutral, bool) else "reduce"
    flops = 1 + bool(algebra.term)
    return OpDef(name, arity, rule, doc, lowered_by=lowered_by, flops=flops, reduction=algebra)


def _table(*rows: OpDef) -> dict[str, OpDef]:
    return {row.name: row for row in rows}


OPS: dict[str, OpDef] = _table(
    # -- leaves
    OpDef("read", 0, "read", "the value of a role at the start of the step", flops=0),
    OpDef("index", 0, "leaf_i32", "the element's position in the flattened tensor", flops=0),
    OpDef("ordinal", 0, "leaf_i32", "the tensor's position in the tensor table", flops=0),
    OpDef("count", 0, "leaf_f64", "how many cells the domain `of` has in this tensor", flops=0),
    # -- arithmetic, IEEE 754, round to nearest even
    OpDef("add", 2, "arith", "a + b", np.add, commutative=True),
    OpDef("sub", 2, "arith", "a - b", np.subtract),
    OpDef("mul", 2, "arith", "a * b", np.multiply, commutative=True),
    OpDef("div", 2, "arith", "a / b", np.divide),
    OpDef("fma", 3, "arith", "a * b + c, rounded once", semantics.fma, flops=2),
    OpDef("sqrt", 1, "arith", "the square root, correctly rounded", np.sqrt),
    OpDef("neg", 1, "arith", "-a; flips the sign bit", np.negative),
    OpDef("abs", 1, "arith", "|a|; clears the sign bit", np.abs),
    OpDef("copysign", 2, "arith", "|a| with the sign of b", np.copysign),
    OpDef("rint", 1, "arith", "the nearest integer, ties to even", np.rint),
    OpDef("floor", 1, "arith", "the largest integer not above a", np.floor),
    OpDef("minimum", 2, "arith", "the smaller; NaN wins, -0 < +0", semantics.minimum, True),
    OpDef("maximum", 2, "arith", "the larger; NaN wins, -0 < +0", semantics.maximum, True),
    # -- comparison and choice
    OpDef("lt", 2, "compare", "a < b; false for NaN", np.less),
    OpDef("le", 2, "compare", "a <= b; false for NaN", np.less_equal),
    OpDef("eq", 2, "compare", "a == b; false for NaN", np.equal, commutative=True),
    OpDef("ne", 2, "compare", "a != b; true for NaN", np.not_equal, commutative=True),
    OpDef("and", 2, "logic", "both", np.logical_and, commutative=True),
    OpDef("or", 2, "logic", "either", np.logical_or, commutative=True),
    OpDef("not", 1, "logic", "negation", np.logical_not),
    OpDef("select", 3, "select", "a where the condition holds, else b", np.where),
    OpDef("table8", 9, "select", "of eight literals that of an i32's low bits", semantics.table8),
    # -- bits and integers (wrap around; shift counts are constants below the width)
    OpDef("bits", 1, "twin", "the bit pattern of a float as an integer", semantics.bits),
    OpDef("from_bits", 1, "twin", "the float with that bit pattern", semantics.from_bits),
    OpDef("iadd", 2, "integer", "a + b, wrapping", np.add, commutative=True),
    OpDef("isub", 2, "integer", "a - b, wrapping", np.subtract),
    OpDef("imul", 2, "integer", "a * b, wrapping", np.multiply, commutative=True),
    OpDef("iand", 2, "integer", "bitwise and", np.bitwise_and, commutative=True),
    OpDef("ior", 2, "integer", "bitwise or", np.bitwise_or, commutative=True),
    OpDef("ixor", 2, "integer", "bitwise exclusive or", np.bitwise_xor, commutative=True),
    OpDef("shl", 2, "integer", "shift left", np.left_shift),
    OpDef("lshr", 2, "integer", "shift right, zeros in", semantics.lshr),
    OpDef("ashr", 2, "integer", "shift right, sign in", np.right_shift),
    OpDef("f2i", 1, "twin", "a float that holds an integer in range, as an integer", semantics.f2i),
    OpDef("i2f", 1, "twin", "an integer as the nearest float", semantics.i2f),
    OpDef("cast", 1, "cast", "rounded to another dtype; NaN stays NaN", semantics.cast),
    # -- domains
    OpDef(
        "broadcast",
        1,
        "broadcast",
        "the same in all cells of a larger domain",
        np.asarray,
        flops=0,
    ),
    # -- reductions to the domain of the result (semantics of sums: docs/ir.md)
    _reduction("sum", "the sum, in f64 lanes", Reduction(ADD, 0.0)),
    _reduction("sumsq", "the sum of squares, squared in f64", Reduction(ADD, 0.0, "mul", "sum")),
    _reduction(
        "dot", "the sum of products, multiplied in f64", Reduction(ADD, 0.0, "mul", "sum"), 2
    ),
    _reduction("prod", "the product, in f64 lanes; 1 of nothing", Reduction(MULTIPLY, 1.0)),
    _reduction("max", "the largest; NaN wins; -inf of nothing", Reduction(MAXIMUM, -np.inf)),
    _reduction("min", "the smallest; NaN wins; +inf of nothing", Reduction(MINIMUM, np.inf)),
    _reduction(
        "absmax", "the largest magnitude; NaN wins; 0 of nothing", Reduction(MAXIMUM, 0.0, "abs")
    ),
    _reduction("any", "true where one cell is", Reduction(OR, False)),
    # -- declared ops
    _reduction("mean", "sum / count", Reduction(ADD, 0.0), lowered_by="legalise"),
    _reduction("all", "true where every cell is", Reduction(AND, True), lowered_by="legalise"),
    _reduction(
        "logsumexp",
        "log(sum(exp(a))), without overflow; -inf of nothing",
        Reduction(LOGADDEXP, -np.inf),
        lowered_by="legalise",
    ),
    OpDef("isfinite", 1, "predicate", "neither infinite nor NaN", np.isfinite, lowered_by="expand"),
    _function("sign", 1, "-1, 0 or 1; keeps NaN", np.sign, 4),
    _function("rsqrt", 1, "1 / sqrt(a)", semantics.rsqrt, 2),
    _function("cbrt", 1, "the cube root, of a's sign", np.cbrt, 35),
    _function("exp", 1, "e to the a", np.exp, 20),
    _function("log", 1, "the natural logarithm", np.log, 25),
    _function("sin", 1, "the sine of a radians; f64: NaN beyond 1e8", np.sin, 40),
    _function("cos", 1, "the cosine of a radians; f64: NaN beyond 1e8", np.cos, 40),
    _function("erf", 1, "the error function", semantics.erf, 60),
    _function("tanh", 1, "the hyperbolic tangent", np.tanh, 35),
    _function("sigmoid", 1, "1 / (1 + exp(-a))", semantics.sigmoid, 25),
    _function("pow", 2, "a to the b; NaN for a < 0", semantics.power, 50),
    OpDef(
        "inner",
        2,
        "arith",
        "where the wrapped optimizer moves parameter a with gradient b",
        lowered_by="compose",
        flops=0,
    ),
    OpDef(
        "updated",
        1,
        "arith",
        "what the wrapped optimizer is about to store to a state",
        lowered_by="compose",
        flops=0,
    ),
    OpDef(
        "uniform",
        1,
        "random",
        "a number in [0, 1) from (seed, tensor, element)",
        lowered_by="expand",
        flops=14,
    ),
)


def algebra_of(op: str) -> Reduction:
    """The algebra of a reduction. Raises KeyError for any other op."""
    row = OPS[op].reduction
    if row is None:
        raise KeyError(f"{op} is no reduction")
    return row


def term_operands(op: str, operands: Sequence[_Operand]) -> Sequence[_Operand]:
    """What the term op of a reduction takes: the first operand, and the last if it takes two."""
    term = algebra_of(op).term
    both = operands[0], operands[-1]
    return both[: OPS[term].arity] if term else both[:1]


class RuleError(DefectError, TypeError):
    """An op was applied to operands that its typing rule does not admit."""


def infer(op: str, operands: tuple[Type | None, ...], wanted: Type | None, typed: bool) -> Type:
    """The type of `op` over the operands' types (None for a literal).

    `wanted` states the dtype of a cast and the domain of a reduction. In a graph that is
    not `typed` yet, float results are `real`. Raises RuleError.
    """
    row = OPS.get(op)
    if row is None:
        raise RuleError(f"unknown op '{op}'; the op table is in docs/ir.md")
    if len(operands) != row.arity:
        raise RuleError(f"{op} takes {row.arity} operands, got {len(operands)}")
    types = tuple(t for t in operands if t is not None)
    try:
        return _RULES[row.rule](op, operands, types, wanted, typed)
    except RuleError:
        raise
    except TypeError as error:  # a join that depends on the rank
        raise RuleError(f"{op}: {error}") from error


def states_dtype(op: str, operands: Sequence[Type | None], stated: DType) -> bool:
    """True where a node of a graph that is not typed yet is: it and all it takes have a dtype."""
    dtypes = {t.dtype for t in operands if t is not None}
    uniform = len(dtypes) <= (2 if OPS[op].rule == "select" else 1)
    return uniform and all(d.kind != "real" for d in (stated, *dtypes))


def _dtype(op: str, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> DType:
    found = sorted({t.dtype.name for t in types})
    if not types:
        if wanted is None:
            raise RuleError(f"{op} of literals only: state the type")
        return wanted.dtype
    if not typed:
        if all(t.dtype.is_float for t in types):
            return REAL
        raise RuleError(f"{op} expects floats, got {', '.join(found)}")
    if len(found) > 1:
        raise RuleError(f"{op} expects operands of one dtype, got {' and '.join(found)}")
    return types[0].dtype


def _arith(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    dtype = _dtype(op, types, wanted, typed)
    if dtype not in (REAL, F32, F64):
        raise RuleError(f"{op} computes in f32 or f64, got {dtype}; cast it first")
    return Type(dtype, join(*(t.domain for t in types)))


def _compare(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if not types:
        raise RuleError(f"{op} of two literals is a literal: write it")
    integers = all(t.dtype in (I32, I64) for t in types)
    if not integers:
        _arith(op, None, types, None, typed)
    return Type(BOOL, join(*(t.domain for t in types)))


def _logic(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    for t in types:
        if t.dtype is not BOOL:
            raise RuleError(f"{op} expects bool, got {t.dtype}")
    return Type(BOOL, join(*(t.domain for t in types)))


def _select(
    op: str, operands: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool
) -> Type:
    condition, *rest = operands
    first, what = (I32, "an i32") if op == "table8" else (BOOL, "a bool condition")
    if condition is None or condition.dtype is not first:
        got = "a literal" if condition is None else condition.dtype
        raise RuleError(f"{op} expects {what}, got {got}")
    if op == "table8" and any(rest):
        raise RuleError("table8 chooses between literals, got a value")
    values = tuple(t for t in rest if t is not None)
    if values and any(t.dtype.kind in ("int", "bool") for t in values):
        names = {t.dtype.name for t in values}
        if len(names) > 1:
            raise RuleError(f"select expects one dtype, got {' and '.join(sorted(names))}")
        dtype = values[0].dtype
    elif not values and wanted is None and not typed:
        dtype = REAL
    else:
        dtype = _dtype(op, values, wanted, typed)
    return Type(dtype, join(*(t.domain for t in types)))


def _twin(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    integer_in = op in ("from_bits", "i2f")
    if not types or types[0].dtype not in ((I32, I64) if integer_in else (F32, F64)):
        got = types[0].dtype if types else "a literal"
        raise RuleError(f"{op} expects {'i32 or i64' if integer_in else 'f32 or f64'}, got {got}")
    return Type(WIDTH_TWIN[types[0].dtype], types[0].domain)


def _integer(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    names = {t.dtype.name for t in types}
    if len(names) != 1 or types[0].dtype.kind != "int":
        raise RuleError(f"{op} expects integers of one width, got {', '.join(sorted(names))}")
    if not types[0].dtype.is_compute:
        raise RuleError(f"{op} computes in i32 or i64, got {types[0].dtype}; cast it first")
    return Type(types[0].dtype, join(*(t.domain for t in types)))


def _cast(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if wanted is None or not types:
        raise RuleError("cast needs a value and the dtype of its result")
    source, target = types[0].dtype, wanted.dtype
    if source.is_float != target.is_float or BOOL in (source, target):
        raise RuleError(f"cast goes between floats or between integers, not {source} to {target}")
    narrow = [t for t in (source, target) if t.kind == "int" and not t.is_compute]
    if narrow and {source, target} != {I32, narrow[0]}:
        raise RuleError(f"{narrow[0]} is cast from and to i32 only, not {source} to {target}")
    return Type(target, types[0].domain)


def _broadcast(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if wanted is None:
        raise RuleError("broadcast needs the type of its result")
    if not types:
        return wanted
    source = types[0]
    if not source.domain < wanted.domain:
        raise RuleError(
            f"broadcast must add an axis: it goes from {source.domain} to {wanted.domain}"
        )
    return Type(REAL if source.dtype.is_float and not typed else source.dtype, wanted.domain)


def _predicate(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    return Type(BOOL, _arith(op, None, types, wanted, typed).domain)


def _reduce(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if wanted is None or not types:
        raise RuleError(f"{op} needs a value and the domain it goes down to")
    source = join(*(t.domain for t in types))
    if not wanted.domain < source:
        raise RuleError(
            f"{op} must remove an axis: it goes from {source} to {wanted.domain}; "
            f"reduce to a smaller domain, or give such tensors a variant of their own"
        )
    if source == GROUP:
        raise RuleError(
            f"{op} goes from group to step, but a group may have no tensors; "
            f"combine the group's value with one of the tensors first, and reduce that"
        )
    if OPS[op].rule == "reduce_bool":
        _logic(op, None, types, None, typed)
        return Type(BOOL, wanted.domain)
    _arith(op, None, types, None, typed)
    return Type(F64 if typed else REAL, wanted.domain)


def _random(op: str, _: Any, types: tuple[Type, ...], wanted: Type | None, typed: bool) -> Type:
    if types and not types[0].domain <= TENSOR:
        raise RuleError(f"{op} takes a seed of domain up to tensor, got {types[0].domain}")
    return Type(F32 if typed else REAL, ELEM)


def _read(op: str, _: Any, types: Any, wanted: Type | None, typed: bool) -> Type:
    if wanted is None:
        raise RuleError("read needs the role's type")
    return wanted


def _leaf_i32(op: str, *_: Any) -> Type:
    return Type(I32, ELEM if op == "index" else TENSOR)


def _leaf_f64(op: str, _: Any, types: Any, wanted: Type | None, typed: bool) -> Type:
    return Type(F64 if typed else REAL, TENSOR)


_RULES: dict[str, Callable[..., Type]] = {
    "read": _read,
    "leaf_i32": _leaf_i32,
    "leaf_f64": _leaf_f64,
    "arith": _arith,
    "compare": _compare,
    "logic": _logic,
    "select": _select,
    "twin": _twin,
    "integer": _integer,
    "cast": _cast,
    "broadcast": _broadcast,
    "predicate": _predicate,
    "reduce": _reduce,
    "reduce_bool": _reduce,
    "random": _random,
}
