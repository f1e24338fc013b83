"""Numba source of each basic op: one row an op."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...ir import semantics
from ...ir.ops import OPS, algebra_of, term_operands
from ...ir.types import BOOL, DTYPES, F32, PATTERNS, REAL, Const, DType

# The names under which generated source knows the dtypes of NumPy.
_NUMPY = {
    "float32": "F", "float64": "D", "int32": "I", "int64": "L", "uint16": "H", "bool": "B",
    "int16": "I16", "int8": "I8", "uint8": "U8",
}  # fmt: skip
CONSTRUCTORS = {d: _NUMPY[d.numpy.name] for d in DTYPES.values() if d is not REAL}

# {0}, {1}, {2} are the operands, {t} the result's dtype. Numba computes integers in 64 bits,
# so each integer result is wrapped. `select` is a function, for an `if` would be a branch.
EXPRESSIONS = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "{0} * {1}",
    "div": "{0} / {1}",
    "fma": "fma({0}, {1}, {2})",
    "sqrt": "sqrt({0})",
    "neg": "-{0}",
    "abs": "fabs({0})",
    "copysign": "copysign({0}, {1})",
    "rint": "rint({0})",
    "floor": "floor({0})",
    "minimum": "minimum({0}, {1})",
    "maximum": "maximum({0}, {1})",
    "lt": "{0} < {1}",
    "le": "{0} <= {1}",
    "eq": "{0} == {1}",
    "ne": "{0} != {1}",
    "and": "{0} & {1}",
    "or": "{0} | {1}",
    "not": "not {0}",
    "select": "select({0}, {1}, {2})",
    "table8": "table8({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8})",
    "bits": "bits({0})",
    "from_bits": "from_bits({0})",
    "iadd": "{t}({0} + {1})",
    "isub": "{t}({0} - {1})",
    "imul": "{t}({0} * {1})",
    "iand": "{t}({0} & {1})",
    "ior": "{t}({0} | {1})",
    "ixor": "{t}({0} ^ {1})",
    "shl": "{t}({0} << {1})",
    "lshr": "lshr({0}, {1})",
    "ashr": "{t}({0} >> {1})",
    "f2i": "{t}({0})",
    "i2f": "{t}({0})",
    "broadcast": "{0}",
}


@dataclass(frozen=True, slots=True)
class FoldForm:
    """The source of a reduction: its term, folds of leaves and lists, neutral element."""

    name: str  # of the reduction that folds what is folded already
    term: str  # {0}, {1}: the operands
    leaf: str
    list: str
    neutral: str
    pair: str  # {0}: the fold so far, {1}: the next term


def folds_of(expressions: Mapping[str, str]) -> dict[str, FoldForm]:
    """Return the sources of the op table's reductions, given those of ops."""
    basic = (name for name, row in OPS.items() if row.is_reduction and row.is_basic)
    return {name: _fold(name, expressions) for name in basic}


def _fold(op: str, expressions: Mapping[str, str]) -> FoldForm:
    row = algebra_of(op)
    operands = term_operands(op, [f"D({{{index}}})" for index in range(OPS[op].arity)])
    term = expressions[row.term].format(*operands) if row.term else operands[0]
    names = row.onward or op
    whole = f"{names}_list" if row.combine.is_ordered else f"{names}_leaf"
    neutral = f"D({float(row.neutral)})"
    return FoldForm(names, term, f"{names}_leaf", whole, neutral, expressions[row.combine.of_f64])


FOLDS = folds_of(EXPRESSIONS)

LEAVES = ("read", "index", "ordinal", "count")  # written by the loops that know them
_COVERED = {*EXPRESSIONS, *FOLDS, *LEAVES, "cast"}
assert {name for name, row in OPS.items() if row.is_basic} == _COVERED


def expression(
    op: str,
    source: DType,
    target: DType,
    operands: list[str],
    expressions: Mapping[str, str] = EXPRESSIONS,
) -> str:
    """A value over the texts of its operands, the first of which is of the source dtype."""
    if op == "cast":
        return _cast(source, target, operands[0])
    return expressions[op].format(*operands, t=CONSTRUCTORS[target])


def literal_dtype(op: str, types: list[DType | None], result: DType, index: int) -> DType:
    """The dtype that a literal takes as an operand of an op."""
    if OPS[op].rule == "select":
        return result if index else BOOL
    if OPS[op].rule in ("arith", "integer", "broadcast"):
        return result
    return next((t for t in types if t is not None), result)


def constant(value: Const, dtype: DType) -> str:
    """A literal, already rounded to its dtype."""
    if dtype is BOOL:
        return str(bool(value.value))
    return f"{CONSTRUCTORS[dtype]}({semantics.cell(value.value, dtype).item()})"


def conversion_names(source: DType, target: DType) -> tuple[str, ...]:
    """The functions of `formats` that a cast calls, in their order: one for each narrow float."""
    if source == target:
        return ()
    widen = (f"from_{source}",) if source.is_pattern else ()
    return (*widen, f"to_{target}") if target.is_pattern else widen


CONVERSIONS = tuple(
    name for d in PATTERNS for way in ((d, F32), (F32, d)) for name in conversion_names(*way)
)


def _cast(source: DType, target: DType, operand: str) -> str:
    for name in conversion_names(source, target):
        operand = f"{name}({operand})"
    source = F32 if source.is_pattern else source
    if target.is_pattern:
        return operand
    return f"{CONSTRUCTORS[target]}({operand})" if source != target else operand
