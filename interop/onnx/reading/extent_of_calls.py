"""The number of nodes of a model after its functions are inlined.

A kilobyte of functions that call each other twice, ten deep, is thousands of nodes; so are loops
in loops. A model may come to ten times the nodes that it is written with, and 20,000 more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from onnx import ModelProto, NodeProto

from ....ir.errors import CaptureError
from ..graphs import every_node, main_domain
from .checks import place_of
from .functions import FunctionKey, functions_of

_MOST = 20_000
_CELLS = 2**26  # of an array that is computed before the step


def most_nodes(model: ModelProto) -> int:
    """Return the bound on nodes that are read of a model."""
    lists = (model.graph.node, *(f.node for f in model.functions))
    return _MOST + 10 * sum(1 for nodes in lists for _ in every_node(nodes))


def too_many(model: ModelProto, where: str) -> CaptureError:
    """The error of a model that comes to more nodes."""
    return CaptureError(
        f"comes to more than {most_nodes(model)} nodes, with its functions and loops in place",
        where,
        "call fewer functions, or take fewer turns",
    )


def check_size(node: NodeProto, given: Sequence[np.ndarray[Any, Any] | None]) -> None:
    """Raises CaptureError for a known array that a few numbers ask to be larger than memory."""
    arrays = [None if a is None or a.dtype.kind not in "iuf" else a.reshape(-1) for a in given]
    first = arrays[0] if arrays else None
    second = arrays[1] if len(arrays) > 1 else None
    count = 0.0
    if node.op_type == "ConstantOfShape" and first is not None:
        count = float(np.prod(first.astype(np.float64)))
    elif node.op_type in ("Expand", "Tile") and second is not None:
        size = 1.0 if first is None else float(first.size)
        count = size * float(np.prod(np.abs(second.astype(np.float64))))
    elif node.op_type == "Range" and all(a is not None and a.size == 1 for a in arrays[:3]):
        start, end, step = (float(a[0]) for a in arrays[:3] if a is not None)
        count = abs(end - start) / abs(step) if step else 0.0
    if not count <= _CELLS:
        raise CaptureError(
            f"makes a known array of {count:.3g} cells; there may be {_CELLS}", place_of(node),
            "make it an input, or one number",
        )  # fmt: skip


def check_calls(model: ModelProto) -> None:
    """Raises CaptureError for functions that call themselves, or come to too many nodes."""
    bodies = {key: list(every_node(f.function.node)) for key, f in functions_of(model).items()}
    sizes: dict[FunctionKey, int] = {}
    for key in bodies:
        _measure(key, bodies, sizes)
    if _size(every_node(model.graph.node), sizes) > most_nodes(model):
        raise too_many(model, "model")


def _measure(
    first: FunctionKey, bodies: Mapping[FunctionKey, list[NodeProto]], sizes: dict[FunctionKey, int]
) -> None:
    """The nodes of a function in the place of a call, and of those that it calls."""
    open_: list[FunctionKey] = [first]
    while open_:
        key = open_[-1]
        called = [k for k in map(_key, bodies[key]) if k in bodies and k not in sizes]
        if key in sizes:
            open_.pop()
        elif not called:
            sizes[key] = _size(bodies[key], sizes)
            open_.pop()
        elif called[0] in open_:
            raise CaptureError(
                "calls itself, at once or through others", f"function {called[0][1]}",
                "write its turns out, or use a Loop",
            )  # fmt: skip
        else:
            open_.append(called[0])


def _size(nodes: Iterable[NodeProto], sizes: Mapping[FunctionKey, int]) -> int:
    return sum(1 + sizes.get(_key(node), 0) for node in nodes)


def _key(node: NodeProto) -> FunctionKey:
    return main_domain(node.domain), node.op_type
