"""The smallest network of each structure that LessBN knows, for torch and for ONNX alike.

A body is written once: over a module of torch, whose layers it calls, or over an emitter, which
makes ONNX nodes of the same calls. `LEAVING` was written by hand, of the documented rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from onnx import ModelProto, TensorProto, helper, numpy_helper
from torch import nn

Body = Callable[[Any, Any], Any]
CHANNELS = 2  # `w` is a convolution of twice as many, `m` a norm


def main_of_three(s: Any, x: Any) -> Any:
    return s.n3(s.c3(s.relu(s.n2(s.c2(s.relu(s.n1(s.c1(x))))))))


def main_of_two(s: Any, x: Any) -> Any:
    return s.n2(s.c2(s.relu(s.n1(s.c1(x)))))


def inverted(s: Any, x: Any) -> Any:
    return s.n3(s.c3(s.relu6(s.n2(s.c2(s.relu6(s.n1(s.c1(x))))))))


def dense(s: Any, x: Any) -> Any:
    return s.c1(s.relu(s.n1(s.w(s.relu(s.m(x))))))


def behind(make: Callable[[Any, Any], Any], join: Callable[[Any, Any], Any]) -> Body:
    """What `join` makes of a value and the network."""
    return lambda s, x: join(s, make(s, x))


def relu(s: Any, x: Any) -> Any:
    return s.relu(x)


def pool(s: Any, x: Any) -> Any:
    return s.pool(x)


def norm(s: Any, x: Any) -> Any:
    return s.n4(s.c4(x))


def add(s: Any, x: Any) -> Any:
    return x + s.c4(x)


def concat(s: Any, x: Any) -> Any:
    return s.cat(x, s.c4(x))


def projected(s: Any, x: Any) -> Any:
    return s.n4(s.c4(x))


def three_projected(s: Any, x: Any) -> Any:
    return main_of_three(s, x) + projected(s, x)


def projected_three(s: Any, x: Any) -> Any:
    return projected(s, x) + main_of_three(s, x)


def in_a_row(s: Any, x: Any) -> Any:
    first = s.n4(s.c4(s.relu6(s.n3(s.c3(s.relu6(s.n2(s.c2(x))))))))
    return s.n1(s.c1(s.relu6(s.n5(s.c5(first)))))


# The networks, and the norms that leave. In `SWAPPED` operands are as MindSpore does not match.
GRAPHS: dict[str, tuple[Body, str]] = {
    "bottleneck, projected": (behind(relu, three_projected), "n1 n2 n4"),
    "bottleneck, identity": (behind(relu, lambda s, x: main_of_three(s, x) + x), "n1 n2"),
    "bottleneck, pooled": (behind(pool, three_projected), "n1 n2 n4"),
    "basic, projected": (behind(relu, lambda s, x: main_of_two(s, x) + projected(s, x)), "n1 n4"),
    "basic, identity": (behind(relu, lambda s, x: main_of_two(s, x) + x), "n1"),
    "basic, pooled": (behind(pool, lambda s, x: main_of_two(s, x) + x), "n1"),
    "inverted, of a norm": (behind(norm, lambda s, x: x + inverted(s, x)), "n1"),
    "inverted, of an add": (behind(add, lambda s, x: x + inverted(s, x)), "n1"),
    "behind an add": (behind(add, lambda s, x: s.n1(s.c1(x))), "n1"),
    "before the mean": (lambda s, x: s.mean(s.relu6(s.n1(s.c1(x)))), "n1"),
    "inverted in a row": (in_a_row, "n5"),
    "dense": (behind(concat, lambda s, x: s.cat(x, dense(s, x))), "m"),
    "dense, new first": (behind(concat, lambda s, x: s.cat(dense(s, x), x)), "m"),
    "transition": (behind(concat, lambda s, x: s.w(s.relu(s.m(x)))), "m"),
    "dense, pooled": (behind(pool, lambda s, x: s.cat(main_of_norms(s, x), s.cat(x, x))), "n2"),
    # none of them
    "bottleneck of an input": (lambda s, x: main_of_three(s, x) + x, ""),
    "other activation": (behind(relu, lambda s, x: s.n2(s.c2(s.relu6(s.n1(s.c1(x))))) + x), ""),
    "other shortcut": (lambda s, x: main_of_two(s, s.relu(x)) + s.relu(s.c3(x)), ""),
    "stem": (lambda s, x: s.pool(s.relu(s.n1(s.c1(x)))), ""),
}  # fmt: skip
SWAPPED: dict[str, tuple[Body, str]] = {
    "bottleneck, projected": (behind(relu, projected_three), "n1 n2 n4"),
    "basic, identity": (behind(relu, lambda s, x: x + main_of_two(s, x)), "n1"),
    "inverted, of a norm": (behind(norm, lambda s, x: inverted(s, x) + x), "n1"),
}  # fmt: skip


def main_of_norms(s: Any, x: Any) -> Any:
    return s.c2(s.relu(s.n2(s.c1(s.relu(s.n1(x))))))


class SmallNetwork(nn.Module):
    """A body over layers with random weights and statistics."""

    def __init__(self, body: Body) -> None:
        super().__init__()
        for number in range(1, 6):
            setattr(self, f"c{number}", nn.Conv2d(CHANNELS, CHANNELS, 1, bias=False))
            setattr(self, f"n{number}", nn.BatchNorm2d(CHANNELS))
        self.w = nn.Conv2d(2 * CHANNELS, CHANNELS, 1, bias=False)
        self.m = nn.BatchNorm2d(2 * CHANNELS)
        self.relu, self.relu6, self.pool = nn.ReLU(), nn.ReLU6(), nn.MaxPool2d(1)
        self.body = body
        rng = torch.Generator().manual_seed(0)
        for value in (v for v in self.state_dict().values() if v.is_floating_point()):
            value.uniform_(0.5, 1.5, generator=rng)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.body(self, x)

    def cat(self, *values: torch.Tensor) -> torch.Tensor:
        return torch.cat(values, 1)

    def mean(self, x: torch.Tensor) -> torch.Tensor:
        return x.mean((2, 3))


OPS = {"relu": "Relu", "relu6": "Clip", "pool": "MaxPool", "cat": "Concat", "mean": "ReduceMean"}
ATTRIBUTES: dict[str, dict[str, Any]] = {
    "relu6": {"min": 0.0, "max": 6.0}, "pool": {"kernel_shape": [1, 1]}, "cat": {"axis": 1},
    "mean": {"axes": [2, 3], "keepdims": 0},
}  # fmt: skip


class Emitter:
    """Takes the calls of a body and makes nodes of them."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []

    def __getattr__(self, name: str) -> Callable[..., Named]:
        def call(*values: Named) -> Named:
            inputs = [v.name for v in values]
            if name in OPS:
                return self.emit(OPS[name], inputs, **ATTRIBUTES.get(name, {}))
            if name[0] in "cw":
                return self.emit("Conv", [*inputs, f"{name}.weight"])
            ends = ("weight", "bias", "running_mean", "running_var")
            return self.emit("BatchNormalization", [*inputs, *(f"{name}.{e}" for e in ends)])

        return call

    def emit(self, op: str, inputs: list[str], **attributes: Any) -> Named:
        result = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, inputs, [result], **attributes))
        return Named(self, result)


class Named:
    """A value that an emitter has made."""

    def __init__(self, emitter: Emitter, name: str) -> None:
        self.emitter, self.name = emitter, name

    def __add__(self, other: Named) -> Named:
        return self.emitter.emit("Add", [self.name, other.name])


def onnx_of(body: Body, network: SmallNetwork) -> ModelProto:
    """The body as a model, with the network's weights; opset 10, whose Clip has attributes."""
    emitter = Emitter()
    result: Named = body(emitter, Named(emitter, "x"))
    used = {name for node in emitter.nodes for name in node.input}
    weights = [
        numpy_helper.from_array(np.asarray(value), name)
        for name, value in network.state_dict().items()
        if name in used
    ]
    image = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, CHANNELS, 3, 3])
    shape = network.eval()(torch.zeros(2, CHANNELS, 3, 3)).shape
    output = helper.make_tensor_value_info(result.name, TensorProto.FLOAT, shape)
    graph = helper.make_graph(emitter.nodes, "small", [image], [output], weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 10)], ir_version=8)
