"""The op table: one row an op. Everything else about an op is looked up here.

A *basic* op has an emission row in every backend. A *declared* op is what people write
with; the pass named in its `lowered_by` column replaces it by basic ops. An op *of
matrices* takes all cells of a matrix together; the interpreter alone has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np

from . import semantics
from .matrices.contractions import CHAIN, Contraction
from .reductions import ADD, AND, LOGADDEXP, MAXIMUM, MINIMUM, MULTIPLY, OR, Reduction
from .signatures.attributes import Attr
from .types import Domain

Meaning = Callable[..., Any]
_Operand = TypeVar("_Operand")

INNER = ("inner", "inner_low")  # the ops by which a stage wraps an optimizer
# The attributes that ops have; `node[ROLE]` reads one.
ROLE = Attr("role", str, "which role is read")
OF = Attr("of", Domain, "whose cells are counted")
LIKE = Attr("like", str, "in whose format")
_OF_MATRICES = ("product", "gram", "diagonal", "identity", "singular", "tiles")  # typing rules


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
    contraction: Contraction | None = None  # the algebra of a product of matrices
    routine: str = ""  # the routine of a library that computes it (`matrices/lapack.py`)
    attrs: tuple[Attr[Any], ...] = ()  # the schema of what a node says beside its operands

    # Of the columns above, kept beside them: passes ask at every node.
    is_basic: bool = field(init=False)
    is_leaf: bool = field(init=False)
    is_reduction: bool = field(init=False)
    is_product: bool = field(init=False)  # of matrices
    is_of_matrices: bool = field(init=False)  # rows and columns matter: where other cells are

    def __post_init__(self) -> None:
        of_matrices = self.rule in _OF_MATRICES
        derived = {
            "is_basic": not self.lowered_by and not of_matrices,
            "is_leaf": self.rule in ("read", "leaf_i32", "leaf_f64"),
            "is_reduction": self.reduction is not None,
            "is_product": self.contraction is not None,
            "is_of_matrices": of_matrices,
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)
        if self.attrs and self.is_basic and not self.is_leaf:
            raise ValueError(
                f"{self.name} is basic and has attributes, which no backend is given; "
                f"name the pass that replaces it (lowered_by)"
            )


def _leaf(name: str, rule: str, doc: str, *attrs: Attr[Any]) -> OpDef:
    """The row of an op without operands; whoever emits the loops writes it."""
    return OpDef(name, 0, rule, doc, flops=0, attrs=attrs)


def _function(name: str, arity: int, doc: str, meaning: Meaning, flops: int) -> OpDef:
    """The row of a function that `expand` makes of basic ops."""
    return OpDef(name, arity, "arith", doc, meaning, lowered_by="expand", flops=flops)


def _reduction(
    name: str, doc: str, algebra: Reduction, arity: int = 1, lowered_by: str = ""
) -> OpDef:
    """The row of a reduction; its typing rule follows from the value of an empty one."""
    rule = "reduce_bool" if isinstance(algebra.neutral, bool) else "reduce"
    flops = 1 + bool(algebra.term)
    return OpDef(name, arity, rule, doc, lowered_by=lowered_by, flops=flops, reduction=algebra)


def _table(*rows: OpDef) -> dict[str, OpDef]:
    return {row.name: row for row in rows}


OPS: dict[str, OpDef] = _table(
    # -- leaves
    _leaf("read", "read", "the value of a role at the start of the step", ROLE),
    _leaf("index", "leaf_i32", "the element's position in the flattened tensor"),
    _leaf("ordinal", "leaf_i32", "the tensor's position in the tensor table"),
    _leaf("count", "leaf_f64", "how many cells the domain `of` has in this tensor", OF),
    # -- arithmetic, IEEE 754, round to nearest even
    OpDef("add", 2, "arith", "a + b", np.add, commutative=True),
    OpDef("sub", 2, "arith", "a - b", np.subtract),
    OpDef("mul", 2, "arith", "a * b", np.multiply, commutative=True),
    OpDef("div", 2, "arith", "a / b", np.divide),
    OpDef("fma", 3, "arith", "a * b + c, rounded once", semantics.fma, flops=2),
    OpDef("sqrt", 1, "arith", "the square root, correctly rounded", np.sqrt),
    OpDef("neg", 1, "arith", "-a; flips the sign bit", np.negative),
    OpDef("abs", 1, "arith", "|a|; clears the sign bit", np.abs),
    OpDef("copysign", 2, "arith", "|a| with the sign of b, + of NaN", semantics.copysign),
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
    # -- of matrices (semantics of products: docs/ir.md)
    OpDef("matmul", 2, "product", "the product, a chain of fma a cell", flops=2, contraction=CHAIN),
    OpDef(
        "matmul_bf16",
        2,
        "product",
        "the product; of operands rounded to bf16 where the CPU has tiles of these",
        flops=2,
        contraction=CHAIN,
    ),
    OpDef(
        "matmul_symmetric",
        2,
        "product",
        "of Gram values that commute, symmetric: cells up to the diagonal, mirrored above it",
        flops=2,
        contraction=CHAIN,
    ),
    OpDef("transpose", 1, "gram", "rows for columns, of a Gram value or of a vector", flops=0),
    OpDef("add_diag", 2, "gram", "a Gram value + a number or vector on its diagonal"),
    OpDef("tril", 1, "gram", "the cells up to the diagonal, 0 above it", flops=0),
    OpDef("lower", 1, "gram", "the cells up to the diagonal, mirrored above it", flops=0),
    OpDef("cholesky", 1, "gram", "lower L with L L^T = a; NaN from a pivot that is not positive"),
    OpDef("inverse_lower", 1, "gram", "the inverse of a lower triangular matrix"),
    OpDef(
        "eigenvalues", 1, "gram", "of a symmetric matrix, ascending on a diagonal", routine="eigh"
    ),
    OpDef("eigenvectors", 1, "gram", "its columns: V of a = V diag(w) V^T", routine="eigh"),
    OpDef("orthogonal", 1, "gram", "Q of a = Q R, of R's diagonal >= 0", routine="qr"),
    OpDef("singular_values", 1, "singular", "of elements, descending on a diagonal", routine="svd"),
    OpDef(
        "left_vectors", 1, "singular", "U of a = U diag(s) V^T, thin; its columns", routine="svd"
    ),
    OpDef(
        "right_vectors", 1, "singular", "V^T of a = U diag(s) V^T, thin; its rows", routine="svd"
    ),
    OpDef("diag", 1, "diagonal", "the diagonal of a Gram value, a vector", flops=0),
    OpDef("eye", 0, "identity", "1 on the diagonal, 0 elsewhere", flops=0),
    OpDef("to_tiles", 1, "tiles", "a matrix's tiles; +0 behind the last row and column", flops=0),
    OpDef("from_tiles", 1, "tiles", "the matrix that has these tiles", flops=0),
    # -- declared ops
    _reduction("mean", "sum / count", Reduction(ADD, 0.0), lowered_by="legalise"),
    _reduction("all", "true where every cell is", Reduction(AND, True), lowered_by="legalise"),
    _reduction(
        "logsumexp",
        "log(sum(exp(a))), without overflow; -inf of nothing",
        Reduction(LOGADDEXP, -np.inf),
        lowered_by="legalise",
    ),
    OpDef(
        "as_stored",
        1,
        "arith",
        "what is read of a role behind a store of a; a itself before storage is chosen",
        semantics.as_stored,
        lowered_by="legalise",
        flops=0,
        attrs=(LIKE,),
    ),
    OpDef("isfinite", 1, "predicate", "neither infinite nor NaN", np.isfinite, lowered_by="expand"),
    _function("sign", 1, "-1, 0 or 1; keeps NaN", np.sign, 4),
    _function("rsqrt", 1, "1 / sqrt(a)", semantics.rsqrt, 2),
    _function("cbrt", 1, "the cube root, of a's sign", np.cbrt, 35),
    _function("exp", 1, "e to the a", np.exp, 20),
    _function("log", 1, "the natural logarithm", np.log, 25),
    _function("expm1", 1, "exp(a) - 1, exact near 0", np.expm1, 40),
    _function("log1p", 1, "log(1 + a), exact near 0", np.log1p, 32),
    _function("sin", 1, "the sine of a radians; f64: NaN beyond 1e8", np.sin, 40),
    _function("cos", 1, "the cosine of a radians; f64: NaN beyond 1e8", np.cos, 40),
    _function("atan", 1, "the angle in [-pi/2, pi/2] whose tangent is a", np.arctan, 35),
    _function("atan2", 2, "the angle of the point (b, a), in [-pi, pi]", np.arctan2, 45),
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
        "inner_low",
        4,
        "inner_low",
        "where the wrapped optimizer moves parameter a, its gradient b projected by c, times d",
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


def unnamed_attr(op: str) -> str:
    """The attribute that may stand in the text without its name: the first one; "" if none."""
    row = OPS.get(op)
    return row.attrs[0].name if row and row.attrs else ""


def term_operands(op: str, operands: Sequence[_Operand]) -> Sequence[_Operand]:
    """Return the operands of a reduction's term op: the first, and the last if it takes two."""
    term = algebra_of(op).term
    both = operands[0], operands[-1]
    return both[: OPS[term].arity] if term else both[:1]
