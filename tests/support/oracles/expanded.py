"""Expanded functions as functions of arrays, and their errors against mpmath."""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np
from stepfuse.ir.graph import Graph
from stepfuse.ir.interpreter import evaluate
from stepfuse.ir.text.parser import parse
from stepfuse.ir.verifier import verify_graph
from stepfuse.passes.rewrite.expand import expand

Array = np.ndarray[Any, np.dtype[Any]]


def sigmoid(x: Any) -> Any:
    return 1 / (1 + mpmath.exp(-x))


EXACT = {
    "exp": mpmath.exp,
    "log": mpmath.log,
    "expm1": mpmath.expm1,
    "log1p": mpmath.log1p,
    "sin": mpmath.sin,
    "cos": mpmath.cos,
    "atan": mpmath.atan,
    "erf": mpmath.erf,
    "tanh": mpmath.tanh,
    "sigmoid": sigmoid,
    "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
}
OF_TWO = {"pow": mpmath.power, "atan2": mpmath.atan2}


def graph_of(statement: str, dtype: str = "f32", result: str = "") -> Graph:
    text = f"""
    optimizer @tiny {{
      param %param : {dtype} elem
      grad %grad : {dtype} elem
      state %count = 0.0 : f64 step
      hyper %beta = 0.9 : f64 step
      step {{
        %0 = {statement} : {result or dtype + " elem"}
      }}
    }}"""
    return parse(text).graphs[0]


def expanded(statement: str, dtype: str = "f32", result: str = "") -> Graph:
    graph = expand(graph_of(statement, dtype, result))
    verify_graph(graph, "basic")
    return graph


def run(graph: Graph, param: Array, grad: Array | None = None) -> Array:
    """The last value of the graph, as a flat array."""
    tensor = {"param": param} if grad is None else {"param": param, "grad": grad}
    return np.asarray(evaluate(graph, tensor, {})[-1]).reshape(-1)


def apply(op: str, *operands: Array) -> Array:
    dtype = "f32" if operands[0].dtype == np.float32 else "f64"
    names = ("%param", "%param, %grad")[len(operands) - 1]
    return run(expanded(f"{op} {names}", dtype), *operands)


def exact(op: str, *operands: Array) -> list[Any]:
    with mpmath.workprec(160):
        numbers = zip(*(map(mpmath.mpf, o.tolist()) for o in operands), strict=True)
        return [{**EXACT, **OF_TWO}[op](*n) for n in numbers]


def ulps(got: Array, references: list[Any]) -> Array:
    """The error in units in the last place of the reference."""
    errors: list[float] = []
    with mpmath.workprec(160):
        for value, reference in zip(got, references, strict=True):
            spacing = np.spacing(np.abs(got.dtype.type(float(reference))))
            difference = abs(mpmath.mpf(float(value)) - reference)
            errors.append(float(difference / mpmath.mpf(float(spacing))))
    return np.array(errors)
