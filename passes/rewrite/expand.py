"""Replaces transcendental functions, predicates and random numbers by basic ops.

No library is called, so that every backend computes the same bits. The graph has to be typed (after
`legalise`). One text serves f32 and f64, elements and scalars.

    %0 = sign %grad : f32 elem      -->      %0 = lt %grad, 0.0 : bool elem
                                             %1 = lt 0.0, %grad : bool elem
                                             %2 = add %grad, 0.0 : f32 elem
                                             %3 = select %1, 1.0, %2 : f32 elem
                                             %4 = select %0, -1.0, %3 : f32 elem
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from ...ir.builder import Builder, rewrite
from ...ir.errors import OptionError
from ...ir.graph import Graph, Node, Operand
from ...ir.ops import OPS
from ...ir.types import F32, F64, Const, DType
from ..expansions.composed import expm1, isfinite, log1p, power, rsqrt, sigmoid, sign, tanh, uniform
from ..expansions.exponential import erf, exp, log
from ..expansions.powers import cbrt
from ..expansions.trigonometric import atan, atan2, cos, sin
from ..expansions.value import TypedValue, literal

EXPANSIONS: dict[str, Callable[..., TypedValue]] = {
    "isfinite": isfinite,
    "sign": sign,
    "rsqrt": rsqrt,
    "cbrt": cbrt,
    "exp": exp,
    "log": log,
    "expm1": expm1,
    "log1p": log1p,
    "sin": sin,
    "cos": cos,
    "atan": atan,
    "atan2": atan2,
    "erf": erf,
    "tanh": tanh,
    "sigmoid": sigmoid,
    "pow": power,
    "uniform": uniform,
}

# The largest error in units in the last place (ulp) of the exact result; isfinite, sign and
# uniform are exact. f32: found by trying every argument (`stepfuse accuracy --exhaustive`); pow:
# above all samples, times 1 + |y| / 100, where x^y is normal. f64: above all samples (exp 0.90,
# log 0.86, sin and cos 0.77, erf 1.27, tanh 1.31, expm1 2.10, log1p 1.07, atan 0.82, atan2 1.24,
# sigmoid 2.42, cbrt 0.665). rsqrt: two roundings, the first one worth up to 1. f64 pow: times
# 1 + |y ln x|; 2 (0.87 + 0.5), from log and the product.
BOUNDS: dict[tuple[str, DType], float] = {
    ("rsqrt", F32): 1.491,
    ("cbrt", F32): 0.501,
    ("exp", F32): 0.991,
    ("log", F32): 0.834,
    ("sin", F32): 0.501,
    ("cos", F32): 0.501,
    ("expm1", F32): 2.436,
    ("log1p", F32): 1.438,
    ("atan", F32): 0.501,
    ("atan2", F32): 0.501,
    ("erf", F32): 0.507,
    ("tanh", F32): 1.331,
    ("sigmoid", F32): 2.403,
    ("pow", F32): 1.0,
    ("rsqrt", F64): 1.5,
    ("cbrt", F64): 0.67,
    ("exp", F64): 0.95,
    ("log", F64): 0.87,
    ("sin", F64): 0.8,
    ("cos", F64): 0.8,
    ("expm1", F64): 2.5,
    ("log1p", F64): 1.2,
    ("atan", F64): 0.9,
    ("atan2", F64): 1.5,
    ("erf", F64): 1.4,
    ("tanh", F64): 1.4,
    ("sigmoid", F64): 2.5,
    ("pow", F64): 2.75,
}


def expand(graph: Graph, only: Collection[str] | None = None) -> Graph:
    """The graph in basic ops, or without `only` some. Raises ValueError for one not typed."""
    if not graph.is_typed:
        raise OptionError(f"expand expects a typed graph, got @{graph.name} with real values")

    def visit(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand | None:
        wanted = node.op in (EXPANSIONS if only is None else only)
        return _expanded(builder, node, args) if wanted else None

    return rewrite(graph, visit, by="expand")


def _expanded(builder: Builder, node: Node, args: tuple[Operand, ...]) -> Operand:
    builder.rule = node.op
    dtype = F64 if OPS[node.op].rule == "random" else node.type.dtype
    values = (_value(builder, a, dtype) for a in args)
    result = EXPANSIONS[node.op](*values, **node.settings).operand
    if isinstance(result, Const):  # later nodes may need a value, such as a cast
        return builder.emit("mul", result, Const(1.0), dtype=node.type.dtype)
    return result


def _value(builder: Builder, operand: Operand, dtype: DType) -> TypedValue:
    """The operand with its dtype; a literal has that of the op it stands in."""
    known = builder.type_of(operand)
    if known is not None:
        return TypedValue(builder, operand, known.dtype)
    assert isinstance(operand, Const)
    return TypedValue(builder, literal(operand.value, dtype), dtype)
