"""Vector-Jacobian products of matrix products and convolutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from onnx import NodeProto, helper

from ....ir.errors import CaptureError
from .elementwise import Products, Rule, attribute, operands, summed
from .terms import FormulaWriter, Term
from .values import Dims


def _refuse(node: NodeProto, what: str, remedy: str) -> NoReturn:
    raise CaptureError(
        f"the derivative of {node.op_type}: {what}", f"node {node.name or node.output[0]}", remedy
    )


def _dims(w: FormulaWriter, node: NodeProto, name: str) -> Dims:
    found = w.known.dims(name)
    if found is None:
        _refuse(node, f"the rank of '{name}' is not known", "state the shapes of the inputs")
    return found


def _swapped(value: Term, rank: int) -> Term:
    """The last two axes the other way round."""
    return value.transposed([*range(rank - 2), rank - 1, rank - 2])


def _matmul(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    """dA = g B^T and dB = A^T g, summed over what was broadcast; a vector is a row or a column."""
    (a, b), (na, nb) = operands(w, n), (_dims(w, n, name) for name in n.input)
    lengths = len(na), len(nb)
    if lengths[1] == 1:
        b, nb, g = (w.over_axes("Unsqueeze", b, [1]), (*nb, 1), w.over_axes("Unsqueeze", g, [-1]))
    if lengths[0] == 1:
        a, na, g = (w.over_axes("Unsqueeze", a, [0]), (1, *na), w.over_axes("Unsqueeze", g, [-2]))
    batch = _batch(na[:-2], nb[:-2])
    of_a = g @ _swapped(b, len(nb))
    of_b = _swapped(a, len(na)) @ g
    of_a = w.summed_to(of_a, None if batch is None else (*batch, *na[-2:]), a, na)
    of_b = w.summed_to(of_b, None if batch is None else (*batch, *nb[-2:]), b, nb)
    if lengths[0] == 1:
        of_a = w.over_axes("Squeeze", of_a, [0])
    if lengths[1] == 1:
        of_b = w.over_axes("Squeeze", of_b, [1])
    return [of_a, of_b]


def _batch(a: Dims, b: Dims) -> Dims | None:
    """Return leading sizes after broadcasting; None where two names may be the same or 1."""
    rank = max(len(a), len(b))
    wide = [(1,) * (rank - len(d)) + d for d in (a, b)]
    pairs = list(zip(*wide, strict=True))
    if any(x != y and 1 not in (x, y) for x, y in pairs):
        return None
    return tuple(y if x == 1 else x for x, y in pairs)


def _gemm(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    a, b = w.value(n.input[0]), w.value(n.input[1])
    turns = [bool(attribute(n, name, 0)) for name in ("transA", "transB")]
    alpha, beta = attribute(n, "alpha", 1.0), attribute(n, "beta", 1.0)
    scaled = g if alpha == 1.0 else g * alpha
    of_a = scaled @ (b if turns[1] else _swapped(b, 2))
    of_b = (a if turns[0] else _swapped(a, 2)) @ scaled
    found: list[Term | None] = [
        _swapped(of_a, 2) if turns[0] else of_a,
        _swapped(of_b, 2) if turns[1] else of_b,
    ]
    if len(n.input) > 2 and n.input[2]:
        found.append(summed(w, n, g if beta == 1.0 else g * beta, 2))
    return found


def _sizes(w: FormulaWriter, node: NodeProto, name: str) -> tuple[int, ...]:
    """The sizes of all axes but the first."""
    found = _dims(w, node, name)[1:]
    if not all(isinstance(size, int) for size in found):
        _refuse(node, f"'{name}' has sizes {found}", "state them in the shapes of the inputs")
    return tuple(int(size) for size in found)


def _list(node: NodeProto, name: str, default: Sequence[int]) -> list[int]:
    found = (helper.get_attribute_value(a) for a in node.attribute if a.name == name)
    return list(next(found, default))


def _padding(node: NodeProto, space: Sequence[int], made: Sequence[int], reach: Sequence[int],
             strides: Sequence[int]) -> tuple[list[int], list[int]]:  # fmt: skip
    """Return a convolution's padding before and behind each axis."""
    auto = next((a.s.decode() for a in node.attribute if a.name == "auto_pad"), "NOTSET")
    n = len(space)
    if auto in ("NOTSET", "VALID"):
        pads = _list(node, "pads", [0] * (2 * n)) if auto == "NOTSET" else [0] * (2 * n)
        return pads[:n], pads[n:]
    total = [max((o - 1) * s + r - i, 0)
             for i, o, r, s in zip(space, made, reach, strides, strict=True)]  # fmt: skip
    small, large = [t // 2 for t in total], [t - t // 2 for t in total]
    return (small, large) if auto == "SAME_UPPER" else (large, small)


def _conv(w: FormulaWriter, n: NodeProto, g: Term) -> Products:
    """dx is a transposed convolution of g, dW one of x by g with strides and dilations swapped."""
    x, weights = w.value(n.input[0]), w.value(n.input[1])
    channels, *space = _sizes(w, n, n.input[0])
    outs, *made = _sizes(w, n, n.output[0])
    kernel = list(_sizes(w, n, n.input[1])[1:])
    axes = len(space)
    strides, dilations = _list(n, "strides", [1] * axes), _list(n, "dilations", [1] * axes)
    group = int(attribute(n, "group", 1))
    reach = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
    before, behind = _padding(n, space, made, reach, strides)
    left = [
        size + b + e - r - (o - 1) * s
        for size, b, e, r, o, s in zip(space, before, behind, reach, made, strides, strict=True)
    ]
    of_x = g.op(
        "ConvTranspose", weights, strides=strides, dilations=dilations, group=group,
        pads=[*before, *behind], output_padding=left,
    )  # fmt: skip
    if any(size >= max(s, d) for size, s, d in zip(left, strides, dilations, strict=True)):
        _refuse(n, f"strides {strides} leave {left} elements unread", "crop the operand first")
    of_w = _channels_first(w, x, group, [channels // group, *space]).op(
        "Conv", _channels_first(w, g, group, [outs // group, *made], across=True),
        strides=dilations, dilations=strides, group=group, pads=[*before, *behind],
    )  # fmt: skip
    if any(left):
        places = list(range(2, 2 + axes))
        of_w = of_w.op("Slice", w.integers([0] * axes), w.integers(kernel), w.integers(places))
    of_w = of_w.transposed([1, 0, *range(2, 2 + axes)])
    found: list[Term | None] = [of_x, of_w]
    if len(n.input) > 2 and n.input[2]:
        found.append(w.over_axes("ReduceSum", g, [0, *range(2, 2 + axes)], keepdims=0))
    return found


def _channels_first(
    w: FormulaWriter, value: Term, group: int, sizes: Sequence[int], across: bool = False
) -> Term:
    """[batch, group c, ...] with c as the batch and the batch as channels, group by group.

    `across`: [group c, batch, ...], as weights.
    """
    last = list(range(2, 1 + len(sizes)))
    if group == 1:
        return value.transposed([1, 0, *last])
    split = value.op("Reshape", w.integers([0, group, *sizes]))
    order = [1, 2, 0] if across else [2, 1, 0]
    moved = split.transposed([*order, *(k + 1 for k in last)])
    shape = [group * sizes[0], -1] if across else [sizes[0], -1]
    return moved.op("Reshape", w.integers([*shape, *sizes[1:]]))


LINEAR: dict[str, Rule] = {"Conv": _conv, "Gemm": _gemm, "MatMul": _matmul}
